#pragma once

// A view as in the window: connected to the document, visible and hovered.

#include "pictures.h"
#include "stage.h"
#include "ui/drawing/theme.h"
#include "ui/view/plot_view.h"

#include <QImage>
#include <QPushButton>
#include <QWindow>

template <class V> struct ViewStage {
    ui::Document document;
    V view { document, document, nullptr };
    ui::Theme theme;

    explicit ViewStage(
        QSize size = { 1000, 720 }, ui::ThemeKind kind = ui::ThemeKind::Light, qreal scale = 1)
        : theme(ui::makeTheme(kind, scale))
    {
        const auto showTrace = [this] { view.showTrace(); };
        QObject::connect(&document, &ui::Document::traceChanged, &view, showTrace);
        QObject::connect(&document, &ui::Document::sessionChanged, &view, showTrace);
        QObject::connect(&document, &ui::Document::pinnedChanged, &view, showTrace);
        QObject::connect(
            &document, &ui::Document::selectionChanged, &view, [this] { view.showSelection(); });
        view.setTheme(theme);
        view.resize(size);
        view.show();
    }
    // With its id in the session, for data that the document prepares for a view.
    explicit ViewStage(std::string_view id, QSize size = { 1100, 720 })
        : ViewStage(size)
    {
        document.showView(id);
    }
    [[nodiscard]] bool ready()
    {
        return settled(document) && QTest::qWaitForWindowExposed(&view) && drawn();
    }
    bool set(std::string_view assignment) { return change(document, assignment) && drawn(); }
    bool make(void (*how)(core::Experiment&))
    {
        edit(document, QStringLiteral("make"),
            [&](ui::EditableState& state) { how(state.experiment); });
        document.commitEdit();
        return settled(document) && drawn();
    }
    bool drawn() // all requested painting is done
    {
        QCoreApplication::processEvents();
        QTest::qWait(1);
        QCoreApplication::processEvents();
        return true;
    }
    // A window manager answers a moment later, and the view is then laid out once more.
    void resize(QSize size)
    {
        constexpr int answered = 50; // milliseconds
        view.resize(size);
        QTest::qWait(answered);
        drawn();
    }
    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (auto* each : view.template findChildren<QPushButton*>())
            if (each->text() == text)
                return each;
        return nullptr;
    }
    [[nodiscard]] const core::AttentionTrace& layer() const
    {
        return document.trace()->attentions.front();
    }
};

// True if a partial repaint for the pointer equals a full repaint.
template <class V> bool hoverRepaintIsExact(V& view)
{
    const QImage pointed = view.plot()->grab().toImage();
    view.plot()->replot();
    return pointed == view.plot()->grab().toImage();
}

// Moves the mouse over a widget. The event is sent at once, independently of the real pointer.
inline void moveOver(QWidget& widget, QPoint at)
{
    QTest::mouseMove(widget.window()->windowHandle(), widget.mapTo(widget.window(), at));
    QCoreApplication::processEvents();
}

// For views of heat maps: hovers cells.
inline QPoint middleOf(const ui::MatrixPanel& panel, core::Index row, core::Index column)
{
    return panel.map()->pixelOf(double(row), double(column)).toPoint();
}
template <class V>
void pointAt(V& view, const ui::MatrixPanel& panel, core::Index row, core::Index column)
{
    moveOver(*view.plot(), middleOf(panel, row, column));
}
template <class V>
void clickAt(V& view, const ui::MatrixPanel& panel, core::Index row, core::Index column)
{
    QTest::mouseClick(view.plot(), Qt::LeftButton, Qt::NoModifier, middleOf(panel, row, column));
}

// The view, drawn as an export draws it.
inline QImage pictureOf(ui::View& view, QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::magenta); // a colour of no theme
    view.render(image, size);
    return image;
}

// The first cell of a panel whose colour in the image is not the colour map's for its number; "" if
// all are right. Looks near the cell's upper edge, where there is no number.
inline QString wrongCell(const ui::MatrixPanel& panel, const QImage& image)
{
    const core::Matrix& m = *panel.content().matrix;
    for (core::Index i = 0; i < m.rows(); ++i)
        for (core::Index j = 0; j < m.cols(); ++j) {
            const QRect cell = panel.map()->cellRect(i, j);
            const QPoint at(cell.center().x(), cell.top() + std::min(2, cell.height() / 2));
            if (m(i, j) == core::excluded || cell.height() < 2 || cell.width() < 2)
                continue;
            if (image.pixel(at) != panel.content().scale.colour(m(i, j)))
                return QStringLiteral("cell %1, %2 is %3, not %4")
                    .arg(i)
                    .arg(j)
                    .arg(image.pixel(at), 0, 16)
                    .arg(panel.content().scale.colour(m(i, j)), 0, 16);
        }
    return {};
}

inline QPoint centreOf(const ui::MatrixPanel& panel, core::Index row, core::Index column)
{
    return panel.map()->cellRect(row, column).center();
}

// Counts repaints of a plot's layer.
class PaintCount : public QCPLayerable {
public:
    PaintCount(QCustomPlot* plot, const QString& layer)
        : QCPLayerable(plot, layer)
    {
    }
    int count = 0;

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { Q_UNUSED(painter) }
    void draw(QCPPainter* painter) override
    {
        Q_UNUSED(painter)
        ++count;
    }
};
