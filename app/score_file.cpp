#include "app/score_file.h"

#include <algorithm>

namespace app {

namespace {

    using core::HeadModel;

    // (heads, rows, columns), as in a file of weights.
    core::Tensor stacked(const core::LayerModel& layer, core::Matrix HeadModel::*weights)
    {
        const core::Matrix& first = layer.heads.front().*weights;
        const auto heads = static_cast<core::Index>(layer.heads.size());
        core::Tensor result { { heads, first.rows(), first.cols() },
            core::Buffer(heads * first.size()), false };
        core::Scalar* to = result.numbers.data();
        for (const HeadModel& head : layer.heads)
            to = std::ranges::copy((head.*weights).values(), to).out;
        return result;
    }

    // What the score has learnt is the file's, everything else the layer's.
    core::NamedTensors joined(const core::TensorFile& file, const core::LayerModel& layer)
    {
        core::NamedTensors tensors;
        for (const auto& [name, form] : *file.contents)
            if (name.starts_with("score."))
                tensors.emplace(name, *file.tensor(name));
        tensors["w_q"] = stacked(layer, &HeadModel::wq);
        tensors["w_k"] = stacked(layer, &HeadModel::wk);
        tensors["w_v"] = stacked(layer, &HeadModel::wv);
        if (!layer.wo.empty())
            tensors["w_o"] = core::toTensor(layer.wo);
        return tensors;
    }

} // namespace

std::shared_ptr<const core::Model> resolveWithScore(
    const core::Experiment& experiment, const core::Files& files, const std::string& file)
{
    const auto projections = core::resolve(experiment, files);
    core::Experiment withFile = experiment;
    withFile.design.weights = core::FileWeights { file };
    core::Files both = files;
    both.tensors = [&](const std::string& name) {
        core::TensorFile opened = files.tensors(name);
        return name == file ? core::inMemory(joined(opened, projections->layers[0])) : opened;
    };
    return core::resolve(withFile, both);
}

} // namespace app
