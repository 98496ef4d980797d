#pragma once

#include "core/text/normal/aligned_text.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core {

// A token of the model's input.
struct EncodedToken {
    std::uint32_t id = 0;
    std::string text; // its vocabulary entry
    CharRange range; // in its own text; empty for special tokens
    std::uint32_t typeId = 0; // token_type_ids
    bool special = false; // added by the post-processor
    bool second = false; // of the second text

    bool operator==(const EncodedToken&) const = default;
};

using Encoding = std::vector<EncodedToken>;

} // namespace core
