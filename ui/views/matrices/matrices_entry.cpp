#include "ui/views/matrices/matrices_view.h"

#include "ui/document/tensor_picture.h"
#include "ui/plot/tensor_names.h"

#include <QCoreApplication>

// What others ask of the view Matrices.

namespace ui {

QString MatricesView::caption(const Moment& moment)
{
    const core::Trace& trace = *moment.picture->trace();
    return QCoreApplication::translate("Caption", "The matrix “%1”")
        .arg(tensorWords(trace, nearestTensor(trace, moment.session.navigation.tensor)));
}

} // namespace ui
