#pragma once

#include "core/base/error.h"
#include "ui/document/background_task.h"

#include <QObject>

#include <optional>
#include <string>

namespace core::training {
struct TrainedNetwork;
}

namespace ui {

class Document;
class NoticeBar;

// Saves a network trained with Headlight, its whole group and all checkpoints, in a folder that the
// user chooses. The session then names the copy.
class NetworkFiles : public QObject {
    Q_OBJECT

public:
    NetworkFiles(Document& document, QWidget& window, NoticeBar& notices);

    [[nodiscard]] bool possible() const; // there is such a network
    void saveAs(); // asks where

signals:
    void possibleChanged();
    void said(const QString& message);

private:
    // Folders of the first network of a group.
    struct Copy {
        std::string from, to;
        std::optional<core::Error> problem {};
    };
    [[nodiscard]] const core::training::TrainedNetwork* network() const; // null: none on screen
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
