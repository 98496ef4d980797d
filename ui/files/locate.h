#pragma once

#include "ui/widgets/notice_bar.h"

#include <QString>

#include <functional>

class QWidget;

namespace core {
class Error;
}

namespace ui {

// A file or folder that is not where it was, and where it is; both absolute.
struct Located {
    QString from, to;
};

// Something that a session names is not there.
bool isMissing(const core::Error& error);

// "Locate…": asks where what the error misses is, and hands over what was chosen.
NoticeAction locateAction(const core::Error& error, QWidget& window, const QString& missing,
    const std::function<void(const Located&)>& found);

} // namespace ui
