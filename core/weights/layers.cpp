#include "core/weights/layers.h"

#include "core/attention/score_parameters.h"
#include "core/weights/handmade.h"

#include <cassert>

namespace core {

namespace {

    void addZeroBiases(LayerModel& layer, const limits::Size& size)
    {
        for (HeadModel& head : layer.heads) {
            head.bq = Matrix(1, size.dk);
            head.bk = Matrix(1, size.dk);
            head.bv = Matrix(1, size.dv);
        }
        if (!layer.wo.empty())
            layer.bo = Matrix(1, size.outputWidth);
    }

    // The identity / h, once for each head, one below the other.
    Matrix averagingProjection(const limits::Size& size)
    {
        Matrix wo(size.heads * size.dv, size.outputWidth);
        for (Index head = 0; head < size.heads; ++head)
            for (Index c = 0; c < std::min(size.dv, size.outputWidth); ++c)
                wo(head * size.dv + c, c) = 1 / static_cast<Scalar>(size.heads);
        return wo;
    }

    Phrase fitted(Phrase what, Index from, Index to)
    {
        if (from == to)
            return {};
        return from > to
            ? phrase("%1 of %2 are cut to %3", std::move(what), from, to)
            : phrase("%1 of %2 are filled up with zeros to %3", std::move(what), from, to);
    }

    void noticeFit(
        const Experiment& experiment, const limits::Size& s, std::vector<Notice>& notices)
    {
        Phrase message = joined(fitted(phrase("queries"), s.queryWidth, s.dk),
            joined(fitted(phrase("keys"), s.keyWidth, s.dk),
                fitted(phrase("values"), s.valueWidth, s.dv)));
        if (experiment.attention().outputProjection)
            message
                = joined(std::move(message), fitted(phrase("head outputs"), s.dv, s.outputWidth));
        if (!message.empty())
            notices.push_back({ "identity_fitted", std::move(message) });
    }

} // namespace

LayerModel identityLayer(
    const Experiment& experiment, const limits::Size& size, std::vector<Notice>& notices)
{
    LayerModel layer;
    layer.heads.resize(static_cast<std::size_t>(size.heads));
    for (HeadModel& head : layer.heads) {
        head.wq = Matrix::identity(size.queryWidth, size.dk);
        head.wk = Matrix::identity(size.keyWidth, size.dk);
        head.wv = Matrix::identity(size.valueWidth, size.dv);
        head.score = neutralParameters(experiment.attention().score, size.dk);
    }
    if (experiment.attention().outputProjection)
        layer.wo = averagingProjection(size);
    if (experiment.attention().biases)
        addZeroBiases(layer, size);
    noticeFit(experiment, size, notices);
    return layer;
}

LayerModel handmadeLayer(const Experiment& experiment, const limits::Size& size,
    const Inputs& inputs, std::vector<Notice>& notices)
{
    HandmadeHeads made
        = handmadeHeads({ std::get<HandmadeWeights>(experiment.design.weights).patterns, inputs,
            experiment.design.position, size.heads, size.dk, size.dv, size.outputWidth });
    LayerModel layer { std::move(made.heads), {}, {} };
    if (experiment.attention().outputProjection)
        layer.wo = std::move(made.wo);
    for (HeadModel& head : layer.heads)
        head.score = neutralParameters(experiment.attention().score, size.dk);
    if (experiment.attention().biases)
        addZeroBiases(layer, size);
    notices.insert(notices.end(), made.notices.begin(), made.notices.end());
    return layer;
}

Matrix& matrixOf(LayerModel& layer, WeightName name, Index head)
{
    if (name == WeightName::Wo)
        return layer.wo;
    if (name == WeightName::Bo)
        return layer.bo;
    HeadModel& own = layer.heads[static_cast<std::size_t>(head)];
    switch (name) {
    case WeightName::Wq:
        return own.wq;
    case WeightName::Wk:
        return own.wk;
    case WeightName::Wv:
        return own.wv;
    case WeightName::Bq:
        return own.bq;
    case WeightName::Bk:
        return own.bk;
    case WeightName::Bv:
        return own.bv;
    default:
        break;
    }
    Matrix* const learnt = parameter(own.score, name);
    assert(learnt != nullptr);
    return *learnt;
}

} // namespace core
