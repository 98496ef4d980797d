#pragma once

#include "core/base/error.h"
#include "core/io/files/bytes.h"

#include <array>
#include <string_view>

namespace core {

// Type of a file by its first bytes. Downloads often give something else than expected: a Git LFS
// pointer instead of the weights, a login page instead of the data.
enum class FileKind {
    Unknown,
    Empty,
    Npy,
    Zip,
    Safetensors,
    Json,
    LfsPointer,
    Html,
    Pickle,
    Gzip,
    Compressed, // bzip2, xz, zstd
    Hdf5,
    Pdf,
    Png,
    Svg,
    Elf,
    Utf16
};
constexpr auto enumIds(FileKind)
{
    return std::array<std::string_view, 17> { "unknown", "empty", "npy", "zip", "safetensors",
        "json", "lfs_pointer", "html", "pickle", "gzip", "compressed", "hdf5", "pdf", "png", "svg",
        "elf", "utf16" };
}

// Reads at most the first 512 bytes.
FileKind sniff(Bytes start);

constexpr bool mayBeText(FileKind kind)
{
    return kind == FileKind::Unknown || kind == FileKind::Empty || kind == FileKind::Json;
}

// Error "file_is_<kind>": what was found, what was `expected` ("an npy file"), and what to do.
Error wrongFile(FileKind found, Message expected);

} // namespace core
