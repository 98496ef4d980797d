#pragma once

#include "ui/animation/animation_request.h"

#include <QAction>

namespace ui {

class Document;

// "Export animation…": opens the dialog for the view on screen, with the last settings.
class AnimationAction : public QAction {
    Q_OBJECT

public:
    AnimationAction(Document& document, QWidget& window);

signals:
    void said(const QString& message);

private:
    void showDialog();

    Document& m_document;
    QWidget& m_window;
    AnimationRequest m_last;
};

} // namespace ui
