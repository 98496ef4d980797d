#pragma once

#include "core/base/error.h"
#include "ui/document/background_task.h"

#include <QObject>

#include <optional>
#include <string>

namespace core::training {
struct TrainedRun;
}

namespace ui {

class Document;
class NoticeBar;

// Saves a network that was taught here, with all that learnt beside it and every moment, where the
// user wants it. The session then names it there.
class NetworkFiles : public QObject {
    Q_OBJECT

public:
    NetworkFiles(Document& document, QWidget& window, NoticeBar& notices);

    [[nodiscard]] bool possible() const; // there is one
    void saveAs(); // asks where

signals:
    void possibleChanged();
    void said(const QString& message);

private:
    // Of the first network of a group.
    struct Copy {
        std::string from, to;
        std::optional<core::Error> problem {};
    };
    [[nodiscard]] const core::training::TrainedRun* network() const; // null: none is shown
    void save(const QString& folder);
    [[nodiscard]] bool refusesWhatLearns(const std::string& first);
    void finish(const Copy& copy);
    void refuse(const QString& reason);
    void rename(const Copy& copy);

    Document& m_document;
    QWidget& m_window;
    NoticeBar& m_notices;
    BackgroundTask<Copy> m_copying;
};

} // namespace ui
