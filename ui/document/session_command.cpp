#include "ui/document/session_command.h"

#include "ui/document/document.h"

#include <utility>

namespace ui {

SessionCommand::SessionCommand(Document* document, StepName name, Change change)
    : m_document(document)
    , m_name(std::move(name))
    , m_change(std::move(change))
{
    translate();
}

void SessionCommand::translate()
{
    setText(m_name());
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
    const auto* const newer = static_cast<const SessionCommand*>(other);
    const Change& next = newer->m_change;
    if (next.field != m_change.field || next.run != m_change.run)
        return false;
    m_change.after = next.after;
    m_name = newer->m_name;
    translate();
    setObsolete(m_change.after == m_change.before);
    return true;
}

EditableState SessionCommand::undoFailed()
{
    m_change.after = m_kept.value_or(m_change.before);
    setObsolete(m_change.after == m_change.before);
    return m_change.after;
}

} // namespace ui
