#pragma once

#include "core/io/files/byte_sink.h"

#include <functional>
#include <string>
#include <string_view>

namespace core {

// What can be known before there is anything to write. Errors: "folder_missing", "is_folder",
// "not_a_regular_file", "no_permission".
void checkTarget(const std::string& path);

// The one way a file is written: into a temporary file beside it, checked, synced and renamed, so
// that afterwards the old or the new content is there, never a mixture. Symbolic links stay links.
// Errors: "folder_missing", "is_folder", "not_a_regular_file", "no_permission", "disk_full",
// "write_failed"; the old file is then untouched.
void atomicWrite(const std::string& path, std::string_view bytes);

// The same for a file that is made in parts: `fill` writes all of them. If it throws, the old file
// is untouched as well.
void atomicWrite(const std::string& path, const std::function<void(const ByteSink&)>& fill);

} // namespace core
