#include "ui/drawing/pattern_colour.h"

#include "ui/drawing/theme.h"

#include <algorithm>
#include <array>

namespace ui {

namespace {

    // Patterns with a hue of their own.
    constexpr std::array<std::string_view, 19> hued { "previous", "next", "first", "same_word",
        "self", "neighbours", "sparse", "punctuation", "special", "same_before", "followed_before",
        "content_words", "later", "earlier", "one_key", "aligned", "function_words", "two_before",
        "two_after" };

} // namespace

QColor patternColour(std::string_view pattern, const QColor& even, const QColor& ground)
{
    const auto found = std::ranges::find(hued, pattern);
    if (found != hued.end())
        return Theme {}.head(found - hued.begin());
    if (pattern == "broad") // nearly even
        return QColor((even.red() + ground.red()) / 2, (even.green() + ground.green()) / 2,
            (even.blue() + ground.blue()) / 2);
    return pattern == "uniform" ? even : ground;
}

} // namespace ui
