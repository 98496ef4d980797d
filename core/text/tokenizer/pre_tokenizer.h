#pragma once

#include "core/text/tokenizer/text_pieces.h"

#include <string>
#include <variant>

namespace core {

// The pre-tokenizers: they split a text into the words that the model encodes one by one; each is
// named after its name in tokenizer.json ("pre_tokenizer").

struct SplitByteLevel { // GPT-2's pattern, then a letter per byte
    bool addPrefixSpace = true;
    bool usePattern = true;
};
struct SplitPattern {
    TextPattern pattern;
    SplitRule how;
};
struct SplitBert { }; // BertPreTokenizer: drops white space, isolates punctuation
struct SplitWhitespace { }; // \w+|[^\w\s]+
struct SplitWhitespaceOnly { };
struct SplitPunctuation {
    SplitBehaviour behaviour = SplitBehaviour::Isolated;
};
struct SplitDigits {
    bool individual = false;
};
struct SplitAtDelimiter { // CharDelimiterSplit
    std::string delimiter;
};
struct SplitMetaspace { // replaces blanks by "▁", which starts words
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
