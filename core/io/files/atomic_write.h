#pragma once

#include "core/io/files/bytes.h"

#include <functional>
#include <string>
#include <string_view>

namespace core {

// Checks that the file can be written, before there is anything to write. Errors: "folder_missing",
// "is_folder", "not_a_regular_file", "no_permission".
void checkTarget(const std::string& path);

// Writes a file: into a temporary file next to it, checked, synced and renamed, so that the file
// has the old or the new content, never a mixture. Symbolic links stay links. Errors:
// "folder_missing", "is_folder", "not_a_regular_file", "no_permission", "disk_full",
// "write_failed"; the old file is then unchanged.
void atomicWrite(const std::string& path, std::string_view bytes);

// The same for a file in parts, all written by `fill`. If it throws, the old file is unchanged as
// well.
void atomicWrite(const std::string& path, const std::function<void(const ByteSink&)>& fill);

} // namespace core
