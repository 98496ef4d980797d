#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace core {

// A token of a piece of text, and its bytes in the piece.
struct SubwordToken {
    std::uint32_t id = 0;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    bool isVerbatim = false; // shown as the text it stands for, not as the vocabulary has it
};

// Neighbours that may be merged, as they were when they met.
struct MergeCandidate {
    std::uint32_t rank = 0;
    std::uint32_t left = 0; // which symbol
    std::uint32_t made = 0;
};

// What models work with, kept from word to word of one text.
struct TokenizerScratch {
    static constexpr std::uint32_t nobody = std::numeric_limits<std::uint32_t>::max();

    // BPE: the symbols of a word, those that were merged into others with no length.
    struct Symbol {
        std::uint32_t id = 0;
        std::uint32_t length = 0; // bytes
        std::uint32_t previous = nobody;
        std::uint32_t next = nobody;
    };
    std::vector<Symbol> symbols;
    std::vector<MergeCandidate> heap;
    std::optional<std::uint32_t> unknownLength; // of the unknown token that is not added yet
    std::unordered_map<std::string, std::vector<SubwordToken>> seen; // words and their tokens

    // Unigram: the best way to cut what ends at each byte.
    struct Way {
        double score = 0;
        std::uint32_t begin = nobody; // of the last piece
        std::uint32_t id = 0;
    };
    std::vector<Way> ways;
};

} // namespace core
