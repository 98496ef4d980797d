#pragma once

#include "ui/session/session.h"
#include "ui/words/step_name.h"

#include <QUndoCommand>

#include <optional>

namespace ui {

class Document;

// One step of the history: the work before and after. Snapshots are small; deltas are not
// worth their code.
class SessionCommand : public QUndoCommand {
public:
    struct Change {
        EditableState before;
        EditableState after;
        QString field; // edits of one field merge …
        int run = 0; // … within one drag
    };

    SessionCommand(Document* document, StepName name, Change change);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* other) override;

    void translate(); // says its name anew
    [[nodiscard]] const EditableState& after() const { return m_change.after; }
    // What the step has led to so far works, and is what is left of it if the rest does not.
    void keep() { m_kept = m_change.after; }
    // Where to go back to when what it led to cannot be computed. Nothing is left of the step if
    // that is where it began.
    [[nodiscard]] EditableState undoFailed();

private:
    Document* m_document;
    StepName m_name;
    Change m_change;
    std::optional<EditableState> m_kept;
};

} // namespace ui
