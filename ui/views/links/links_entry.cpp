#include "ui/views/links/links_view.h"

#include <QCoreApplication>

// Interface of the Links view to the other views and the window.

namespace ui {

QString LinksView::caption(const FigureState& state)
{
    return QCoreApplication::translate("Caption", "Links between tokens for each of %1 heads")
        .arg(state.derived->trace()->attention(state.session.selection.layer).heads.size());
}

void LinksView::prepare(
    DerivedData& derived, const DerivedData::Request& request, const DerivedData::Budget& budget)
{
    derived.fillStatistics(request.layer, budget);
    for (core::Index h = 0; h < derived.headCount(request.layer) && !budget.stop.stop_requested();
         ++h)
        static_cast<void>(derived.largest(*derived.weights(request.layer, h)));
}

} // namespace ui
