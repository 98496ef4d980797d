#pragma once

namespace core {

// By Unicode's general categories.
bool isLetter(char32_t c); // L
bool isNumber(char32_t c); // N
bool isMark(char32_t c); // M
bool isNonspacingMark(char32_t c); // Mn
bool isPunctuation(char32_t c); // P, and every ASCII character that no letter, digit or space is
bool isControl(char32_t c); // Cc, Cf, Co

// What regular expressions call \w: letters and what else is alphabetic, marks, decimal digits,
// connectors, joiners.
bool isWordCharacter(char32_t c);

// In one of the blocks of Chinese ideographs that BERT's tokenizer knows.
bool isIdeograph(char32_t c);

// The four kinds by which GPT-2's pattern and its descendants cut.
enum class CharacterKind { Letter, Numeral, Space, Other };
CharacterKind kindOf(char32_t c);

} // namespace core
