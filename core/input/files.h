#pragma once

#include "core/base/error.h"
#include "core/base/matrix.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

// The data type of a stored tensor (torch.dtype).
enum class DType { Bool, I8, U8, I16, U16, I32, U32, I64, U64, F16, BF16, F32, F64 };

using NamedTensors = std::map<std::string, Tensor>;

// The shape and data type of a tensor in a file, before any value is read.
struct TensorInfo {
    std::vector<Index> shape;
    DType dtype = DType::F32; // as stored in the file; values are read as float

    // Number of elements; -1 if the shape is impossible.
    [[nodiscard]] Index size() const;
    bool operator==(const TensorInfo&) const = default;
};

using TensorInfos = std::map<std::string, TensorInfo>;

// An opened file of tensors: names and shapes are known, values are read on request.
struct TensorFile {
    std::shared_ptr<const TensorInfos> contents; // by name; never null
    // Reads a tensor by name. The result stays valid and unchanged.
    std::function<std::shared_ptr<const Tensor>(const std::string& name)> tensor;
    // Reads to.size() values of a tensor from element `first` on, in row-major order. Null: only
    // whole tensors can be read.
    std::function<void(const std::string& name, Index first, std::span<Scalar> to)> some {};

    // Reads values with `some` or, if it is null, from the whole tensor.
    void read(const std::string& name, Index first, std::span<Scalar> to) const;
};

// The input size of a vision model.
struct ImageSize {
    Index channels = 3; // 1: grey
    Index side = 0;
};

class ImportedAttention;

// The files that an experiment names; core itself opens none. Each function refuses with the error
// "files_unavailable" where it is not overridden.
class Files {
public:
    virtual ~Files() = default;

    // Opens an npy (its tensor is named ""), npz, safetensors, CSV or TSV file.
    [[nodiscard]] virtual TensorFile tensors(const std::string& file) const;
    // The contents of a UTF-8 text file.
    [[nodiscard]] virtual std::string text(const std::string& file) const;
    // The vectors of these words, all of one width; unknown words are absent.
    [[nodiscard]] virtual std::map<std::string, std::vector<Scalar>> wordVectors(
        const std::string& file, std::span<const std::string> words) const;
    // Imported attention in an npz or safetensors file.
    [[nodiscard]] virtual std::shared_ptr<const ImportedAttention> imported(
        const std::string& file) const;
    // An image as channels x side x side with values from 0 to 1; its aspect ratio is not kept.
    // Nothing if the file is not an image.
    [[nodiscard]] virtual std::optional<Tensor> image(
        const std::string& file, const ImageSize& size) const;

protected:
    Files() = default;
    Files(const Files&) = default;
    Files& operator=(const Files&) = default;
    [[noreturn]] static void refuse(const std::string& file);
};

const Files& noFiles(); // overrides nothing

// Tensors in memory with the interface of a file.
TensorFile inMemory(NamedTensors tensors);

} // namespace core
