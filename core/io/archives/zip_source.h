#pragma once

#include "core/io/arrays/byte_source.h"

#include <zip.h>

#include <cstdint>
#include <exception>
#include <memory>

namespace core {

// Lets libzip read an archive from a ByteSource: only the directory and the requested members are
// read.
class ZipSource {
public:
    explicit ZipSource(ByteSource file);
    ZipSource(const ZipSource&) = delete;
    ZipSource& operator=(const ZipSource&) = delete;

    // libzip owns the result once an archive is opened from it; this object must outlive that.
    zip_source_t* open(zip_error_t* why);
    // Rethrows an error of the file itself, which libzip reports as a failure to read.
    void rethrow() const;

private:
    static zip_int64_t answer(
        void* self, void* data, zip_uint64_t length, zip_source_cmd_t command);
    zip_int64_t read(void* to, zip_uint64_t length);
    zip_int64_t seek(void* data, zip_uint64_t length);
    zip_int64_t status(void* data, zip_uint64_t length) const;

    ByteSource bytes;
    std::uint64_t at = 0;
    zip_error_t error {};
    std::exception_ptr problem;
};

} // namespace core
