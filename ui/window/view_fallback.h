#pragma once

#include "ui/session/derived_data.h"

#include <QAction>
#include <QObject>

#include <string_view>

namespace ui {

class Document;

// Turns to another view when a change has left the one in sight with nothing to show: other
// settings, an example, a session that is opened, undo. Who chooses an empty view by hand is told
// by the view why it is empty; only the explanation in steps, which has words for a design alone,
// cannot be chosen without one.
class ViewFallback : public QObject {
    Q_OBJECT

public:
    // `views`: the actions that turn to them, each with its view's id.
    ViewFallback(Document& document, QList<QAction*> views, QObject* parent);

signals:
    void said(const QString& message);

private:
    void follow();
    void offer();
    [[nodiscard]] bool accepts(std::string_view view) const;
    [[nodiscard]] bool needsTrainingForm() const;
    [[nodiscard]] std::string_view instead() const;

    Document& m_document;
    QList<QAction*> m_views;
    TracePtr m_trace; // what was judged
    bool m_pinned = false;
};

} // namespace ui
