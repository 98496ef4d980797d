#include "core/io/files/read_file.h"

#include "core/base/error.h"
#include "core/io/files/system_reason.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace core {

namespace {

    Error cannotRead(const std::string& path, int code)
    {
        if (code == ENOENT || code == ENOTDIR)
            return { "file_missing",
                message("file \"%1\" not found; check its name and folder", path) };
        if (code == EACCES || code == EPERM)
            return { "no_permission",
                message("the file \"%1\" is not readable; change its permissions", path) };
        return Error("read_failed", message("cannot read \"%1\": %2", path, systemReason(code)))
            .remarked(std::generic_category().message(code));
    }

    Error changed(const std::string& path)
    {
        return { "file_changed",
            message("the file \"%1\" changed while it was being read; read it again", path) };
    }

    FileStamp stampOf(const struct stat& status)
    {
        return { static_cast<std::uint64_t>(status.st_size), status.st_dev, status.st_ino,
            status.st_mtim.tv_sec * std::int64_t { 1'000'000'000 } + status.st_mtim.tv_nsec };
    }

} // namespace

std::optional<FileStamp> stampOf(const std::string& path)
{
    struct stat status { };
    if (::stat(path.c_str(), &status) != 0)
        return std::nullopt;
    return stampOf(status);
}

InputFile::InputFile(const std::string& path)
    : name(path)
    , descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK))
{
    if (descriptor < 0)
        throw cannotRead(path, errno);
    struct stat status { };
    const int code = ::fstat(descriptor, &status) == 0 ? 0 : errno;
    if (code == 0 && S_ISREG(status.st_mode)) {
        fileStamp = stampOf(status);
        return;
    }
    ::close(descriptor);
    if (code != 0)
        throw cannotRead(path, code);
    if (S_ISDIR(status.st_mode))
        throw Error("is_folder", message("\"%1\" is a folder; name a file in it", path));
    throw Error("not_a_regular_file",
        message("\"%1\" is a pipe or a device; save its content as a file first", path));
}

InputFile::~InputFile()
{
    ::close(descriptor);
}

void InputFile::requireUnchanged() const
{
    struct stat status { };
    if (::fstat(descriptor, &status) != 0)
        throw cannotRead(name, errno);
    if (stampOf(status) != fileStamp)
        throw changed(name);
}

void InputFile::readAt(std::uint64_t offset, std::span<std::byte> to) const
{
    while (!to.empty()) {
        const ssize_t got = ::pread(descriptor, to.data(), to.size(), static_cast<off_t>(offset));
        if (got == 0)
            throw changed(name);
        if (got < 0 && errno != EINTR)
            throw cannotRead(name, errno);
        if (got > 0) {
            offset += static_cast<std::uint64_t>(got);
            to = to.subspan(static_cast<std::size_t>(got));
        }
    }
}

std::size_t InputFile::read(std::span<char> to)
{
    while (true) {
        const ssize_t got = ::read(descriptor, to.data(), to.size());
        if (got >= 0)
            return static_cast<std::size_t>(got);
        if (errno != EINTR)
            throw cannotRead(name, errno);
    }
}

Error tooLarge(const std::string& path, std::uint64_t size, std::uint64_t limit)
{
    return { "file_too_large",
        message("\"%1\" has %2 bytes; at most %3 are read", path, size, limit) };
}

FileBytes readFile(const std::string& path, std::uint64_t limit)
{
    InputFile file(path);
    if (file.size() > limit)
        throw tooLarge(path, file.size(), limit);
    const auto size = static_cast<std::size_t>(file.size());
    FileBytes result { std::make_unique_for_overwrite<std::byte[]>(size), 0 };
    while (result.size < size) {
        auto* const to = reinterpret_cast<char*>(result.content.get()) + result.size;
        const std::size_t got = file.read({ to, size - result.size });
        if (got == 0)
            break; // truncated meanwhile
        result.size += got;
    }
    return result;
}

} // namespace core
