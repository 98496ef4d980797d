#pragma once

#include <QColor>

#include <string_view>

namespace ui {

// What stands for a head's pattern, one of core::patternIds, where there is no room for its word.
// Uniform heads are `even`; those without a pattern are like the `ground` that nothing stands out
// from.
QColor patternColour(std::string_view pattern, const QColor& even, const QColor& ground);

} // namespace ui
