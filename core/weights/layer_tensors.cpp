#include "core/weights/layer_tensors.h"

#include "core/input/tensor_input.h"
#include "core/parameters.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <string_view>
#include <utility>

namespace core {

namespace {

    constexpr std::array<std::string_view, 3> ownNames { "w_q", "w_k", "w_v" };
    constexpr std::array<std::string_view, 4> torchNames { "in_proj_weight", "q_proj_weight",
        "k_proj_weight", "v_proj_weight" };

    // The tensors that are used; the file may hold others.
    constexpr std::array<std::string_view, 7> usedTorchNames { "in_proj_weight", "q_proj_weight",
        "k_proj_weight", "v_proj_weight", "in_proj_bias", "out_proj.weight", "out_proj.bias" };

    // Empty, or a path that ends with a dot or a slash; "score." of "score.w_q" is not a prefix.
    bool isPrefix(std::string_view text)
    {
        return text.empty()
            || ((text.ends_with('.') || text.ends_with('/')) && !text.ends_with("score."));
    }

    // The prefixes in front of these names.
    std::set<std::string> prefixesOf(const TensorInfos& tensors, const auto& names)
    {
        std::set<std::string> prefixes;
        for (const auto& [full, form] : tensors)
            for (const std::string_view name : names)
                if (full.ends_with(name)
                    && isPrefix(std::string_view(full).substr(0, full.size() - name.size())))
                    prefixes.insert(full.substr(0, full.size() - name.size()));
        return prefixes;
    }

} // namespace

LayerTensors::LayerTensors(TensorFile tensors, std::string from)
    : opened(std::move(tensors))
    , file(std::move(from))
{
    std::set<std::string> prefixes = prefixesOf(*opened.contents, ownNames);
    torch = prefixes.empty();
    if (torch)
        prefixes = prefixesOf(*opened.contents, torchNames);
    if (prefixes.empty())
        throw Error("weights_missing",
            message("\"%1\" contains neither w_q, w_k, w_v nor in_proj_weight or q_proj_weight; "
                    "it has: %2",
                file, list()));
    if (prefixes.size() > 1)
        throw Error("several_layers",
            message("\"%1\" contains several attention layers (\"%2\", \"%3\", …); save the one "
                    "you want on its own",
                file, *prefixes.begin(), *std::next(prefixes.begin())));
    prefix = *prefixes.begin();
}

LayerWeights LayerTensors::weights() const
{
    LayerWeights result;
    const auto add = [&](std::string_view id) {
        const std::string name(id);
        if (find(name) == nullptr)
            return;
        const auto tensor = opened.tensor(prefix + name);
        requireConsistent(*tensor, Message::verbatim(prefix + name));
        requireFinite(*tensor, Message::verbatim(prefix + name));
        result.emplace(name, tensor);
    };
    for (const std::span<const Parameter> all : { headParameters(), layerParameters() })
        for (const Parameter& parameter : all)
            add(parameter.name);
    std::ranges::for_each(usedTorchNames, add);
    return result;
}

const TensorInfo* LayerTensors::find(const std::string& name) const
{
    const auto found = opened.contents->find(prefix + name);
    return found == opened.contents->end() ? nullptr : &found->second;
}

const TensorInfo& LayerTensors::need(const std::string& name) const
{
    const TensorInfo* const tensor = find(name);
    if (tensor == nullptr)
        throw Error("weights_missing",
            message("\"%1\" has no %2; it has: %3", file, prefix + name, list()));
    return *tensor;
}

void LayerTensors::refuse(const std::string& problem, const std::string& name, Message reason) const
{
    const TensorInfo* const tensor = find(name);
    const Message shape = tensor == nullptr ? message("missing") : shapeText(tensor->shape);
    throw Error(
        problem, message("%1 in \"%2\" is %3; %4", prefix + name, file, shape, std::move(reason)));
}

Message LayerTensors::list() const
{
    return listText(*opened.contents);
}

} // namespace core
