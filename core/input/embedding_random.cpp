#include "core/base/random.h"
#include "core/input/word_vectors_request.h"

#include <algorithm>
#include <cassert>

namespace core {

// x_w = e_w
WordVectors wordVectors(const OneHot& /*how*/, const EmbeddingTask& task)
{
    return { static_cast<Index>(task.words.size()), [](Index word, std::span<Scalar> row) {
                std::ranges::fill(row, Scalar(0));
                row[static_cast<std::size_t>(word)] = 1;
                return true;
            } };
}

// x_w ~ N(0, 1) per component: |x_w| ≈ √d, and products of different words are about 0 ± √d. A
// word's vector does not depend on the other words.
WordVectors wordVectors(const RandomEmbedding& /*how*/, const EmbeddingTask& task)
{
    assert(task.request.dimension > 0);
    const std::uint64_t key = streamKey(task.request.seed, "embedding");
    return { task.request.dimension, [key, &words = task.words](Index word, std::span<Scalar> row) {
                fillNormal(row, streamKey(key, words[static_cast<std::size_t>(word)]), 1);
                return true;
            } };
}

} // namespace core
