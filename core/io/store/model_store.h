#pragma once

#include "core/input/files.h"
#include "core/io/store/used_files.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace core {

struct StoreLimits {
    std::uint64_t tensorBytes = std::uint64_t { 512 } << 20; // of cached tensors not in use
    std::size_t files = 32; // cached at a time
};

// Cache of all files that the program has read, each until it changes: recomputing from the same
// files reads nothing. A tensor is read on demand, not the whole file; until then it stays in the
// file, in the file's own type. The program has one store, shared by its window, animations and
// commands; several threads may use it.
class ModelStore {
public:
    // Reads an image as pixels, as Files::picture; provided by the user interface.
    using ImageReader
        = std::function<std::optional<Tensor>(const std::string& path, const ImageSize& size)>;

    explicit ModelStore(const StoreLimits& limits = {}, ImageReader reader = {});

    // Loader for resolve(): relative names start in `folder`. Files read are added to `used`, which
    // must outlive the loader. A file is checked once for each TensorFile: one that is replaced
    // meanwhile keeps its old content. Errors: those of InputFile and of each format's reader,
    // "file_changed" for one that is overwritten meanwhile; all with the file's name.
    [[nodiscard]] Files files(const std::string& folder, UsedFiles* used = nullptr) const;

    [[nodiscard]] std::uint64_t bytesRead() const; // from all files so far
    [[nodiscard]] std::uint64_t bytesKept() const; // of tensors

private:
    class Shared;
    std::shared_ptr<Shared> shared; // shared by the loaders
    ImageReader imageReader;
};

// Shared by everything that computes.
using SharedStore = std::shared_ptr<const ModelStore>;

} // namespace core
