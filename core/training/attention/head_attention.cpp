#include "core/training/attention/head_attention.h"

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
    struct TrainedScore {
        std::vector<std::pair<std::string, Variable>> parts;

        TrainedScore(Graph& graph, const GenericAttention& chosen)
        {
            for (const ParameterShape& shape : parameterShapes(chosen.how.score, {})) {
                const std::string name(shape.parameter.name);
                parts.emplace_back(name, graph.weight(chosen.name + name));
            }
        }
        [[nodiscard]] ScoreParameters numbers(const Graph& graph) const
        {
            ScoreParameters result;
            for (const auto& [name, variable] : parts)
                *parameterNamed(result, name) = graph.value(variable);
            return result;
        }
    };

    // headAttention() without GenericHeads computes it.
    bool isStandard(const GenericAttention& chosen)
    {
        const AttentionChoice& how = chosen.how;
        const bool sees = !chosen.within
            || (how.mask.empty() && !std::holds_alternative<LinearBias>(how.position));
        return sees && std::holds_alternative<DotScore>(how.score)
            && std::holds_alternative<Softmax>(how.normaliser);
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
    const Matrix& queries = graph.value(q);
    const Index batch = queries.rows();
    const Index m = graph.value(k).rows() / batch;
    Matrix scores = Matrix::uninitialised(batch, m);
    for (Index j = 0; j < m; ++j)
        view(scores).col(j) = view(graph.value(k))
                                  .middleRows(j * batch, batch)
                                  .cwiseProduct(view(queries))
                                  .rowwise()
                                  .sum();
    return graph.node(std::move(scores), [q, k, batch, m](const BackwardContext& back) {
        const Matrix& asked = back.graph.value(q);
        const Matrix& keys = back.graph.value(k);
        Matrix ofQueries(batch, asked.cols());
        Matrix ofKeys = Matrix::uninitialised(keys.rows(), keys.cols());
        for (Index j = 0; j < m; ++j) {
            view(ofKeys).middleRows(j * batch, batch).noalias()
                = view(back.grad).col(j).asDiagonal() * view(asked);
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

Variable headAttention(Graph& graph, const AttentionInputs& asked)
{
    const Matrix& q = graph.value(asked.q);
    const Matrix& k = graph.value(asked.k);
    const Matrix& v = graph.value(asked.v);
    const Index batch = std::ssize(asked.lengths);
    const Index n = q.rows() / batch;
    const Index m = k.rows() / batch;
    const Index heads = asked.heads;
    const Index dk = q.cols() / heads;
    const Index dv = v.cols() / heads;
    const auto root
        = static_cast<Scalar>(1 / asked.divisor.value_or(std::sqrt(static_cast<double>(dk))));
    Matrix weights(batch * heads * n, m);
    Matrix result = Matrix::uninitialised(q.rows(), v.cols());
    for (Index b = 0; b < batch; ++b) {
        const Index length = asked.lengths[static_cast<std::size_t>(b)];
        for (Index head = 0; head < heads; ++head) {
            auto a = view(weights).middleRows((b * heads + head) * n, n);
            a.noalias() = ofExample(q, b, batch).middleCols(head * dk, dk) * root
                * ofExample(k, b, batch).middleCols(head * dk, dk).transpose();
            for (Index i = 0; i < n; ++i) {
                const Index seen = asked.causal ? std::min(length, i + 1) : length;
                softmaxRow(a.row(i).data(), seen);
                a.row(i).tail(m - seen).setZero();
            }
            ofExample(result, b, batch).middleCols(head * dv, dv).noalias()
                = a * ofExample(v, b, batch).middleCols(head * dv, dv);
        }
    }
    if (asked.weights != nullptr)
        *asked.weights = weights;
    return graph.node(std::move(result),
        [from = asked, batch, n, m, dk, dv, root, weights = std::move(weights)](
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

Variable headAttention(Graph& graph, const AttentionInputs& asked, const GenericAttention& chosen)
{
    if (isStandard(chosen)) {
        AttentionInputs usual = asked;
        usual.divisor
            = core::divisor(chosen.how.scaling, graph.value(asked.k).cols() / asked.heads);
        return headAttention(graph, usual);
    }
    const TrainedScore parameters(graph, chosen);
    const auto from
        = [q = asked.q, k = asked.k, v = asked.v](const Graph& on, const ScoreParameters& numbers) {
              return HeadInputs { on.value(q), on.value(k), on.value(v), numbers };
          };
    GenericHeads heads(chosen.how,
        { asked.heads, { asked.lengths.begin(), asked.lengths.end() }, asked.causal,
            chosen.within });
    Matrix sum = heads.attend(from(graph, parameters.numbers(graph)));
    if (asked.weights != nullptr)
        *asked.weights = heads.weights();
    return graph.node(std::move(sum),
        [asked, parameters, from, heads = std::move(heads)](const BackwardContext& back) {
            const ScoreParameters numbers = parameters.numbers(back.graph);
            HeadGradients gradients = heads.backward(from(back.graph, numbers), back.grad);
            back.graph.accumulateGrad(asked.q, std::move(gradients.q));
            back.graph.accumulateGrad(asked.k, std::move(gradients.k));
            back.graph.accumulateGrad(asked.v, std::move(gradients.v));
            for (const auto& [name, variable] : parameters.parts)
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
