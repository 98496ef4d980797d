#include "core/io/store/model_store.h"

#include "core/base/error.h"
#include "core/io/model/bundled_models.h"
#include "core/io/model/model_folder.h"
#include "core/io/store/cached_file.h"
#include "core/io/trace/trace_file.h"
#include "core/io/training/network_folder.h"

#include <algorithm>
#include <filesystem>
#include <list>
#include <mutex>
#include <utility>

namespace core {

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
