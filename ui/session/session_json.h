#pragma once

// A Session as JSON: the members of the experiment as core/io writes them, and
//
//     "view": {"view": "heads", …}, the fields of SavedView
//     "selection": {"layer": 1, "head": 3, "query": 8, "key": null, "step": 1}, counted from 1
//     "pinned": the experiment pinned as A of Compare, or null
//     "notes": "…"
//     "steps": [{"experiment": …, "view": …, "selection": …, "captions": [{"language": …, …}]}]
//     "origin": "/home/…", in recovery files only: the file with the older state
//
// Absent members take their defaults.

#include "ui/session/session.h"

#include <string>
#include <string_view>
#include <vector>

namespace ui {

struct SavedSession {
    Session session;
    std::string origin;
    // Members unknown to this program, as JSON text in the document's own shape; "" if there are
    // none. They are written back unchanged.
    std::string unknownExperiment;
    std::string unknownOthers;
    std::vector<std::string> unknownPaths; // "score.curvature", "view.glow"
    bool fromFigure = false; // read from a figure, which saving must not replace
};

// Error "json_too_large" if the text would be too large to read again.
std::string toJson(const SavedSession& saved);

// Errors: those of core::fromJson.
SavedSession sessionFromJson(std::string_view text);

} // namespace ui
