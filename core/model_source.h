#pragma once

#include "core/base/fields.h"
#include "core/input/source.h"
#include "core/intervention.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

// The heads are those of the experiment's design.
struct CustomSource {
    static constexpr std::string_view id = "designed";
    static void fields(auto&, auto&&) { }
    bool operator==(const CustomSource&) const = default;
};

// The heads are those of a trained model, or what somebody else's were seen to do; the design waits
// until it is wanted again.
struct PretrainedSource {
    static constexpr std::string_view id = "loaded";
    std::string where = "encoder"; // encoder, decoder or translator, which ship; or a folder;
                                   // or an npz or safetensors file of attention (namesTrace)
    std::string target {}; // what a model with a decoder has said so far
    // Of tokens, instead of what texts say; empty: the texts.
    std::vector<int> ids {}, typeIds {}, targetIds {};
    // What a model of pictures looks at: a picture (PNG, JPEG …), or channels x side x side numbers
    // as they enter the model; one number alone: the same everywhere.
    TensorInput image {};
    std::vector<int>
        maskedTokens {}; // places of tokens, from 1: the model sees its mask token there
    // An attention obeys the first one with its own path, else the first one without a path.
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

// Whose heads are looked at.
using ModelSource = std::variant<CustomSource, PretrainedSource>;

} // namespace core
