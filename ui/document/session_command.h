#pragma once

#include "ui/document/actions.h"
#include "ui/session/session.h"

#include <QUndoCommand>

#include <optional>

namespace ui {

class Document;

// One step of the history: the editable state before and after. Snapshots are small; deltas are not
// worth their code. The selection is no part of the history, but undoing another text or model
// brings back the token and the head that were selected in it.
class SessionCommand : public QUndoCommand {
public:
    struct Change {
        EditableState before;
        EditableState after;
        QString field; // edits of one field merge …
        int run = 0; // … within one drag
        Selection selection; // before the step
    };

    SessionCommand(Document* document, StepName name, Change change);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* other) override;

    // The step opened a bundled lesson in a session with nothing to save.
    void setNeedless() { m_needless = true; }
    [[nodiscard]] bool needless() const { return m_needless; }

    void translate(); // updates its text
    [[nodiscard]] const EditableState& after() const { return m_change.after; }
    [[nodiscard]] const QString& field() const { return m_change.field; }
    // Marks the state reached so far as computed: it remains if a later part of the step fails.
    void keep() { m_kept = m_change.after; }
    // The state to return to when the step's result cannot be computed. The step becomes empty if
    // it began there.
    [[nodiscard]] EditableState undoFailed();

private:
    [[nodiscard]] std::optional<Selection> movedTo(const Selection& selection) const;

    Document* m_document;
    StepName m_name;
    Change m_change;
    std::optional<EditableState> m_kept;
    std::optional<Selection> m_undoneAt; // the selection when the step was undone
    bool m_needless = false;
};

} // namespace ui
