#pragma once

#include "ui/drawing/theme.h"

#include <QStackedWidget>

class QScrollArea;

namespace ui {

class Note;

// The views, one at a time. A view that needs more height can be scrolled; where the space is too
// small for any view, a note replaces it.
class ViewStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit ViewStack(QWidget* parent);

    // The widget for the window: the views in a scroll area.
    [[nodiscard]] QScrollArea* scrolled(QWidget* parent);
    void setTheme(const Theme& theme);
    [[nodiscard]] Note* note() const { return m_note; }

signals:
    void normalTextWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    Theme m_theme;
    Note* m_note;
};

} // namespace ui
