#pragma once

#include "ui/session.h"

#include <QUndoCommand>

namespace ui {

class Document;

// One step of the history: the session before and after. Snapshots are small; deltas are not
// worth their code.
class SessionCommand : public QUndoCommand {
public:
    struct Change {
        Session before;
        Session after;
        QString field; // edits of one field merge …
        int run = 0; // … within one drag
    };

    SessionCommand(Document* document, const QString& name, Change change);

    void undo() override;
    void redo() override;
    [[nodiscard]] int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* other) override;

    [[nodiscard]] const Session& before() const { return m_change.before; }
    [[nodiscard]] const Session& after() const { return m_change.after; }

private:
    Document* m_document;
    Change m_change;
};

} // namespace ui
