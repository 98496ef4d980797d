#pragma once

#include "core/text/normal/aligned_text.h"

#include <cstdint>
#include <string>
#include <vector>

namespace core {

// A token as the model is given it.
struct EncodedToken {
    std::uint32_t id = 0;
    std::string text; // as the vocabulary has it
    CharRange range; // in its own text; none for what is added around texts
    std::uint32_t typeId = 0; // which text, as the model is told
    bool special = false; // added around texts
    bool second = false; // of the second text

    bool operator==(const EncodedToken&) const = default;
};

using Encoding = std::vector<EncodedToken>;

} // namespace core
