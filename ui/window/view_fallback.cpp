#include "ui/window/view_fallback.h"

#include "ui/document/document.h"
#include "ui/document/view_entry.h"
#include "ui/words/labels.h"

#include <algorithm>
#include <utility>

namespace ui {

ViewFallback::ViewFallback(Document& document, QList<QAction*> views, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_views(std::move(views))
    , m_trace(document.trace())
    , m_pinned(document.session().pinned.has_value())
{
    connect(&document, &Document::traceChanged, this, &ViewFallback::follow);
    connect(&document, &Document::sessionChanged, this, &ViewFallback::follow);
    if (m_trace)
        offer();
}

void ViewFallback::offer()
{
    const QString lacks = m_trace->model->merged() != nullptr
        ? tr("With merged subwords or hidden special tokens only attention weights are "
             "available; this view needs more")
        : tr("The opened file does not contain enough for this view");
    for (QAction* action : m_views) {
        const std::string view = action->data().toString().toStdString();
        const bool there = canBeChosen(view);
        action->setEnabled(there);
        const bool tooLarge = leavesNumbersInFile(*m_trace) && viewNamed(view).needsAllHeads;
        action->setToolTip(there ? explanation("view", view)
                : tooLarge ? tr("The opened attention is too large for this view, which needs "
                                "all heads in memory at once")
                           : lacks);
    }
}

// Reacts once the trace belongs to the session.
void ViewFallback::follow()
{
    const TracePtr& trace = m_document.trace();
    if (!trace || trace->model->experiment != m_document.experiment())
        return;
    const bool pinned = m_document.session().pinned.has_value();
    const bool same = trace == m_trace && pinned == m_pinned;
    if (same && canBeChosen(m_document.navigation().view))
        return; // an example may open a view that cannot be chosen
    const bool asked = m_trace && needsTrainingForm();
    m_trace = trace;
    m_pinned = pinned;
    offer();
    const std::string empty = m_document.navigation().view;
    const bool again = asked || m_document.undoStack()->canRedo(); // undone
    if (accepts(empty) || (again && needsTrainingForm()))
        return;
    const std::string_view other = instead();
    m_document.showView(other);
    emit said(reason(empty, other));
}

// Why a view was left, and what brings it back.
QString ViewFallback::reason(std::string_view empty, std::string_view other) const
{
    const std::string left(empty), shown(other);
    if (hasRole(left, ViewRole::Training))
        return tr("%1 shows networks trained with Headlight, so here is %2.")
            .arg(label(left), label(shown));
    if (m_trace->model->merged() == nullptr)
        return tr("%1 cannot show this, so here is %2.").arg(label(left), label(shown));
    return tr("%1 needs vectors: turn off “%2” in the View menu for it. Here is %3.",
        "1, 3: views, 2: Merge subwords")
        .arg(label(left),
            label(m_document.view().mergeSubwords ? "view.join_words" : "view.hide_special"),
            label(shown));
}

// Without a network, Train is not empty: it shows its form.
bool ViewFallback::needsTrainingForm() const
{
    const std::string& view = m_document.navigation().view;
    return hasRole(view, ViewRole::Training) && !accepts(view) && m_trace->model->canExplain();
}

// What these two offer needs nothing of the trace.
bool ViewFallback::canBeChosen(const std::string& view) const
{
    return m_trace->model->canExplain() || accepts(view) || hasRole(view, ViewRole::Training)
        || hasRole(view, ViewRole::Comparison);
}

bool ViewFallback::accepts(std::string_view view) const
{
    const auto entry = std::ranges::find(views(), view, &ViewEntry::id);
    return entry == views().end() || entry->accepts(*m_trace, m_document.session());
}

// The previous view, or else the first one that can be shown. For a trace larger than memory, one
// matrix can be shown at once; all heads of a layer cannot.
std::string_view ViewFallback::instead() const
{
    if (leavesNumbersInFile(*m_trace))
        return viewFor(ViewRole::Tensor).id;
    const std::string& before = m_document.navigation().viewBefore;
    const auto entry = std::ranges::find(views(), before, &ViewEntry::id);
    if (entry != views().end() && accepts(before))
        return entry->id;
    return std::ranges::find_if(views(), [this](const ViewEntry& each) {
        return accepts(each.id);
    })->id;
}

} // namespace ui
