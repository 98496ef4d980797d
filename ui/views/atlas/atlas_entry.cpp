#include "ui/view/choice_ids.h"
#include "ui/view/pretrained_note.h"
#include "ui/views/atlas/atlas_canvas.h"
#include "ui/views/atlas/atlas_view.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"

#include <QCoreApplication>

// Interface of the Atlas view to the other views and the window.

namespace ui {

namespace {

    int headsOf(const core::Trace& trace)
    {
        std::size_t heads = 0;
        for (const core::AttentionTrace& each : trace.attentions)
            heads += each.heads.size();
        return int(heads);
    }

} // namespace

bool AtlasView::accepts(const core::Trace& trace, const EditableState&)
{
    return trace.attentions.size() > 1 && !leavesNumbersInFile(trace);
}

QString AtlasView::caption(const FigureState& state)
{
    const int heads = headsOf(*state.derived->trace());
    const HeadOrder order = state.session.view.order;
    if (order == HeadOrder::Unsorted)
        return QCoreApplication::translate(
            "Caption", "Attention weights of all %1 heads of all layers")
            .arg(heads);
    return QCoreApplication::translate(
        "Caption", "Attention weights of all %1 heads of all layers (sorted by %2)")
        .arg(heads)
        .arg(label("view.order", std::string(idOfChoice(order))));
}

void AtlasView::prepare(
    DerivedData& derived, const DerivedData::Request&, const DerivedData::Budget& budget)
{
    const core::Trace& trace = *derived.trace();
    for (core::Index layer = 0; layer < std::ssize(trace.attentions); ++layer) {
        if (budget.stop.stop_requested())
            return;
        derived.fillStatistics(layer, budget);
        for (core::Index head = 0; head < derived.headCount(layer); ++head)
            static_cast<void>(derived.largest(*derived.weights(layer, head)));
    }
}

QString AtlasView::emptyReason() const
{
    if (!viewModel().trace() || accepts(*viewModel().trace(), viewModel().session()))
        return {};
    return leavesNumbersInFile(*viewModel().trace()) ? m_tooLarge->sentence() : m_note->sentence();
}

QString AtlasView::description() const
{
    if (!viewModel().trace())
        return {};
    if (!emptyReason().isEmpty())
        return emptyReason();
    const core::Trace& trace = *viewModel().trace();
    QString text = tr("Maps of %n head(s)", nullptr, headsOf(trace));
    const Selection& at = viewModel().locked();
    text += QStringLiteral(". ") + tr("Chosen: head %1").arg(headNumber(trace, at.layer, at.head));
    const AtlasSide side = m_canvas->side();
    if (!side.ranking().empty()) {
        const core::HeadWeight& most = side.ranking().front();
        text += QStringLiteral(". ")
            + tr("%1: largest in head %2, %3")
                  .arg(side.question(), plainHeadNumber(trace, most.layer, most.head),
                      QString::number(double(most.weight), 'f', 2));
    }
    return text;
}

} // namespace ui
