#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core {

bool isWhiteSpace(char32_t c); // Unicode's White_Space

// Joiners, bidi marks, byte order marks, soft hyphens: nothing of their own to see.
// Unicode's Default_Ignorable_Code_Point.
bool isInvisible(char32_t c);

// Of a script that puts no blanks between words: Chinese and Japanese.
bool isWrittenTogether(char32_t c);

// By Unicode's rules that hold in every language. The text is well-formed UTF-8.
std::string lowerCase(std::string_view text);

// Under which names a word is looked up in a table, the first found wins: as it stands, in lower
// case, and then without invisible characters and with a straight apostrophe. No name twice.
std::vector<std::string> lookupNames(std::string_view word);

} // namespace core
