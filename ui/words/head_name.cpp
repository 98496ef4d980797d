#include "ui/words/head_name.h"

#include "core/head_at.h"
#include "ui/words/layer_name.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace ui {

bool isAblated(const core::Trace& trace, core::Index layer, core::Index head)
{
    return !core::headAt(trace, layer, head).trace.enabled;
}

QString plainHeadNumber(const core::Trace& trace, core::Index layer, core::Index head)
{
    const QString number = QString::number(head + 1);
    return trace.attentions.size() == 1 ? number
                                        : layerNumber(trace.attention(layer)) + u'.' + number;
}

QString headNumber(const core::Trace& trace, core::Index layer, core::Index head)
{
    const QString number = plainHeadNumber(trace, layer, head);
    return isAblated(trace, layer, head)
        ? QCoreApplication::translate("heads", "%1 (ablated)").arg(number)
        : number;
}

QString shortHeadNumber(const core::Trace& trace, core::Index layer, core::Index head)
{
    const QString number = plainHeadNumber(trace, layer, head);
    return isAblated(trace, layer, head) ? number + u" ⌀"_s : number;
}

} // namespace ui
