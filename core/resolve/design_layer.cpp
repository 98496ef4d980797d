#include "core/resolve/design_layer.h"

#include "core/attention/score_parameters.h"
#include "core/weights/weight_layers.h"
#include "core/weights/weights_file.h"

#include <set>
#include <string_view>

namespace core {

namespace {

    Index differentTokens(const SourceTensors& sourceTensors)
    {
        std::set<std::string_view> different;
        for (const Token& token : sourceTensors.queryTokens)
            different.insert(token.text);
        for (const Token& token : sourceTensors.keyTokens)
            different.insert(token.text);
        return static_cast<Index>(different.size());
    }

    Index headWidth(const std::optional<int>& asked, Index width, Index heads, bool identity)
    {
        if (asked)
            return *asked;
        return identity ? width : (width + heads - 1) / heads;
    }

} // namespace

Message decided(Index experiment, Index file)
{
    return message("%1 (the settings ask for %2)", file, experiment);
}

Index inputWidth(const SourceTensors& sourceTensors, const Experiment& experiment,
    const WeightsFile* file, std::vector<Notice>& notices)
{
    if (std::holds_alternative<OneHot>(experiment.design.embedding))
        return sourceTensors.isText() ? differentTokens(sourceTensors)
                                      : experiment.design.dimension;
    if (file == nullptr || !sourceTensors.isText()
        || file->queryWidth() == experiment.design.dimension)
        return experiment.design.dimension;
    notices.push_back({ "file_dimension",
        message("the embedding uses the file's d = %1",
            decided(experiment.design.dimension, file->queryWidth())) });
    return file->queryWidth();
}

InputSizes widthsOf(const SourceTensors& sourceTensors, Index dimension)
{
    if (sourceTensors.isText())
        return { sourceTensors.queryCount(), sourceTensors.keyCount(), dimension, dimension,
            dimension };
    return { sourceTensors.queryCount(), sourceTensors.keyCount(), sourceTensors.queries->cols(),
        sourceTensors.keys->cols(), sourceTensors.values->cols() };
}

InputSizes widthsOf(const Inputs& inputs)
{
    return { inputs.queries->rows(), inputs.keys->rows(), inputs.queries->cols(),
        inputs.keys->cols(), inputs.values->cols() };
}

limits::Size sizesOf(
    const Experiment& experiment, const InputSizes& inputs, const WeightsFile* file)
{
    limits::Size size;
    size.queries = inputs.queries;
    size.keys = inputs.keys;
    size.queryWidth = inputs.queryWidth;
    size.keyWidth = inputs.keyWidth;
    size.valueWidth = inputs.valueWidth;
    if (file != nullptr) {
        size.heads = file->heads();
        size.dq = file->dq();
        size.dk = file->dk();
        size.dv = file->dv();
        size.scoreParameters = file->scoreNumbers(experiment.attention().score);
        size.outputWidth = file->outputWidth();
    } else {
        const bool identity = std::holds_alternative<IdentityWeights>(experiment.design.weights);
        const bool points = std::holds_alternative<PointSource>(experiment.source);
        size.heads = experiment.attention().heads;
        size.dq = headWidth(experiment.attention().dk, inputs.queryWidth, size.heads, identity);
        const bool asTheyAre = identity && takesAnyWidths(experiment.attention().score);
        size.dk = asTheyAre ? experiment.attention().dk.value_or(inputs.keyWidth) : size.dq;
        size.dv = headWidth(experiment.attention().dv, inputs.valueWidth, size.heads, identity);
        size.scoreParameters
            = numbersOf(parameterShapes(experiment.attention().score, { size.dq, size.dk }));
        size.outputWidth = identity || points ? inputs.valueWidth : inputs.queryWidth;
    }
    if (!experiment.attention().outputProjection)
        size.outputWidth = size.heads * size.dv;
    return size;
}

LayerModel computedLayer(const Experiment& experiment, const limits::Size& size,
    const Inputs& inputs, std::size_t number, std::vector<Notice>& notices)
{
    if (std::holds_alternative<RandomWeights>(experiment.design.weights))
        return randomLayer(experiment, size, number);
    if (std::holds_alternative<IdentityWeights>(experiment.design.weights))
        return identityLayer(experiment, size, notices);
    return handBuiltLayer(experiment, size, inputs, notices);
}

void noticeDoubleScaling(const Experiment& experiment, std::vector<Notice>& notices)
{
    if (std::holds_alternative<ScaledDotScore>(experiment.attention().score)
        && std::holds_alternative<SqrtScaling>(experiment.attention().scaling))
        notices.push_back({ scaledTwice,
            message("the scaled dot product already divides by √d_k, so the scores are "
                    "divided twice") });
}

} // namespace core
