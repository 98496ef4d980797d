#pragma once

#include "ui/document/figure_state.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace ui {

// The role of a view, for code that needs one: the export of one figure per head, or a search for
// the view that shows a single matrix.
enum class ViewRole {
    Plain, // no special role
    Heads, // all heads in a grid
    Steps, // the computation step by step: Selection::step
    Tensor, // one matrix: Navigation::tensor
    Points, // the data of a regression
    Training, // a network during training, with attention or without
    Comparison, // the pinned A, and B
};

// The public description of a view; newView() makes one. A view is a folder in views/ and a row of
// views/registry.cpp.
struct ViewEntry {
    std::string_view id; // saved in sessions; label(id) is its name
    ViewRole role;
    // True if the view suits such a state. The view itself reports a lack of data in one state, as
    // Space does for a single token.
    bool (*accepts)(const core::Trace& trace, const EditableState& state);
    // Prepares the derived data that the view will need; null: none.
    void (*prepare)(DerivedData& derived, const DerivedData::Request& request,
        const DerivedData::Budget& budget);
    // The view's part of a figure's caption, which comes first.
    QString (*caption)(const FigureState& state);
    // True if the view needs all heads in memory: it refuses a trace that is larger.
    bool needsAllHeads = false;
};

// Every view, in the order of the toolbar.
const std::vector<ViewEntry>& views();

// Error "unknown_view" lists the existing ones.
const ViewEntry& viewNamed(const std::string& id);
// The first view with that role; one exists.
const ViewEntry& viewFor(ViewRole role);
// True if the view exists and has that role.
bool hasRole(const std::string& view, ViewRole role);

// Prepares the data that the open view needs. Ignores indices that the trace lacks.
void prepareView(DerivedData& derived, const DerivedData::Request& request);
// Prepares the data that any view may need next, in the calling thread alone.
void prepareViews(
    DerivedData& derived, const DerivedData::Request& request, const std::stop_token& stop);

} // namespace ui
