#pragma once

#include "ui/widgets/notice_bar.h"

#include <QString>

#include <functional>

class QWidget;

namespace ui {

// A file that is not where it was, and where it is; both absolute.
struct Located {
    QString from, to;
};

// "Locate…": asks where the missing file is, and hands over what was chosen.
NoticeAction locateAction(
    QWidget& window, const QString& missing, const std::function<void(const Located&)>& found);

} // namespace ui
