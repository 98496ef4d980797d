#pragma once

#include <QString>

#include <cstddef>

namespace ui {

// A number as it stands on screen: so many significant digits, a real minus sign, powers of ten
// for what is very large or small: "4.540", "−0.7698", "1.23·10⁻⁷".
QString shown(double number, int significant = 4);

// Likewise, but no number that is not 0 is said as "0.000": in a list larger ones would look
// smaller.
QString shownApart(double number, int significant);

// A setting as its user wrote it, without zeros at the end: "2", "0.3".
QString settingText(double number);

// With so many digits after the point: "−0.84".
QString fixedText(double number, int digits);

// "77.0 %"
QString percentText(double share);

// The number of an entry in a list of so many, as wide as the largest.
QString numberInList(int number, std::size_t count);

// As copied text, for other programs to read: nine significant digits, which tell every float from
// its neighbours, a point and an ASCII minus.
QString exactText(double number);

} // namespace ui
