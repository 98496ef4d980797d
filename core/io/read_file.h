#pragma once

#include "core/io/bytes.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace core {

struct FileStamp {
    std::uint64_t size = 0;
    std::uint64_t inode = 0;
    std::int64_t modified = 0; // nanoseconds since 1970

    bool operator==(const FileStamp&) const = default;
};

// A regular file opened for reading. Errors: "file_missing", "no_permission", "is_folder",
// "not_a_regular_file", "read_failed". Never waits for a pipe.
class InputFile {
public:
    explicit InputFile(const std::string& path);
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;
    ~InputFile();

    [[nodiscard]] std::uint64_t size() const { return fileStamp.size; }
    // Changes when the file is replaced or written to.
    [[nodiscard]] const FileStamp& stamp() const { return fileStamp; }
    // How many bytes were read; 0 at the end.
    std::size_t read(std::span<char> to);

private:
    std::string name;
    int descriptor;
    FileStamp fileStamp;
};

// The content of a file. Bytes are not initialised before they are read, unlike a vector's.
struct FileBytes {
    std::unique_ptr<std::byte[]> content;
    std::size_t size = 0;

    [[nodiscard]] Bytes bytes() const { return { content.get(), size }; }
};

// Error "file_too_large" above `limit` bytes, before anything is allocated.
FileBytes readFile(const std::string& path, std::uint64_t limit);

} // namespace core
