#include "core/inference/output_head.h"

#include "core/attention/softcap.h"

#include <algorithm>
#include <numeric>
#include <variant>

namespace core {

namespace {

    std::span<Scalar> numbersOfAll(Matrix& m)
    {
        return { m.data(), static_cast<std::size_t>(m.size()) };
    }

    // Activates each row at the same address: the alignment of vectors affects the last bit.
    void activateRows(Activation how, Matrix& x)
    {
        if (how == Activation::None)
            return;
        Matrix one = Matrix::uninitialised(1, x.cols());
        for (Index i = 0; i < x.rows(); ++i) {
            std::ranges::copy(x.row(i), one.data());
            activate(how, numbersOfAll(one));
            std::ranges::copy(one.values(), x.row(i).data());
        }
    }

} // namespace

Matrix readableStates(
    const Stack& stack, const Matrix& states, bool hasNorm, const InferenceContext& run)
{
    Matrix x = hasNorm ? states : normed(stack.norm, states, run);
    return stack.projection ? product(*stack.projection, x, run) : x;
}

Matrix pooledStates(const OutputHead& outputHead, const Matrix& states)
{
    constexpr Index first = 0;
    switch (outputHead.pooling) {
    case OutputHead::Pooling::FirstToken:
        return chosenRows(states, { &first, 1 });
    case OutputHead::Pooling::MeanOfTokens:
        return meanOfRows(states);
    case OutputHead::Pooling::EachToken:
        break;
    }
    return states;
}

Matrix logitsOf(const OutputHead& outputHead, const Matrix& states, const InferenceContext& run)
{
    Matrix x = outputHead.dense ? product(*outputHead.dense, states, run) : states;
    activateRows(outputHead.activation, x);
    x = normed(outputHead.norm, x, run);
    if (outputHead.scale != 1)
        for (Scalar& number : numbersOfAll(x))
            number *= outputHead.scale;
    Matrix logits = product(outputHead.decoder, x, run);
    softCap(numbersOfAll(logits), outputHead.softcap);
    if (!run.stop.stop_requested())
        requireFinite(logits, "logits");
    return logits;
}

std::vector<Index> largestOf(std::span<const Scalar> logits, Index count)
{
    const auto larger = [&](Index a, Index b) {
        const Scalar left = logits[static_cast<std::size_t>(a)];
        const Scalar right = logits[static_cast<std::size_t>(b)];
        return left > right || (left == right && a < b);
    };
    std::vector<Index> order(logits.size());
    std::iota(order.begin(), order.end(), Index { 0 });
    const auto end = order.begin() + std::min(count, std::ssize(order));
    std::partial_sort(order.begin(), end, order.end(), larger);
    order.erase(end, order.end());
    return order;
}

Matrix chosenRows(const Matrix& all, std::span<const Index> chosen)
{
    Matrix result = Matrix::uninitialised(std::ssize(chosen), all.cols());
    for (Index i = 0; i < result.rows(); ++i)
        std::ranges::copy(all.row(chosen[static_cast<std::size_t>(i)]), result.row(i).data());
    return result;
}

} // namespace core
