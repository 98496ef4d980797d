#pragma once

#include <QObject>

class QLabel;
class QStatusBar;

namespace ui {

class Document;
struct Theme;

// What stands at the right of the status bar: the selected cell, the sizes of what is shown and
// what it cost.
class StatusLine : public QObject {
    Q_OBJECT

public:
    StatusLine(Document& document, QStatusBar* bar);

    void setTheme(const Theme& theme);
    void showPaintTime(double milliseconds);
    [[nodiscard]] QString cell() const;

private:
    void showTrace();
    void showSelection();

    Document& m_document;
    QLabel* m_cell;
    QLabel* m_sizes;
    QLabel* m_paint;
};

} // namespace ui
