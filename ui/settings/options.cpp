#include "ui/settings/options.h"

#include "ui/words/labels.h"

#include <QComboBox>

namespace ui {

void addOption(QComboBox& box, std::string_view path, std::string_view id)
{
    box.addItem(label(path, id), QString::fromUtf8(id.data(), qsizetype(id.size())));
    const QString effect = explanation(path, id);
    box.setItemData(box.count() - 1, effect, Qt::ToolTipRole);
    box.setItemData(box.count() - 1, effect, Qt::AccessibleDescriptionRole);
}

void showOption(QComboBox& box, std::string_view id)
{
    box.setCurrentIndex(box.findData(QString::fromUtf8(id.data(), qsizetype(id.size()))));
    box.setToolTip(box.currentData(Qt::ToolTipRole).toString());
}

} // namespace ui
