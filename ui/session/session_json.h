#pragma once

// A Session as JSON: the experiment as core/io writes it, and beside it
//
//     "view": {"view": "heads", …}, the fields of SavedView
//     "selection": {"layer": 1, "head": 3, "query": 8, "key": null, "step": 1}, counted from 1
//     "pinned": the experiment that is A of Compare, or null
//     "notes": "…"
//     "steps": [{"experiment": …, "view": …, "selection": …, "captions": [{"language": …, …}]}]
//     "origin": "/home/…", in recovery files only: which file it is a newer state of
//
// Absent fields take their defaults.

#include "ui/session/session.h"

#include <string>
#include <string_view>
#include <vector>

namespace ui {

struct SavedSession {
    Session session;
    std::string origin;
    // What this program does not know, as JSON text in the document's own shape; "" if nothing.
    // It is written back where it stood.
    std::string unknownExperiment;
    std::string unknownOthers;
    std::vector<std::string> unknownPaths; // "score.curvature", "view.glow"
    bool fromFigure = false; // read out of a picture, which saving must not replace
};

// Error "json_too_large" if there is more to write than could be read again.
std::string toJson(const SavedSession& saved);

// Errors: those of core::fromJson.
SavedSession sessionFromJson(std::string_view text);

} // namespace ui
