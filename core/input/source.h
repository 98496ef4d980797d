#pragma once

#include "core/base/fields.h"
#include "core/base/matrix.h"

#include <string>
#include <string_view>
#include <variant>

namespace core {

// A tensor of the user: written in the experiment, or in a file.
struct TensorInput {
    Tensor values; // used when `file` is empty
    std::string file; // npy, npz, safetensors, CSV or TSV
    std::string tensor; // its name in the file; may be empty if the file holds one

    [[nodiscard]] bool given() const { return !file.empty() || values.size() > 0; }
    bool operator==(const TensorInput&) const = default;
};

// Self-attention: queries, keys and values are all the tokens of one text.
struct Sentence {
    static constexpr std::string_view id = "sentence";
    std::string text = "The animal didn't cross the street because it was too tired";
    static void fields(auto& self, auto&& f) { f("text", self.text); }
    bool operator==(const Sentence&) const = default;
};

// Cross-attention: queries from the first text, keys and values from the second.
struct SentencePair {
    static constexpr std::string_view id = "sentences";
    std::string text = "I am a student";
    std::string keys = "Je suis étudiant";
    static void fields(auto& self, auto&& f)
    {
        f("text", self.text);
        f("keys", self.keys);
    }
    bool operator==(const SentencePair&) const = default;
};

// Q, K and V are computed from these matrices. Without keys: the queries; without values: the keys.
struct MatrixSource {
    static constexpr std::string_view id = "matrices";
    TensorInput queries; // n x d_q
    TensorInput keys; // m x d_k_in
    TensorInput values; // m x d_v_in
    static void fields(auto& self, auto&& f)
    {
        f("queries", self.queries);
        f("keys", self.keys);
        f("values", self.values);
    }
    bool operator==(const MatrixSource&) const = default;
};

// Kernel regression (Nadaraya-Watson): query positions, data points (keys) and targets (values).
struct PointSource {
    static constexpr std::string_view id = "points";
    TensorInput queries; // n x p; not given: the data points
    TensorInput points; // m x p
    TensorInput targets; // m x t
    static void fields(auto& self, auto&& f)
    {
        f("queries", self.queries);
        f("points", self.points);
        f("targets", self.targets);
    }
    bool operator==(const PointSource&) const = default;
};

using Source = std::variant<Sentence, SentencePair, MatrixSource, PointSource>;

} // namespace core
