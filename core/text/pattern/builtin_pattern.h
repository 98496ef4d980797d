#pragma once

#include "core/text/pattern/text_pattern.h"

namespace core {

// Adds the pieces of a well-formed text; every byte is in one.
void splitByBuiltinPattern(
    BuiltinPattern pattern, std::string_view text, std::vector<ByteRange>& pieces);

} // namespace core
