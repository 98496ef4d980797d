#include "core/inference/weight_access/recurrent_forward.h"

#include "core/training/autograd/operations.h"
#include "core/training/autograd/recurrent_ops.h"

#include <array>
#include <utility>

namespace core {

namespace {

    const training::Weights noWeights; // weights are constants of the graph

    Matrix numbersOf(const WeightReader& weights, const std::string& name, Index rows, Index cols)
    {
        Matrix result = Matrix::uninitialised(rows, cols);
        weights.readTensor(name, 0, { result.data(), static_cast<std::size_t>(result.size()) });
        return result;
    }

} // namespace

RecurrentForward::RecurrentForward(Recurrent described, const WeightReader& weights)
    : net(std::move(described))
    , graph(noWeights)
    , onward(direction(net.ending, weights))
{
    if (net.bidirectional)
        back = direction(net.ending + "_reverse", weights);
}

RecurrentForward::Direction RecurrentForward::direction(
    const std::string& ending, const WeightReader& weights)
{
    const Index gates = gatesOf(net.cell) * net.width;
    const auto given = [&](const char* name, Index rows, Index cols) {
        return graph.constant(numbersOf(weights, net.name + name + ending, rows, cols));
    };
    return { given("weight_ih", gates, net.inputs), given("bias_ih", 1, gates),
        given("weight_hh", gates, net.width), given("bias_hh", 1, gates) };
}

training::Variable RecurrentForward::read(
    const Direction& by, const Matrix& rows, const Matrix* kept, bool reversed)
{
    training::Recurrence recurrence { .cell = net.cell,
        .fromInput = linear(graph, graph.constant(rows), by.wIh, by.bIh),
        .wHh = by.wHh,
        .bHh = by.bHh,
        .start = {},
        .reversed = reversed };
    if (kept != nullptr)
        recurrence.start = graph.constant(*kept);
    return recurrent(graph, recurrence);
}

Matrix RecurrentForward::states(const Matrix& rows)
{
    const auto statesBy = [&](const Direction& by, bool reversed) {
        return columns(graph, read(by, rows, nullptr, reversed), { 0, net.width });
    };
    const training::Variable states = statesBy(onward, false);
    if (!back)
        return graph.value(states);
    return graph.value(concatenateColumns(graph, std::array { states, statesBy(*back, true) }));
}

Matrix RecurrentForward::after(const Matrix& kept, const Matrix& row)
{
    return graph.value(read(onward, row, &kept, false));
}

} // namespace core
