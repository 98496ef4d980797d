#include "ui/document/session_command.h"

#include "ui/document/document.h"

#include <utility>

namespace ui {

namespace {

    // The parts that decide which tokens, layers and heads there are.
    core::Experiment selectable(const core::Experiment& experiment)
    {
        core::Experiment result;
        result.source = experiment.source;
        result.network = experiment.network;
        if (auto* const pretrained = std::get_if<core::PretrainedSource>(&result.network)) {
            pretrained->interventions.clear();
            pretrained->maskedTokens.clear();
        }
        result.design.tokens = experiment.design.tokens;
        result.design.blocks.resize(experiment.design.blocks.size());
        for (std::size_t i = 0; i < result.design.blocks.size(); ++i)
            result.attention(i).heads = experiment.attention(i).heads;
        return result;
    }

} // namespace

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
    m_undoneAt = m_document->wantedSelection();
    m_document->apply(m_change.before, movedTo(m_change.selection));
}

void SessionCommand::redo()
{
    if (!m_undoneAt) { // the step is new
        m_document->apply(m_change.after, std::nullopt);
        return;
    }
    m_change.selection = m_document->wantedSelection();
    m_document->apply(m_change.after, movedTo(*m_undoneAt));
}

// The selection to return to; nothing if the step kept tokens and heads, and so the selection.
std::optional<Selection> SessionCommand::movedTo(const Selection& selection) const
{
    return selectable(m_change.before.experiment) == selectable(m_change.after.experiment)
        ? std::nullopt
        : std::optional(selection);
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
