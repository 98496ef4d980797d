#include "core/io/arrays/array_name.h"

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/io/text/shown.h"

#include <algorithm>
#include <string>

namespace core {

namespace {

    bool oddName(std::string_view name)
    {
        constexpr std::size_t longest = 1024;
        if (name.size() > longest || name.find('\\') != std::string_view::npos
            || firstIllFormed(name))
            return true;
        if (std::ranges::any_of(name, [](char c) { return c >= 0 && (c < 0x20 || c == 0x7F); }))
            return true;
        for (std::size_t start = 0; start <= name.size();) {
            const std::size_t end = std::min(name.find('/', start), name.size());
            const std::string_view part = name.substr(start, end - start);
            if (part.empty() || part == "." || part == "..")
                return true;
            start = end + 1;
        }
        return false;
    }

} // namespace

void checkArrayName(std::string_view name)
{
    if (oddName(name))
        throw Error("array_name",
            message("%1 is not a valid array name; expected one such as \"w_q\" or \"layer/w_q\"",
                shown(name)));
}

} // namespace core
