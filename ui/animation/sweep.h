#pragma once

#include "core/experiment.h"

#include <QString>

#include <string>
#include <vector>

namespace ui {

inline constexpr int mostFrames = 2000;

// A field of the experiment on its way from one value to another.
struct Sweep {
    std::string field; // as core/settings.h names it
    double from = 0;
    double to = 1;
    int frames = 60;
    bool logarithmic = false; // equal factors instead of equal steps

    bool operator==(const Sweep&) const = default;
};

// "mask.window" for "mask[2].window": what the settings call it.
std::string unnumbered(const std::string& path);
// In words; of what is altered in one layer alone, with its name.
QString sweptName(const std::string& path, const core::Experiment& experiment);

// The value of each frame, as core::settings::set takes it; whole numbers for a field that counts.
// Every one was tried on `experiment`. Errors: "not_a_number_field", "bad_sweep", "no_effect",
// those of core::settings::set.
std::vector<std::string> sweepValues(const Sweep& sweep, const core::Experiment& experiment);

} // namespace ui
