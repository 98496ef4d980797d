#include "core/training/attention/attention_op.h"

#include "core/attention/score_parameters.h"
#include "core/base/eigen.h"
#include "core/training/attention/generic_heads.h"

#include <cmath>
#include <utility>

namespace core::training {

namespace {

    using Strided = Eigen::Map<EigenMatrix, 0, Eigen::OuterStride<>>;
    using ConstStrided = Eigen::Map<const EigenMatrix, 0, Eigen::OuterStride<>>;

    // Rows of example b: every B-th.
    ConstStrided ofExample(const Matrix& m, Index b, Index batch)
    {
        return { m.data() + b * m.cols(), m.rows() / batch, m.cols(),
            Eigen::OuterStride<>(batch * m.cols()) };
    }
    Strided ofExample(Matrix& m, Index b, Index batch)
    {
        return { m.data() + b * m.cols(), m.rows() / batch, m.cols(),
            Eigen::OuterStride<>(batch * m.cols()) };
    }

    void softmaxRow(Scalar* row, Index count)
    {
        Eigen::Map<Eigen::Array<Scalar, 1, Eigen::Dynamic>> scores(row, count);
        scores = (scores - scores.maxCoeff()).exp();
        scores /= scores.sum();
    }

    // Gradient by the scores from that by their softmax: a ∘ (g - g·a).
    void softmaxRowBackward(const Scalar* weights, Scalar* gradient, Index count)
    {
        const Eigen::Map<const Eigen::Array<Scalar, 1, Eigen::Dynamic>> a(weights, count);
        Eigen::Map<Eigen::Array<Scalar, 1, Eigen::Dynamic>> to(gradient, count);
        const Scalar along = (a * to).sum();
        to = a * (to - along);
    }

    // Parameters of a score in the graph.
    struct ScoreVariables {
        std::vector<std::pair<std::string, Variable>> parts;

        ScoreVariables(Graph& graph, const GenericAttention& generic)
        {
            for (const ParameterShape& shape : parameterShapes(generic.choice.score, {})) {
                const std::string name(shape.parameter.name);
                parts.emplace_back(name, graph.weight(generic.name + name));
            }
        }
        [[nodiscard]] ScoreParameters parameters(const Graph& graph) const
        {
            ScoreParameters result;
            for (const auto& [name, variable] : parts)
                *parameterNamed(result, name) = graph.value(variable);
            return result;
        }
    };

    // headAttention() without GenericHeads computes it.
    bool isStandard(const GenericAttention& generic)
    {
        const AttentionChoice& choice = generic.choice;
        const bool sees = !generic.selfAttention
            || (choice.mask.empty() && !std::holds_alternative<Alibi>(choice.position));
        return sees && std::holds_alternative<DotScore>(choice.score)
            && std::holds_alternative<Softmax>(choice.normaliser);
    }

} // namespace

Variable additiveScores(Graph& graph, Variable q, Variable k, Variable u)
{
    const Matrix& queries = graph.value(q);
    const Index batch = queries.rows();
    const Index m = graph.value(k).rows() / batch;
    Matrix bent = graph.value(k); // tanh(q + k)
    for (Index j = 0; j < m; ++j)
        view(bent).middleRows(j * batch, batch) += view(queries);
    view(bent) = view(bent).array().tanh();
    Matrix scores = Matrix::uninitialised(batch, m);
    for (Index j = 0; j < m; ++j)
        view(scores).col(j).noalias()
            = view(bent).middleRows(j * batch, batch) * view(graph.value(u)).row(0).transpose();
    return graph.node(std::move(scores),
        [q, k, u, batch, m, bent = std::move(bent)](const BackwardContext& back) {
            const Matrix& factors = back.graph.value(u);
            Matrix part = Matrix::uninitialised(bent.rows(), bent.cols());
            Matrix ofQueries(batch, bent.cols());
            Matrix ofFactors(1, bent.cols());
            for (Index j = 0; j < m; ++j) {
                const auto tanh = view(bent).middleRows(j * batch, batch);
                auto to = view(part).middleRows(j * batch, batch);
                view(ofFactors).row(0).noalias() += view(back.grad).col(j).transpose() * tanh;
                to.noalias() = view(back.grad).col(j) * view(factors).row(0);
                to.array() *= 1 - tanh.array().square();
                view(ofQueries) += to;
            }
            back.graph.accumulateGrad(u, std::move(ofFactors));
            back.graph.accumulateGrad(q, std::move(ofQueries));
            back.graph.accumulateGrad(k, std::move(part));
        });
}

Variable dotScores(Graph& graph, Variable q, Variable k)
{
    const Matrix& queryRows = graph.value(q);
    const Index batch = queryRows.rows();
    const Index m = graph.value(k).rows() / batch;
    Matrix scores = Matrix::uninitialised(batch, m);
    for (Index j = 0; j < m; ++j)
        view(scores).col(j) = view(graph.value(k))
                                  .middleRows(j * batch, batch)
                                  .cwiseProduct(view(queryRows))
                                  .rowwise()
                                  .sum();
    return graph.node(std::move(scores), [q, k, batch, m](const BackwardContext& back) {
        const Matrix& queries = back.graph.value(q);
        const Matrix& keys = back.graph.value(k);
        Matrix ofQueries(batch, queries.cols());
        Matrix ofKeys = Matrix::uninitialised(keys.rows(), keys.cols());
        for (Index j = 0; j < m; ++j) {
            view(ofKeys).middleRows(j * batch, batch).noalias()
                = view(back.grad).col(j).asDiagonal() * view(queries);
            view(ofQueries).noalias()
                += view(back.grad).col(j).asDiagonal() * view(keys).middleRows(j * batch, batch);
        }
        back.graph.accumulateGrad(q, std::move(ofQueries));
        back.graph.accumulateGrad(k, std::move(ofKeys));
    });
}

Variable softmaxOf(Graph& graph, Variable scores, std::span<const Index> lengths)
{
    Matrix weights = graph.value(scores);
    for (Index b = 0; b < weights.rows(); ++b) {
        const Index n = lengths[static_cast<std::size_t>(b)];
        softmaxRow(weights.row(b).data(), n);
        view(weights).row(b).tail(weights.cols() - n).setZero();
    }
    return graph.node(std::move(weights), [scores](const BackwardContext& back) {
        Matrix part = back.grad;
        for (Index b = 0; b < part.rows(); ++b)
            softmaxRowBackward(back.value.row(b).data(), part.row(b).data(), part.cols());
        back.graph.accumulateGrad(scores, std::move(part));
    });
}

Variable weightedSum(Graph& graph, Variable weights, Variable values)
{
    const Matrix& a = graph.value(weights);
    const Matrix& v = graph.value(values);
    const Index batch = a.rows();
    Matrix result(batch, v.cols());
    for (Index j = 0; j < a.cols(); ++j)
        view(result).noalias()
            += view(a).col(j).asDiagonal() * view(v).middleRows(j * batch, batch);
    return graph.node(std::move(result), [weights, values, batch](const BackwardContext& back) {
        const Matrix& factors = back.graph.value(weights);
        const Matrix& rows = back.graph.value(values);
        Matrix ofFactors = Matrix::uninitialised(factors.rows(), factors.cols());
        Matrix& ofRows = back.graph.grad(values);
        for (Index j = 0; j < factors.cols(); ++j) {
            view(ofFactors).col(j) = view(rows)
                                         .middleRows(j * batch, batch)
                                         .cwiseProduct(view(back.grad))
                                         .rowwise()
                                         .sum();
            view(ofRows).middleRows(j * batch, batch).noalias()
                += view(factors).col(j).asDiagonal() * view(back.grad);
        }
        back.graph.accumulateGrad(weights, std::move(ofFactors));
    });
}

Variable headAttention(Graph& graph, const AttentionInputs& inputs)
{
    const Matrix& q = graph.value(inputs.q);
    const Matrix& k = graph.value(inputs.k);
    const Matrix& v = graph.value(inputs.v);
    const Index batch = std::ssize(inputs.lengths);
    const Index n = q.rows() / batch;
    const Index m = k.rows() / batch;
    const Index heads = inputs.heads;
    const Index dk = q.cols() / heads;
    const Index dv = v.cols() / heads;
    const auto root
        = static_cast<Scalar>(1 / inputs.divisor.value_or(std::sqrt(static_cast<double>(dk))));
    Matrix weights(batch * heads * n, m);
    Matrix result = Matrix::uninitialised(q.rows(), v.cols());
    for (Index b = 0; b < batch; ++b) {
        const Index length = inputs.lengths[static_cast<std::size_t>(b)];
        for (Index head = 0; head < heads; ++head) {
            auto a = view(weights).middleRows((b * heads + head) * n, n);
            a.noalias() = ofExample(q, b, batch).middleCols(head * dk, dk) * root
                * ofExample(k, b, batch).middleCols(head * dk, dk).transpose();
            for (Index i = 0; i < n; ++i) {
                const Index seen = inputs.causal ? std::min(length, i + 1) : length;
                softmaxRow(a.row(i).data(), seen);
                a.row(i).tail(m - seen).setZero();
            }
            ofExample(result, b, batch).middleCols(head * dv, dv).noalias()
                = a * ofExample(v, b, batch).middleCols(head * dv, dv);
        }
    }
    if (inputs.weights != nullptr)
        *inputs.weights = weights;
    return graph.node(std::move(result),
        [from = inputs, batch, n, m, dk, dv, root, weights = std::move(weights)](
            const BackwardContext& back) {
            const Matrix& queries = back.graph.value(from.q);
            const Matrix& keys = back.graph.value(from.k);
            const Matrix& values = back.graph.value(from.v);
            Matrix ofQueries = Matrix::uninitialised(queries.rows(), queries.cols());
            Matrix ofKeys = Matrix::uninitialised(keys.rows(), keys.cols());
            Matrix ofValues = Matrix::uninitialised(values.rows(), values.cols());
            EigenMatrix part(n, m);
            for (Index b = 0; b < batch; ++b)
                for (Index head = 0; head < from.heads; ++head) {
                    const auto a = view(weights).middleRows((b * from.heads + head) * n, n);
                    const auto gradient = ofExample(back.grad, b, batch).middleCols(head * dv, dv);
                    ofExample(ofValues, b, batch).middleCols(head * dv, dv).noalias()
                        = a.transpose() * gradient;
                    part.noalias() = gradient
                        * ofExample(values, b, batch).middleCols(head * dv, dv).transpose();
                    for (Index i = 0; i < n; ++i)
                        softmaxRowBackward(a.row(i).data(), part.row(i).data(), m);
                    part *= root;
                    ofExample(ofQueries, b, batch).middleCols(head * dk, dk).noalias()
                        = part * ofExample(keys, b, batch).middleCols(head * dk, dk);
                    ofExample(ofKeys, b, batch).middleCols(head * dk, dk).noalias()
                        = part.transpose() * ofExample(queries, b, batch).middleCols(head * dk, dk);
                }
            back.graph.accumulateGrad(from.q, std::move(ofQueries));
            back.graph.accumulateGrad(from.k, std::move(ofKeys));
            back.graph.accumulateGrad(from.v, std::move(ofValues));
        });
}

Variable headAttention(Graph& graph, const AttentionInputs& inputs, const GenericAttention& generic)
{
    if (isStandard(generic)) {
        AttentionInputs usual = inputs;
        usual.divisor
            = core::divisor(generic.choice.scaling, graph.value(inputs.k).cols() / inputs.heads);
        return headAttention(graph, usual);
    }
    const ScoreVariables variables(graph, generic);
    const auto from = [q = inputs.q, k = inputs.k, v = inputs.v](
                          const Graph& on, const ScoreParameters& numbers) {
        return HeadInputs { on.value(q), on.value(k), on.value(v), numbers };
    };
    GenericHeads heads(generic.choice,
        { inputs.heads, { inputs.lengths.begin(), inputs.lengths.end() }, inputs.causal,
            generic.selfAttention });
    Matrix sum = heads.attend(from(graph, variables.parameters(graph)));
    if (inputs.weights != nullptr)
        *inputs.weights = heads.weights();
    return graph.node(std::move(sum),
        [inputs, variables, from, heads = std::move(heads)](const BackwardContext& back) {
            const ScoreParameters numbers = variables.parameters(back.graph);
            HeadGradients gradients = heads.backward(from(back.graph, numbers), back.grad);
            back.graph.accumulateGrad(inputs.q, std::move(gradients.q));
            back.graph.accumulateGrad(inputs.k, std::move(gradients.k));
            back.graph.accumulateGrad(inputs.v, std::move(gradients.v));
            for (const auto& [name, variable] : variables.parts)
                back.graph.accumulateGrad(
                    variable, std::move(*parameterNamed(gradients.parameters, name)));
        });
}

Variable rotated(Graph& graph, const RotaryHeads& rope, Variable x)
{
    return graph.node(rotateHeads(graph.value(x), rope), [rope, x](const BackwardContext& back) {
        back.graph.accumulateGrad(x, rotateHeadsBackward(back.grad, rope));
    });
}

} // namespace core::training
