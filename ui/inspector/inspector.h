#pragma once

#include "ui/drawing/theme.h"

#include <QPlainTextEdit>
#include <QTabWidget>

namespace ui {

class CellTab;
class Document;
class LessonTab;
class TableTab;

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

// The panel next to the view: the arithmetic of a cell, the tensor as a table, the history, the
// notes, and the lesson.
class Inspector : public QTabWidget {
    Q_OBJECT

public:
    Inspector(Document& document, QWidget* parent);

    void setTheme(const Theme& theme);
    void takeOver(const Inspector& other); // takes over the state of a window in another language
    [[nodiscard]] CellTab* cell() const { return m_cell; }
    [[nodiscard]] TableTab* table() const { return m_table; }
    [[nodiscard]] LessonTab* lesson() const { return m_lesson; }
    [[nodiscard]] NotesTab* notes() const { return m_notes; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool focusNextPrevChild(bool next) override;

private:
    void addPage(QWidget* page, const QString& name, const QString& content);

    CellTab* m_cell;
    TableTab* m_table;
    NotesTab* m_notes;
    LessonTab* m_lesson;
    qreal m_scale = 1;
};

} // namespace ui
