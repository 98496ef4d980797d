#pragma once

#include "ui/drawing/theme.h"
#include "ui/views/links/links.h"
#include "ui/views/links/ribbons.h"

#include <QImage>
#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

namespace ui {

class Actions;
class ViewModel;

// The painted part of Links: swatches, two columns of tokens, and the curves.
class LinksCanvas : public QWidget {
    Q_OBJECT

public:
    LinksCanvas(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    struct Curves {
        const std::vector<Link>* all = nullptr; // pale while some are chosen
        const std::vector<Link>* chosen = nullptr; // null: nothing is selected
    };
    void setTheme(const Theme& theme);
    void setAlone(bool alone); // fills a screen alone: a single head has no swatch
    void setCurves(const Curves& curves, bool allChanged);
    void paint(QPainter& painter, QSizeF size);

    [[nodiscard]] QRectF swatchRect(core::Index head) const;
    [[nodiscard]] QRectF tokenRect(bool asking, core::Index index) const;
    [[nodiscard]] QRectF curvesRect() const; // between the columns of tokens
    // Centres of a curve's ends, and its thickness.
    struct Shape {
        QPointF from, to;
        qreal width = 0;
    };
    [[nodiscard]] Shape shapeOf(const Link& link, QSizeF size) const;
    // The chosen head, while all heads are visible: the others are faint. nullopt: all are alike,
    // as among heads that the user has picked.
    [[nodiscard]] std::optional<core::Index> strongHead() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Place { // layout for one size
        QRectF area;
        qreal line = 0; // distance between two tokens
        qreal left = 0, right = 0; // x of the curves' ends
        core::Index queries = 0, keys = 0;
        std::vector<QRectF> swatches;
        bool words = false; // swatches name the patterns next to the numbers
        qreal spread = 0; // distance between two heads' curves at a token
        qreal bold = 1; // factor of the thickness, limited so that rows stay apart
        qreal above = 0; // offset of the first head's curve above the token's centre
        std::vector<int> rank; // of each head among the visible ones
        float largest = 1e-6F; // the weight of the thickest curve
    };
    [[nodiscard]] Place placeIn(QSizeF size) const;
    void placeSwatches(Place& place, qreal width) const;
    void placeHeads(Place& place) const;
    [[nodiscard]] QString swatchWord(core::Index head) const;
    [[nodiscard]] double strengthOf(const Place& place, const Link& link) const;
    [[nodiscard]] Shape shapeIn(const Place& place, const Link& link) const;
    [[nodiscard]] static qreal y(const Place& place, core::Index index, core::Index count);
    [[nodiscard]] std::vector<QColor> headColours() const;
    [[nodiscard]] std::vector<Ribbon> ribbonsOf(
        const Place& place, const std::vector<Link>& links) const;
    const QImage& imageOf(QImage& kept, const Place& place, const std::vector<Link>& links) const;
    void paintTokens(QPainter& painter, const Place& place, bool asking) const;
    void paintSwatches(QPainter& painter, const Place& place) const;
    [[nodiscard]] std::optional<std::pair<bool, core::Index>> tokenAt(QPointF position) const;
    [[nodiscard]] std::optional<core::Index> swatchAt(QPointF position) const;
    void toggle(core::Index head);
    void showOnly(core::Index head);
    void setHidden(const std::vector<int>& heads);

    const ViewModel& m_viewModel;
    Actions& m_commands;
    Theme m_theme;
    bool m_alone = false;
    Curves m_curves;
    QImage m_all, m_chosen; // the painted curves
    std::optional<core::Index> m_strong; // in m_all
};

} // namespace ui
