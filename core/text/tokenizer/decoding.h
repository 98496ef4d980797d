#pragma once

#include "core/text/pattern/text_pattern.h"

#include <string>
#include <variant>
#include <vector>

namespace core {

// How tokens become text again ("decoder"), each named after what tokenizer.json calls it.

struct DecodeByteLevel { };
struct DecodeWordPiece {
    std::string prefix = "##";
    bool cleanup = true; // no blanks before punctuation, nor in English contractions
};
struct DecodeMetaspace {
    std::string replacement = "\u2581";
    bool dropsFirst = true; // the one that was not in the text
};
struct DecodeReplace {
    TextPattern pattern;
    std::string content;
};
struct DecodeByteFallback { };
struct DecodeFuse { };
struct DecodeStrip {
    std::string content = " "; // one character
    std::size_t start = 0; // how many at most
    std::size_t stop = 0;
};
struct DecodeBpe { // BPEDecoder: what ends a word
    std::string suffix = "</w>";
};

using TokenDecoder = std::variant<DecodeByteLevel, DecodeWordPiece, DecodeMetaspace, DecodeReplace,
    DecodeByteFallback, DecodeFuse, DecodeStrip, DecodeBpe>;

// Tokens on the way in; on the way out texts, to be put together. Error "tokenizer_slow_pattern".
void decodeTokens(const TokenDecoder& how, std::vector<std::string>& tokens);

} // namespace core
