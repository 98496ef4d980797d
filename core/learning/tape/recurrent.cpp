#include "core/learning/tape/recurrent.h"

#include "core/base/eigen.h"

#include <algorithm>
#include <utility>

namespace core::learning {

namespace {

    using View = Eigen::Map<EigenMatrix, 0, Eigen::OuterStride<>>;
    using ConstView = Eigen::Map<const EigenMatrix, 0, Eigen::OuterStride<>>;

    // Part `which` of `h` columns, of the rows of one token.
    View part(Matrix& m, Extent rows, Index h, Index which)
    {
        return { m.data() + rows.begin * m.cols() + which * h, rows.size(), h,
            Eigen::OuterStride<>(m.cols()) };
    }
    ConstView part(const Matrix& m, Extent rows, Index h, Index which)
    {
        return { m.data() + rows.begin * m.cols() + which * h, rows.size(), h,
            Eigen::OuterStride<>(m.cols()) };
    }

    // Of one recurrence, what the way back needs: the gates after their bend, n·B rows, and of a
    // GRU the last part of h·W_hhᵀ + b_hh.
    struct Kept {
        Matrix gates;
        Matrix before; // the state that each token met, h columns
        Matrix inner; // GRU
    };

    struct Token {
        Extent rows; // of this token
        Index h = 0;
    };

    // The rows of a matrix that hold what was kept before a token: those of the one read before it,
    // or of the start.
    struct Met {
        const Matrix* matrix = nullptr;
        Extent rows;
    };

    void rnn(const Matrix& x, const Matrix& fromState, const Token& at, Kept& kept, Matrix& to)
    {
        part(kept.gates, at.rows, at.h, 0) = (part(x, at.rows, at.h, 0).array()
            + part(fromState, { 0, at.rows.size() }, at.h, 0).array())
                                                 .tanh();
        part(to, at.rows, at.h, 0) = part(kept.gates, at.rows, at.h, 0);
    }

    void lstm(const Matrix& x, const Matrix& fromState, const Token& at, const Met& met, Kept& kept,
        Matrix& to)
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

    void gru(const Matrix& x, const Matrix& fromState, const Token& at, const Met& met, Kept& kept,
        Matrix& to)
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

    // The slopes of one token's gates, before their bend: of what came from the input, and of what
    // came from the state.
    struct GateSlopes {
        Matrix fromInput; // n·B rows
        Matrix fromState;
    };

    // `kept` holds the slope of what this token kept and leaves that of what it met, but for the
    // way through the gates.
    void rnnBack(const Token& at, const Kept& known, Matrix& kept, GateSlopes& slopes)
    {
        const auto out = part(known.gates, at.rows, at.h, 0).array();
        part(slopes.fromInput, at.rows, at.h, 0)
            = part(kept, { 0, at.rows.size() }, at.h, 0).array() * (1 - out.square());
        part(slopes.fromState, at.rows, at.h, 0) = part(slopes.fromInput, at.rows, at.h, 0);
        part(kept, { 0, at.rows.size() }, at.h, 0).setZero();
    }

    void lstmBack(const Token& at, const Met& met, const Matrix& out, const Kept& known,
        Matrix& kept, GateSlopes& slopes)
    {
        const Extent all { 0, at.rows.size() };
        const auto gate
            = [&](Index which) { return part(known.gates, at.rows, at.h, which).array(); };
        const auto to
            = [&](Index which) { return part(slopes.fromInput, at.rows, at.h, which).array(); };
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
            part(slopes.fromState, at.rows, at.h, i) = to(i);
        cell *= gate(1);
        part(kept, all, at.h, 0).setZero();
    }

    void gruBack(
        const Token& at, const Met& met, const Kept& known, Matrix& kept, GateSlopes& slopes)
    {
        const Extent all { 0, at.rows.size() };
        const auto gate
            = [&](Index which) { return part(known.gates, at.rows, at.h, which).array(); };
        const auto to
            = [&](Index which) { return part(slopes.fromInput, at.rows, at.h, which).array(); };
        auto state = part(kept, all, at.h, 0).array();
        to(2) = state * (1 - gate(1)) * (1 - gate(2).square());
        if (met.matrix != nullptr)
            to(1) = state * (part(*met.matrix, met.rows, at.h, 0).array() - gate(2)) * gate(1)
                * (1 - gate(1));
        else
            to(1) = -state * gate(2) * gate(1) * (1 - gate(1));
        to(0) = to(2) * part(known.inner, at.rows, at.h, 0).array() * gate(0) * (1 - gate(0));
        for (const Index i : { 0, 1 })
            part(slopes.fromState, at.rows, at.h, i) = to(i);
        part(slopes.fromState, at.rows, at.h, 2) = to(2) * gate(0);
        state *= gate(1);
    }

    // The order in which the tokens are read.
    struct Order {
        Index tokens = 0;
        Index batch = 0;
        bool reversed = false;

        [[nodiscard]] Extent rows(Index turn) const
        {
            const Index t = reversed ? tokens - 1 - turn : turn;
            return { t * batch, (t + 1) * batch };
        }
    };

    // What an example would keep of the token of these rows, behind its end.
    void clearEnded(Matrix& kept, Extent rows, Index token, const std::vector<Index>& lengths)
    {
        for (std::size_t b = 0; b < lengths.size(); ++b)
            if (token >= lengths[b])
                std::ranges::fill(kept.row(rows.begin + static_cast<Index>(b)), Scalar { 0 });
    }

    Met metAt(Index turn, const Order& order, const Matrix& out, const Matrix* start)
    {
        if (turn > 0)
            return { &out, order.rows(turn - 1) };
        return start != nullptr ? Met { start, { 0, order.batch } } : Met {};
    }

    Matrix sumOfRows(const Matrix& m)
    {
        Matrix result = Matrix::uninitialised(1, m.cols());
        view(result) = view(m).colwise().sum();
        return result;
    }

} // namespace

Variable recurrent(Tape& tape, const Recurrence& recurrence)
{
    const Matrix& x = tape.value(recurrence.fromInput);
    const Index h = tape.value(recurrence.wHh).cols();
    const Order order { x.rows() / recurrence.batch, recurrence.batch, recurrence.reversed };
    const Matrix* const start = recurrence.start ? &tape.value(*recurrence.start) : nullptr;
    Kept kept { Matrix::uninitialised(x.rows(), x.cols()), Matrix(x.rows(), h),
        Matrix::uninitialised(recurrence.cell == Cell::Gru ? x.rows() : 0, h) };
    Matrix out = Matrix::uninitialised(x.rows(), partsOf(recurrence.cell) * h);
    Matrix fromState = Matrix::uninitialised(order.batch, x.cols());
    for (Index turn = 0; turn < order.tokens; ++turn) {
        const Token at { order.rows(turn), h };
        const Met met = metAt(turn, order, out, start);
        if (met.matrix != nullptr) {
            part(kept.before, at.rows, h, 0) = part(*met.matrix, met.rows, h, 0);
            multiply(block(kept.before).rowsOf(at.rows), tape.transposedPanels(recurrence.wHh),
                block(fromState));
        } else {
            view(fromState).setZero();
        }
        view(fromState).rowwise() += view(tape.value(recurrence.bHh)).row(0);
        if (recurrence.cell == Cell::Rnn)
            rnn(x, fromState, at, kept, out);
        else if (recurrence.cell == Cell::Lstm)
            lstm(x, fromState, at, met, kept, out);
        else
            gru(x, fromState, at, met, kept, out);
        clearEnded(out, at.rows, at.rows.begin / order.batch, recurrence.lengths);
    }
    return tape.computed(
        std::move(out), [recurrence, order, h, kept = std::move(kept)](const Back& back) mutable {
            const Matrix* const begin
                = recurrence.start ? &back.tape.value(*recurrence.start) : nullptr;
            const Index gates = kept.gates.cols();
            GateSlopes slopes { Matrix::uninitialised(back.value.rows(), gates),
                Matrix::uninitialised(back.value.rows(), gates) };
            Matrix carried(order.batch, back.value.cols()); // slope of what the next token met
            Matrix throughGates = Matrix::uninitialised(order.batch, h);
            for (Index turn = order.tokens - 1; turn >= 0; --turn) {
                const Token at { order.rows(turn), h };
                const Met met = metAt(turn, order, back.value, begin);
                view(carried) += view(back.slope).middleRows(at.rows.begin, at.rows.size());
                clearEnded(
                    carried, { 0, order.batch }, at.rows.begin / order.batch, recurrence.lengths);
                if (recurrence.cell == Cell::Rnn)
                    rnnBack(at, kept, carried, slopes);
                else if (recurrence.cell == Cell::Lstm)
                    lstmBack(at, met, back.value, kept, carried, slopes);
                else
                    gruBack(at, met, kept, carried, slopes);
                if (met.matrix == nullptr)
                    continue;
                multiply(block(std::as_const(slopes.fromState)).rowsOf(at.rows),
                    back.tape.panels(recurrence.wHh), block(throughGates));
                part(carried, { 0, order.batch }, h, 0) += view(throughGates);
            }
            if (recurrence.start)
                back.tape.addSlope(*recurrence.start, std::move(carried));
            back.tape.addSlope(recurrence.bHh, sumOfRows(slopes.fromState));
            back.tape.addProduct(recurrence.wHh, std::move(slopes.fromState),
                back.tape.given(std::move(kept.before)));
            back.tape.addSlope(recurrence.fromInput, std::move(slopes.fromInput));
        });
}

} // namespace core::learning
