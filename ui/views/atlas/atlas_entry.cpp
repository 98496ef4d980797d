#include "ui/view/trained_note.h"
#include "ui/views/atlas/atlas_picture.h"
#include "ui/views/atlas/atlas_view.h"
#include "ui/words/head_name.h"

#include <QCoreApplication>

// What others ask of the view Atlas.

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

bool AtlasView::accepts(const core::Trace& trace, const Work&)
{
    return trace.attentions.size() > 1 && !leavesNumbersInFile(trace);
}

QString AtlasView::caption(const Moment& moment)
{
    return QCoreApplication::translate("Caption", "Attention weights of all %1 heads of all layers")
        .arg(headsOf(*moment.picture->trace()));
}

void AtlasView::prepare(Picture& picture, const Picture::Wish&, const Picture::Effort& effort)
{
    const core::Trace& trace = *picture.trace();
    for (core::Index layer = 0; layer < std::ssize(trace.attentions); ++layer) {
        if (effort.stop.stop_requested())
            return;
        picture.fillStatistics(layer, effort);
        for (core::Index head = 0; head < picture.headCount(layer); ++head)
            static_cast<void>(picture.largest(*picture.weights(layer, head)));
    }
}

QString AtlasView::nothing() const
{
    const bool empty = subject().trace() && !accepts(*subject().trace(), subject().session());
    return empty ? m_note->sentence() : QString();
}

QString AtlasView::description() const
{
    if (!subject().trace())
        return {};
    if (!nothing().isEmpty())
        return nothing();
    const core::Trace& trace = *subject().trace();
    QString text = tr("Maps of %n head(s)", nullptr, headsOf(trace));
    const Selection& at = subject().locked();
    text += QStringLiteral(". ") + tr("Chosen: head %1").arg(headNumber(trace, at.layer, at.head));
    const AtlasSide side = m_picture->side();
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
