#pragma once

#include "core/text/tokenizer/text_pieces.h"

#include <string>
#include <variant>

namespace core {

// How a text is cut into what the model sees one by one, each named after what tokenizer.json calls
// it ("pre-tokenizer").

struct SplitByteLevel { // by GPT-2's pattern, and a letter for every byte
    bool addPrefixSpace = true;
    bool usePattern = true;
};
struct SplitPattern {
    TextPattern pattern;
    SplitBehavior how;
};
struct SplitBert { }; // BertPreTokenizer: white space goes, punctuation is by itself
struct SplitWhitespace { }; // \w+|[^\w\s]+
struct SplitWhitespaceOnly { };
struct SplitPunctuation {
    SplitDelimiter behaviour = SplitDelimiter::Isolated;
};
struct SplitDigits {
    bool individual = false;
};
struct SplitAtDelimiter { // CharDelimiterSplit
    std::string delimiter;
};
struct SplitMetaspace { // blanks become visible, and words begin with them
    enum class Prepend { Always, First, Never };
    std::string replacement = "\u2581";
    Prepend prepend = Prepend::Always;
    bool split = true;
};

using PreTokenizer = std::variant<SplitByteLevel, SplitPattern, SplitBert, SplitWhitespace,
    SplitWhitespaceOnly, SplitPunctuation, SplitDigits, SplitAtDelimiter, SplitMetaspace>;

// Error "tokenizer_slow_pattern".
void preTokenize(const PreTokenizer& how, TextPieces& pieces);

} // namespace core
