#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core {

bool isWhiteSpace(char32_t c); // Unicode's White_Space

// Joiners, bidi marks, byte order marks, soft hyphens: Unicode's Default_Ignorable_Code_Point.
bool isInvisible(char32_t c);

// Whether the character's script (Chinese, Japanese) has no blanks between words.
bool isWrittenTogether(char32_t c);

// Unicode's language-independent lower case. The text is well-formed UTF-8.
std::string lowerCase(std::string_view text);

// The names of a word to look up in a table, the first found wins: unchanged, in lower case, then
// without invisible characters and with a straight apostrophe. Without duplicates.
std::vector<std::string> lookupNames(std::string_view word);

} // namespace core
