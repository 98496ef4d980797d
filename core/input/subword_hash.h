#pragma once

#include "core/input/embedding.h"
#include "core/text/text_breaks.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// x_w ∝ Σ c(g)·r(g) over the n-grams g of "<w>" in lower case, n = shortest … longest, and over the
// word as typed. "<" and ">" mark its ends; n counts graphemes; r(g) is a random vector per g.
// Words that share n-grams are near each other (The and the), and no two are equal. c = 3 for
// n-grams at the beginning, which words of one family share (walking and walked share 6 of 18 and
// 15 n-grams, which chance could hide at small d), 2 for the word as typed, else 1. For words
// longer than 64 graphemes the n-grams of the first 64 count. [after Bojanowski et al. 2017]
class SubwordHasher {
public:
    SubwordHasher(const SubwordHash& how, std::uint64_t seed);

    // Sets row = x_w with |row| = norm (0 only if the sum is 0, which is possible for short rows).
    void write(std::string_view word, Scalar norm, std::span<Scalar> row);

private:
    void add(std::uint64_t key, std::uint32_t weight);
    void addGrams(std::string_view word);

    std::uint64_t gramKey;
    std::uint64_t wordKey;
    std::size_t shortest;
    std::size_t longest;
    TextBreaker breaker { TextUnit::Grapheme };
    std::vector<std::uint32_t> sums; // sums of random bytes
    std::uint32_t added = 0; // sum of the weights c(g)
};

} // namespace core
