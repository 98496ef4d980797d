#pragma once

#include "core/text/normal/aligned_text.h"
#include "core/text/pattern/text_pattern.h"

#include <optional>

namespace core {

// The byte-to-letter map of byte-level models (bytes_to_unicode of GPT-2): printable Latin-1 bytes
// map to themselves, the other 68 bytes to letters from U+0100 on; a blank is Ġ.
// [Radford et al. 2019]
char32_t letterOfByte(unsigned char byte);
std::optional<unsigned char> byteOfLetter(char32_t letter);

// Appends the letters of bytes [part.begin, part.end) of a text; all bytes of a character keep the
// character's alignment.
void appendByteLetters(AlignedText& to, const AlignedText& text, ByteRange part);

} // namespace core
