#include "core/trained/recurrent_run.h"

#include "core/learning/tape/operations.h"
#include "core/learning/tape/recurrent.h"

#include <array>
#include <utility>

namespace core {

namespace {

    const learning::Weights noWeights; // what is learnt is given

    Matrix numbersOf(const TrainedNumbers& numbers, const std::string& name, Index rows, Index cols)
    {
        Matrix result = Matrix::uninitialised(rows, cols);
        numbers.read(name, 0, { result.data(), static_cast<std::size_t>(result.size()) });
        return result;
    }

} // namespace

RecurrentRun::RecurrentRun(Recurrent described, const TrainedNumbers& numbers)
    : net(std::move(described))
    , tape(noWeights)
    , onward(direction(net.ending, numbers))
{
    if (net.bothWays)
        back = direction(net.ending + "_reverse", numbers);
}

RecurrentRun::Direction RecurrentRun::direction(
    const std::string& ending, const TrainedNumbers& numbers)
{
    const Index gates = gatesOf(net.cell) * net.width;
    const auto given = [&](const char* name, Index rows, Index cols) {
        return tape.given(numbersOf(numbers, net.name + name + ending, rows, cols));
    };
    return { given("weight_ih", gates, net.inputs), given("bias_ih", 1, gates),
        given("weight_hh", gates, net.width), given("bias_hh", 1, gates) };
}

learning::Variable RecurrentRun::read(
    const Direction& by, const Matrix& rows, const Matrix* kept, bool reversed)
{
    learning::Recurrence recurrence { .cell = net.cell,
        .fromInput = linear(tape, tape.given(rows), by.wIh, by.bIh),
        .wHh = by.wHh,
        .bHh = by.bHh,
        .start = {},
        .reversed = reversed };
    if (kept != nullptr)
        recurrence.start = tape.given(*kept);
    return recurrent(tape, recurrence);
}

Matrix RecurrentRun::states(const Matrix& rows)
{
    const auto statesBy = [&](const Direction& by, bool reversed) {
        return columns(tape, read(by, rows, nullptr, reversed), { 0, net.width });
    };
    const learning::Variable states = statesBy(onward, false);
    if (!back)
        return tape.value(states);
    return tape.value(beside(tape, std::array { states, statesBy(*back, true) }));
}

Matrix RecurrentRun::after(const Matrix& kept, const Matrix& row)
{
    return tape.value(read(onward, row, &kept, false));
}

} // namespace core
