#include "core/training/attention/generic_heads.h"

#include "core/attention/score_parameters.h"
#include "core/base/eigen.h"

#include <algorithm>
#include <utility>

namespace core::training {

GenericHeads::GenericHeads(AttentionChoice how, HeadLayout which)
    : choice(std::move(how))
    , form(std::move(which))
{
    spec.score = choice.score;
    spec.scaling = choice.scaling;
    spec.normaliser = choice.normaliser;
}

void GenericHeads::forEachHead(auto&& f) const
{
    for (Index b = 0; b < batch(); ++b)
        for (Index head = 0; head < form.heads; ++head)
            f(Head { b, head });
}

Index GenericHeads::lengthOf(const Head& head) const
{
    return form.lengths[static_cast<std::size_t>(head.example)];
}

Index GenericHeads::visibleKeys(Index query, const Head& head) const
{
    return form.causal ? std::min(lengthOf(head), query + 1) : lengthOf(head);
}

Index GenericHeads::firstRow(const Head& head) const
{
    return (head.example * form.heads + head.number) * size.n;
}

HeadRows GenericHeads::rowsOf(const Head& head, Index width, Index rows) const
{
    return { head.example, batch(), head.number, width, rows };
}

ScoreParameters GenericHeads::scoreParametersOf(const ScoreParameters& all, const Head& head) const
{
    ScoreParameters from = all;
    ScoreParameters result;
    for (const auto& [parameter, rows, cols] :
        parameterShapes(choice.score, { size.dk, size.dk })) {
        Matrix part = Matrix::uninitialised(rows, cols);
        std::copy_n(parameterNamed(from, parameter.name)->row(head.number * rows).data(),
            part.size(), part.data());
        *parameterNamed(result, parameter.name) = std::move(part);
    }
    return result;
}

void GenericHeads::addScoreGradients(
    HeadGradients& to, const Head& head, ScoreParameters gradients) const
{
    for (const auto& [parameter, rows, cols] :
        parameterShapes(choice.score, { size.dk, size.dk })) {
        Matrix& all = *parameterNamed(to.parameters, parameter.name);
        if (all.empty())
            all = Matrix(form.heads * rows, cols);
        view(all).middleRows(head.number * rows, rows)
            += view(*parameterNamed(gradients, parameter.name));
    }
}

Pipeline GenericHeads::pipelineOf(const Head& head) const
{
    return { spec, masks[static_cast<std::size_t>(head.number)], size.dk };
}

std::vector<HeadMask> GenericHeads::makeMasks() const
{
    std::vector<HeadMask> all
        = resolveMasks(form.selfAttention ? choice.mask : std::vector<Mask> {},
            { size.n, size.m, form.heads }, noFiles());
    if (form.selfAttention && std::holds_alternative<Alibi>(choice.position))
        for (std::size_t head = 0; head < all.size(); ++head)
            all[head].distanceSlope = alibiSlope(Alibi {}, static_cast<Index>(head), form.heads);
    return all;
}

Matrix GenericHeads::attend(const HeadInputs& from)
{
    size = { from.q.rows() / batch(), from.k.rows() / batch(), from.k.cols() / form.heads,
        from.v.cols() / form.heads };
    masked = Matrix::constant(batch() * form.heads * size.n, size.m, excluded);
    a = Matrix(masked.rows(), size.m);
    Matrix result(from.q.rows(), from.v.cols());
    masks = makeMasks();
    forEachHead([&](const Head& head) {
        const Matrix q = copyOf(from.q, rowsOf(head, size.dk, size.n));
        const Matrix k = copyOf(from.k, rowsOf(head, size.dk, lengthOf(head)));
        weightsOf(scores(choice.score, scoreParametersOf(from.parameters, head), q, k), head);
        const Matrix v = copyOf(from.v, rowsOf(head, size.dv, size.m));
        Matrix sum = Matrix::uninitialised(size.n, size.dv);
        view(sum).noalias() = view(a).middleRows(firstRow(head), size.n) * view(v);
        addTo(result, rowsOf(head, size.dv, size.n), sum);
    });
    return result;
}

void GenericHeads::weightsOf(const Matrix& raw, const Head& head)
{
    const Pipeline pipeline = pipelineOf(head);
    for (Index i = 0; i < size.n; ++i) {
        const std::span<Scalar> row = masked.row(firstRow(head) + i);
        const auto keys = static_cast<std::size_t>(visibleKeys(i, head));
        std::ranges::copy(raw.row(i), row.begin());
        pipeline.maskScores(i, row);
        std::ranges::fill(row.subspan(keys), excluded);
        const std::span<Scalar> to = a.row(firstRow(head) + i).first(keys);
        std::ranges::copy(row.first(keys), to.begin());
        static_cast<void>(pipeline.weigh(to));
    }
}

HeadGradients GenericHeads::backward(const HeadInputs& from, const Matrix& gradient) const
{
    HeadGradients result { Matrix(from.q.rows(), from.q.cols()),
        Matrix(from.k.rows(), from.k.cols()), Matrix(from.v.rows(), from.v.cols()) };
    forEachHead([&](const Head& head) {
        const HeadRows queries = rowsOf(head, size.dk, size.n);
        const HeadRows keys = rowsOf(head, size.dk, lengthOf(head));
        const HeadRows values = rowsOf(head, size.dv, lengthOf(head));
        const Matrix ofMixture = copyOf(gradient, rowsOf(head, size.dv, size.n));
        Matrix ofValues = Matrix::uninitialised(values.rows, size.dv);
        view(ofValues).noalias()
            = view(a).block(firstRow(head), 0, size.n, values.rows).transpose() * view(ofMixture);
        addTo(result.v, values, ofValues);
        const Matrix v = copyOf(from.v, values);
        Matrix ofWeights = Matrix::uninitialised(size.n, values.rows);
        view(ofWeights).noalias() = view(ofMixture) * view(v).transpose();
        const Matrix q = copyOf(from.q, queries);
        const Matrix k = copyOf(from.k, keys);
        const ScoreParameters parameters = scoreParametersOf(from.parameters, head);
        const ScoreGradients parts = scoreBackward(
            choice.score, { parameters, q, k }, scoreGradient(std::move(ofWeights), head));
        addTo(result.q, queries, parts.q);
        addTo(result.k, keys, parts.k);
        addScoreGradients(result, head, parts.parameters);
    });
    return result;
}

// ∂L/∂(raw scores) from ∂L/∂(weights): n x keys.
Matrix GenericHeads::scoreGradient(Matrix ofWeights, const Head& head) const
{
    const Pipeline pipeline = pipelineOf(head);
    for (Index i = 0; i < size.n; ++i) {
        const Index row = firstRow(head) + i;
        const auto keys = static_cast<std::size_t>(visibleKeys(i, head));
        pipeline.backward({ {}, masked.row(row).first(keys), a.row(row).first(keys) },
            ofWeights.row(i).first(keys));
        std::ranges::fill(ofWeights.row(i).subspan(keys), Scalar { 0 });
    }
    return ofWeights;
}

} // namespace core::training
