#pragma once

#include "core/experiment.h"

#include <QString>

#include <string>
#include <vector>

namespace ui {

inline constexpr int mostFrames = 2000;

// A field of the experiment that runs from one value to another.
struct Sweep {
    std::string field; // as core/settings names it
    double from = 0;
    double to = 1;
    int frames = 60;
    bool logarithmic = false; // equal factors instead of equal steps

    bool operator==(const Sweep&) const = default;
};

// "mask.window" for "mask[2].window": the name in core::settings.
std::string unnumbered(const std::string& path);
// A readable name; for an intervention in one layer, with that layer.
QString sweptName(const std::string& path, const core::Experiment& experiment);

// The value of each frame, in the format of core::settings::set; whole numbers for a counted field.
// Each value has been tried on `experiment`. Errors: "not_a_number_field", "bad_sweep",
// "no_effect", those of core::settings::set.
std::vector<std::string> sweepValues(const Sweep& sweep, const core::Experiment& experiment);

} // namespace ui
