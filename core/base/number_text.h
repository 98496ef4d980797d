#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

// The shortest decimal text that reads back as the same number, whatever the user's locale:
// "0.1", "1000000", "1e-30", "-inf".
std::string numberText(float number);
std::string numberText(double number);

// The double with the same shortest decimal text as a float: 0.1F gives 0.1, not
// 0.10000000149011612. Narrowed again it is the same float.
double printable(float number);

// The float nearest to a finite double; nothing if it is too large for a float.
std::optional<float> narrowed(double number);

// Parses the whole text as a number, ignoring surrounding blanks; false if it is not a number or
// does not fit.
bool readNumber(std::string_view text, float& number);
bool readNumber(std::string_view text, double& number);

std::string_view trimmed(std::string_view text);

} // namespace core
