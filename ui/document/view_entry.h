#pragma once

#include "ui/document/figure_state.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

class QWidget;

namespace ui {

class Actions;
class ViewModel;
class View;

// What of a state a view stands for, where others have to know: who exports one picture for every
// head, or looks for the view that can show a single matrix.
enum class ViewRole {
    Picture, // nothing that others ask for
    Heads, // all heads beside each other
    Steps, // the computation step by step: Selection::step
    Tensor, // one matrix: Navigation::tensor
    Points, // the data of a regression
    Learning, // a network while it learns, with attention or without
    Comparison, // A, which is pinned, and B
};

// All that others may ask of a view by its id. A view is a folder in views/ and a row of
// views/registry.cpp.
struct ViewEntry {
    std::string_view id; // saved in sessions; label(id) is its word
    ViewRole role;
    View* (*make)(const ViewModel& viewModel, Actions& commands, QWidget* parent);
    // Whether it is a view for such a state at all. What only these very numbers lack, as Space
    // does of a single token, it says itself.
    bool (*accepts)(const core::Trace& trace, const EditableState& work);
    // Has ready what it will ask the picture for; null: nothing.
    void (*prepare)(DerivedData& derived, const DerivedData::Request& request,
        const DerivedData::Budget& budget);
    // What it shows, as the first words of a figure's caption.
    QString (*caption)(const FigureState& state);
};

// Every view, in the order of the toolbar.
const std::vector<ViewEntry>& views();

// Error "unknown_view" names those there are.
const ViewEntry& viewNamed(const std::string& id);
// The first of that role: there is one.
const ViewEntry& viewFor(ViewRole role);
// Whether a view is there and has that role.
bool hasRole(const std::string& view, ViewRole role);

// What the view in sight needs. Indices that the trace does not have are ignored.
void prepareView(DerivedData& derived, const DerivedData::Request& request);
// What any view may need next, in the calling thread alone.
void prepareViews(
    DerivedData& derived, const DerivedData::Request& request, const std::stop_token& stop);

} // namespace ui
