#include "ui/words/head_width.h"

#include <QCoreApplication>

namespace ui {

QString widthOfKeys(const core::HeadTrace& head)
{
    const QString keys = QString::number(head.k.cols());
    return head.q.cols() == head.k.cols()
        ? keys
        : QCoreApplication::translate("widths", "%1 (queries: %2)").arg(keys).arg(head.q.cols());
}

} // namespace ui
