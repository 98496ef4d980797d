#include "core/attention/score.h"

#include "core/attention/score_forms.h"
#include "core/base/eigen.h"
#include "core/math/finite_product.h"

#include <cmath>

namespace core {

namespace {

    // torch.nn.functional.normalize over rows, with norms in double; zero rows stay zero.
    Matrix unitRows(const Matrix& m)
    {
        Matrix result = Matrix::uninitialised(m.rows(), m.cols());
        for (Index i = 0; i < m.rows(); ++i) {
            const double length = view(m).row(i).cast<double>().norm();
            const double factor = length > 0 ? 1 / length : 0;
            view(result).row(i) = (view(m).row(i).cast<double>() * factor).cast<Scalar>();
        }
        return result;
    }

    struct Operands {
        const ScoreParameters& parameters;
        const Matrix& q;
        const Matrix& k;
    };

    Matrix compute(const DotScore&, const Operands& o)
    {
        return productTransposed(o.q, o.k);
    }

    Matrix compute(const ScaledDotScore&, const Operands& o)
    {
        return productTransposed(o.q, o.k, 1 / std::sqrt(static_cast<double>(o.q.cols())));
    }

    Matrix compute(const GeneralScore&, const Operands& o)
    {
        return bilinearProduct(o.q, o.parameters.w, o.k);
    }

    Matrix compute(const AdditiveScore&, const Operands& o)
    {
        return additiveScores(o.parameters, o.q, o.k);
    }

    Matrix compute(const CosineScore&, const Operands& o)
    {
        Matrix result = productTransposed(unitRows(o.q), unitRows(o.k));
        view(result) = view(result).cwiseMax(-1.0F).cwiseMin(1.0F);
        return result;
    }

    Matrix compute(const KernelScore& score, const Operands& o)
    {
        return kernelScores(score, o.q, o.k);
    }

    Matrix compute(const LocationScore& score, const Operands& o)
    {
        return locationScores(score.form, o.parameters, o.q.rows(), o.k);
    }

} // namespace

Matrix scores(
    const Score& score, const ScoreParameters& parameters, const Matrix& q, const Matrix& k)
{
    if (q.rows() == 0 || k.rows() == 0)
        return { q.rows(), k.rows() };
    return std::visit([&](const auto& s) { return compute(s, { parameters, q, k }); }, score);
}

bool isLogarithm(const Score& score)
{
    return std::holds_alternative<KernelScore>(score);
}

bool takesAnyWidths(const Score& score)
{
    return std::holds_alternative<GeneralScore>(score)
        || std::holds_alternative<AdditiveScore>(score)
        || std::holds_alternative<LocationScore>(score);
}

} // namespace core
