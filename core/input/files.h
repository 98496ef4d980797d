#pragma once

#include "core/base/dtype.h"
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

struct PretrainedModel;
class ImportedAttention;
namespace training {
    struct TrainedNetwork;
}

// File access of resolve(): core itself opens no file. core_io provides these functions; a default
// one throws "files_unavailable".
struct Files {
    // Opens an npy (its tensor is named ""), npz, safetensors, CSV or TSV file.
    std::function<TensorFile(const std::string& file)> tensors;
    // The contents of a UTF-8 text file.
    std::function<std::string(const std::string& file)> text;
    // The vectors of these words, all of one width; unknown words are absent.
    std::function<std::map<std::string, std::vector<Scalar>>(
        const std::string& file, std::span<const std::string> words)>
        wordVectors;
    // A pretrained model: the name of a bundled one, or a folder.
    std::function<std::shared_ptr<const PretrainedModel>(const std::string& where)> model;
    // Imported attention in an npz or safetensors file.
    std::function<std::shared_ptr<const ImportedAttention>(const std::string& file)> imported;
    // A network trained with Headlight; null if `where` is not the folder of one.
    std::function<std::shared_ptr<const training::TrainedNetwork>(const std::string& where)>
        trainedRun;
    // An image as channels x side x side with values from 0 to 1; its aspect ratio is not kept.
    // Nothing if the file is not an image.
    std::function<std::optional<Tensor>(const std::string& file, const ImageSize& size)> image;
};

// The default: every call throws.
Files noFiles();

// Tensors in memory with the interface of a file.
TensorFile inMemory(NamedTensors tensors);

} // namespace core
