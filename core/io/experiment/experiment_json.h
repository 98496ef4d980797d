#pragma once

// An Experiment as JSON, walking the field lists:
//
//     {
//       "headlight": 2,
//       "experiment": {
//         "source": {"kind": "sentence", "text": "…"},
//         "design": {
//           "blocks": [{"attention": {
//             "score": {"kind": "kernel", "kernel": "gaussian", "bandwidth": 0.5},
//             "mask": [{"kind": "causal"}, {"kind": "window", "window": 3}],
//             "dk": null,
//             …
//           }}],
//           …
//         },
//         …
//       },
//       …
//     }
//
// Members of "design" and of a block may also be next to them, as in format 1.
// A tensor is null, nested lists of numbers (or of true and false; "inf" and "-inf" are numbers
// too), or {"file": …, "tensor": …}. Absent fields take their defaults. Numbers are written so
// that they read back exactly.

#include "core/experiment.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

// Increased when older programs can no longer read the files; new fields alone do not increase it.
inline constexpr int formatVersion = 2;

struct SavedExperiment {
    Experiment experiment;
    // Members unknown to this program, as JSON text in the experiment's own shape; "" if none. They
    // are written back at the same position, unless another alternative has been chosen there
    // since.
    std::string unknown;
    std::vector<std::string> unknownPaths; // "score.curvature", "mask[2].colour"
    // The document's members besides "headlight" and "experiment": an object's text, or "". The
    // window keeps its own state there.
    std::string others;
};

std::string toJson(const SavedExperiment& saved);
std::string toJson(const Experiment& experiment);

// Errors: those of parseJson, "not_headlight", "newer_version", "wrong_type", "unknown_kind",
// "unknown_choice", "out_of_range", "bad_tensor"; they name the field and, for JSON text, its byte.
SavedExperiment fromJson(std::string_view text);

} // namespace core
