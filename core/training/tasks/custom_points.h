#pragma once

#include "core/training/tasks/task.h"

#include <map>

namespace core::training {

inline constexpr Index maxCustomPoints = 2'000; // each is weighed for each other

// Makes a task of points that somebody gives, like the made curve: each point is learnt from the
// others, and one place of ten is held out, with whatever stands there. Right is what is off by at
// most twice the deviation of the noise, which neighbouring points tell.
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
