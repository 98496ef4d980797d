#include "figure_check.h"
#include "pictures.h"
#include "stage.h"
#include "ui/document/actions.h"
#include "ui/document/view_entry.h"
#include "ui/plot/cell_image.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/highlights.h"
#include "ui/view/view.h"

using namespace ui;
using namespace Qt::StringLiterals;

namespace {

constexpr core::Index manyTokens = 204;

const std::vector<std::pair<const char*, ThemeKind>> themes { { "light", ThemeKind::Light },
    { "dark", ThemeKind::Dark }, { "projector", ThemeKind::Projector } };

QString longText()
{
    return words(manyTokens, u"w"_s).join(u' ');
}

// The pixels of an image that belong to a panel's cells.
QRect pixelsOf(const MatrixPanel& panel, double ratio)
{
    const QRectF area = panel.rect();
    const QPoint first(qRound(area.left() * ratio), qRound(area.top() * ratio));
    return { first, QPoint(qRound(area.right() * ratio) - 1, qRound(area.bottom() * ratio) - 1) };
}

std::vector<CellSpan> spans(core::Index count, double start, double size, double ratio)
{
    std::vector<int> edges;
    const int first = qRound(start * ratio);
    for (core::Index i = 0; i <= count; ++i)
        edges.push_back(qRound((start + size * double(i) / double(count)) * ratio) - first);
    return spansOf(0, edges, edges.back());
}

// The image of the cells alone.
QImage cellsOf(const MatrixPanel& panel, double ratio)
{
    const core::Matrix& m = *panel.content().matrix;
    const QRectF area = panel.rect();
    return cellImage(m, spans(m.rows(), area.top(), area.height(), ratio),
        spans(m.cols(), area.left(), area.width(), ratio), { panel.content().scale });
}

// A panel with the largest text and frame.
PanelContent framedContent(const core::Matrix& values, const Theme& theme)
{
    PanelContent content { shared(values), sequentialScale("indigo", theme.dark, 0, 1), {}, {}, {},
        {}, theme.head(4) };
    content.chosen = true;
    content.name = u"Head 5"_s;
    content.notes = { u"first token gets 100 %"_s };
    return content;
}

double shareOf(const QImage& image, const QRect& pixels, QRgb colour)
{
    int found = 0;
    for (int y = pixels.top(); y <= pixels.bottom(); ++y)
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            found += image.pixel(x, y) == colour ? 1 : 0;
    return double(found) / (double(pixels.width()) * pixels.height());
}

} // namespace

// Marks of cells are drawn next to them.
class TestCellFrames : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void weightsAtTheEdgesAreVisible_data()
    {
        QTest::addColumn<ThemeKind>("kind");
        QTest::addColumn<double>("ratio");
        QTest::addColumn<bool>("lit");
        for (const auto& [name, kind] : themes)
            for (const double ratio : { 1.0, 1.25, 2.0 })
                for (const bool lit : { false, true })
                    QTest::addRow("%s, %g%s", name, ratio, lit ? ", highlighted" : "")
                        << kind << ratio << lit;
    }
    void weightsAtTheEdgesAreVisible()
    {
        QFETCH(ThemeKind, kind);
        QFETCH(double, ratio);
        QFETCH(bool, lit);
        constexpr core::Index last = manyTokens - 1;
        for (const int side : { 110, 300, 460 }) { // several cells per pixel, one per two
            for (const bool isRow : { false, true }) {
                for (const core::Index at : { core::Index { 0 }, last }) {
                    core::Matrix values(manyTokens, manyTokens);
                    for (core::Index i = 0; i < manyTokens; ++i)
                        (isRow ? values(at, i) : values(i, at)) = 1;
                    PanelStage stage;
                    stage.theme = makeTheme(kind, 1);
                    stage.panel->setTheme(stage.theme);
                    stage.show(framedContent(values, stage.theme));
                    if (lit)
                        stage.panel->setLight({ at, at, Cell { at, at } });
                    CornerMarks marks(stage.panel);
                    marks.setCells({ { 0, 0 }, { last, last } });
                    const QImage image = stage.picture({ side, side }, ratio);
                    QRect line = pixelsOf(*stage.panel, ratio);
                    QVERIFY(line.width() > 40 && line.height() > 40);
                    if (isRow)
                        at == 0 ? line.setHeight(1) : line.setTop(line.bottom());
                    else
                        at == 0 ? line.setWidth(1) : line.setLeft(line.right());
                    QCOMPARE(shareOf(image, line, stage.panel->content().scale.colour(1)), 1.0);
                }
            }
        }
    }
    void linesCoverLittleOfTheNextCells_data() { weightsAtTheEdgesAreVisible_data(); }
    void linesCoverLittleOfTheNextCells()
    {
        QFETCH(ThemeKind, kind);
        QFETCH(double, ratio);
        QFETCH(bool, lit);
        for (const int side : { 90, 130, 200, 400 }) {
            PanelStage stage;
            stage.theme = makeTheme(kind, 1);
            stage.theme.values = false;
            stage.panel->setTheme(stage.theme);
            const core::Matrix values = core::Matrix::constant(12, 12, 0.4F);
            PanelContent content = framedContent(values, stage.theme);
            stage.show(content);
            if (lit)
                stage.panel->setLight({ 3, 5, Cell { 3, 5 }, 5 });
            const QImage image = stage.picture({ side, side + 60 }, ratio);
            const QRect area = pixelsOf(*stage.panel, ratio);
            const QRgb colour = content.scale.colour(0.4F);
            double least = 1;
            for (core::Index i = 0; i < 12; ++i)
                for (core::Index j = 0; j < 12; ++j) {
                    const QRectF box = stage.panel->map()->cellBox(i, j);
                    const QRect cell(QPoint(qRound(box.left() * ratio), qRound(box.top() * ratio)),
                        QPoint(qRound(box.right() * ratio) - 1, qRound(box.bottom() * ratio) - 1));
                    const double share = shareOf(image, cell & area, colour);
                    least = std::min(least, share);
                    if (i == 3 && j == 5)
                        QCOMPARE(share, 1.0); // the whole chosen cell
                }
            QVERIFY2(least > 0.3, qPrintable(QString::number(least)));
            QCOMPARE(least < 1, lit && stage.panel->map()->cellBox(0, 0).width() * ratio >= 5);
        }
    }
    void firstAndLastColourOfABarAreVisible_data()
    {
        QTest::addColumn<ThemeKind>("kind");
        for (const auto& [name, kind] : themes)
            QTest::newRow(name) << kind;
    }
    void firstAndLastColourOfABarAreVisible()
    {
        QFETCH(ThemeKind, kind);
        const Theme theme = makeTheme(kind, 1);
        const ColourScale scale = sequentialScale("indigo", theme.dark, 0, 1);
        for (const double ratio : { 1.0, 2.0 })
            for (const auto side : { QCPAxis::atBottom, QCPAxis::atRight }) {
                QCustomPlot plot;
                plot.plotLayout()->clear();
                plot.setBackground(theme.paper);
                auto* bar = new ColourBar(&plot, side);
                plot.plotLayout()->addElement(0, 0, bar);
                bar->setTheme(theme);
                bar->setScale(scale, u"weight"_s);
                QImage image(QSize(300, 300) * ratio, QImage::Format_RGB32);
                image.setDevicePixelRatio(ratio);
                QCPPainter painter(&image);
                plot.toPainter(&painter, 300, 300);
                const QRectF area(bar->colours());
                const QRect pixels(
                    (area.topLeft() * ratio).toPoint(), (area.size() * ratio).toSize());
                QRect low = pixels;
                QRect high = pixels;
                if (side == QCPAxis::atBottom) {
                    low.setWidth(1);
                    high.setLeft(high.right());
                } else {
                    high.setHeight(1);
                    low.setTop(low.bottom());
                }
                QCOMPARE(shareOf(image, low, scale.colour(0)), 1.0);
                QCOMPARE(shareOf(image, high, scale.colour(1)), 1.0);
            }
    }
    void labelsAboveAMapDoNotCoverIt_data() { firstAndLastColourOfABarAreVisible_data(); }
    void labelsAboveAMapDoNotCoverIt()
    {
        QFETCH(ThemeKind, kind);
        for (const double letters : { 1.0, 1.8, 2.5 }) {
            PanelStage stage;
            stage.theme = makeTheme(kind, letters);
            stage.panel->setTheme(stage.theme);
            PanelContent content = framedContent(core::Matrix::constant(40, 40, 0.4F), stage.theme);
            content.rows = words(40, u"gypsy"_s);
            content.columns = words(40, u",gypsy"_s);
            stage.show(content);
            stage.panel->setLight({ {}, 20, {} });
            const QImage image = stage.picture({ 460, 500 });
            QRect top = pixelsOf(*stage.panel, 1);
            top.setHeight(1);
            const QRgb colour = content.scale.colour(0.4F);
            for (const QRect& part : { top.adjusted(0, 0, -top.width() / 2 - 20, 0),
                     top.adjusted(top.width() / 2 + 30, 0, 0, 0) })
                QCOMPARE(shareOf(image, part, colour), 1.0);
        }
    }
    void noViewCoversPixelsOfLargeMaps_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<ThemeKind>("kind");
        for (const ViewEntry& view : views())
            for (const auto& [name, kind] : themes)
                QTest::addRow("%s, %s", view.id.data(), name) << std::string(view.id) << kind;
    }
    void noViewCoversPixelsOfLargeMaps()
    {
        QFETCH(std::string, name);
        QFETCH(ThemeKind, kind);
        Session session;
        session.navigation.view = name;
        session.navigation.tensor = "layer1/head5/weights";
        session.pinned.emplace();
        session.selection = { .layer = 0, .head = 4, .query = manyTokens - 1, .key = 0, .step = 3 };
        const FigureState state = subjectOf(longText(), { "heads=8", "mask=none" }, session);
        const ViewModel viewModel({ state.session, state.derived, state.derived->trace() });
        NoActions none;
        const std::unique_ptr<View> view(newView(name, viewModel, none, nullptr));
        // No room for lines between the cells, at any ratio; Flow has small maps.
        const QSize size = name == "flow" ? QSize(700, 560) : QSize(400, 400);
        const auto* plots = dynamic_cast<PlotView*>(view.get());
        if (plots == nullptr || !view->emptyReason().isEmpty()) // not made of cells, or empty
            return;
        view->resize(size);
        view->setTheme(makeTheme(kind, 1));
        view->showTrace();
        view->showSelection();
        for (const double ratio : { 1.0, 2.0, 1.25 }) {
            QImage image(size * ratio, QImage::Format_RGB32);
            image.setDevicePixelRatio(ratio);
            view->render(image, size);
            int maps = 0;
            for (const MatrixPanel* panel : plots->panels()) {
                const core::Matrix* m = panel->content().matrix.get();
                if (!panel->visible() || std::max(m->rows(), m->cols()) < manyTokens)
                    continue;
                const QImage seen = image.copy(pixelsOf(*panel, ratio));
                const QImage cells = cellsOf(*panel, ratio);
                QCOMPARE(seen.size(), cells.size());
                QVERIFY2(seen.convertToFormat(cells.format()) == cells,
                    qPrintable(panel->content().name + panel->content().title.plainText()));
                ++maps;
            }
            QVERIFY(maps > 0);
        }
    }
    void noFigureCoversCellsOfALongText_data()
    {
        QTest::addColumn<FigureFormat>("format");
        QTest::addColumn<ThemeKind>("kind");
        for (const FigureFormat format :
            { FigureFormat::Png, FigureFormat::Svg, FigureFormat::Pdf })
            for (const auto& [name, kind] : themes)
                QTest::addRow("%s, %s", core::idOf(format).data(), name) << format << kind;
    }
    void noFigureCoversCellsOfALongText()
    {
        QFETCH(FigureFormat, format);
        QFETCH(ThemeKind, kind);
        if (!hasTools())
            QSKIP("poppler-utils or librsvg2-bin is not installed");
        Session session;
        session.selection = { .layer = 0, .head = 0, .query = manyTokens - 1, .key = 0 };
        // Poppler smooths the edges of cells of less than four pixels.
        const FigureState state = subjectOf(longText(), { "heads=1", "mask=none" }, session);
        Figure figure;
        figure.view = "heads";
        figure.format = format;
        figure.theme = kind;
        figure.dpi = 300;
        int cells = 0;
        const QImage image = renderedExternally(figure, render(figure, state), 300);
        QCOMPARE(wrongColour(figure, state, image, &cells), QString());
        QVERIFY(cells >= manyTokens * manyTokens);
    }
};

QTEST_MAIN(TestCellFrames)
#include "tst_cell_frames.moc"
