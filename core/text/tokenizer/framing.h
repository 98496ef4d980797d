#pragma once

#include "core/text/tokenizer/encoding.h"

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace core {

// What is put around encoded texts ("post-processor"), each named after what tokenizer.json calls
// it.

struct FrameToken {
    std::uint32_t id = 0;
    std::string text;
};

struct FrameSpecial {
    std::vector<FrameToken> tokens;
    std::uint32_t typeId = 0;
};
struct FrameText {
    bool second = false;
    std::uint32_t typeId = 0;
};
using FramePart = std::variant<FrameSpecial, FrameText>;

struct FrameTemplate { // TemplateProcessing
    std::vector<FramePart> single; // of one text
    std::vector<FramePart> pair; // of two
};
struct FrameTrim { // ByteLevel: no blank around a token belongs to it
    bool trimOffsets = true;
    bool addPrefixSpace = true; // of which one was not in the text
};
struct FrameBert { // [CLS] first [SEP] second [SEP]
    FrameToken separator;
    FrameToken start;
};
struct FrameRoberta { // <s> first </s></s> second </s>
    FrameToken separator;
    FrameToken start;
    FrameTrim trim;
};

using TextFraming = std::variant<FrameTemplate, FrameTrim, FrameBert, FrameRoberta>;

// `texts` are one or two encoded texts on the way in, and what is said to the model, in order, on
// the way out. Without special tokens a framing only trims and sets type ids.
void frameTexts(const TextFraming& how, std::vector<Encoding>& texts, bool withSpecial);

} // namespace core
