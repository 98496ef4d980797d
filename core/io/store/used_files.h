#pragma once

#include "core/io/files/read_file.h"

#include <map>
#include <string>

namespace core {

// The files that numbers were made from, as they were then.
class UsedFiles {
public:
    void add(const std::string& path, const FileStamp& stamp) { stamps.emplace(path, stamp); }
    [[nodiscard]] bool empty() const { return stamps.empty(); }
    // Whether the same numbers would come out again. Asks for each file once and opens none.
    [[nodiscard]] bool unchanged() const;

private:
    std::map<std::string, FileStamp> stamps; // by path; the first counts if it was read twice
};

} // namespace core
