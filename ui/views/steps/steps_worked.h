#pragma once

#include "ui/drawing/formula.h"
#include "ui/views/steps/steps_words.h"

#include <vector>

namespace ui {

// A step once more with the numbers of the query that is explained and, where it takes two, of the
// key that is pointed at or has the largest weight: what an exercise would ask for.
struct Worked {
    Paragraph title;
    std::vector<Formula> lines;
};
Worked workedNumbers(const StepScene& scene);
// The same of a step around a trained head.
Worked workedLayer(const StepScene& scene);

// For the lines: "−0.84", and "(−0.84)" behind a sign.
namespace worked {
    QString number(double number);
    QString signedNumber(double value);
    // "first, second, third, …"
    QString listed(std::span<const core::Scalar> numbers, std::size_t most = 3);
    inline constexpr core::Index linesSaid = 3; // of many of one kind
} // namespace worked

} // namespace ui
