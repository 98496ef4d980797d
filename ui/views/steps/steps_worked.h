#pragma once

#include "ui/drawing/formula.h"
#include "ui/views/steps/steps_words.h"

#include <vector>

namespace ui {

// A worked example of a step, as an exercise would ask for it: the values of the explained query
// and, where a key is needed, of the selected key or the one with the largest weight.
struct Worked {
    Paragraph title;
    std::vector<Formula> lines;
};
Worked workedNumbers(const StepScene& scene);
// The same for a step around a pretrained head.
Worked workedLayer(const StepScene& scene);

// Text of the lines: "−0.84", and "(−0.84)" after a sign.
namespace worked {
    QString number(double number);
    QString signedNumber(double value);
    // "first, second, third, …"
    QString listed(std::span<const core::Scalar> values, std::size_t most = 3);
    inline constexpr core::Index linesSaid = 3; // most lines of one kind
} // namespace worked

} // namespace ui
