#include "core/io/store/cached_file.h"

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/io/files/sniff.h"
#include "core/io/store/tensor_file.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace core {

namespace {

    void requireUtf8(Bytes bytes)
    {
        if (const FileKind kind = sniff(bytes); !mayBeText(kind))
            throw wrongFile(kind, message("a text file"));
        if (const auto bad = firstIllFormed(textOf(bytes)))
            throw Error(
                "text_not_utf8", message("the file is not UTF-8 text; save it as UTF-8"), *bad);
    }

} // namespace

CachedFile::CachedFile(const FileStamp& stamp, std::shared_ptr<TensorCache> tensors,
    std::shared_ptr<Counter> bytesRead)
    : fileStamp(stamp)
    , cache(std::move(tensors))
    , counter(std::move(bytesRead))
{
}

CachedFile::~CachedFile()
{
    cache->forget(this);
}

ByteSource CachedFile::sourceOf(const InputFile& file) const
{
    return { file.size(), [&file, count = counter](std::uint64_t offset, std::span<std::byte> to) {
                file.readAt(offset, to);
                *count += to.size();
            } };
}

TensorFile CachedFile::tensors(const std::shared_ptr<InputFile>& file, const std::string& name)
{
    const std::scoped_lock lock(mutex);
    if (!index) {
        TensorIndex found = indexTensors(sourceOf(*file), name);
        file->requireUnchanged();
        index = std::move(found);
    }
    TensorFile result { index->contents,
        [self = shared_from_this(), file](
            const std::string& wanted) { return self->tensor(*file, wanted); } };
    if (index->readSome)
        result.some = [self = shared_from_this(), file](const std::string& wanted, Index first,
                          std::span<Scalar> to) { self->readSome(*file, wanted, first, to); };
    return result;
}

// The index never changes once set: several threads may read at a time.
void CachedFile::readSome(
    const InputFile& file, const std::string& name, Index first, std::span<Scalar> to)
{
    if (index->readSome(sourceOf(file), name, first, to))
        return file.requireUnchanged();
    const std::shared_ptr<const Tensor> all = tensor(file, name);
    std::ranges::copy(
        all->values().subspan(static_cast<std::size_t>(first), to.size()), to.begin());
}

std::shared_ptr<const Tensor> CachedFile::tensor(const InputFile& file, const std::string& name)
{
    const std::scoped_lock lock(mutex);
    if (auto known = cache->find(this, name))
        return known;
    auto tensor = index->read(sourceOf(file), name);
    file.requireUnchanged();
    cache->keep(this, name, tensor);
    return tensor;
}

std::string CachedFile::text(const InputFile& file, const std::string& path)
{
    const std::scoped_lock lock(mutex);
    if (content)
        return *content;
    if (file.size() > textSizeLimit)
        throw tooLarge(path, file.size(), textSizeLimit);
    const std::vector<std::byte> bytes = sourceOf(file).start(file.size());
    file.requireUnchanged();
    requireUtf8(bytes);
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    const std::string_view all = textOf(bytes);
    content = std::string(all.substr(all.starts_with(mark) ? mark.size() : 0));
    return *content;
}

WordVectorTable CachedFile::wordVectors(InputFile& file, std::span<const std::string> wanted)
{
    const auto counted = [&](std::span<char> to) {
        const std::size_t got = file.read(to);
        *counter += got;
        return got;
    };
    WordVectorTable found = words.find(counted, wanted);
    file.requireUnchanged();
    return found;
}

} // namespace core
