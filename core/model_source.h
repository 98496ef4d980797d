#pragma once

#include "core/base/fields.h"
#include "core/input/source.h"
#include "core/intervention.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

// Custom attention: the experiment's design.
struct CustomSource {
    static constexpr std::string_view id = "designed";
    static void fields(auto&, auto&&) { }
    bool operator==(const CustomSource&) const = default;
};

// A pretrained model, or imported attention; the design is kept but unused.
struct PretrainedSource {
    static constexpr std::string_view id = "loaded";
    // encoder, decoder, translator (bundled); or a folder; or an npz or safetensors file of
    // attention (namesTrace).
    std::string where = "encoder";
    std::string target {}; // decoder input of a model with a decoder
    // Token IDs and types instead of the texts; empty: the texts.
    std::vector<int> ids {}, typeIds {}, targetIds {};
    // Input of a vision model: an image (PNG, JPEG …), or channels x side x side values as they
    // enter the model; a single number fills all of them.
    TensorInput image {};
    // Positions, from 1, that the model sees as its mask token.
    std::vector<int> maskedTokens {};
    // Each attention gets the first one with its own path, else the first one without a path.
    std::vector<Intervention> interventions {};

    static void fields(auto& self, auto&& f)
    {
        f("where", self.where);
        f("target", self.target);
        f("ids", self.ids, Range { 0, 1e9 });
        f("type_ids", self.typeIds, Range { 0, 1e9 });
        f("target_ids", self.targetIds, Range { 0, 1e9 });
        f("picture", self.image);
        f("hidden", self.maskedTokens, Range { 1, 4096 });
        f("changes", self.interventions);
    }
    bool operator==(const PretrainedSource&) const = default;
};

// Origin of the attention.
using ModelSource = std::variant<CustomSource, PretrainedSource>;

} // namespace core
