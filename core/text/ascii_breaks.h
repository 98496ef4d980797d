#pragma once

#include <cstddef>
#include <string_view>

namespace core::ascii {

// UAX 29 for ASCII; all characters of `text` from i to `end` are ASCII.

// The end of the word (or white space, or sign) that begins at i. [WB3, WB3d, WB5 to WB13b]
std::size_t wordEnd(std::string_view text, std::size_t i, std::size_t end);

// The end of the grapheme that begins at i: one character, but CR LF is one. [GB3]
std::size_t graphemeEnd(std::string_view text, std::size_t i, std::size_t end);

// Whether there is a boundary between two neighbouring bytes in every context. `left` may be the
// last byte of a character beyond ASCII; then true only if the boundary holds for every such
// character.
bool wordsPart(char left, char right);
bool graphemesPart(char left, char right);

} // namespace core::ascii
