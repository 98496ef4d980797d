#pragma once

#include "core/input/files.h"

#include <map>
#include <memory>
#include <string>

namespace core {

// The numbers of a layer's tensors by their names without the prefix.
using LayerNumbers = std::map<std::string, std::shared_ptr<const Tensor>>;

// The tensors of one attention layer in a file of weights: those whose names begin with the layer's
// prefix ("self_attn."), which is found by looking for the name that every layer has.
class LayerTensors {
public:
    // Reads no number. Errors "weights_missing" and "several_layers", with what the file has.
    LayerTensors(TensorFile tensors, std::string from);

    // Whether the names are those of PyTorch's nn.MultiheadAttention.
    [[nodiscard]] bool isTorch() const { return torch; }

    // Null if it is not there.
    [[nodiscard]] const TensorInfo* find(const std::string& name) const;
    // Error "weights_missing" naming it and what the file has.
    [[nodiscard]] const TensorInfo& need(const std::string& name) const;

    // Reads all the layer has. Errors "not_finite", "tensor_shape".
    [[nodiscard]] LayerNumbers numbers() const;

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
