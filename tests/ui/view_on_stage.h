#pragma once

// A view on the stage, shown and told of every change as the window tells it.

#include "stage.h"
#include "ui/theme.h"
#include "ui/views/plot_view.h"

#include <QImage>

#include <memory>

template <class V> struct ViewStage {
    ui::Document document;
    std::unique_ptr<V> view = std::make_unique<V>(document, nullptr);

    explicit ViewStage(
        QSize size = { 1000, 720 }, ui::ThemeKind kind = ui::ThemeKind::Light, qreal scale = 1)
    {
        view->setTheme(ui::makeTheme(kind, scale));
        view->resize(size);
        const auto showTrace = [this] { view->showTrace(); };
        QObject::connect(&document, &ui::Document::sessionChanged, view.get(), showTrace);
        QObject::connect(&document, &ui::Document::traceChanged, view.get(), showTrace);
        QObject::connect(&document, &ui::Document::pinnedChanged, view.get(), showTrace);
        QObject::connect(&document, &ui::Document::selectionChanged, view.get(),
            [this] { view->showSelection(); });
        view->show();
    }
    bool ready() { return QTest::qWaitForWindowExposed(view.get()) && settled(document); }
};

// The picture, drawn as an export draws it.
inline QImage pictureOf(ui::View& view, QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::magenta); // nobody draws in it
    view.render(image, size);
    return image;
}

// The first cell of a panel whose colour on the picture is not the table's for its number; "" if
// all are right. Looks near the cell's upper edge, where no number stands.
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
