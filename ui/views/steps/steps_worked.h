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

} // namespace ui
