#include "ui/views/matrices/number_table.h"

#include <QKeyEvent>

namespace ui {

bool NumberTable::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    if (!editTriggers().testFlag(trigger) || !index.flags().testFlag(Qt::ItemIsEditable))
        return false;
    const bool typing = trigger == AnyKeyPressed && event != nullptr;
    emit edited(index, typing ? static_cast<QKeyEvent*>(event)->text() : QString());
    return true;
}

} // namespace ui
