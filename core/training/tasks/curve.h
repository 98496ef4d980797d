#pragma once

#include "core/training/tasks/task.h"

namespace core::training {

// 2·sin(c·x) + x^0.8 on [0, 5], seen at places and with noise that the seed draws. At level 1 c is
// 2 at 60 places, with a deviation of 0.3; at level 2 the curve is faster and the noise is more.
// What is learnt from is one example, all points that are known; others are held out, ten at a
// time.
Task curveTask(std::uint64_t seed, const Difficulty& difficulty);

// A curve at the places that a text names. Error "not_a_place".
CurveSample curveSample(const Task& task, std::string_view text);

// To two digits behind the point; small ones to three digits that count.
std::string textOfNumbers(std::span<const Scalar> numbers);

} // namespace core::training
