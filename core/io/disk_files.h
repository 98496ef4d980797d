#pragma once

#include "core/files.h"
#include "core/io/bytes.h"

#include <cstdint>
#include <string>

namespace core {

inline constexpr std::uint64_t fileSizeLimit = std::uint64_t { 1 } << 30;
inline constexpr std::uint64_t textSizeLimit = std::uint64_t { 64 } << 20;

// The loader for resolve(): relative names stand beside the session, in `baseFolder`. What a file
// is, its content says; its ending only helps when the content does not. CSV gives one tensor
// without a name. Word vectors are streamed and may be larger than the limit; what was looked up in
// the last file is remembered. Errors: those of readFile and of each format's reader, with the
// file's name.
Files diskFiles(const std::string& baseFolder);

// Every tensor of a file's bytes; `name` is for its ending and for messages.
NamedTensors readTensors(Bytes bytes, const std::string& name);

} // namespace core
