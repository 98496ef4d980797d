#pragma once

// For tests of drawn matrices: numbers to draw, and the drawn image.

#include "ui/plot/matrix_panel.h"
#include "ui/plot/panel_labels.h"

#include <QtTest>
#include <qcustomplot.h>

#include <random>

// A plot that holds a single panel.
struct PanelStage {
    QCustomPlot plot;
    ui::MatrixPanel* panel;
    ui::Theme theme = ui::makeTheme(ui::ThemeKind::Light, 1);

    PanelStage()
    {
        plot.plotLayout()->clear();
        plot.setBackground(theme.paper);
        panel = new ui::MatrixPanel(&plot);
        panel->setTheme(theme);
        plot.plotLayout()->addElement(0, 0, panel);
    }
    void show(const ui::PanelContent& content) const
    {
        panel->setContent(content);
        panel->setMargins(panel->frameMargins());
    }
    QImage picture(QSize size, double ratio = 1)
    {
        QImage image(size * ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        QCPPainter painter(&image);
        painter.setMode(QCPPainter::pmNoCaching);
        plot.toPainter(&painter, size.width(), size.height());
        return image;
    }
};

// Random numbers between −1 and 1, the same in every run.
inline core::Matrix someNumbers(core::Index rows, core::Index columns)
{
    std::mt19937 random(7);
    core::Matrix result(rows, columns);
    for (core::Index i = 0; i < rows; ++i)
        for (core::Index j = 0; j < columns; ++j)
            result(i, j) = float(random() % 20001) / 10000.0F - 1.0F;
    return result;
}

inline ui::MatrixPtr shared(core::Matrix matrix)
{
    return std::make_shared<const core::Matrix>(std::move(matrix));
}

inline QStringList words(core::Index count, const QString& word = QStringLiteral("token"))
{
    QStringList result;
    for (core::Index i = 0; i < count; ++i)
        result.append(word + QString::number(i));
    return result;
}

// The colour at the centre of a cell.
inline QRgb drawnAt(
    const QImage& image, const ui::CellMap& map, core::Index row, core::Index column)
{
    const QPointF pixel = map.pixelOf(double(row), double(column)) * image.devicePixelRatio();
    return image.pixel(int(std::floor(pixel.x())), int(std::floor(pixel.y())));
}
