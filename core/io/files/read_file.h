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

// Changes when a file is replaced or written to.
struct FileStamp {
    std::uint64_t size = 0;
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::int64_t modified = 0; // nanoseconds since 1970

    bool operator==(const FileStamp&) const = default;
};

// Nothing if there is no such file, or if it may not be asked for. Opens nothing.
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
    // When it was opened.
    [[nodiscard]] const FileStamp& stamp() const { return fileStamp; }
    // Error "file_changed" if somebody wrote to it since.
    void requireUnchanged() const;
    // How many bytes were read; 0 at the end.
    std::size_t read(std::span<char> to);
    // All of these bytes; several threads may ask at once. Error "file_changed" where it ends
    // before: a file that is mapped instead would end the program there.
    void readAt(std::uint64_t offset, std::span<std::byte> to) const;

private:
    std::string name;
    int descriptor;
    FileStamp fileStamp;
};

// What is read whole, such as a session or a list of edges, may not be larger.
inline constexpr std::uint64_t textSizeLimit = std::uint64_t { 64 } << 20;

// "file_too_large"
Error tooLarge(const std::string& path, std::uint64_t size, std::uint64_t limit);

// The content of a file. Bytes are not initialised before they are read, unlike a vector's.
struct FileBytes {
    std::unique_ptr<std::byte[]> content;
    std::size_t size = 0;

    [[nodiscard]] Bytes bytes() const { return { content.get(), size }; }
};

// Error "file_too_large" above `limit` bytes, before anything is allocated.
FileBytes readFile(const std::string& path, std::uint64_t limit);

} // namespace core
