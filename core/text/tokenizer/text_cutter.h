#pragma once

#include "core/text/tokenizer/text_pieces.h"

#include <string>
#include <variant>

namespace core {

// How a text is cut into what the model sees one by one, each named after what tokenizer.json calls
// it ("pre-tokenizer").

struct CutByteLevel { // by GPT-2's pattern, and a letter for every byte
    bool addPrefixSpace = true;
    bool usePattern = true;
};
struct CutSplit {
    TextPattern pattern;
    PieceCut how;
};
struct CutBert { }; // BertPreTokenizer: white space goes, punctuation is by itself
struct CutWhitespace { }; // \w+|[^\w\s]+
struct CutWhitespaceSplit { };
struct CutPunctuation {
    CutBehaviour behaviour = CutBehaviour::Isolated;
};
struct CutDigits {
    bool individual = false;
};
struct CutDelimiter { // CharDelimiterSplit
    std::string delimiter;
};
struct CutMetaspace { // blanks become visible, and words begin with them
    enum class Prepend { Always, First, Never };
    std::string replacement = "\u2581";
    Prepend prepend = Prepend::Always;
    bool split = true;
};

using TextCutter = std::variant<CutByteLevel, CutSplit, CutBert, CutWhitespace, CutWhitespaceSplit,
    CutPunctuation, CutDigits, CutDelimiter, CutMetaspace>;

// Error "tokenizer_slow_pattern".
void cutText(const TextCutter& how, TextPieces& pieces);

} // namespace core
