#pragma once

#include <QColor>

#include <string_view>

namespace ui {

// Colour of a head's pattern, one of core::patternIds. Uniform heads get `even`, heads without a
// pattern `ground`, and broad ones the colour between.
QColor patternColour(std::string_view pattern, const QColor& even, const QColor& ground);

} // namespace ui
