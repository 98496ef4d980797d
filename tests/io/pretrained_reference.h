#pragma once

#include "core/inference/run_network.h"
#include "core/io/model/model_folder.h"
#include "core/io/store/model_store.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <vector>

// Results of the transformers library for a folder's model, compared with core's.
namespace reference {

inline std::vector<core::Index> indices(const core::TensorFile& file, const std::string& name)
{
    std::vector<core::Index> result;
    if (file.contents->contains(name)) {
        const auto tensor = file.tensor(name); // keeps its values alive
        for (const core::Scalar number : tensor->values())
            result.push_back(static_cast<core::Index>(number));
    }
    return result;
}

inline core::NetworkInput inputOf(const core::TensorFile& file)
{
    return { indices(file, "input_ids"), indices(file, "token_type_ids"),
        indices(file, "decoder_input_ids"),
        file.contents->contains("pixel_values") ? file.tensor("pixel_values") : nullptr };
}

// Every tensor of the trace by the reference's name.
inline std::map<std::string, std::vector<core::Scalar>> numbersOf(const core::Trace& trace)
{
    std::map<std::string, std::vector<core::Scalar>> result;
    for (const auto& attention : trace.attentions)
        for (const core::HeadTrace& head : attention.heads) {
            auto& all = result[attention.path + "/weights"];
            const auto values = head.weights.values();
            all.insert(all.end(), values.begin(), values.end());
        }
    for (const core::HiddenState& state : trace.states) {
        const auto values = state.values.values();
        result[state.path].assign(values.begin(), values.end());
        if (state.path.starts_with("encoder/"))
            result["encoder_output"] = result[state.path]; // the last layer's overwrites the others
    }
    const auto logits = trace.logits.values();
    result["logits"].assign(logits.begin(), logits.end());
    return result;
}

// max |ours - theirs| / max |theirs|; infinite if the sizes differ.
inline double apart(std::span<const core::Scalar> ours, std::span<const core::Scalar> theirs)
{
    if (ours.size() != theirs.size() || ours.empty())
        return HUGE_VAL;
    double largest = 0;
    double difference = 0;
    for (std::size_t i = 0; i < ours.size(); ++i) {
        const auto a = static_cast<double>(ours[i]);
        const auto b = static_cast<double>(theirs[i]);
        largest = std::max(largest, std::abs(b));
        difference = std::isfinite(a) ? std::max(difference, std::abs(a - b)) : HUGE_VAL;
    }
    return difference / largest;
}

struct Comparison {
    std::string worst; // the tensor with the largest difference
    double apart = 0;
    int tensors = 0;
};

inline Comparison compare(const core::Trace& trace, const core::TensorFile& file)
{
    const auto ours = numbersOf(trace);
    Comparison result;
    for (const auto& [name, form] : *file.contents) {
        if (name.ends_with("_ids") || name == "pixel_values")
            continue;
        const auto found = ours.find(name);
        const auto theirs = file.tensor(name);
        const double difference
            = found == ours.end() ? HUGE_VAL : apart(found->second, theirs->values());
        if (difference > result.apart || result.worst.empty())
            result = { name, std::max(difference, result.apart), result.tensors };
        ++result.tensors;
    }
    return result;
}

} // namespace reference
