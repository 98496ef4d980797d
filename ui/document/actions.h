#pragma once

#include "ui/session/session.h"

#include <QString>

#include <functional>
#include <optional>
#include <string_view>

namespace ui {

class ViewModel;

// The name of a step in the history. It is a function, called again after a change of the language.
using StepName = std::function<QString()>;

// The changes that a view can request.
class Actions {
public:
    Actions() = default;
    Actions(const Actions&) = delete;
    Actions& operator=(const Actions&) = delete;
    virtual ~Actions() = default;

    // Changes the editable state as one undo step. Successive edits of the same `field` merge
    // during a drag or while typing goes on (until commitEdit()); a change to the same value does
    // nothing.
    virtual void edit(const StepName& name, const QString& field,
        const std::function<void(EditableState&)>& change)
        = 0;
    virtual void commitEdit() = 0; // the drag has ended: the next edit is a new step

    // Changes the navigation, outside the undo history.
    virtual void navigate(const std::function<void(Navigation&)>& change) = 0;
    virtual void showView(std::string_view view) = 0; // and remembers the previous view

    virtual void hover(std::optional<Selection> where) = 0;
    virtual void lock(const Selection& where) = 0;
    virtual void unlock() = 0; // Esc

    virtual void pin() = 0; // the state on screen, as A of Compare
    virtual void unpin() = 0;
};

// For views on paper: every request is ignored.
class NoActions final : public Actions {
public:
    void edit(const StepName&, const QString&, const std::function<void(EditableState&)>&) override
    {
    }
    void commitEdit() override { }
    void navigate(const std::function<void(Navigation&)>&) override { }
    void showView(std::string_view) override { }
    void hover(std::optional<Selection>) override { }
    void lock(const Selection&) override { }
    void unlock() override { }
    void pin() override { }
    void unpin() override { }
};

// Pins the current state as A and shows it in Compare, or unpins it and returns to the previous
// view. Pinning is an undo step, navigation is not.
void togglePin(const ViewModel& viewModel, Actions& actions);

} // namespace ui
