#pragma once

// The forms of embedding, each in a source file of its own. All write the vectors of the different
// words of one vocabulary; embedding.cpp places them in the texts.

#include "core/input/embedding.h"

#include <cmath>
#include <functional>
#include <span>

namespace core {

struct EmbeddingTask {
    const EmbeddingRequest& request;
    const std::vector<std::string>& words; // all different, in order of first appearance
    const Files& files;
    std::vector<Notice>& notices;
};

struct WordVectors {
    Index width = 0;
    // Fills the row of a word, given by its place in the vocabulary; false: a stand-in, because
    // the word is not known. Called once for each word.
    std::function<bool(Index word, std::span<Scalar> row)> write;
};

// √d, the length of the rows that are made here: components of mean square 1, as much as a position
// adds to them, so that x tells both. [Vaswani et al. 2017 multiply their embeddings by √d]
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
