#pragma once

// For tests of figures: something to draw, and external tools that read it.

#include "core/settings/settings.h"
#include "ui/figure/figure_page.h"
#include "ui/figure/render.h"
#include "ui/view/plot_view.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

// Text without ligatures and direction marks, as a reader copies it.
inline QString plainText(const QString& text)
{
    QString result = text.normalized(QString::NormalizationForm_KC);
    result.remove(QRegularExpression(
        QStringLiteral("[\\x{200e}\\x{200f}\\x{202a}-\\x{202e}\\x{2066}-\\x{2069}]")));
    return result;
}

inline ui::FigureState subjectOf(
    const QString& text, const std::vector<std::string>& settings = {}, ui::Session session = {})
{
    session.experiment.source = core::Sentence { text.toStdString() };
    for (const std::string& setting : settings)
        core::settings::set(session.experiment, setting);
    return ui::computeFigureState(session, {});
}

// A program's output; it must succeed.
inline QString output(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), process.readAllStandardError().constData());
    return QString::fromUtf8(process.readAllStandardOutput());
}

inline bool hasTools()
{
    const QStringList tools { "pdftocairo", "pdftotext", "pdffonts", "pdfimages", "pdfinfo",
        "pdfdetach", "rsvg-convert" };
    return std::ranges::none_of(
        tools, [](const QString& tool) { return QStandardPaths::findExecutable(tool).isEmpty(); });
}

inline QString written(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return file.fileName();
}

// The figure as another program renders it, with `scale` pixels per point.
inline QImage renderedExternally(const ui::Figure& figure, const QByteArray& bytes, int dpi)
{
    const QTemporaryDir folder;
    const QString file = written(folder, QStringLiteral("figure"), bytes);
    const QString image = folder.filePath(QStringLiteral("seen.png"));
    if (figure.format == ui::FigureFormat::Pdf)
        output(QStringLiteral("pdftocairo"),
            { "-png", "-r", QString::number(dpi), "-singlefile", file, image.chopped(4) });
    else if (figure.format == ui::FigureFormat::Svg)
        output(QStringLiteral("rsvg-convert"),
            { "--dpi-x", QString::number(dpi), "--dpi-y", QString::number(dpi), "-b", "white", "-o",
                image, file });
    return QImage::fromData(bytes).isNull() || figure.format == ui::FigureFormat::Svg
        ? QImage(image)
        : QImage::fromData(bytes);
}

inline void layOut(ui::FigurePage& page, const ui::Figure& figure)
{
    QImage paper(ui::pixelsOf(figure), QImage::Format_RGB32);
    paper.setDevicePixelRatio(page.pixel() * figure.dpi / ui::pointsPerInch);
    if (!ui::isVector(figure.format)) {
        page.paint(paper);
        return;
    }
    QPainter painter(&paper);
    page.paint(painter);
}

// The first cell whose centre lacks its number's colour in the colour map; "" if all are right.
// Includes cells of a few pixels.
inline QString wrongColour(
    const ui::Figure& figure, const ui::FigureState& state, const QImage& image, int* cells)
{
    ui::FigurePage page(figure, state);
    layOut(page, figure);
    const double pixels = page.pixel() * image.width() / ui::pointsOf(figure).width();
    for (const ui::MatrixPanel* panel : static_cast<ui::PlotView&>(page.view()).panels()) {
        if (!panel->visible() || !panel->content().matrix)
            continue;
        const core::Matrix& m = *panel->content().matrix;
        for (core::Index i = 0; i < m.rows(); ++i)
            for (core::Index j = 0; j < m.cols(); ++j) {
                if (m(i, j) == core::excluded)
                    continue;
                const QPointF at
                    = (panel->map()->pixelOf(double(i), double(j)) + page.origin()) * pixels;
                const QRgb seen = image.pixel(int(at.x()), int(at.y()));
                const QRgb expected = panel->content().scale.colour(m(i, j));
                if (seen != expected)
                    return QStringLiteral("cell %1, %2 at %3, %4 is %5, not %6")
                        .arg(i)
                        .arg(j)
                        .arg(at.x())
                        .arg(at.y())
                        .arg(seen, 0, 16)
                        .arg(expected, 0, 16);
                ++*cells;
            }
    }
    return {};
}
