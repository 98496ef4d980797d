#pragma once

#include "ui/widgets/notice_bar.h"

#include <QString>

#include <functional>

class QWidget;

namespace core {
class Error;
}

namespace ui {

// A moved file or folder, with its old and new path; both absolute.
struct Located {
    QString from, to;
};

// True if the error is about a missing file of the session.
bool isMissing(const core::Error& error);

// "Locate…": asks where the missing file is, and passes the chosen path on.
NoticeAction locateAction(const core::Error& error, QWidget& window, const QString& missing,
    const std::function<void(const Located&)>& found);

} // namespace ui
