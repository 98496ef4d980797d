#include "core/io/store/model_store.h"

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/input/files.h"
#include "core/io/arrays/tensor_index.h"
#include "core/io/files/read_file.h"
#include "core/io/files/sniff.h"
#include "core/io/model/bundled_models.h"
#include "core/io/model/model_folder.h"
#include "core/io/store/tensor_cache.h"
#include "core/io/store/tensor_file.h"
#include "core/io/store/word_vectors.h"
#include "core/io/trace/trace_file.h"
#include "core/io/training/network_folder.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <filesystem>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

// Remembers lookups in a file of word vectors, found or not, so that moving a slider does not
// read gigabytes again. Several threads may call; they wait for each other.
class WordVectorCache {
public:
    // `file` starts at its beginning; it is read only for new words, and the first time.
    // Errors: those of readWordVectors.
    WordVectorTable find(const TextSource& file, std::span<const std::string> words);

private:
    std::mutex mutex;
    bool readable = false; // a read has succeeded
    WordVectorTable known;
    std::set<std::string> absent;
};

WordVectorTable WordVectorCache::find(const TextSource& file, std::span<const std::string> words)
{
    const std::scoped_lock lock(mutex);
    std::vector<std::string> unknown;
    for (const std::string& word : words)
        if (!known.contains(word) && !absent.contains(word))
            unknown.push_back(word);
    if (!unknown.empty() || !readable)
        known.merge(readWordVectors(file, unknown));
    readable = true;
    WordVectorTable result;
    for (const std::string& word : words)
        if (const auto at = known.find(word); at != known.end())
            result.insert(*at);
        else
            absent.insert(word);
    return result;
}

// Cached contents of one version of a file: its index, text and word vectors; its tensors are
// in the cache. Tensors are copied out of the file rather than memory-mapped: truncating a
// mapped file kills the program, and copying is no slower. Several threads may call.
class CachedFile : public std::enable_shared_from_this<CachedFile> {
public:
    using Counter = std::atomic<std::uint64_t>;
    CachedFile(const FileStamp& stamp, std::shared_ptr<TensorCache> tensors,
        std::shared_ptr<Counter> bytesRead);
    CachedFile(const CachedFile&) = delete;
    CachedFile& operator=(const CachedFile&) = delete;
    ~CachedFile();

    [[nodiscard]] const FileStamp& stamp() const { return fileStamp; }

    // Missing contents are read from `file`, which has this stamp. Errors: those of InputFile
    // and of each format's reader, "file_changed".
    TensorFile tensors(const std::shared_ptr<InputFile>& file, const std::string& name);
    std::string text(const InputFile& file, const std::string& path);
    WordVectorTable wordVectors(InputFile& file, std::span<const std::string> wanted);

private:
    [[nodiscard]] ByteSource sourceOf(const InputFile& file) const;
    std::shared_ptr<const Tensor> tensor(const InputFile& file, const std::string& name);
    void readSome(
        const InputFile& file, const std::string& name, Index first, std::span<Scalar> to);

    FileStamp fileStamp;
    std::shared_ptr<TensorCache> cache;
    std::shared_ptr<Counter> counter;
    std::mutex mutex; // protects the following; readers of the same file wait
    std::optional<TensorIndex> index;
    std::optional<std::string> content;
    WordVectorCache words;
};

void requireUtf8(Bytes bytes)
{
    if (const FileKind kind = sniff(bytes); !mayBeText(kind))
        throw wrongFile(kind, message("a text file"));
    if (const auto bad = firstIllFormed(textOf(bytes)))
        throw Error("text_not_utf8", message("the file is not UTF-8 text; save it as UTF-8"), *bad);
}

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

namespace {

    // Runs f; errors begin with the file's name.
    auto named(const std::string& file, auto&& f)
    {
        try {
            return f();
        } catch (const Error& error) {
            throw error.within(message("%1: %2", file, error.message));
        }
    }

} // namespace

class ModelStore::Shared {
public:
    explicit Shared(const StoreLimits& limits)
        : most(limits.files)
        , tensors(std::make_shared<TensorCache>(limits.tensorBytes))
    {
    }

    // Cache entry for this stamp; one with another stamp is dropped.
    std::shared_ptr<CachedFile> known(const std::string& path, const FileStamp& stamp)
    {
        const std::scoped_lock lock(mutex);
        const auto found = std::ranges::find(files, path, &Entry::first);
        if (found != files.end())
            files.splice(files.begin(), files, found);
        else
            files.emplace_front(path, nullptr);
        std::shared_ptr<CachedFile>& file = files.front().second;
        if (file == nullptr || file->stamp() != stamp)
            file = std::make_shared<CachedFile>(stamp, tensors, bytes);
        if (files.size() > most)
            files.pop_back();
        return file;
    }

    [[nodiscard]] std::uint64_t bytesRead() const { return *bytes; }
    [[nodiscard]] std::uint64_t bytesKept() const { return tensors->bytes(); }

private:
    using Entry = std::pair<std::string, std::shared_ptr<CachedFile>>;
    std::mutex mutex;
    std::list<Entry> files; // last used first
    std::size_t most;
    std::shared_ptr<TensorCache> tensors;
    std::shared_ptr<CachedFile::Counter> bytes = std::make_shared<CachedFile::Counter>(0);
};

ModelStore::ModelStore(const StoreLimits& limits, ImageReader reader)
    : shared(std::make_shared<Shared>(limits))
    , imageReader(std::move(reader))
{
}

std::uint64_t ModelStore::bytesRead() const
{
    return shared->bytesRead();
}

std::uint64_t ModelStore::bytesKept() const
{
    return shared->bytesKept();
}

StoreFiles ModelStore::files(const std::string& folder, UsedFiles* used) const
{
    return { *this, folder, used };
}

std::unique_ptr<const Files> ModelStore::newFiles(const std::string& folder) const
{
    return std::make_unique<const StoreFiles>(files(folder));
}

StoreFiles::StoreFiles(ModelStore from, std::string start, UsedFiles* usedFiles)
    : store(std::move(from))
    , folder(std::move(start))
    , used(usedFiles)
{
}

// Opens the file and calls f(its cache entry, the open file, its path).
auto StoreFiles::opened(const std::string& name, auto&& f) const
{
    return named(name, [&] {
        const std::filesystem::path path = std::filesystem::path(folder) / name;
        const auto file = std::make_shared<InputFile>(path.string());
        std::error_code problem; // the current folder may be gone
        const std::filesystem::path whole = std::filesystem::absolute(path, problem);
        const std::string full = (problem ? path : whole).string();
        if (used != nullptr)
            used->add(full, file->stamp());
        return f(*store.shared->known(full, file->stamp()), file, path.string());
    });
}

TensorFile StoreFiles::tensors(const std::string& name) const
{
    return opened(name, [&](CachedFile& known, const auto& file, const std::string&) {
        TensorFile found = known.tensors(file, name);
        found.tensor = [name, read = std::move(found.tensor)](const std::string& wanted) {
            return named(name, [&] { return read(wanted); });
        };
        if (found.some)
            found.some
                = [name, some = std::move(found.some)](const std::string& wanted, Index first,
                      std::span<Scalar> to) { named(name, [&] { some(wanted, first, to); }); };
        return found;
    });
}

std::string StoreFiles::text(const std::string& name) const
{
    return opened(name, [](CachedFile& known, const auto& file, const std::string& path) {
        return known.text(*file, path);
    });
}

std::map<std::string, std::vector<Scalar>> StoreFiles::wordVectors(
    const std::string& name, std::span<const std::string> words) const
{
    return opened(name, [&](CachedFile& known, const auto& file, const std::string&) {
        return known.wordVectors(*file, words);
    });
}

std::shared_ptr<const PretrainedModel> StoreFiles::model(const std::string& where) const
{
    const std::string place = modelFolder(where, folder);
    return named(where, [&] {
        return std::make_shared<const PretrainedModel>(openModel(place, store.files(place, used)));
    });
}

std::shared_ptr<const training::TrainedNetwork> StoreFiles::trainedNetwork(
    const std::string& where) const
{
    if (isBundledModel(where))
        return nullptr;
    const NetworkPath trained = networkPath(modelFolder(where, folder));
    std::error_code unknown; // inaccessible: reading gives the reason
    const auto kind
        = std::filesystem::status(std::filesystem::path(trained.folder) / "config.json", unknown)
              .type();
    if (kind != std::filesystem::file_type::regular && kind != std::filesystem::file_type::none)
        return nullptr;
    return named(where, [&] { return openNetwork(trained, store.files(trained.folder, used)); });
}

std::shared_ptr<const ImportedAttention> StoreFiles::imported(const std::string& name) const
{
    return opened(name, [&](CachedFile& known, const auto& input, const std::string&) {
        const auto file = std::make_shared<const TraceFile>(known.tensors(input, name));
        return std::make_shared<const ImportedAttention>(
            file->attentions(), [name, file](const ImportedRows& rows) {
                return named(name, [&] { return file->rows(rows); });
            });
    });
}

std::optional<Tensor> StoreFiles::image(const std::string& name, const ImageSize& size) const
{
    return opened(name, [&](CachedFile&, const auto&, const std::string& path) {
        return store.imageReader ? store.imageReader(path, size) : std::nullopt;
    });
}

} // namespace core
