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

// What is known of a tensor in a file before any of its numbers is read.
struct TensorInfo {
    std::vector<Index> shape;
    DType dtype = DType::F32; // as the file stores it; read, every number is a float

    // How many numbers; -1 when the shape cannot be.
    [[nodiscard]] Index size() const;
    bool operator==(const TensorInfo&) const = default;
};

using TensorInfos = std::map<std::string, TensorInfo>;

// A file of tensors as it was when it was opened: what it holds is known, numbers are read when
// they are asked for.
struct TensorFile {
    std::shared_ptr<const TensorInfos> contents; // by name; never null
    // One of the contents. It stays as it is however long it is kept.
    std::function<std::shared_ptr<const Tensor>(const std::string& name)> tensor;
    // Some of its numbers, from number `first` on, in the order of rows. Null: only all at once.
    std::function<void(const std::string& name, Index first, std::span<Scalar> to)> some {};

    // The same, whichever way they can be had.
    void read(const std::string& name, Index first, std::span<Scalar> to) const;
};

// How large a model wants a picture.
struct ImageSize {
    Index channels = 3; // 1: how bright it is
    Index side = 0;
};

struct PretrainedModel;
class ImportedAttention;
namespace training {
    struct TrainedRun;
}

// What resolve() may ask of the outside: core itself opens no file. core_io provides these;
// a default one refuses every file ("files_unavailable").
struct Files {
    // Opens an npy (the name of its tensor is ""), npz, safetensors, CSV or TSV file.
    std::function<TensorFile(const std::string& file)> tensors;
    // The whole of a text file, UTF-8.
    std::function<std::string(const std::string& file)> text;
    // The vectors of the words asked for, all of one width; words not found are absent.
    std::function<std::map<std::string, std::vector<Scalar>>(
        const std::string& file, std::span<const std::string> words)>
        wordVectors;
    // A trained model: the name of one that ships, or a folder.
    std::function<std::shared_ptr<const PretrainedModel>(const std::string& where)> model;
    // Attention that was computed elsewhere, in an npz or safetensors file.
    std::function<std::shared_ptr<const ImportedAttention>(const std::string& file)> imported;
    // A network that was taught here; null where the name is none of a folder that holds one.
    std::function<std::shared_ptr<const training::TrainedRun>(const std::string& where)> trainedRun;
    // The colours of a picture, from 0 to 1, channels x side x side: what its sides are to each
    // other is not kept. Nothing where the file holds no picture.
    std::function<std::optional<Tensor>(const std::string& file, const ImageSize& size)> picture;
};

// The default: every call is an Error.
Files noFiles();

// A file that is no file.
TensorFile inMemory(NamedTensors tensors);

} // namespace core
