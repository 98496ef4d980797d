#pragma once

#include "core/architecture/recurrent.h"
#include "core/inference/weight_access/inference_context.h"
#include "core/training/autograd/graph.h"

#include <optional>
#include <string>

namespace core {

// Forward pass of a recurrent network, with the same code as in training.
class RecurrentForward {
public:
    RecurrentForward(Recurrent described, const WeightReader& weights);

    // Hidden states after each row, from a zero state; both directions concatenated.
    [[nodiscard]] Matrix states(const Matrix& rows);

    // State after one more row: the hidden state first, then an LSTM's cell state.
    [[nodiscard]] Matrix after(const Matrix& kept, const Matrix& row);

private:
    struct Direction {
        training::Variable wIh, bIh, wHh, bHh;
    };
    [[nodiscard]] Direction direction(const std::string& ending, const WeightReader& weights);
    [[nodiscard]] training::Variable read(
        const Direction& by, const Matrix& rows, const Matrix* kept, bool reversed);

    Recurrent net;
    training::Graph graph;
    Direction onward;
    std::optional<Direction> back;
};

} // namespace core
