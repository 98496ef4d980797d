#pragma once

#include "core/pretrained_model.h"

#include <span>
#include <string_view>
#include <vector>

namespace core {

// A notice if a text contains the name of a separator token: what it becomes. `tokens` are those of
// the text, with the byte range that each of them covers; `ids` are their IDs.
void noteSeparator(std::string_view text, std::span<const Token> tokens, std::span<const Index> ids,
    const PretrainedModel& model, std::vector<Notice>& notices);

// The same for custom attention, which has no special tokens.
void noteSeparator(
    std::string_view text, std::span<const Token> tokens, std::vector<Notice>& notices);

} // namespace core
