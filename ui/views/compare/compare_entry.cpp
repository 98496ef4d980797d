#include "ui/views/compare/compare_view.h"

#include "ui/words/head_name.h"

#include <QCoreApplication>

// Interface of the Compare view to the other views and the window.

namespace ui {

QString CompareView::caption(const FigureState& state)
{
    const Selection& s = state.session.selection;
    return QCoreApplication::translate("Caption", "Two states and their difference, head %1")
        .arg(headNumber(*state.derived->trace(), s.layer, s.head));
}

} // namespace ui
