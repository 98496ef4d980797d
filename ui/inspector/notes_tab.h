#pragma once

#include <QPlainTextEdit>

namespace ui {

class Document;

// The notes of the session. Typing is one undo step until the field is left.
class NotesTab : public QPlainTextEdit {
    Q_OBJECT

public:
    NotesTab(Document& document, QWidget* parent);

protected:
    void focusOutEvent(QFocusEvent* event) override;

private:
    void typed();
    void showSession();

    Document& m_document;
    bool m_showing = false;
};

} // namespace ui
