#pragma once

#include "core/text/tokenizer/encoding.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace core {

// The post-processors of a tokenizer: special tokens around the encoded texts; each is named after
// its name in tokenizer.json ("post_processor").

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
    std::vector<TemplatePart> single; // for one text
    std::vector<TemplatePart> pair; // for two texts
};
struct ProcessTrim { // ByteLevel: the range of a token excludes blanks around it
    bool trimOffsets = true;
    bool addPrefixSpace = true; // one blank was not in the text
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

// In: one or two encoded texts. Out: the parts of the model's input, in order. Without special
// tokens it only trims ranges and sets type IDs.
void postProcess(const PostProcessor& how, std::vector<Encoding>& texts, bool withSpecial);

// The special token between the first and the second text; empty if the post-processor puts none
// there.
std::optional<TemplateToken> separatorOf(const PostProcessor& how);

} // namespace core
