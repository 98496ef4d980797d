#pragma once

#include "core/io/files/read_file.h"

#include <algorithm>
#include <map>
#include <string>

namespace core {

// Files that a result was computed from, with their stamps at that time.
class UsedFiles {
public:
    void add(const std::string& path, const FileStamp& stamp) { stamps.emplace(path, stamp); }
    [[nodiscard]] bool empty() const { return stamps.empty(); }
    // Whether the same result would come out again. Checks each file once and opens none.
    [[nodiscard]] bool unchanged() const
    {
        return std::ranges::all_of(
            stamps, [](const auto& file) { return stampOf(file.first) == file.second; });
    }

private:
    std::map<std::string, FileStamp> stamps; // by path; the first stamp counts
};

} // namespace core
