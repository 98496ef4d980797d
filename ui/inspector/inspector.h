#pragma once

#include "ui/drawing/theme.h"

#include <QTabWidget>

namespace ui {

class CellTab;
class Document;
class NotesTab;
class TableTab;

// What stands beside the picture: the arithmetic of a cell, the numbers as a table, what was done,
// and the notes.
class Inspector : public QTabWidget {
    Q_OBJECT

public:
    Inspector(Document& document, QWidget* parent);

    void setTheme(const Theme& theme);
    [[nodiscard]] CellTab* cell() const { return m_cell; }
    [[nodiscard]] TableTab* table() const { return m_table; }
    [[nodiscard]] NotesTab* notes() const { return m_notes; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool focusNextPrevChild(bool next) override;

private:
    CellTab* m_cell;
    TableTab* m_table;
    NotesTab* m_notes;
    qreal m_scale = 1;
};

} // namespace ui
