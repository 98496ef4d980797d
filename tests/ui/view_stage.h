#pragma once

// A view as in the window: it hears of the document, is shown and is pointed at.

#include "pictures.h"
#include "stage.h"
#include "ui/views/plot_view.h"

#include <QWindow>

template <class V> struct ViewStage {
    ui::Document document;
    V view { document, nullptr };
    ui::Theme theme = ui::makeTheme(ui::ThemeKind::Light, 1);

    explicit ViewStage(std::string_view id, QSize size = { 1100, 720 })
    {
        document.edit(QStringLiteral("view"), QStringLiteral("view"),
            [&](ui::Session& session) { session.view.view = id; });
        QObject::connect(
            &document, &ui::Document::traceChanged, &view, [this] { view.showTrace(); });
        QObject::connect(
            &document, &ui::Document::sessionChanged, &view, [this] { view.showTrace(); });
        QObject::connect(
            &document, &ui::Document::selectionChanged, &view, [this] { view.showSelection(); });
        view.setTheme(theme);
        view.resize(size);
        view.show();
    }
    [[nodiscard]] bool ready()
    {
        return settled(document) && QTest::qWaitForWindowExposed(&view) && drawn();
    }
    bool set(std::string_view assignment) { return change(document, assignment) && drawn(); }
    bool drawn() // what is asked for is painted
    {
        QCoreApplication::processEvents();
        QTest::qWait(1);
        QCoreApplication::processEvents();
        return true;
    }
    [[nodiscard]] const core::LayerTrace& layer() const { return document.trace()->layers.front(); }
};

// Moves the mouse over a widget. The window hears of it at once, whatever the real pointer does.
inline void moveOver(QWidget& widget, QPoint at)
{
    QTest::mouseMove(widget.window()->windowHandle(), widget.mapTo(widget.window(), at));
    QCoreApplication::processEvents();
}

// For views of heat maps: pointing at cells.
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

// Counts how often a layer of a plot is painted.
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
