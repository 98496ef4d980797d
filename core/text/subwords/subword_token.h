#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace core {

// A token and its byte range in the text that was encoded.
struct SubwordToken {
    std::uint32_t id = 0;
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    bool isVerbatim = false; // displayed as its source text rather than its vocabulary entry
};

// A candidate merge of two neighbours, with their state when it was found.
struct MergeCandidate {
    std::uint32_t rank = 0;
    std::uint32_t left = 0; // index of the left symbol
    std::uint32_t made = 0;
};

// Buffers of the tokenizer models, reused for the words of a text.
struct TokenizerScratch {
    static constexpr std::uint32_t nobody = std::numeric_limits<std::uint32_t>::max();

    // BPE: the symbols of a word as a linked list; merged ones have length 0.
    struct Symbol {
        std::uint32_t id = 0;
        std::uint32_t length = 0; // bytes
        std::uint32_t previous = nobody;
        std::uint32_t next = nobody;
    };
    std::vector<Symbol> symbols;
    std::vector<MergeCandidate> heap;
    std::optional<std::uint32_t> unknownLength; // of the pending unknown token
    std::unordered_map<std::string, std::vector<SubwordToken>> seen; // tokens of earlier words

    // Unigram (Viterbi): the best segmentation up to each byte.
    struct BestPath {
        double score = 0;
        std::uint32_t begin = nobody; // of the last subword
        std::uint32_t id = 0;
    };
    std::vector<BestPath> ways;
};

} // namespace core
