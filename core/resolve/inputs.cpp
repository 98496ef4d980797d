#include "core/base/eigen.h"
#include "core/resolve/source_reading.h"

#include <cassert>
#include <memory>

namespace core {

namespace {

    void embedTokens(Material& material, const Experiment& experiment, Index dimension,
        const Files& files, std::vector<Notice>& notices)
    {
        std::vector<std::vector<Token>*> texts { &material.queryTokens };
        if (!material.keyTokens.empty())
            texts.push_back(&material.keyTokens);
        const EmbeddingRequest request { experiment.design.embedding, static_cast<int>(dimension),
            experiment.seed };
        std::vector<Matrix> vectors = embed(request, texts, files, notices);
        assert(vectors.size() == texts.size());
        material.queries = std::make_shared<const Matrix>(std::move(vectors.front()));
        material.keys = texts.size() == 1
            ? material.queries
            : std::make_shared<const Matrix>(std::move(vectors.back()));
        material.values = material.keys;
    }

    // The position vectors for these rows; null if there are none.
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

Inputs makeInputs(Material material, const Experiment& experiment, Index dimension,
    const Files& files, std::vector<Notice>& notices)
{
    if (material.isText())
        embedTokens(material, experiment, dimension, files, notices);
    Inputs inputs;
    const bool sameKeys = material.keys == material.queries;
    inputs.queryPositions = positionsFor(*material.queries, experiment);
    inputs.keyPositions
        = sameKeys ? inputs.queryPositions : positionsFor(*material.keys, experiment);
    inputs.queries = sum(material.queries, inputs.queryPositions);
    inputs.keys = sameKeys ? inputs.queries : sum(material.keys, inputs.keyPositions);
    inputs.values = material.values == material.keys
        ? inputs.keys
        : sum(material.values, positionsFor(*material.values, experiment));
    if (inputs.queryPositions != nullptr) {
        inputs.queryEmbedding = std::move(material.queries);
        inputs.keyEmbedding = std::move(material.keys);
    }
    if (material.keyTokens.empty())
        material.keyTokens = material.queryTokens;
    inputs.queryTokens = std::move(material.queryTokens);
    inputs.keyTokens = std::move(material.keyTokens);
    return inputs;
}

} // namespace core
