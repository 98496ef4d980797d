#pragma once

#include "ui/session/derived_data.h"

#include <QAction>
#include <QObject>

#include <string>
#include <string_view>

namespace ui {

class Document;

// Switches to another view when a change leaves the open one with nothing to show: other settings,
// an example, an opened session, undo. A view chosen by hand explains why it is empty; only Steps
// cannot be chosen where it has no explanation.
class ViewFallback : public QObject {
    Q_OBJECT

public:
    // `views`: the actions that open the views, each with its view's id.
    ViewFallback(Document& document, QList<QAction*> views, QObject* parent);

signals:
    void said(const QString& message);

private:
    void follow();
    void offer();
    [[nodiscard]] bool canBeChosen(const std::string& view) const;
    [[nodiscard]] bool accepts(std::string_view view) const;
    [[nodiscard]] bool needsTrainingForm() const;
    [[nodiscard]] std::string_view instead() const;
    [[nodiscard]] QString reason(std::string_view empty, std::string_view other) const;

    Document& m_document;
    QList<QAction*> m_views;
    TracePtr m_trace; // the trace checked last
    bool m_pinned = false;
};

} // namespace ui
