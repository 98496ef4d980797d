#pragma once

#include "core/text/normal/aligned_text.h"
#include "core/text/pattern/text_pattern.h"

#include <optional>

namespace core {

// Byte-level models see a letter for every byte of UTF-8: printable Latin-1 stands for itself, and
// the other 68 bytes are the letters from U+0100 on; a blank is Ġ. [Radford et al. 2019]
char32_t letterOfByte(unsigned char byte);
std::optional<unsigned char> byteOfLetter(char32_t letter);

// The letters of bytes [part.begin, part.end) of a text; those of one character all stand for what
// it stands for.
void appendByteLetters(AlignedText& to, const AlignedText& text, ByteRange part);

} // namespace core
