#include "core/io/npz.h"

#include "core/io/array_name.h"
#include "core/io/npy.h"

#include <zip.h>

#include <memory>
#include <new>
#include <vector>

namespace core {

namespace {

    // Memory is all that can fail here: the archive is built in memory from checked names.
    template <class T> T* orNoMemory(T* handle)
    {
        if (handle == nullptr)
            throw std::bad_alloc();
        return handle;
    }

    struct FreeSource {
        void operator()(zip_source_t* source) const { zip_source_free(source); }
    };
    using ZipSource = std::unique_ptr<zip_source_t, FreeSource>;

    struct Discard {
        void operator()(zip_t* archive) const { zip_discard(archive); }
    };
    using Archive = std::unique_ptr<zip_t, Discard>;

    void add(zip_t* archive, const std::string& member, const std::string& bytes)
    {
        constexpr zip_uint16_t midnight = 0;
        constexpr zip_uint16_t firstDay = 1U << 5U | 1U; // 1980-01-01, where ZIP's time begins
        zip_source_t* source
            = orNoMemory(zip_source_buffer(archive, bytes.data(), bytes.size(), 0));
        const zip_int64_t index = zip_file_add(archive, member.c_str(), source, ZIP_FL_ENC_UTF_8);
        if (index < 0) {
            zip_source_free(source);
            throw std::bad_alloc();
        }
        const auto at = static_cast<zip_uint64_t>(index);
        if (zip_set_file_compression(archive, at, ZIP_CM_STORE, 0) != 0
            || zip_file_set_dostime(archive, at, midnight, firstDay, 0) != 0)
            throw std::bad_alloc();
    }

    std::string contentOf(zip_source_t* source)
    {
        if (zip_source_open(source) != 0)
            throw std::bad_alloc();
        zip_stat_t stat;
        if (zip_source_stat(source, &stat) != 0)
            throw std::bad_alloc();
        std::string result(static_cast<std::size_t>(stat.size), '\0');
        const zip_int64_t got = zip_source_read(source, result.data(), result.size());
        zip_source_close(source);
        if (got != static_cast<zip_int64_t>(result.size()))
            throw std::bad_alloc();
        return result;
    }

    // An archive without members; libzip would rather delete such a file than write it.
    const std::string emptyArchive = std::string("PK\x05\x06") + std::string(18, '\0');

} // namespace

std::string writeNpz(const NamedTensors& tensors)
{
    if (tensors.empty())
        return emptyArchive;
    std::vector<std::string> contents; // read by libzip when the archive is closed
    contents.reserve(tensors.size());
    const ZipSource source(orNoMemory(zip_source_buffer_create(nullptr, 0, 0, nullptr)));
    zip_source_keep(source.get()); // one reference for the archive, one for us
    Archive archive(zip_open_from_source(source.get(), ZIP_TRUNCATE, nullptr));
    if (archive == nullptr) {
        zip_source_free(source.get());
        throw std::bad_alloc();
    }
    for (const auto& [name, tensor] : tensors) {
        checkArrayName(name);
        contents.push_back(writeNpy(tensor));
        add(archive.get(), name + ".npy", contents.back());
    }
    if (zip_close(archive.get()) != 0)
        throw std::bad_alloc();
    (void)archive.release();
    return contentOf(source.get());
}

} // namespace core
