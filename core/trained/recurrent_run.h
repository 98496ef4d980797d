#pragma once

#include "core/blocks/recurrent.h"
#include "core/learning/tape/tape.h"
#include "core/trained/trained_run.h"

#include <optional>
#include <string>

namespace core {

// A recurrent net with its numbers at hand. What it computes is computed as it was learnt.
class RecurrentRun {
public:
    RecurrentRun(Recurrent described, const TrainedNumbers& numbers);

    // Its state after each row, from nothing on; of both ways side by side.
    [[nodiscard]] Matrix states(const Matrix& rows);

    // What it keeps after one more row; its state comes first.
    [[nodiscard]] Matrix after(const Matrix& kept, const Matrix& row);

private:
    struct Direction {
        learning::Variable wIh, bIh, wHh, bHh;
    };
    [[nodiscard]] Direction direction(const std::string& ending, const TrainedNumbers& numbers);
    [[nodiscard]] learning::Variable read(
        const Direction& by, const Matrix& rows, const Matrix* kept, bool reversed);

    Recurrent net;
    learning::Tape tape;
    Direction onward;
    std::optional<Direction> back;
};

} // namespace core
