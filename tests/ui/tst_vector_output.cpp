#include "figure_check.h"
#include "pictures.h"
#include "stage.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QProcess>
#include <QStandardPaths>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTemporaryDir>

#include <set>

using namespace ui;
using namespace Qt::StringLiterals;

namespace {

void draw(PanelStage& stage, QPaintDevice& device, QSize size)
{
    QCPPainter painter(&device);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    stage.plot.toPainter(&painter, size.width(), size.height());
}

QByteArray svg(PanelStage& stage, QSize size)
{
    QByteArray result;
    QBuffer buffer(&result);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect({}, size));
    draw(stage, generator, size);
    return result;
}

QByteArray pdf(PanelStage& stage, QSize size)
{
    QByteArray result;
    QBuffer buffer(&result);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(72);
    writer.setPageSize(QPageSize(QSizeF(size), QPageSize::Point));
    writer.setPageMargins({});
    draw(stage, writer, size);
    return result;
}

// The drawing commands of a PDF, decompressed.
QByteArray contents(const QByteArray& file)
{
    QByteArray result;
    qsizetype at = 0;
    while ((at = file.indexOf("stream\n", at)) >= 0) {
        at += 7;
        const qsizetype end = file.indexOf("endstream", at);
        QByteArray packed("\0\1\0\0", 4); // an initial size
        packed += file.sliced(at, end - at);
        if (packed.size() > 6 && packed[4] == 'x')
            result += qUncompress(packed) + '\n';
        at = end + 9;
    }
    return result;
}

struct EmbeddedImage {
    QByteArray tag;
    QImage picture;
};

std::vector<EmbeddedImage> imagesIn(const QByteArray& svg)
{
    std::vector<EmbeddedImage> result;
    for (qsizetype at = svg.indexOf("<image "); at >= 0; at = svg.indexOf("<image ", at + 1)) {
        const QByteArray tag = svg.sliced(at, svg.indexOf('>', at) - at);
        const qsizetype data = tag.indexOf("base64,") + 7;
        result.push_back({ tag.first(data),
            QImage::fromData(
                QByteArray::fromBase64(tag.sliced(data, tag.indexOf('"', data) - data))) });
    }
    return result;
}

// Its pixels are the cells, each of equal size: in its colour, or transparent where it is excluded.
bool holds(const QImage& picture, const PanelContent& content)
{
    const core::Matrix& m = *content.matrix;
    const int zoom = picture.width() / int(m.cols());
    if (zoom < 1 || picture.size() != QSize(int(m.cols()), int(m.rows())) * zoom)
        return false;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const float number = m(y / zoom, x / zoom);
            const QRgb seen = picture.pixel(x, y);
            if (number == core::excluded ? qAlpha(seen) != 0 : seen != content.scale.colour(number))
                return false;
        }
    return true;
}

PanelStage& hatchedPanel(PanelStage& stage)
{
    core::Matrix values = someNumbers(9, 12);
    values(2, 3) = core::excluded;
    PanelContent content { shared(values), divergingScale("blue_red", false, 1),
        Formula(u"\\Q{Q = X W_Q}"_s), u"9 × 12"_s, words(9), words(12, u"key"_s), {} };
    content.rows[3] = u"1e5"_s;
    content.columns[11] = u"3e-08"_s;
    stage.show(content);
    return stage;
}

} // namespace

// The same figure in SVG and PDF: cells are rectangles of the exact colours, texts are texts.
class TestVectorOutput : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void svgHasExactColoursAndNoImage()
    {
        PanelStage stage;
        const QByteArray picture = svg(hatchedPanel(stage), { 320, 300 });
        QVERIFY(!picture.contains("<image"));
        QSvgRenderer renderer(picture);
        QVERIFY(renderer.isValid());
        QImage image(320, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.render(&painter);
        const core::Matrix& m = *stage.panel->content().matrix;
        for (core::Index i = 0; i < m.rows(); ++i)
            for (core::Index j = 0; j < m.cols(); ++j)
                if (m(i, j) != core::excluded)
                    QCOMPARE(drawnAt(image, *stage.panel->map(), i, j),
                        stage.panel->content().scale.colour(m(i, j)));
    }
    void svgOfALongTextHasItsMatricesAsImages()
    {
        const FigureState state = subjectOf(words(204).join(u' '), { "heads=8", "mask=causal" });
        Figure figure;
        figure.view = "flow";
        figure.format = FigureFormat::Svg;
        const QByteArray picture = render(figure, state, {});
        QVERIFY2(picture.size() < 1'500'000, qPrintable(QString::number(picture.size())));
        const std::vector<EmbeddedImage> images = imagesIn(picture);
        for (const EmbeddedImage& each : images)
            QVERIFY(each.tag.contains("image-rendering:pixelated"));
        FigurePage page(figure, state);
        layOut(page, figure);
        int matrices = 0;
        for (const MatrixPanel* panel : static_cast<PlotView&>(page.view()).panels())
            if (panel->visible() && panel->content().matrix->rows() == 204) {
                QVERIFY2(std::ranges::any_of(images,
                             [&](const EmbeddedImage& each) {
                                 return holds(each.picture, panel->content());
                             }),
                    qPrintable(panel->content().title.plainText()));
                ++matrices;
            }
        QVERIFY(matrices >= 8 + 8);
    }
    void fewSvgCellsAreRectangles()
    {
        PanelStage stage;
        stage.show({ shared(someNumbers(60, 60)), divergingScale("blue_red", false, 1), {}, {}, {},
            {}, {} });
        const QByteArray picture = svg(stage, { 300, 300 });
        QVERIFY(!picture.contains("<image"));
        QVERIFY(picture.count("<rect ") >= 3600);
    }
    void numericTokensAreNotReformatted()
    {
        PanelStage stage;
        const QString picture = QString::fromUtf8(svg(hatchedPanel(stage), { 320, 300 }));
        QVERIFY(picture.contains(u">1e5</text>"_s) || picture.contains(u"1e5"_s));
        QVERIFY(picture.contains(u"3e-08"_s));
        QVERIFY(!picture.contains(u"·10"_s));
    }
    void pdfHasNoImageAndOnlyTheMapsColours()
    {
        PanelStage stage;
        const QByteArray file = pdf(hatchedPanel(stage), { 320, 300 });
        QVERIFY(!file.contains("/DCTDecode"));
        QVERIFY(!file.contains("/Subtype /Image"));
        const QByteArray commands = contents(file);
        std::set<QByteArray> filled;
        qsizetype rectangles = 0;
        for (const QByteArray& line : commands.split('\n')) {
            rectangles += line.trimmed().endsWith(" re") ? 1 : 0;
            if (line.trimmed().endsWith(" scn"))
                filled.insert(line.trimmed());
        }
        QVERIFY2(rectangles >= 107, qPrintable(QString::number(rectangles)));
        const core::Matrix& m = *stage.panel->content().matrix;
        for (const float value : m.values()) {
            if (value == core::excluded)
                continue;
            const QColor colour(stage.panel->content().scale.colour(value));
            const bool found = std::ranges::any_of(filled, [&](const QByteArray& line) {
                const QList<QByteArray> numbers = line.split(' ');
                const qsizetype n = numbers.size();
                const auto near = [&](qsizetype at, float channel) {
                    return std::abs(numbers[at].toFloat() - channel) < 0.002F;
                };
                return n >= 4 && near(n - 4, colour.redF()) && near(n - 3, colour.greenF())
                    && near(n - 2, colour.blueF());
            });
            QVERIFY2(found, qPrintable(colour.name()));
        }
    }
    void otherViewersDrawThePdfInTheSameColours()
    {
        const QString viewer = QStandardPaths::findExecutable(u"pdftocairo"_s);
        if (viewer.isEmpty())
            QSKIP("pdftocairo is not installed");
        QTemporaryDir folder;
        PanelStage stage;
        QFile file(folder.filePath(u"map.pdf"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(pdf(hatchedPanel(stage), { 320, 300 }));
        file.close();
        QCOMPARE(QProcess::execute(viewer,
                     { u"-png"_s, u"-r"_s, u"72"_s, u"-singlefile"_s, file.fileName(),
                         folder.filePath(u"map"_s) }),
            0);
        const QImage image(folder.filePath(u"map.png"_s));
        const core::Matrix& m = *stage.panel->content().matrix;
        for (core::Index i = 0; i < m.rows(); ++i)
            for (core::Index j = 0; j < m.cols(); ++j)
                if (m(i, j) != core::excluded)
                    QCOMPARE(drawnAt(image, *stage.panel->map(), i, j),
                        stage.panel->content().scale.colour(m(i, j)));
    }
};

QTEST_MAIN(TestVectorOutput)
#include "tst_vector_output.moc"
