#pragma once

namespace core {

// Unicode's general categories.
bool isLetter(char32_t c); // L
bool isNumber(char32_t c); // N
bool isMark(char32_t c); // M
bool isNonspacingMark(char32_t c); // Mn
bool isPunctuation(char32_t c); // P, and ASCII characters other than letters, digits and space
bool isControl(char32_t c); // Cc, Cf, Co

// \w of regular expressions: letters and other alphabetic characters, marks, decimal digits,
// connectors, joiners.
bool isWordCharacter(char32_t c);

// Whether the character is in one of the blocks of Chinese ideographs of BERT's tokenizer.
bool isIdeograph(char32_t c);

// The four classes that GPT-2's pattern and its descendants distinguish.
enum class CharacterKind { Letter, Numeral, Space, Other };
CharacterKind kindOf(char32_t c);

} // namespace core
