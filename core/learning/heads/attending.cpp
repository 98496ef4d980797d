#include "core/learning/heads/attending.h"

#include "core/attention/score_parameters.h"
#include "core/base/eigen.h"
#include "core/learning/heads/chosen_heads.h"

#include <cmath>
#include <utility>

namespace core::learning {

namespace {

    using Strided = Eigen::Map<EigenMatrix, 0, Eigen::OuterStride<>>;
    using ConstStrided = Eigen::Map<const EigenMatrix, 0, Eigen::OuterStride<>>;

    // The rows of example b: every B-th.
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

    // The slope of scores from that of their softmax: a ∘ (slope - slope·a).
    void softmaxRowBack(const Scalar* weights, Scalar* slope, Index count)
    {
        const Eigen::Map<const Eigen::Array<Scalar, 1, Eigen::Dynamic>> a(weights, count);
        Eigen::Map<Eigen::Array<Scalar, 1, Eigen::Dynamic>> to(slope, count);
        const Scalar along = (a * to).sum();
        to = a * (to - along);
    }

    // The numbers that a score has learnt, on a tape.
    struct LearntScore {
        std::vector<std::pair<std::string, Variable>> parts;

        LearntScore(Tape& tape, const ChosenAttention& chosen)
        {
            for (const ParameterShape& shape : parameterShapes(chosen.how.score, {})) {
                const std::string name(shape.parameter.name);
                parts.emplace_back(name, tape.weight(chosen.name + name));
            }
        }
        [[nodiscard]] ScoreParameters numbers(const Tape& tape) const
        {
            ScoreParameters result;
            for (const auto& [name, variable] : parts)
                *parameterNamed(result, name) = tape.value(variable);
            return result;
        }
    };

    // attended() computes it without a choice.
    bool isUsual(const ChosenAttention& chosen)
    {
        const AttentionChoice& how = chosen.how;
        const bool sees = !chosen.within
            || (how.mask.empty() && !std::holds_alternative<LinearBias>(how.position));
        return sees && std::holds_alternative<DotScore>(how.score)
            && std::holds_alternative<Softmax>(how.normaliser);
    }

} // namespace

Variable additiveScores(Tape& tape, Variable q, Variable k, Variable u)
{
    const Matrix& queries = tape.value(q);
    const Index batch = queries.rows();
    const Index m = tape.value(k).rows() / batch;
    Matrix bent = tape.value(k); // tanh(q + k)
    for (Index j = 0; j < m; ++j)
        view(bent).middleRows(j * batch, batch) += view(queries);
    view(bent) = view(bent).array().tanh();
    Matrix scores = Matrix::uninitialised(batch, m);
    for (Index j = 0; j < m; ++j)
        view(scores).col(j).noalias()
            = view(bent).middleRows(j * batch, batch) * view(tape.value(u)).row(0).transpose();
    return tape.computed(
        std::move(scores), [q, k, u, batch, m, bent = std::move(bent)](const Back& back) {
            const Matrix& factors = back.tape.value(u);
            Matrix part = Matrix::uninitialised(bent.rows(), bent.cols());
            Matrix ofQueries(batch, bent.cols());
            Matrix ofFactors(1, bent.cols());
            for (Index j = 0; j < m; ++j) {
                const auto tanh = view(bent).middleRows(j * batch, batch);
                auto to = view(part).middleRows(j * batch, batch);
                view(ofFactors).row(0).noalias() += view(back.slope).col(j).transpose() * tanh;
                to.noalias() = view(back.slope).col(j) * view(factors).row(0);
                to.array() *= 1 - tanh.array().square();
                view(ofQueries) += to;
            }
            back.tape.addSlope(u, std::move(ofFactors));
            back.tape.addSlope(q, std::move(ofQueries));
            back.tape.addSlope(k, std::move(part));
        });
}

Variable dotScores(Tape& tape, Variable q, Variable k)
{
    const Matrix& queries = tape.value(q);
    const Index batch = queries.rows();
    const Index m = tape.value(k).rows() / batch;
    Matrix scores = Matrix::uninitialised(batch, m);
    for (Index j = 0; j < m; ++j)
        view(scores).col(j) = view(tape.value(k))
                                  .middleRows(j * batch, batch)
                                  .cwiseProduct(view(queries))
                                  .rowwise()
                                  .sum();
    return tape.computed(std::move(scores), [q, k, batch, m](const Back& back) {
        const Matrix& asked = back.tape.value(q);
        const Matrix& keys = back.tape.value(k);
        Matrix ofQueries(batch, asked.cols());
        Matrix ofKeys = Matrix::uninitialised(keys.rows(), keys.cols());
        for (Index j = 0; j < m; ++j) {
            view(ofKeys).middleRows(j * batch, batch).noalias()
                = view(back.slope).col(j).asDiagonal() * view(asked);
            view(ofQueries).noalias()
                += view(back.slope).col(j).asDiagonal() * view(keys).middleRows(j * batch, batch);
        }
        back.tape.addSlope(q, std::move(ofQueries));
        back.tape.addSlope(k, std::move(ofKeys));
    });
}

Variable softmaxOf(Tape& tape, Variable scores, std::span<const Index> lengths)
{
    Matrix weights = tape.value(scores);
    for (Index b = 0; b < weights.rows(); ++b) {
        const Index n = lengths[static_cast<std::size_t>(b)];
        softmaxRow(weights.row(b).data(), n);
        view(weights).row(b).tail(weights.cols() - n).setZero();
    }
    return tape.computed(std::move(weights), [scores](const Back& back) {
        Matrix part = back.slope;
        for (Index b = 0; b < part.rows(); ++b)
            softmaxRowBack(back.value.row(b).data(), part.row(b).data(), part.cols());
        back.tape.addSlope(scores, std::move(part));
    });
}

Variable mixed(Tape& tape, Variable weights, Variable values)
{
    const Matrix& a = tape.value(weights);
    const Matrix& v = tape.value(values);
    const Index batch = a.rows();
    Matrix result(batch, v.cols());
    for (Index j = 0; j < a.cols(); ++j)
        view(result).noalias()
            += view(a).col(j).asDiagonal() * view(v).middleRows(j * batch, batch);
    return tape.computed(std::move(result), [weights, values, batch](const Back& back) {
        const Matrix& factors = back.tape.value(weights);
        const Matrix& rows = back.tape.value(values);
        Matrix ofFactors = Matrix::uninitialised(factors.rows(), factors.cols());
        Matrix& ofRows = back.tape.slope(values);
        for (Index j = 0; j < factors.cols(); ++j) {
            view(ofFactors).col(j) = view(rows)
                                         .middleRows(j * batch, batch)
                                         .cwiseProduct(view(back.slope))
                                         .rowwise()
                                         .sum();
            view(ofRows).middleRows(j * batch, batch).noalias()
                += view(factors).col(j).asDiagonal() * view(back.slope);
        }
        back.tape.addSlope(weights, std::move(ofFactors));
    });
}

Variable attended(Tape& tape, const HeadsAsked& asked)
{
    const Matrix& q = tape.value(asked.q);
    const Matrix& k = tape.value(asked.k);
    const Matrix& v = tape.value(asked.v);
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
    return tape.computed(std::move(result),
        [from = asked, batch, n, m, dk, dv, root, weights = std::move(weights)](const Back& back) {
            const Matrix& queries = back.tape.value(from.q);
            const Matrix& keys = back.tape.value(from.k);
            const Matrix& values = back.tape.value(from.v);
            Matrix ofQueries = Matrix::uninitialised(queries.rows(), queries.cols());
            Matrix ofKeys = Matrix::uninitialised(keys.rows(), keys.cols());
            Matrix ofValues = Matrix::uninitialised(values.rows(), values.cols());
            EigenMatrix part(n, m);
            for (Index b = 0; b < batch; ++b)
                for (Index head = 0; head < from.heads; ++head) {
                    const auto a = view(weights).middleRows((b * from.heads + head) * n, n);
                    const auto slope = ofExample(back.slope, b, batch).middleCols(head * dv, dv);
                    ofExample(ofValues, b, batch).middleCols(head * dv, dv).noalias()
                        = a.transpose() * slope;
                    part.noalias()
                        = slope * ofExample(values, b, batch).middleCols(head * dv, dv).transpose();
                    for (Index i = 0; i < n; ++i)
                        softmaxRowBack(a.row(i).data(), part.row(i).data(), m);
                    part *= root;
                    ofExample(ofQueries, b, batch).middleCols(head * dk, dk).noalias()
                        = part * ofExample(keys, b, batch).middleCols(head * dk, dk);
                    ofExample(ofKeys, b, batch).middleCols(head * dk, dk).noalias()
                        = part.transpose() * ofExample(queries, b, batch).middleCols(head * dk, dk);
                }
            back.tape.addSlope(from.q, std::move(ofQueries));
            back.tape.addSlope(from.k, std::move(ofKeys));
            back.tape.addSlope(from.v, std::move(ofValues));
        });
}

Variable attended(Tape& tape, const HeadsAsked& asked, const ChosenAttention& chosen)
{
    if (isUsual(chosen)) {
        HeadsAsked usual = asked;
        usual.divisor = core::divisor(chosen.how.scaling, tape.value(asked.k).cols() / asked.heads);
        return attended(tape, usual);
    }
    const LearntScore learnt(tape, chosen);
    const auto from
        = [q = asked.q, k = asked.k, v = asked.v](const Tape& on, const ScoreParameters& numbers) {
              return HeadsFrom { on.value(q), on.value(k), on.value(v), numbers };
          };
    ChosenHeads heads(chosen.how,
        { asked.heads, { asked.lengths.begin(), asked.lengths.end() }, asked.causal,
            chosen.within });
    Matrix mixture = heads.attend(from(tape, learnt.numbers(tape)));
    if (asked.weights != nullptr)
        *asked.weights = heads.weights();
    return tape.computed(
        std::move(mixture), [asked, learnt, from, heads = std::move(heads)](const Back& back) {
            const ScoreParameters numbers = learnt.numbers(back.tape);
            HeadsSlopes slopes = heads.slopes(from(back.tape, numbers), back.slope);
            back.tape.addSlope(asked.q, std::move(slopes.q));
            back.tape.addSlope(asked.k, std::move(slopes.k));
            back.tape.addSlope(asked.v, std::move(slopes.v));
            for (const auto& [name, variable] : learnt.parts)
                back.tape.addSlope(variable, std::move(*parameterNamed(slopes.learnt, name)));
        });
}

Variable turned(Tape& tape, const Turning& turning, Variable x)
{
    return tape.computed(turnedHeads(tape.value(x), turning),
        [turning, x](const Back& back) { back.tape.addSlope(x, turnedBack(back.slope, turning)); });
}

} // namespace core::learning
