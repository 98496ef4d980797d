#pragma once

#include "core/files.h"

#include <string>

namespace core {

// The tensors of one attention layer in a file of weights: those whose names begin with the layer's
// prefix ("self_attn."), which is found by looking for the name that every layer has.
class LayerTensors {
public:
    // Errors "weights_missing" and "several_layers", with what the file has; "not_finite".
    LayerTensors(NamedTensors named, std::string from);

    // Whether the names are those of PyTorch's nn.MultiheadAttention.
    [[nodiscard]] bool isTorch() const { return torch; }

    // Null if it is not there.
    [[nodiscard]] const Tensor* find(const std::string& name) const;
    // Error "weights_missing" naming it and what the file has.
    [[nodiscard]] const Tensor& need(const std::string& name) const;

    // Error `problem`: "w_k in weights.npz is 3 x 4; …".
    [[noreturn]] void refuse(
        const std::string& problem, const std::string& name, Phrase reason) const;
    [[nodiscard]] Phrase list() const;

private:
    NamedTensors tensors;
    std::string file;
    std::string prefix;
    bool torch = false;

    void requireUsable(const std::string& name) const;
};

} // namespace core
