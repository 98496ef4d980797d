#pragma once

#include "ui/drawing/theme.h"

#include <QStackedWidget>

class QScrollArea;

namespace ui {

class Note;

// The views, one at a time. A view that needs more height than there is can be scrolled; where none
// can be read, a sentence stands instead.
class ViewStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit ViewStack(QWidget* parent);

    // What stands in the window: the views in an area that scrolls them.
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
