#include "core/inference/weight_access/embed.h"

#include "core/base/error.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {

namespace {

    struct TableRef {
        const std::string& name;
        Index rows;
        Index cols;
        bool ofTypes = false; // token types, not tokens
    };

    [[noreturn]] void refuseRow(const TableRef& table, Index token, Index row)
    {
        if (table.ofTypes)
            throw Error("token_type",
                message("token %1 has the type %2; the model has types 0 to %3", token, row,
                    table.rows - 1));
        throw Error("token_id",
            message("token %1 has the ID %2; the model's vocabulary has IDs 0 to %3", token, row,
                table.rows - 1));
    }

    Matrix tableRows(
        const TableRef& table, const std::vector<Index>& chosen, const WeightReader& weights)
    {
        Matrix result = Matrix::uninitialised(std::ssize(chosen), table.cols);
        for (Index i = 0; i < result.rows(); ++i) {
            const Index row = chosen[static_cast<std::size_t>(i)];
            if (row < 0 || row >= table.rows)
                refuseRow(table, i + 1, row);
            weights.readTensor(table.name, row * table.cols, result.row(i));
        }
        return result;
    }

    // sin(pos / 10000^(2i/d)) for all i, then all cosines.
    Matrix sinusoidalRows(Index width, const std::vector<Index>& places)
    {
        Matrix result(std::ssize(places), width);
        const Index half = (width + 1) / 2;
        for (Index row = 0; row < result.rows(); ++row) {
            const auto place = static_cast<double>(places[static_cast<std::size_t>(row)]);
            for (Index i = 0; i < half; ++i) {
                const double share = 2 * static_cast<double>(i) / static_cast<double>(width);
                const double angle = place / std::pow(10000.0, share);
                result(row, i) = static_cast<Scalar>(std::sin(angle));
                if (half + i < width)
                    result(row, half + i) = static_cast<Scalar>(std::cos(angle));
            }
        }
        return result;
    }

    std::vector<Index> positionsOf(
        const PositionEmbedding& table, const std::vector<Index>& ids, Index count)
    {
        std::vector<Index> result(static_cast<std::size_t>(count));
        Index place = table.offset;
        for (std::size_t i = 0; i < result.size(); ++i) {
            const bool skipped = table.padding && i < ids.size() && ids[i] == *table.padding;
            result[i] = skipped ? *table.padding : place++;
        }
        return result;
    }

    Matrix positionRows(const PositionEmbedding& table, const StackInput& input, Index count,
        const InferenceContext& run)
    {
        std::vector<Index> places = positionsOf(table, input.ids, count);
        if (table.computed)
            return positionVectors(table.computed->form, count, table.width, table.computed->seed);
        if (table.clampsToLast)
            for (Index& place : places)
                place = std::min(place, table.rows - 1);
        if (table.table.empty())
            return sinusoidalRows(table.width, places);
        return tableRows({ table.table, table.rows, table.width }, places, run.weights);
    }

    // One row for each patch: its values by channel, row and column.
    Matrix patchesOf(const Patches& patches, const Tensor& pixels)
    {
        const Index across = patches.imageSize / patches.patchSize;
        const Index side = patches.patchSize;
        if (pixels.size() != patches.channels * patches.imageSize * patches.imageSize)
            throw Error("picture_shape",
                message("the image has %1 values; the model expects %2 x %3 x %3", pixels.size(),
                    patches.channels, patches.imageSize));
        Matrix result = Matrix::uninitialised(across * across, patches.projection.inputs);
        for (Index square = 0; square < result.rows(); ++square) {
            Scalar* to = result.row(square).data();
            const Index corner
                = square / across * side * patches.imageSize + square % across * side;
            for (Index line = 0; line < patches.channels * side; ++line, to += side) {
                const Index row = line / side * patches.imageSize * patches.imageSize
                    + line % side * patches.imageSize + corner;
                std::copy_n(pixels.data.data() + row, side, to);
            }
        }
        return result;
    }

    Matrix patchRows(const Patches& patches, const Tensor& pixels, const InferenceContext& run)
    {
        const Matrix squares = product(patches.projection, patchesOf(patches, pixels), run);
        const std::vector<Scalar> first = run.weights.vector(patches.first, squares.cols());
        Matrix result = Matrix::uninitialised(squares.rows() + 1, squares.cols());
        std::ranges::copy(first, result.data());
        std::ranges::copy(squares.values(), result.row(1).data());
        return result;
    }

    Matrix wordRows(
        const EmbeddingLayer& embedding, const StackInput& input, const InferenceContext& run)
    {
        Matrix x = tableRows(
            { embedding.table, embedding.vocabulary, embedding.width }, input.ids, run.weights);
        if (embedding.scale != 1)
            for (Scalar& number : std::span(x.data(), static_cast<std::size_t>(x.size())))
                number *= embedding.scale;
        if (embedding.types.empty())
            return x;
        std::vector<Index> types = input.types;
        types.resize(input.ids.size(), 0);
        return sumOf(x,
            tableRows({ embedding.types, embedding.typeCount, embedding.width, true }, types,
                run.weights));
    }

} // namespace

Matrix embedded(
    const EmbeddingLayer& embedding, const StackInput& input, const InferenceContext& run)
{
    if (embedding.patches && input.pixels == nullptr)
        throw Error("picture_shape", message("this model takes images, not text"));
    Matrix x = embedding.patches ? patchRows(*embedding.patches, *input.pixels, run)
                                 : wordRows(embedding, input, run);
    if (embedding.projection && embedding.projectsFirst)
        x = product(*embedding.projection, x, run);
    if (embedding.positions)
        x = sumOf(x, positionRows(*embedding.positions, input, x.rows(), run));
    x = normed(embedding.norm, x, run);
    if (embedding.projection && !embedding.projectsFirst)
        x = product(*embedding.projection, x, run);
    return x;
}

} // namespace core
