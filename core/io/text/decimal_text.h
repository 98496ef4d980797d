#pragma once

#include "core/base/matrix.h"
#include "core/base/number_text.h"

#include <optional>
#include <string>
#include <string_view>

namespace core {

// A decimal number in any locale: "1", "-.5", "+2e-3", "inf", "-Infinity", "NaN"; nullopt for
// anything else. Rounded once, to float; too large becomes ±infinity, too small 0.
std::optional<Scalar> parseNumber(std::string_view text);

// With `digits` significant digits, also where they are zeros: "0.50"; zero is "0".
std::string numberText(Scalar number, int digits);

// With `decimals` digits after the decimal point: "0.50"; "-0.00" is "0.00".
std::string fixedNumberText(Scalar number, int decimals);

} // namespace core
