#pragma once

#include "core/training/tasks/task.h"

namespace core::training {

// y = 2·sin(c·x) + x^0.8 + noise on [0, 5], at positions drawn by the seed. Level 1: c = 2, 60
// points, standard deviation 0.3; level 2: c = 4, 120 points, 0.5. The training set is one example
// with all known points, each predicted from the others; the validation set holds other points, ten
// in each example.
Task curveTask(std::uint64_t seed, const Difficulty& difficulty);

// The task's known points, with the x values in a text as queries. Error "not_a_place".
CurveSample curveSample(const Task& task, std::string_view text);

// Two decimals; three significant digits where all numbers are smaller than 0.1.
std::string textOfNumbers(std::span<const Scalar> values);

} // namespace core::training
