#pragma once

#include "core/input/files.h"

#include <map>
#include <memory>
#include <string>

namespace core {

// The tensors of a layer by their names without the prefix.
using LayerWeights = std::map<std::string, std::shared_ptr<const Tensor>>;

// The tensors of one attention layer in a weights file: those with the layer's prefix
// ("self_attn."), found by the tensor name that every layer has.
class LayerTensors {
public:
    // Reads only names and shapes. Errors "weights_missing" and "several_layers", with the file's
    // contents.
    LayerTensors(TensorFile tensors, std::string from);

    // Whether the names are those of PyTorch's nn.MultiheadAttention.
    [[nodiscard]] bool isTorch() const { return torch; }

    // Null if absent.
    [[nodiscard]] const TensorInfo* find(const std::string& name) const;
    // Error "weights_missing" with the name and the file's contents.
    [[nodiscard]] const TensorInfo& need(const std::string& name) const;

    // Reads all tensors of the layer. Errors "not_finite", "tensor_shape".
    [[nodiscard]] LayerWeights weights() const;

    // Error `problem`: "w_k in weights.npz is 3 x 4; …".
    [[noreturn]] void refuse(
        const std::string& problem, const std::string& name, Message reason) const;
    [[nodiscard]] Message list() const;

private:
    TensorFile opened;
    std::string file;
    std::string prefix;
    bool torch = false;
};

} // namespace core
