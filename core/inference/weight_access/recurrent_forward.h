#pragma once

#include "core/architecture/recurrent.h"
#include "core/inference/weight_access/inference_context.h"
#include "core/training/autograd/graph.h"

#include <optional>
#include <string>

namespace core {

// A recurrent net with its numbers at hand. What it computes is computed as it was learnt.
class RecurrentForward {
public:
    RecurrentForward(Recurrent described, const WeightReader& numbers);

    // Its state after each row, from nothing on; of both ways side by side.
    [[nodiscard]] Matrix states(const Matrix& rows);

    // What it keeps after one more row; its state comes first.
    [[nodiscard]] Matrix after(const Matrix& kept, const Matrix& row);

private:
    struct Direction {
        training::Variable wIh, bIh, wHh, bHh;
    };
    [[nodiscard]] Direction direction(const std::string& ending, const WeightReader& numbers);
    [[nodiscard]] training::Variable read(
        const Direction& by, const Matrix& rows, const Matrix* kept, bool reversed);

    Recurrent net;
    training::Graph graph;
    Direction onward;
    std::optional<Direction> back;
};

} // namespace core
