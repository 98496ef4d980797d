#include "app/score_file.h"

#include "core/parameters.h"

#include <algorithm>
#include <map>
#include <span>

namespace app {

namespace {

    bool isBias(const core::Parameter& parameter)
    {
        return parameter.kind == core::ParameterKind::Bias;
    }

    // Shape (heads, rows, columns), or (heads, columns) for a bias, as in a weights file; empty if
    // the heads have no such parameter.
    core::Tensor stacked(const core::LayerModel& layer, const core::Parameter& parameter)
    {
        const core::Matrix& first = *core::parameterNamed(layer, parameter.name, 0);
        const auto heads = static_cast<core::Index>(layer.heads.size());
        core::Tensor result { { heads, first.rows(), first.cols() },
            core::Buffer(heads * first.size()), false };
        if (isBias(parameter))
            result.shape = { heads, first.cols() };
        core::Scalar* to = result.data.data();
        for (core::Index head = 0; head < heads; ++head)
            to = std::ranges::copy(core::parameterNamed(layer, parameter.name, head)->values(), to)
                     .out;
        return result;
    }

    // score.* from the file, all other parameters from the layer.
    core::NamedTensors joined(const core::TensorFile& file, const core::LayerModel& layer)
    {
        core::NamedTensors tensors;
        for (const auto& [name, form] : *file.contents)
            if (name.starts_with("score."))
                tensors.emplace(name, *file.tensor(name));
        for (const core::Parameter& parameter : core::headParameters())
            if (!parameter.name.starts_with("score.")
                && !core::parameterNamed(layer, parameter.name, 0)->empty())
                tensors[std::string(parameter.name)] = stacked(layer, parameter);
        for (const core::Parameter& parameter : core::layerParameters())
            if (const auto& matrix = *core::parameterNamed(layer, parameter.name, -1);
                !matrix.empty()) {
                core::Tensor& tensor = tensors[std::string(parameter.name)];
                tensor = core::toTensor(matrix);
                if (isBias(parameter))
                    tensor.shape = { matrix.cols() };
            }
        return tensors;
    }

    // Files, one of which has the weights of a layer besides its own.
    class WithScore : public core::ModelFiles {
    public:
        WithScore(
            const core::ModelFiles& all, std::string scoreFile, const core::LayerModel& weightsOf)
            : files(all)
            , file(std::move(scoreFile))
            , layer(weightsOf)
        {
        }
        [[nodiscard]] core::TensorFile tensors(const std::string& name) const override
        {
            core::TensorFile opened = files.tensors(name);
            return name == file ? core::inMemory(joined(opened, layer)) : opened;
        }
        [[nodiscard]] std::string text(const std::string& name) const override
        {
            return files.text(name);
        }
        [[nodiscard]] std::map<std::string, std::vector<core::Scalar>> wordVectors(
            const std::string& name, std::span<const std::string> words) const override
        {
            return files.wordVectors(name, words);
        }

    private:
        const core::ModelFiles& files;
        std::string file;
        const core::LayerModel& layer;
    };

} // namespace

std::shared_ptr<const core::Model> resolveWithScore(
    const core::Experiment& experiment, const core::ModelFiles& files, const std::string& file)
{
    const auto projections = core::resolve(experiment, files);
    core::Experiment withFile = experiment;
    withFile.design.weights = core::FileWeights { file };
    return core::resolve(withFile, WithScore(files, file, *projections->layers.begin()));
}

} // namespace app
