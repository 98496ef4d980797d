#include "core/io/read_file.h"

#include "core/error.h"
#include "core/io/system_reason.h"

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
                phrase("there is no file \"%1\"; look at the name and its folder", path) };
        if (code == EACCES || code == EPERM)
            return { "no_permission",
                phrase("the file \"%1\" may not be read; change its permissions", path) };
        return Error("read_failed", phrase("cannot read \"%1\": %2", path, systemReason(code)))
            .remarked(std::generic_category().message(code));
    }

} // namespace

InputFile::InputFile(const std::string& path)
    : name(path)
    , descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK))
{
    if (descriptor < 0)
        throw cannotRead(path, errno);
    struct stat status { };
    const int code = ::fstat(descriptor, &status) == 0 ? 0 : errno;
    if (code == 0 && S_ISREG(status.st_mode)) {
        fileStamp = { static_cast<std::uint64_t>(status.st_size), status.st_ino,
            status.st_mtim.tv_sec * std::int64_t { 1'000'000'000 } + status.st_mtim.tv_nsec };
        return;
    }
    ::close(descriptor);
    if (code != 0)
        throw cannotRead(path, code);
    if (S_ISDIR(status.st_mode))
        throw Error("is_folder", phrase("\"%1\" is a folder; name a file in it", path));
    throw Error("not_a_regular_file",
        phrase("\"%1\" is a pipe or a device; save its content as a file first", path));
}

InputFile::~InputFile()
{
    ::close(descriptor);
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

FileBytes readFile(const std::string& path, std::uint64_t limit)
{
    InputFile file(path);
    if (file.size() > limit)
        throw Error("file_too_large",
            phrase("\"%1\" has %2 bytes; at most %3 are read", path, file.size(), limit));
    const auto size = static_cast<std::size_t>(file.size());
    FileBytes result { std::make_unique_for_overwrite<std::byte[]>(size), 0 };
    while (result.size < size) {
        auto* const to = reinterpret_cast<char*>(result.content.get()) + result.size;
        const std::size_t got = file.read({ to, size - result.size });
        if (got == 0)
            break; // it has become shorter meanwhile
        result.size += got;
    }
    return result;
}

} // namespace core
