#pragma once

#include "core/input/embedding.h"
#include "core/text/text_breaks.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// x_w ∝ Σ c(g)·r(g) over the n-grams g of "<w>" in lower case, n = shortest … longest, and over the
// word as it is typed. "<" and ">" mark its ends, n counts graphemes; r(g) is a random vector for
// each g, so words that share n-grams lie near each other, The near the, and no two are equal.
// c = 3 for n-grams at the beginning, where words of one family agree (walking and walked share 6
// of 18 and 15, which chance could hide at small d), 2 for the word as typed, else 1. Of words
// longer than 64 graphemes the n-grams of the first 64 count. [after Bojanowski et al. 2017]
class SubwordHasher {
public:
    SubwordHasher(const SubwordHash& how, std::uint64_t seed);

    // |row| = norm (0 only if the sum is 0, which can happen when the row is a few numbers).
    void write(std::string_view word, Scalar norm, std::span<Scalar> row);

private:
    void add(std::uint64_t key, std::uint32_t weight);
    void addGrams(std::string_view word);

    std::uint64_t gramKey;
    std::uint64_t wordKey;
    std::size_t shortest;
    std::size_t longest;
    TextBreaker breaker { TextUnit::Grapheme };
    std::vector<std::uint32_t> sums; // of random bytes
    std::uint32_t added = 0; // weights
};

} // namespace core
