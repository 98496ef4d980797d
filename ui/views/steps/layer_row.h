#pragma once

#include "ui/views/steps/steps_scene.h"

#include <string>
#include <vector>

namespace ui {

// The query's row of a tensor.
std::vector<double> queryRow(const StepScene& scene, const std::string& tensor);

struct RowFacts {
    double mean = 0;
    double deviation = 0; // standard deviation
    double length = 0; // L2 norm
    double rootMeanSquare = 0;
};
RowFacts factsOf(const std::vector<double>& row);
double cosine(const std::vector<double>& a, const std::vector<double>& b);

} // namespace ui
