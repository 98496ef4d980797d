#include "core/io/store/used_files.h"

#include <algorithm>

namespace core {

bool UsedFiles::unchanged() const
{
    return std::ranges::all_of(
        stamps, [](const auto& file) { return stampOf(file.first) == file.second; });
}

} // namespace core
