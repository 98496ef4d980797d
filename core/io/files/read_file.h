#pragma once

#include "core/base/error.h"
#include "core/io/files/bytes.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace core {

// Identifies a version of a file: differs after a replacement or a write.
struct FileStamp {
    std::uint64_t size = 0;
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::int64_t modified = 0; // nanoseconds since 1970

    bool operator==(const FileStamp&) const = default;
};

// nullopt if there is no such file, or if it is inaccessible. Opens nothing.
std::optional<FileStamp> stampOf(const std::string& path);

// A regular file opened for reading. Errors: "file_missing", "no_permission", "is_folder",
// "not_a_regular_file", "read_failed". Never waits for a pipe.
class InputFile {
public:
    explicit InputFile(const std::string& path);
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;
    ~InputFile();

    [[nodiscard]] std::uint64_t size() const { return fileStamp.size; }
    // At the time of opening.
    [[nodiscard]] const FileStamp& stamp() const { return fileStamp; }
    // Error "file_changed" if the file was written to since.
    void requireUnchanged() const;
    // Returns the number of bytes read; 0 at the end.
    std::size_t read(std::span<char> to);
    // Fills the whole span; several threads may call. Error "file_changed" where the file ends
    // before: with a memory map the program would be killed.
    void readAt(std::uint64_t offset, std::span<std::byte> to) const;

private:
    std::string name;
    int descriptor;
    FileStamp fileStamp;
};

// Size limit for files that are read whole, such as a session or a list of edges.
inline constexpr std::uint64_t textSizeLimit = std::uint64_t { 64 } << 20;

// "file_too_large"
Error tooLarge(const std::string& path, std::uint64_t size, std::uint64_t limit);

// Content of a file; unlike a vector's, its bytes are not initialised before they are read.
struct FileBytes {
    std::unique_ptr<std::byte[]> content;
    std::size_t size = 0;

    [[nodiscard]] Bytes bytes() const { return { content.get(), size }; }
};

// Error "file_too_large" above `limit` bytes, before anything is allocated.
FileBytes readFile(const std::string& path, std::uint64_t limit);

} // namespace core
