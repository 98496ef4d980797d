#pragma once

#include "ui/drawing/theme.h"

#include <QPointer>
#include <QWidget>

#include <vector>

namespace ui {

// A frame around a tip's target, which follows the target's moves. It covers nothing of the target
// and ignores the mouse.
class TipMark : public QWidget {
    Q_OBJECT

public:
    explicit TipMark(QWidget& window);

    void setTheme(const Theme& theme);
    // Frames the first visible target; hides if there is none.
    void markOneOf(const std::vector<QWidget*>& targets);
    [[nodiscard]] QWidget* marked() const { return isVisible() ? m_marked.data() : nullptr; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void watch(QWidget* target);

    QWidget& m_window;
    std::vector<QPointer<QWidget>> m_targets;
    std::vector<QPointer<QWidget>> m_watched; // the targets and their parents
    QPointer<QWidget> m_marked;
    QColor m_colour;
    bool m_waiting = false;
};

} // namespace ui
