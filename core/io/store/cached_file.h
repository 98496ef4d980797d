#pragma once

#include "core/input/files.h"
#include "core/io/arrays/tensor_index.h"
#include "core/io/files/read_file.h"
#include "core/io/store/tensor_cache.h"
#include "core/io/store/word_vector_cache.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>

namespace core {

// Cached contents of one version of a file: its index, text and word vectors; its tensors are in
// the cache. Tensors are copied out of the file rather than memory-mapped: truncating a mapped file
// kills the program, and copying is no slower. Several threads may call.
class CachedFile : public std::enable_shared_from_this<CachedFile> {
public:
    using Counter = std::atomic<std::uint64_t>;
    CachedFile(const FileStamp& stamp, std::shared_ptr<TensorCache> tensors,
        std::shared_ptr<Counter> bytesRead);
    CachedFile(const CachedFile&) = delete;
    CachedFile& operator=(const CachedFile&) = delete;
    ~CachedFile();

    [[nodiscard]] const FileStamp& stamp() const { return fileStamp; }

    // Missing contents are read from `file`, which has this stamp. Errors: those of InputFile and
    // of each format's reader, "file_changed".
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

} // namespace core
