#pragma once

#include "ui/drawing/theme.h"

#include <QPointer>
#include <QWidget>

#include <vector>

namespace ui {

// A frame around what a tip names, wherever that moves. Nothing of it lies over what it frames, and
// the mouse goes through.
class TipMark : public QWidget {
    Q_OBJECT

public:
    explicit TipMark(QWidget& window);

    void setTheme(const Theme& theme);
    // Around the first of them that is in sight; around none: it hides.
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
    std::vector<QPointer<QWidget>> m_watched; // they, and what they stand in
    QPointer<QWidget> m_marked;
    QColor m_colour;
    bool m_waiting = false;
};

} // namespace ui
