#pragma once

#include <QString>

#include <cstddef>
#include <cstdint>

namespace ui {

// A number as shown on screen, with `significant` digits, a real minus sign and powers of ten for
// very large or small values: "4.540", "−0.7698", "1.23·10⁻⁷".
QString shown(double number, int significant = 4);

// The same, but a number other than 0 is never "0.000": in a list, larger ones would look smaller.
QString shownApart(double number, int significant);

// A setting as its user wrote it, without zeros at the end: "2", "0.3".
QString settingText(double number);

// A number with `digits` decimals: "−0.84".
QString fixedText(double number, int digits);

// "106 316", with narrow spaces.
QString groupedText(std::int64_t number);

// "77.0 %"
QString percentText(double share);

// Number of an entry in a list of `count` entries, padded to the width of the largest.
QString numberInList(int number, std::size_t count);

// A number for other programs: nine significant digits, which identify every float, a point and an
// ASCII minus.
QString exactText(double number);

} // namespace ui
