#include "core/resolve/source_tensors.h"

#include "core/base/eigen.h"
#include "core/input/tensor_input.h"
#include "core/limits.h"
#include "core/resolve/separator_note.h"

#include <cassert>
#include <memory>

namespace core {

namespace {

    std::vector<Token> textTokens(const Experiment& experiment, const std::string& text)
    {
        limits::checkText(text.size());
        std::vector<Token> tokens = tokenise(experiment.design.tokens, text);
        if (tokens.empty())
            throw Error("no_tokens",
                message("the text has no tokens (white space does not count); at least one word is "
                        "needed"));
        return tokens;
    }

    std::vector<Token> numbered(Index count)
    {
        std::vector<Token> tokens(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < tokens.size(); ++i)
            tokens[i].text = std::to_string(i + 1);
        return tokens;
    }

    // A tensor with one axis is one vector, or, if its length is `rows`, one number for each row.
    Matrix asMatrix(Tensor tensor, const Message& name, Index rows)
    {
        dropLeadingOnes(tensor, 2);
        if (tensor.shape.size() == 1 && tensor.shape[0] == rows)
            tensor.shape.push_back(1);
        if (tensor.shape.empty() || tensor.shape.size() > 2)
            throw Error("tensor_axes",
                message("%1 must be a matrix (rows x columns), but they are %2", name,
                    shapeText(tensor.shape)));
        return toMatrix(std::move(tensor));
    }

    constexpr Index oneEach = -1; // one axis: always one number for each row

    Input readVectors(
        const TensorInput& input, const TensorUse& use, Index rows, const Files& files)
    {
        Tensor tensor = readTensor(input, use, files);
        requireFinite(tensor, use.what);
        if (rows == oneEach)
            rows = tensor.shape.empty() ? 0 : tensor.shape.back();
        Matrix matrix = asMatrix(std::move(tensor), use.what, rows);
        if (matrix.empty())
            throw Error("no_tokens",
                message("%1 are %2; at least one row and one column are needed", use.what,
                    shapeText(matrix)));
        return std::make_shared<const Matrix>(std::move(matrix));
    }

    SourceTensors withLabels(SourceTensors sourceTensors)
    {
        if (sourceTensors.keys->rows() != sourceTensors.values->rows())
            throw Error("shape_mismatch",
                message(
                    "there must be as many values as keys, but the keys are %1 and the values %2",
                    shapeText(*sourceTensors.keys), shapeText(*sourceTensors.values)));
        sourceTensors.queryTokens = numbered(sourceTensors.queries->rows());
        if (sourceTensors.keys != sourceTensors.queries)
            sourceTensors.keyTokens = numbered(sourceTensors.keys->rows());
        return sourceTensors;
    }

    SourceTensors read(const Sentence& source, const Experiment& experiment, const Files&)
    {
        return { textTokens(experiment, source.text), {}, {}, {}, {} };
    }

    SourceTensors read(const SentencePair& source, const Experiment& experiment, const Files&)
    {
        return { textTokens(experiment, source.text), textTokens(experiment, source.keys), {}, {},
            {} };
    }

    SourceTensors read(const MatrixSource& source, const Experiment&, const Files& files)
    {
        if (!source.queries.given())
            throw Error("no_tokens",
                message("no queries are given; a matrix with one row for each is needed"));
        SourceTensors result;
        result.queries = readVectors(source.queries,
            { message("the queries"), { "queries", "query", "q", "x", "input" } }, 0, files);
        result.keys = source.keys.given() ? readVectors(source.keys,
                          { message("the keys"), { "keys", "key", "k", "memory" } }, 0, files)
                                          : result.queries;
        result.values = source.values.given()
            ? readVectors(source.values, { message("the values"), { "values", "value", "v" } },
                result.keys->rows(), files)
            : result.keys;
        return withLabels(std::move(result));
    }

    SourceTensors read(const PointSource& source, const Experiment&, const Files& files)
    {
        if (!source.points.given() || !source.targets.given())
            throw Error("no_tokens",
                message(
                    "the points or their targets are not given; one row for each point is needed"));
        SourceTensors result;
        result.keys = readVectors(source.points,
            { message("the points"), { "points", "x", "x_train", "keys" } }, oneEach, files);
        result.values = readVectors(source.targets,
            { message("the targets"), { "targets", "y", "y_train", "values" } }, oneEach, files);
        result.queries = source.queries.given()
            ? readVectors(source.queries, { message("the queries"), { "queries", "x_test", "q" } },
                oneEach, files)
            : result.keys;
        if (result.queries->cols() != result.keys->cols())
            throw Error("shape_mismatch",
                message("query positions and data points must have the same number of coordinates, "
                        "but the queries are %1 and the points %2",
                    shapeText(*result.queries), shapeText(*result.keys)));
        return withLabels(std::move(result));
    }

    void embedTokens(SourceTensors& sourceTensors, const Experiment& experiment, Index dimension,
        const Files& files, std::vector<Notice>& notices)
    {
        std::vector<std::vector<Token>*> texts { &sourceTensors.queryTokens };
        if (!sourceTensors.keyTokens.empty())
            texts.push_back(&sourceTensors.keyTokens);
        const EmbeddingRequest request { experiment.design.embedding, static_cast<int>(dimension),
            experiment.seed };
        std::vector<Matrix> vectors = embed(request, texts, files, notices);
        assert(vectors.size() == texts.size());
        sourceTensors.queries = std::make_shared<const Matrix>(std::move(vectors.front()));
        sourceTensors.keys = texts.size() == 1
            ? sourceTensors.queries
            : std::make_shared<const Matrix>(std::move(vectors.back()));
        sourceTensors.values = sourceTensors.keys;
    }

    // Position vectors of these rows; null if there are none.
    Input positionsFor(const Matrix& vectors, const Experiment& experiment)
    {
        Matrix positions = positionVectors(
            experiment.design.position, vectors.rows(), vectors.cols(), experiment.seed);
        return positions.empty() ? nullptr : std::make_shared<const Matrix>(std::move(positions));
    }

    Input sum(const Input& vectors, const Input& positions)
    {
        if (positions == nullptr)
            return vectors;
        Matrix result = Matrix::uninitialised(vectors->rows(), vectors->cols());
        view(result) = view(*vectors) + view(*positions);
        return std::make_shared<const Matrix>(std::move(result));
    }

} // namespace

Index SourceTensors::queryCount() const
{
    return static_cast<Index>(queryTokens.size());
}

Index SourceTensors::keyCount() const
{
    return keyTokens.empty() ? queryCount() : static_cast<Index>(keyTokens.size());
}

SourceTensors readSourceTensors(const Experiment& experiment, const Files& files)
{
    return std::visit(
        [&](const auto& source) { return read(source, experiment, files); }, experiment.source);
}

Inputs makeInputs(SourceTensors sourceTensors, const Experiment& experiment, Index dimension,
    const Files& files, std::vector<Notice>& notices)
{
    if (const auto* const one = std::get_if<Sentence>(&experiment.source))
        noteSeparator(one->text, sourceTensors.queryTokens, notices);
    if (sourceTensors.isText())
        embedTokens(sourceTensors, experiment, dimension, files, notices);
    Inputs inputs;
    const bool sameKeys = sourceTensors.keys == sourceTensors.queries;
    inputs.queryPositions = positionsFor(*sourceTensors.queries, experiment);
    inputs.keyPositions
        = sameKeys ? inputs.queryPositions : positionsFor(*sourceTensors.keys, experiment);
    inputs.queries = sum(sourceTensors.queries, inputs.queryPositions);
    inputs.keys = sameKeys ? inputs.queries : sum(sourceTensors.keys, inputs.keyPositions);
    inputs.values = sourceTensors.values == sourceTensors.keys
        ? inputs.keys
        : sum(sourceTensors.values, positionsFor(*sourceTensors.values, experiment));
    if (inputs.queryPositions != nullptr) {
        inputs.queryEmbedding = std::move(sourceTensors.queries);
        inputs.keyEmbedding = std::move(sourceTensors.keys);
    }
    if (sourceTensors.keyTokens.empty())
        sourceTensors.keyTokens = sourceTensors.queryTokens;
    inputs.queryTokens = std::move(sourceTensors.queryTokens);
    inputs.keyTokens = std::move(sourceTensors.keyTokens);
    return inputs;
}

} // namespace core
