#include "core/training/autograd/recurrent_ops.h"

#include "core/base/eigen.h"

#include <algorithm>
#include <utility>

namespace core::training {

namespace {

    using View = Eigen::Map<EigenMatrix, 0, Eigen::OuterStride<>>;
    using ConstView = Eigen::Map<const EigenMatrix, 0, Eigen::OuterStride<>>;

    // Part `which`, of h columns, in one token's rows.
    View part(Matrix& m, IndexRange rows, Index h, Index which)
    {
        return { m.data() + rows.begin * m.cols() + which * h, rows.size(), h,
            Eigen::OuterStride<>(m.cols()) };
    }
    ConstView part(const Matrix& m, IndexRange rows, Index h, Index which)
    {
        return { m.data() + rows.begin * m.cols() + which * h, rows.size(), h,
            Eigen::OuterStride<>(m.cols()) };
    }

    // Saved for the backward pass: the gates after their activation, n·B x gates, and for a GRU the
    // last part of h·W_hhᵀ + b_hh.
    struct Kept {
        Matrix gates;
        Matrix before; // hidden state before each token, n·B x h
        Matrix inner; // GRU
    };

    struct Token {
        IndexRange rows; // of the token
        Index h = 0;
    };

    // The state before a token: rows of the result for the previous token, or of the start; null:
    // zeros.
    struct StepInput {
        const Matrix* matrix = nullptr;
        IndexRange rows;
    };

    void rnn(const Matrix& x, const Matrix& fromState, const Token& at, Kept& kept, Matrix& to)
    {
        part(kept.gates, at.rows, at.h, 0) = (part(x, at.rows, at.h, 0).array()
            + part(fromState, { 0, at.rows.size() }, at.h, 0).array())
                                                 .tanh();
        part(to, at.rows, at.h, 0) = part(kept.gates, at.rows, at.h, 0);
    }

    void lstm(const Matrix& x, const Matrix& fromState, const Token& at, const StepInput& met,
        Kept& kept, Matrix& to)
    {
        const auto sum = [&](Index gate) {
            return part(x, at.rows, at.h, gate).array()
                + part(fromState, { 0, at.rows.size() }, at.h, gate).array();
        };
        for (const Index gate : { 0, 1, 3 })
            part(kept.gates, at.rows, at.h, gate) = sum(gate).logistic();
        part(kept.gates, at.rows, at.h, 2) = sum(2).tanh();
        const auto gate
            = [&](Index which) { return part(kept.gates, at.rows, at.h, which).array(); };
        part(to, at.rows, at.h, 1) = gate(0) * gate(2);
        if (met.matrix != nullptr)
            part(to, at.rows, at.h, 1).array()
                += gate(1) * part(*met.matrix, met.rows, at.h, 1).array();
        part(to, at.rows, at.h, 0) = gate(3) * part(to, at.rows, at.h, 1).array().tanh();
    }

    void gru(const Matrix& x, const Matrix& fromState, const Token& at, const StepInput& met,
        Kept& kept, Matrix& to)
    {
        const auto state = [&](Index gate) {
            return part(fromState, { 0, at.rows.size() }, at.h, gate).array();
        };
        for (const Index gate : { 0, 1 })
            part(kept.gates, at.rows, at.h, gate)
                = (part(x, at.rows, at.h, gate).array() + state(gate)).logistic();
        const auto gate
            = [&](Index which) { return part(kept.gates, at.rows, at.h, which).array(); };
        part(kept.inner, at.rows, at.h, 0) = state(2);
        part(kept.gates, at.rows, at.h, 2)
            = (part(x, at.rows, at.h, 2).array() + gate(0) * state(2)).tanh();
        part(to, at.rows, at.h, 0) = (1 - gate(1)) * gate(2);
        if (met.matrix != nullptr)
            part(to, at.rows, at.h, 0).array()
                += gate(1) * part(*met.matrix, met.rows, at.h, 0).array();
    }

    // Gradients by the gates before their activation: their part from the input, and their part
    // from the hidden state.
    struct GateGradients {
        Matrix fromInput; // n·B rows
        Matrix fromState;
    };

    // `kept` holds the gradient by the state after this token and receives that by the state before
    // it, without the part that flows through W_hh.
    void rnnBackward(const Token& at, const Kept& known, Matrix& kept, GateGradients& gradients)
    {
        const auto out = part(known.gates, at.rows, at.h, 0).array();
        part(gradients.fromInput, at.rows, at.h, 0)
            = part(kept, { 0, at.rows.size() }, at.h, 0).array() * (1 - out.square());
        part(gradients.fromState, at.rows, at.h, 0) = part(gradients.fromInput, at.rows, at.h, 0);
        part(kept, { 0, at.rows.size() }, at.h, 0).setZero();
    }

    void lstmBackward(const Token& at, const StepInput& met, const Matrix& out, const Kept& known,
        Matrix& kept, GateGradients& gradients)
    {
        const IndexRange all { 0, at.rows.size() };
        const auto gate
            = [&](Index which) { return part(known.gates, at.rows, at.h, which).array(); };
        const auto to
            = [&](Index which) { return part(gradients.fromInput, at.rows, at.h, which).array(); };
        const auto state = part(kept, all, at.h, 0).array();
        auto cell = part(kept, all, at.h, 1).array();
        const EigenMatrix bent = part(out, at.rows, at.h, 1).array().tanh();
        cell += state * gate(3) * (1 - bent.array().square());
        to(0) = cell * gate(2) * gate(0) * (1 - gate(0));
        if (met.matrix != nullptr)
            to(1) = cell * part(*met.matrix, met.rows, at.h, 1).array() * gate(1) * (1 - gate(1));
        else
            to(1).setZero();
        to(2) = cell * gate(0) * (1 - gate(2).square());
        to(3) = state * bent.array() * gate(3) * (1 - gate(3));
        for (Index i = 0; i < 4; ++i)
            part(gradients.fromState, at.rows, at.h, i) = to(i);
        cell *= gate(1);
        part(kept, all, at.h, 0).setZero();
    }

    void gruBackward(const Token& at, const StepInput& met, const Kept& known, Matrix& kept,
        GateGradients& gradients)
    {
        const IndexRange all { 0, at.rows.size() };
        const auto gate
            = [&](Index which) { return part(known.gates, at.rows, at.h, which).array(); };
        const auto to
            = [&](Index which) { return part(gradients.fromInput, at.rows, at.h, which).array(); };
        auto state = part(kept, all, at.h, 0).array();
        to(2) = state * (1 - gate(1)) * (1 - gate(2).square());
        if (met.matrix != nullptr)
            to(1) = state * (part(*met.matrix, met.rows, at.h, 0).array() - gate(2)) * gate(1)
                * (1 - gate(1));
        else
            to(1) = -state * gate(2) * gate(1) * (1 - gate(1));
        to(0) = to(2) * part(known.inner, at.rows, at.h, 0).array() * gate(0) * (1 - gate(0));
        for (const Index i : { 0, 1 })
            part(gradients.fromState, at.rows, at.h, i) = to(i);
        part(gradients.fromState, at.rows, at.h, 2) = to(2) * gate(0);
        state *= gate(1);
    }

    // Order of the tokens in time.
    struct Order {
        Index tokens = 0;
        Index batch = 0;
        bool reversed = false;

        [[nodiscard]] IndexRange rows(Index turn) const
        {
            const Index t = reversed ? tokens - 1 - turn : turn;
            return { t * batch, (t + 1) * batch };
        }
    };

    // Zeros in the rows of the examples that have ended before this token.
    void clearEnded(Matrix& kept, IndexRange rows, Index token, const std::vector<Index>& lengths)
    {
        for (std::size_t b = 0; b < lengths.size(); ++b)
            if (token >= lengths[b])
                std::ranges::fill(kept.row(rows.begin + static_cast<Index>(b)), Scalar { 0 });
    }

    StepInput stepInputAt(Index turn, const Order& order, const Matrix& out, const Matrix* start)
    {
        if (turn > 0)
            return { &out, order.rows(turn - 1) };
        return start != nullptr ? StepInput { start, { 0, order.batch } } : StepInput {};
    }

    Matrix sumOfRows(const Matrix& m)
    {
        Matrix result = Matrix::uninitialised(1, m.cols());
        view(result) = view(m).colwise().sum();
        return result;
    }

} // namespace

Variable recurrent(Graph& graph, const Recurrence& recurrence)
{
    const Matrix& x = graph.value(recurrence.fromInput);
    const Index h = graph.value(recurrence.wHh).cols();
    const Order order { x.rows() / recurrence.batch, recurrence.batch, recurrence.reversed };
    const Matrix* const start = recurrence.start ? &graph.value(*recurrence.start) : nullptr;
    Kept kept { Matrix::uninitialised(x.rows(), x.cols()), Matrix(x.rows(), h),
        Matrix::uninitialised(recurrence.cell == CellKind::Gru ? x.rows() : 0, h) };
    Matrix out = Matrix::uninitialised(x.rows(), partsOf(recurrence.cell) * h);
    Matrix fromState = Matrix::uninitialised(order.batch, x.cols());
    for (Index turn = 0; turn < order.tokens; ++turn) {
        const Token at { order.rows(turn), h };
        const StepInput met = stepInputAt(turn, order, out, start);
        if (met.matrix != nullptr) {
            part(kept.before, at.rows, h, 0) = part(*met.matrix, met.rows, h, 0);
            multiply(block(kept.before).rowsOf(at.rows), graph.packedTransposed(recurrence.wHh),
                block(fromState));
        } else {
            view(fromState).setZero();
        }
        view(fromState).rowwise() += view(graph.value(recurrence.bHh)).row(0);
        if (recurrence.cell == CellKind::Rnn)
            rnn(x, fromState, at, kept, out);
        else if (recurrence.cell == CellKind::Lstm)
            lstm(x, fromState, at, met, kept, out);
        else
            gru(x, fromState, at, met, kept, out);
        clearEnded(out, at.rows, at.rows.begin / order.batch, recurrence.lengths);
    }
    return graph.node(std::move(out),
        [recurrence, order, h, kept = std::move(kept)](const BackwardContext& back) mutable {
            const Matrix* const begin
                = recurrence.start ? &back.graph.value(*recurrence.start) : nullptr;
            const Index gates = kept.gates.cols();
            GateGradients gradients { Matrix::uninitialised(back.value.rows(), gates),
                Matrix::uninitialised(back.value.rows(), gates) };
            Matrix carried(order.batch, back.value.cols()); // gradient by the next token's start
            Matrix throughGates = Matrix::uninitialised(order.batch, h);
            for (Index turn = order.tokens - 1; turn >= 0; --turn) {
                const Token at { order.rows(turn), h };
                const StepInput met = stepInputAt(turn, order, back.value, begin);
                view(carried) += view(back.grad).middleRows(at.rows.begin, at.rows.size());
                clearEnded(
                    carried, { 0, order.batch }, at.rows.begin / order.batch, recurrence.lengths);
                if (recurrence.cell == CellKind::Rnn)
                    rnnBackward(at, kept, carried, gradients);
                else if (recurrence.cell == CellKind::Lstm)
                    lstmBackward(at, met, back.value, kept, carried, gradients);
                else
                    gruBackward(at, met, kept, carried, gradients);
                if (met.matrix == nullptr)
                    continue;
                multiply(block(std::as_const(gradients.fromState)).rowsOf(at.rows),
                    back.graph.packed(recurrence.wHh), block(throughGates));
                part(carried, { 0, order.batch }, h, 0) += view(throughGates);
            }
            if (recurrence.start)
                back.graph.accumulateGrad(*recurrence.start, std::move(carried));
            back.graph.accumulateGrad(recurrence.bHh, sumOfRows(gradients.fromState));
            back.graph.addProduct(recurrence.wHh, std::move(gradients.fromState),
                back.graph.constant(std::move(kept.before)));
            back.graph.accumulateGrad(recurrence.fromInput, std::move(gradients.fromInput));
        });
}

} // namespace core::training
