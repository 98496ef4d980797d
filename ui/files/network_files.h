#pragma once

#include "core/base/error.h"
#include "ui/document/background.h"

#include <QObject>

#include <optional>
#include <string>

namespace core::learning {
struct LearntNetwork;
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
    using Outcome = std::optional<core::Error>;
    [[nodiscard]] const core::learning::LearntNetwork* network() const; // null: none is shown
    void save(const QString& folder);
    void finish(const Outcome& problem);
    void refuse(const QString& reason);
    void rename();

    Document& m_document;
    QWidget& m_window;
    NoticeBar& m_notices;
    std::string m_from, m_to; // of the first network of the group
    Background<Outcome> m_copying;
};

} // namespace ui
