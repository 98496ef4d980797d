#pragma once

// The embeddings, one source file each. Each computes the vectors of the distinct words of a
// vocabulary; embedding.cpp copies them into the texts.

#include "core/input/embedding.h"

#include <cmath>
#include <functional>
#include <span>

namespace core {

struct EmbeddingTask {
    const EmbeddingRequest& request;
    const std::vector<std::string>& words; // distinct, in order of first appearance
    const Files& files;
    std::vector<Notice>& notices;
};

struct WordVectors {
    Index width = 0;
    // Writes the vector of the word with this index; returns false for a substitute because the
    // word is unknown. Called once per word.
    std::function<bool(Index word, std::span<Scalar> row)> write;
};

// √d, the length of the word vectors: components of mean square 1, as large as the position
// encoding's, so that x contains both. [Vaswani et al. 2017 multiply their embeddings by √d]
inline Scalar usualLength(std::size_t dimension)
{
    return std::sqrt(static_cast<Scalar>(dimension));
}

WordVectors wordVectors(const OneHot& how, const EmbeddingTask& task);
WordVectors wordVectors(const RandomEmbedding& how, const EmbeddingTask& task);
WordVectors wordVectors(const SubwordHash& how, const EmbeddingTask& task);
WordVectors wordVectors(const WordTable& how, const EmbeddingTask& task);
WordVectors wordVectors(const BuiltinTable& how, const EmbeddingTask& task);

} // namespace core
