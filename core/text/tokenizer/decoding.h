#pragma once

#include "core/text/pattern/text_pattern.h"

#include <string>
#include <variant>
#include <vector>

namespace core {

// The decoders of a tokenizer, from tokens to text; each is named after its name in tokenizer.json
// ("decoder").

struct DecodeByteLevel { };
struct DecodeWordPiece {
    std::string prefix = "##";
    bool cleanup = true; // removes blanks before punctuation and in English contractions
};
struct DecodeMetaspace {
    std::string replacement = "\u2581";
    bool dropsFirst = true; // the prefix that was not in the text
};
struct DecodeReplace {
    TextPattern pattern;
    std::string content;
};
struct DecodeByteFallback { };
struct DecodeFuse { };
struct DecodeStrip {
    std::string content = " "; // one character
    std::size_t start = 0; // maximum count
    std::size_t stop = 0;
};
struct DecodeBpe { // BPEDecoder
    std::string suffix = "</w>";
};

using TokenDecoder = std::variant<DecodeByteLevel, DecodeWordPiece, DecodeMetaspace, DecodeReplace,
    DecodeByteFallback, DecodeFuse, DecodeStrip, DecodeBpe>;

// In: tokens. Out: texts to concatenate. Error "tokenizer_slow_pattern".
void decodeTokens(const TokenDecoder& how, std::vector<std::string>& tokens);

} // namespace core
