#pragma once

#include "ui/picture.h"

#include <QObject>

#include <string_view>

namespace ui {

class Document;

// Turns to another view when a change has left the one in sight with nothing to show: other
// settings, an example, a session that is opened, undo. Who chooses an empty view by hand is told
// by the view why it is empty.
class ViewFallback : public QObject {
    Q_OBJECT

public:
    ViewFallback(Document& document, QObject* parent);

signals:
    void said(const QString& message);

private:
    void follow();
    [[nodiscard]] bool accepts(std::string_view view) const;
    [[nodiscard]] std::string_view instead() const;

    Document& m_document;
    TracePtr m_trace; // what was judged
    bool m_pinned = false;
};

} // namespace ui
