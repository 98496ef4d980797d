#include "core/architecture/activation.h"

#include "core/base/eigen.h"

#include <unsupported/Eigen/SpecialFunctions>

namespace core {

namespace {

    using Bent = Eigen::Map<Eigen::Array<Scalar, Eigen::Dynamic, 1>>;

    // x·(1 + tanh(√(2/π)·(x + 0.044715x³)))/2
    void bendByTanh(Bent x)
    {
        constexpr Scalar root = 0.7978845608028654F;
        x = Scalar { 0.5 } * x
            * (Scalar { 1 } + (root * (x + Scalar { 0.044715F } * x * x * x)).tanh());
    }

    void bendByError(Bent x)
    {
        constexpr Scalar root = 0.7071067811865476F;
        x = Scalar { 0.5 } * x * (Scalar { 1 } + (root * x).erf());
    }

} // namespace

void activate(Activation how, std::span<Scalar> values)
{
    Bent x(values.data(), static_cast<Index>(values.size()));
    switch (how) {
    case Activation::Gelu:
        return bendByError(x);
    case Activation::GeluTanh:
        return bendByTanh(x);
    case Activation::QuickGelu:
        x *= (Scalar { 1.702F } * x).logistic();
        return;
    case Activation::Relu:
        x = x.max(Scalar { 0 });
        return;
    case Activation::ReluSquared:
        x = x.max(Scalar { 0 }).square();
        return;
    case Activation::Silu:
        x *= x.logistic();
        return;
    case Activation::Tanh:
        x = x.tanh();
        return;
    case Activation::Sigmoid:
        x = x.logistic();
        return;
    case Activation::None:
        return;
    }
}

} // namespace core
