#include "core/io/archives/zip_source.h"

#include <algorithm>
#include <span>
#include <utility>

namespace core {

ZipSource::ZipSource(ByteSource file)
    : bytes(std::move(file))
{
    zip_error_init(&error);
}

zip_source_t* ZipSource::open(zip_error_t* why)
{
    return zip_source_function_create(answer, this, why);
}

void ZipSource::rethrow() const
{
    if (problem)
        std::rethrow_exception(problem);
}

zip_int64_t ZipSource::read(void* to, zip_uint64_t length)
{
    const std::uint64_t count = std::min<std::uint64_t>(length, bytes.size - at);
    try {
        if (count > 0)
            bytes.read(at, { static_cast<std::byte*>(to), static_cast<std::size_t>(count) });
    } catch (...) { // must not cross C code
        problem = std::current_exception();
        zip_error_set(&error, ZIP_ER_READ, 0);
        return -1;
    }
    at += count;
    return static_cast<zip_int64_t>(count);
}

zip_int64_t ZipSource::seek(void* data, zip_uint64_t length)
{
    const zip_int64_t to = zip_source_seek_compute_offset(at, bytes.size, data, length, &error);
    if (to < 0)
        return -1;
    at = static_cast<std::uint64_t>(to);
    return 0;
}

zip_int64_t ZipSource::status(void* data, zip_uint64_t length) const
{
    auto* const stat = ZIP_SOURCE_GET_ARGS(zip_stat_t, data, length, nullptr);
    if (stat == nullptr)
        return -1;
    zip_stat_init(stat);
    stat->valid = ZIP_STAT_SIZE;
    stat->size = bytes.size;
    return sizeof(*stat);
}

zip_int64_t ZipSource::answer(void* self, void* data, zip_uint64_t length, zip_source_cmd_t command)
{
    auto& source = *static_cast<ZipSource*>(self);
    switch (command) {
    case ZIP_SOURCE_OPEN:
        source.at = 0;
        return 0;
    case ZIP_SOURCE_READ:
        return source.read(data, length);
    case ZIP_SOURCE_SEEK:
        return source.seek(data, length);
    case ZIP_SOURCE_TELL:
        return static_cast<zip_int64_t>(source.at);
    case ZIP_SOURCE_STAT:
        return source.status(data, length);
    case ZIP_SOURCE_ERROR:
        return zip_error_to_data(&source.error, data, length);
    case ZIP_SOURCE_SUPPORTS:
        return zip_source_make_command_bitmap(ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE,
            ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR, ZIP_SOURCE_FREE, ZIP_SOURCE_SEEK, ZIP_SOURCE_TELL,
            ZIP_SOURCE_SUPPORTS, -1);
    default: // closing and freeing need nothing
        return 0;
    }
}

} // namespace core
