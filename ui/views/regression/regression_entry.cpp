#include "ui/views/regression/regression_view.h"

#include <QCoreApplication>

// What others ask of the view Regression.

namespace ui {

QString RegressionView::caption(const FigureState&)
{
    return QCoreApplication::translate("Caption", "Attention as kernel regression");
}

} // namespace ui
