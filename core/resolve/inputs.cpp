#include "core/base/eigen.h"
#include "core/resolve/separator_note.h"
#include "core/resolve/source_tensors.h"

#include <cassert>
#include <memory>

namespace core {

namespace {

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
