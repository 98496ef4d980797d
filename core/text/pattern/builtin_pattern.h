#pragma once

#include "core/text/pattern/text_pattern.h"

namespace core {

// Splits a well-formed text by the pattern; the pieces cover every byte.
void splitByBuiltinPattern(
    BuiltinPattern pattern, std::string_view text, std::vector<ByteRange>& pieces);

} // namespace core
