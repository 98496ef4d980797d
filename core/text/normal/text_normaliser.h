#pragma once

#include "core/text/normal/aligned_text.h"
#include "core/text/normal/charsmap.h"
#include "core/text/normal/unicode_form.h"
#include "core/text/pattern/text_pattern.h"

#include <memory>
#include <string>
#include <variant>

namespace core {

// The normalisers of a tokenizer, the first step; each is named after its name in tokenizer.json
// ("normalizer").

struct NormaliseForm { // NFC, NFD, NFKC, NFKD
    UnicodeForm form = UnicodeForm::Composed;
};
struct NormaliseBert { // BertNormalizer
    bool cleanText = true; // removes control characters; white space becomes blanks
    bool spaceIdeographs = true; // puts blanks around them, so each is a word
    bool stripAccents = true;
    bool lowerCase = true;
};
struct NormaliseLowerCase { };
struct NormaliseStripAccents { };
struct NormaliseStrip {
    bool left = true;
    bool right = true;
};
struct NormalisePrepend {
    std::string text;
};
struct NormaliseReplace {
    TextPattern pattern;
    std::string content;
};
struct NormaliseCharsmap { // Precompiled
    std::shared_ptr<const Charsmap> map; // never null
};
struct NormaliseNmt { };
struct NormaliseBytes { }; // ByteLevel

using TextNormaliser = std::variant<NormaliseForm, NormaliseBert, NormaliseLowerCase,
    NormaliseStripAccents, NormaliseStrip, NormalisePrepend, NormaliseReplace, NormaliseCharsmap,
    NormaliseNmt, NormaliseBytes>;

// Errors "tokenizer_slow_pattern", "tokenizer_long_text".
AlignedText normalised(const TextNormaliser& how, AlignedText text);

} // namespace core
