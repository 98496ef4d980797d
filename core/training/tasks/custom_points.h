#pragma once

#include "core/training/tasks/task.h"

#include <map>

namespace core::training {

inline constexpr Index maxCustomPoints = 2'000; // every point is a key for every other

// Makes a task from the user's points, like curveTask(): each point is predicted from the others,
// and one x value in ten is held out with all its points. A prediction is right within twice the
// standard deviation of the noise, estimated from neighbouring points.
class CustomPoints {
public:
    void add(Scalar place, Scalar height); // both finite

    // Errors "data_empty", "data_points", "data_one_place", "data_places", "data_one_answer",
    // "data_held_out".
    [[nodiscard]] Task task() &&;

private:
    void requireWhole() const;

    std::multimap<Scalar, Scalar> all; // in the order of the axis
};

} // namespace core::training
