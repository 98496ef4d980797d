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

// What was read of a file, as long as it is the same: what it holds, its text, words that were
// looked up; its tensors are the cache's. Tensors are copied out of the file rather than mapped
// into memory: a mapped file that somebody truncates ends the program, and copying is no slower.
// Several threads may ask.
class KnownFile : public std::enable_shared_from_this<KnownFile> {
public:
    using Counter = std::atomic<std::uint64_t>;
    KnownFile(const FileStamp& stamp, std::shared_ptr<TensorCache> tensors,
        std::shared_ptr<Counter> bytesRead);
    KnownFile(const KnownFile&) = delete;
    KnownFile& operator=(const KnownFile&) = delete;
    ~KnownFile();

    [[nodiscard]] const FileStamp& stamp() const { return fileStamp; }

    // What is not known yet is read from `file`, which bears the stamp. Errors: those of InputFile
    // and of each format's reader, "file_changed".
    TensorFile tensors(const std::shared_ptr<InputFile>& file, const std::string& name);
    std::string text(const InputFile& file, const std::string& path);
    WordVectors wordVectors(InputFile& file, std::span<const std::string> wanted);

private:
    [[nodiscard]] ByteSource sourceOf(const InputFile& file) const;
    std::shared_ptr<const Tensor> tensor(const InputFile& file, const std::string& name);
    void readSome(
        const InputFile& file, const std::string& name, Index first, std::span<Scalar> to);

    FileStamp fileStamp;
    std::shared_ptr<TensorCache> cache;
    std::shared_ptr<Counter> counter;
    std::mutex mutex; // of what follows; who asks for what is being read waits for it
    std::optional<TensorIndex> index;
    std::optional<std::string> content;
    WordVectorCache words;
};

} // namespace core
