#include "ui/views/regression/regression_view.h"

#include <QCoreApplication>

// Interface of the Regression view to the other views and the window.

namespace ui {

QString RegressionView::caption(const FigureState&)
{
    return QCoreApplication::translate("Caption", "Attention as kernel regression");
}

} // namespace ui
