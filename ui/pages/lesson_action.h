#pragma once

#include <QAction>

namespace ui {

class Document;

// Opens the dialog that exports the session's lesson, once it has steps.
class LessonAction : public QAction {
    Q_OBJECT

public:
    LessonAction(Document& document, QWidget& window);

signals:
    void said(const QString& message);

private:
    void showDialog();

    Document& m_document;
    QWidget& m_window;
};

} // namespace ui
