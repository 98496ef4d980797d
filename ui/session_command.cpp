#include "ui/session_command.h"

#include "ui/document.h"

#include <utility>

namespace ui {

SessionCommand::SessionCommand(Document* document, const QString& name, Change change)
    : QUndoCommand(name)
    , m_document(document)
    , m_change(std::move(change))
{
}

void SessionCommand::undo()
{
    m_document->apply(m_change.before);
}

void SessionCommand::redo()
{
    m_document->apply(m_change.after);
}

bool SessionCommand::mergeWith(const QUndoCommand* other)
{
    const auto& next = static_cast<const SessionCommand*>(other)->m_change;
    if (next.field != m_change.field || next.run != m_change.run)
        return false;
    m_change.after = next.after;
    setText(other->text());
    setObsolete(m_change.after == m_change.before);
    return true;
}

Session SessionCommand::takeBack()
{
    m_change.after = m_kept.value_or(m_change.before);
    setObsolete(m_change.after == m_change.before);
    return m_change.after;
}

} // namespace ui
