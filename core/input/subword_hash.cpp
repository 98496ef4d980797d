#include "core/input/subword_hash.h"

#include "core/base/random.h"
#include "core/input/word_vectors_request.h"
#include "core/text/letters.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <memory>

namespace core {

namespace {

    constexpr std::size_t longestWord = 64;
    constexpr std::size_t drawnAtOnce = 64; // numbers: 8 words of 8 bytes

} // namespace

SubwordHasher::SubwordHasher(const SubwordHash& how, std::uint64_t seed)
    : gramKey(streamKey(seed, "subword"))
    , wordKey(streamKey(seed, "word"))
    , shortest(static_cast<std::size_t>(std::min(how.shortest, how.longest)))
    , longest(static_cast<std::size_t>(std::max(how.shortest, how.longest)))
{
    assert(how.shortest >= 1 && how.longest >= 1);
}

// Value 8b + k of a block is byte b of word k: shifting whole words gives eight values per vector
// instruction, in the same order on every machine.
void SubwordHasher::add(std::uint64_t key, std::uint32_t weight)
{
    for (std::size_t begin = 0; begin < sums.size(); begin += drawnAtOnce) {
        std::array<std::uint64_t, drawnAtOnce / 8> bits {};
        for (std::size_t k = 0; k < bits.size(); ++k)
            bits[k] = randomBits(key, begin / 8 + k);
        std::uint32_t* const to = sums.data() + begin;
        for (std::size_t b = 0; b < 8; ++b)
            for (std::size_t k = 0; k < bits.size(); ++k)
                to[8 * b + k] += weight * (static_cast<std::uint32_t>(bits[k] >> (8 * b)) & 0xff);
    }
    added += weight;
}

void SubwordHasher::addGrams(std::string_view word)
{
    std::string marked = lowerCase(word);
    marked.insert(marked.begin(), '<');
    marked += '>';
    std::vector<std::uint32_t> ends = breaker.ends(marked);
    if (ends.size() > longestWord)
        ends.resize(longestWord);
    for (std::size_t n = shortest; n <= longest; ++n)
        for (std::size_t last = n; last <= ends.size(); ++last) {
            const std::size_t begin = last == n ? 0 : ends[last - n - 1];
            const auto gram = std::string_view(marked).substr(begin, ends[last - 1] - begin);
            add(streamKey(gramKey, gram), begin == 0 ? 3 : 1);
        }
}

void SubwordHasher::write(std::string_view word, Scalar norm, std::span<Scalar> row)
{
    sums.assign((row.size() + drawnAtOnce - 1) / drawnAtOnce * drawnAtOnce, 0);
    added = 0;
    addGrams(word);
    add(streamKey(wordKey, word), 2);
    // A byte b represents 2b - 255: odd numbers from -255 to 255, exact in every sum.
    std::int64_t squares = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::int64_t number = 2 * std::int64_t { sums[i] } - 255 * std::int64_t { added };
        row[i] = static_cast<Scalar>(number);
        squares += number * number;
    }
    const double length = std::sqrt(static_cast<double>(squares));
    const auto scale = static_cast<Scalar>(length > 0 ? static_cast<double>(norm) / length : 0);
    for (Scalar& x : row)
        x *= scale;
}

WordVectors wordVectors(const SubwordHash& how, const EmbeddingTask& task)
{
    assert(task.request.dimension > 0);
    const auto hasher = std::make_shared<SubwordHasher>(how, task.request.seed);
    return { task.request.dimension,
        [hasher, &words = task.words](Index word, std::span<Scalar> row) {
            hasher->write(words[static_cast<std::size_t>(word)], usualLength(row.size()), row);
            return true;
        } };
}

} // namespace core
