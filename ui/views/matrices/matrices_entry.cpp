#include "ui/views/matrices/matrices_view.h"

#include "ui/document/tensor_display.h"
#include "ui/plot/tensor_names.h"

#include <QCoreApplication>

// Interface of the Matrices view to the other views and the window.

namespace ui {

QString MatricesView::caption(const FigureState& state)
{
    const core::Trace& trace = *state.derived->trace();
    return QCoreApplication::translate("Caption", "The matrix “%1”")
        .arg(tensorWords(trace, nearestTensor(trace, state.session.navigation.tensor)));
}

} // namespace ui
