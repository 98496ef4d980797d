#include "core/io/text/spreadsheet_label.h"

#include "core/io/text/decimal_text.h"

#include <algorithm>

namespace core {

namespace {

    constexpr char guard = '\'';

    // Apostrophes of the text itself count too, so that one can be taken away again.
    bool wantsGuard(std::string_view label)
    {
        label.remove_prefix(std::min(label.find_first_not_of(guard), label.size()));
        return label.size() > 1
            && std::string_view("=+-@").find(label.front()) != std::string_view::npos
            && !parseNumber(label);
    }

} // namespace

std::string guardedLabel(std::string_view label)
{
    return (wantsGuard(label) ? std::string(1, guard) : std::string()) + std::string(label);
}

std::string unguardedLabel(std::string label)
{
    if (label.starts_with(guard) && wantsGuard(label))
        label.erase(0, 1);
    return label;
}

} // namespace core
