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
    std::uint64_t tensorBytes = std::uint64_t { 512 } << 20; // kept though nobody uses them
    std::size_t files = 32; // known at a time
};

// The files that the program has read, each until it changes: numbers made again from the same
// files read nothing. A tensor is read when it is asked for, not the whole file; until then its
// numbers stay in the file, in whatever type it stores them. The program has one store, which its
// window, films and commands share; several threads may use it.
class ModelStore {
public:
    // How the colours of a picture are read, as Files::picture: who knows pictures gives it.
    using PictureReader
        = std::function<std::optional<Tensor>(const std::string& path, const ImageSize& size)>;

    explicit ModelStore(const StoreLimits& limits = {}, PictureReader reader = {});

    // The loader for resolve(): relative names start in `folder`. What is read is added to `used`,
    // which must live as long as the loader. A file is looked at once for each TensorFile: one that
    // is replaced meanwhile stays what it was. Errors: those of InputFile and of each format's
    // reader, "file_changed" for one that is overwritten meanwhile; all with the file's name.
    [[nodiscard]] Files files(const std::string& folder, UsedFiles* used = nullptr) const;

    [[nodiscard]] std::uint64_t bytesRead() const; // from all files so far
    [[nodiscard]] std::uint64_t bytesKept() const; // of tensors

private:
    class Shared;
    std::shared_ptr<Shared> shelf; // the loaders share it
    PictureReader pictures;
};

// How everything that computes shares the program's store.
using SharedStore = std::shared_ptr<const ModelStore>;

} // namespace core
