#pragma once

#include "core/io/store/used_files.h"
#include "core/resolve/model_files.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

struct StoreLimits {
    std::uint64_t tensorBytes = std::uint64_t { 512 } << 20; // of cached tensors not in use
    std::size_t files = 32; // cached at a time
};

class StoreFiles;

// Cache of all files that the program has read, each until it changes: recomputing from the same
// files reads nothing. A tensor is read on demand, not the whole file; until then it stays in the
// file, in the file's own type. The program has one store, shared by its window, animations and
// commands; several threads may use it.
class ModelStore {
public:
    // Reads an image as pixels, as Files::image; provided by the user interface.
    using ImageReader
        = std::function<std::optional<Tensor>(const std::string& path, const ImageSize& size)>;

    explicit ModelStore(const StoreLimits& limits = {}, ImageReader reader = {});

    // Loader for resolve(): relative names start in `folder`. Files read are added to `used`, which
    // must outlive the loader. A file is checked once for each TensorFile: one that is replaced
    // meanwhile keeps its old content. Errors: those of InputFile and of each format's reader,
    // "file_changed" for one that is overwritten meanwhile; all with the file's name.
    [[nodiscard]] StoreFiles files(const std::string& folder, UsedFiles* used = nullptr) const;
    [[nodiscard]] std::unique_ptr<const Files> newFiles(const std::string& folder) const;

    [[nodiscard]] std::uint64_t bytesRead() const; // from all files so far
    [[nodiscard]] std::uint64_t bytesKept() const; // of tensors

private:
    friend class StoreFiles;
    class Shared;
    std::shared_ptr<Shared> shared; // shared by the loaders
    ImageReader imageReader;
};

// The files of a folder, read by way of the store. Errors begin with the file's name.
class StoreFiles : public ModelFiles {
public:
    StoreFiles(ModelStore from, std::string start, UsedFiles* usedFiles);

    [[nodiscard]] TensorFile tensors(const std::string& name) const override;
    [[nodiscard]] std::string text(const std::string& name) const override;
    [[nodiscard]] std::map<std::string, std::vector<Scalar>> wordVectors(
        const std::string& name, std::span<const std::string> words) const override;
    [[nodiscard]] std::shared_ptr<const ImportedAttention> imported(
        const std::string& name) const override;
    [[nodiscard]] std::optional<Tensor> image(
        const std::string& name, const ImageSize& size) const override;
    [[nodiscard]] std::shared_ptr<const PretrainedModel> model(
        const std::string& where) const override;
    [[nodiscard]] std::shared_ptr<const training::TrainedNetwork> trainedNetwork(
        const std::string& where) const override;

private:
    auto opened(const std::string& name, auto&& f) const;

    ModelStore store;
    std::string folder; // relative names start here
    UsedFiles* used; // may be null
};

// Shared by everything that computes.
using SharedStore = std::shared_ptr<const ModelStore>;

} // namespace core
