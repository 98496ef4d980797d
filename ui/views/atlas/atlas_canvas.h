#pragma once

#include "core/analysis/statistics.h"
#include "ui/drawing/colour_map.h"
#include "ui/drawing/theme.h"
#include "ui/views/atlas/atlas_grid.h"
#include "ui/views/atlas/atlas_side.h"

#include <QImage>
#include <QWidget>

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace ui {

class Actions;
class ViewModel;

// The painted part of the Atlas: a small map for every head, framed in the colour of its pattern,
// and next to them the AtlasSide.
class AtlasCanvas : public QWidget {
    Q_OBJECT

public:
    AtlasCanvas(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    void setTheme(const Theme& theme);
    void setAlone(bool alone); // fills a screen alone and uses its width
    void showTrace(); // the trace or the order changed
    void paint(QPainter& painter, QSizeF size);

    [[nodiscard]] AtlasGrid grid() const { return place(size()).grid; }
    [[nodiscard]] AtlasSide side() const;
    [[nodiscard]] QString words(const HeadPosition& at) const; // two lines of text about a head
    [[nodiscard]] QString orderText() const; // what the heads are sorted by; empty: they are not

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override; // tooltips

private:
    struct Layout {
        AtlasGrid grid;
        QRectF side; // empty where there is no room
        QRectF scale; // colour bar and its caption
        QRectF order; // what the heads are sorted by; empty: they are not
    };
    // The text below all maps: of one size, and whole where it has room.
    struct Label {
        QFont font;
        bool pattern = true; // names it; its frame's colour does in any case
    };
    [[nodiscard]] Layout place(QSizeF size) const;
    [[nodiscard]] AtlasSide sideIn(const QRectF& box, AtlasSide::Medium medium) const;
    [[nodiscard]] std::vector<std::vector<HeadPosition>> rows() const;
    [[nodiscard]] const core::HeadStatistics& statisticsOf(const HeadPosition& at) const;
    [[nodiscard]] std::string_view patternOf(const HeadPosition& at) const;
    [[nodiscard]] QString wordBelow(const HeadPosition& at, bool pattern) const;
    [[nodiscard]] qreal widestWord(const Label& label) const;
    [[nodiscard]] Label labelIn(qreal width) const;
    [[nodiscard]] qreal leastForWords(bool legend) const;
    [[nodiscard]] float largestOfAll() const;
    [[nodiscard]] ColourScale scaleOf(const HeadPosition& at) const;
    [[nodiscard]] std::optional<HeadPosition> headAt(QPointF point) const;
    const QImage& imageOf(const HeadPosition& at, QSize pixels);
    void paintMap(QPainter& painter, const AtlasGrid::Map& map, qreal frame, const Label& label);
    void paintOrder(QPainter& painter, const QRectF& box) const;
    void paintFrame(QPainter& painter, const AtlasGrid::Map& map, qreal wide) const;
    void paintNumbers(QPainter& painter, const AtlasGrid& grid) const;
    void paintScale(QPainter& painter, const QRectF& box) const;
    void choose(const HeadPosition& place);
    bool step(int key);

    const ViewModel& m_viewModel;
    Actions& m_commands;
    Theme m_theme;
    bool m_alone = false;
    std::map<std::pair<core::Index, core::Index>, QImage> m_images;
    mutable std::optional<float> m_largest; // over all heads; computed on first use
    mutable std::optional<qreal> m_widestWord; // of the smallest text below maps; on first use
};

} // namespace ui
