#pragma once

#include "ui/drawing/theme.h"

#include <QImage>
#include <QPointF>
#include <QWidget>

namespace ui {

// Lies over a presented page: pointer, spotlight, magnifier, or a black or white screen.
class PresentationOverlay : public QWidget {
    Q_OBJECT

public:
    enum class Blank { None, Black, White };

    explicit PresentationOverlay(QWidget* parent);

    void setTheme(const Theme& theme);
    void setBlank(Blank blank);
    [[nodiscard]] Blank blank() const { return m_blank; }
    void setPointer(bool on);
    [[nodiscard]] bool pointer() const { return m_pointer; }
    void setSpotlight(bool on);
    [[nodiscard]] bool spotlight() const { return m_spotlight; }
    // A magnified part of the page; an empty image ends it.
    void setLens(const QImage& image, const QRect& area);
    [[nodiscard]] bool hasLens() const { return !m_lens.isNull(); }
    void moveTo(QPointF place);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fit();

    Theme m_theme;
    Blank m_blank = Blank::None;
    bool m_pointer = false;
    bool m_spotlight = false;
    QImage m_lens;
    QRect m_lensArea;
    QPointF m_place;
};

} // namespace ui
