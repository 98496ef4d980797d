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

struct TemplateToken {
    std::uint32_t id = 0;
    std::string text;
};

struct TemplateSpecial {
    std::vector<TemplateToken> tokens;
    std::uint32_t typeId = 0;
};
struct TemplateText {
    bool second = false;
    std::uint32_t typeId = 0;
};
using TemplatePart = std::variant<TemplateSpecial, TemplateText>;

struct ProcessTemplate { // TemplateProcessing
    std::vector<TemplatePart> single; // of one text
    std::vector<TemplatePart> pair; // of two
};
struct ProcessTrim { // ByteLevel: no blank around a token belongs to it
    bool trimOffsets = true;
    bool addPrefixSpace = true; // of which one was not in the text
};
struct ProcessBert { // [CLS] first [SEP] second [SEP]
    TemplateToken separator;
    TemplateToken start;
};
struct ProcessRoberta { // <s> first </s></s> second </s>
    TemplateToken separator;
    TemplateToken start;
    ProcessTrim trim;
};

using PostProcessor = std::variant<ProcessTemplate, ProcessTrim, ProcessBert, ProcessRoberta>;

// `texts` are one or two encoded texts on the way in, and what is said to the model, in order, on
// the way out. Without special tokens a framing only trims and sets type ids.
void postProcess(const PostProcessor& how, std::vector<Encoding>& texts, bool withSpecial);

} // namespace core
