#include "core/inference/weight_access/inference_context.h"

#include "core/base/error.h"
#include "core/math/overflow.h"
#include "core/math/product.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace core {

namespace {

    constexpr Index columnsAtOnce = 64; // packed, they fit into a cache
    constexpr Index rowsAtOnce = 64; // read by one thread

    std::span<Scalar> allOf(Matrix& m)
    {
        return { m.data(), static_cast<std::size_t>(m.size()) };
    }

    // Columns `to` of the product come from the outputs `from` of the tensor.
    struct OutputColumns {
        IndexRange to;
        IndexRange from;
    };

    std::vector<OutputColumns> columnsOf(const TensorSlice& share)
    {
        std::vector<OutputColumns> result;
        for (Index i = 0; i < share.times; ++i)
            for (Index at = 0; at < share.size; at += columnsAtOnce) {
                const Index size = std::min(columnsAtOnce, share.size - at);
                const Index to = i * share.size + at;
                const Index from = share.begin + i * share.step + at;
                result.push_back({ { to, to + size }, { from, from + size } });
            }
        return result;
    }

    // Columns of W that a product uses, for a tensor of inputs x outputs.
    struct UsedColumns {
        Index begin = 0;
        ConstBlock numbers {}; // inputs x columns from `begin` on
        Matrix read {}; // owns them unless the model stays in memory
    };

    UsedColumns usedColumns(const Linear& linear, const Tensor* kept, const InferenceContext& run)
    {
        const TensorSlice& share = linear.slice;
        const Index width = (share.times - 1) * share.step + share.size;
        if (kept != nullptr)
            return { share.begin,
                { kept->data.data() + share.begin, linear.inputs, width, share.all } };
        UsedColumns result { share.begin, {}, Matrix::uninitialised(linear.inputs, width) };
        Matrix& w = result.read;
        result.numbers = block(std::as_const(w));
        run.threadPool.forEach((w.rows() + rowsAtOnce - 1) / rowsAtOnce, [&](Index piece) {
            const Index first = piece * rowsAtOnce;
            const Index last = std::min(first + rowsAtOnce, w.rows());
            if (width == share.all) {
                const auto count = static_cast<std::size_t>((last - first) * width);
                run.weights.readTensor(
                    linear.weight, first * width, { w.row(first).data(), count });
                return;
            }
            for (Index row = first; row < last; ++row)
                run.weights.readTensor(linear.weight, row * share.all + share.begin, w.row(row));
        });
        return result;
    }

    // For a tensor of outputs x inputs.
    PackedMatrix panelsOf(
        const Linear& linear, IndexRange outputs, const Tensor* kept, const InferenceContext& run)
    {
        if (kept != nullptr)
            return PackedMatrix::ofTransposed({ kept->data.data() + outputs.begin * linear.inputs,
                outputs.size(), linear.inputs, linear.inputs });
        Matrix rows = Matrix::uninitialised(outputs.size(), linear.inputs);
        run.weights.readTensor(linear.weight, outputs.begin * linear.inputs, allOf(rows));
        return PackedMatrix::ofTransposed(block(std::as_const(rows)));
    }

    std::span<const Scalar> partOf(const std::vector<Scalar>& bias, IndexRange e)
    {
        if (bias.empty())
            return {};
        return std::span(bias).subspan(
            static_cast<std::size_t>(e.begin), static_cast<std::size_t>(e.size()));
    }

} // namespace

Matrix product(const Linear& linear, const Matrix& x, const InferenceContext& run)
{
    assert(x.cols() == linear.inputs);
    if (linear.weight.empty())
        return x;
    const std::vector<Scalar> bias = run.weights.vector(linear.bias, linear.slice.all);
    const std::shared_ptr<const Tensor> kept = run.weights.whole(linear.weight);
    const UsedColumns used
        = linear.inputsFirst ? usedColumns(linear, kept.get(), run) : UsedColumns {};
    Matrix result = Matrix::uninitialised(x.rows(), linear.outputs());
    const std::vector<OutputColumns> pieces = columnsOf(linear.slice);
    run.threadPool.forEach(std::ssize(pieces), [&](Index i) {
        if (run.stop.stop_requested())
            return;
        const OutputColumns& piece = pieces[static_cast<std::size_t>(i)];
        const IndexRange inUsed { piece.from.begin - used.begin, piece.from.end - used.begin };
        const MutableBlock target = block(result).colsOf(piece.to);
        if (linear.inputsFirst)
            multiply(block(x), PackedMatrix::of(used.numbers.colsOf(inUsed)), target);
        else
            multiply(block(x), panelsOf(linear, piece.from, kept.get(), run), target);
        addRow(partOf(bias, piece.from), target);
    });
    return result;
}

Matrix normed(const Norm& norm, const Matrix& x, const InferenceContext& run)
{
    Matrix result = x;
    normaliseRows(norm, run.weights.vector(norm.weight, norm.width),
        run.weights.vector(norm.bias, norm.width), block(result));
    return result;
}

Matrix normed(const std::optional<Norm>& norm, const Matrix& x, const InferenceContext& run)
{
    return norm ? normed(*norm, x, run) : x;
}

void requireFinite(const Matrix& values, const std::string& path)
{
    if (overflowed(block(values)))
        throw Error("not_finite",
            message("\"%1\" of this model is NaN or too large; are its weights damaged?", path));
}

Matrix meanOfRows(const Matrix& rows)
{
    Matrix result = Matrix::uninitialised(1, rows.cols());
    for (Index c = 0; c < rows.cols(); ++c) {
        double sum = 0;
        for (Index i = 0; i < rows.rows(); ++i)
            sum += static_cast<double>(rows(i, c));
        result(0, c) = static_cast<Scalar>(sum / static_cast<double>(rows.rows()));
    }
    return result;
}

Matrix columnsFrom(const Matrix& all, Index begin, Index count)
{
    Matrix result = Matrix::uninitialised(all.rows(), count);
    for (Index i = 0; i < all.rows(); ++i)
        std::copy_n(all.row(i).data() + begin, count, result.row(i).data());
    return result;
}

Matrix sumOf(const Matrix& a, const Matrix& b)
{
    assert(a.rows() == b.rows() && a.cols() == b.cols());
    Matrix result = Matrix::uninitialised(a.rows(), a.cols());
    std::ranges::transform(a.values(), b.values(), result.data(), std::plus<> {});
    return result;
}

} // namespace core
