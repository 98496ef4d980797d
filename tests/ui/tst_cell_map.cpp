#include "pictures.h"
#include "stage.h"
#include "ui/plot/cell_image.h"

#include <set>

using namespace ui;

Q_DECLARE_METATYPE(core::Index)

// Matrices on screen: the colour at a cell's centre is the colour map's for its number.
class TestCellMap : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void centreOfEachCellHasTheColourOfItsNumber_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<QString>("map");
        QTest::addColumn<double>("ratio");
        const struct {
            const char* name;
            int rows, columns;
        } sizes[] { { "one cell", 1, 1 }, { "one row", 1, 40 }, { "one column", 40, 1 },
            { "tokens by tokens", 23, 23 }, { "tokens by dimensions", 11, 64 },
            { "a pixel or two a cell", 300, 300 } };
        for (const auto& size : sizes)
            for (const QString& map : sequentialMaps() + divergingMaps())
                for (const double ratio : { 1.0, 2.0, 1.25 })
                    QTest::addRow("%s, %s, %g", size.name, qPrintable(map), ratio)
                        << size.rows << size.columns << map << ratio;
    }
    void centreOfEachCellHasTheColourOfItsNumber()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(QString, map);
        QFETCH(double, ratio);
        const core::Matrix values = someNumbers(rows, columns);
        const auto* table = &colourTable(map.toStdString(), false);
        PanelStage stage;
        stage.show({ shared(values), { table, -1, 1 }, {}, {}, {}, {}, {} });
        stage.panel->setTheme(makeTheme(ThemeKind::Light, 3)); // too large for numbers in cells
        if (rows * columns == 1)
            stage.panel->setTheme(makeTheme(ThemeKind::Light, 30));
        const QImage image = stage.picture({ 640, 620 }, ratio);
        for (core::Index i = 0; i < rows; ++i) {
            for (core::Index j = 0; j < columns; ++j) {
                // Independent of the program: 256 steps from −1 to 1, rounded to the nearest.
                const double step = (double(values(i, j)) + 1) / 2 * 255;
                const QRgb expected = (*table)[std::size_t(std::lround(step))];
                const QRgb other = (*table)[std::size_t(std::clamp(
                    std::lround(step + (step > std::round(step) ? 1e-4 : -1e-4)), 0L, 255L))];
                const QRgb drawn = drawnAt(image, *stage.panel->map(), i, j);
                QVERIFY2(drawn == expected || drawn == other,
                    qPrintable(QStringLiteral("cell %1, %2").arg(i).arg(j)));
            }
        }
    }
    void everyPixelOfTheAreaBelongsToACell()
    {
        PanelStage stage;
        const core::Matrix values = someNumbers(7, 13);
        const ColourScale scale = divergingScale("blue_red", false, 1);
        stage.show({ shared(values), scale, {}, {}, {}, {}, {} });
        stage.panel->setTheme(makeTheme(ThemeKind::Light, 5));
        const QImage image = stage.picture({ 400, 300 });
        const QRect area = stage.panel->rect();
        for (int y = area.top(); y <= area.bottom(); ++y) {
            for (int x = area.left(); x <= area.right(); ++x) {
                const auto cell = stage.panel->cellAt(QPointF(x, y) + QPointF(0.5, 0.5));
                QVERIFY(cell);
                QCOMPARE(image.pixel(x, y), scale.colour(values(cell->row, cell->column)));
                QVERIFY(stage.panel->map()->cellRect(cell->row, cell->column).contains(x, y));
            }
        }
    }
    // For signed numbers: both signs stay visible where both occur, and a pixel is not redder than
    // its numbers.
    void pixelsOfManySignedCellsShowMinimumAndMaximum()
    {
        PanelStage stage;
        const core::Matrix values = someNumbers(900, 1100);
        const ColourScale scale = divergingScale("purple_green", false, 1);
        stage.show({ shared(values), scale, {}, {}, {}, {}, {} });
        const QImage image = stage.picture({ 202, 152 });
        QVERIFY(stage.panel->map()->pooled());
        const QRect area = stage.panel->rect();
        const int width = area.width();
        const int height = area.height();
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x + 1 < width; x += 2) {
                std::vector<float> cells;
                for (int i = 900 * y / height; i < 900 * (y + 1) / height; ++i)
                    for (int j = 1100 * x / width; j < 1100 * (x + 2) / width; ++j)
                        cells.push_back(values(i, j));
                const auto [low, high] = std::ranges::minmax(cells);
                const QRgb left = image.pixel(area.left() + x, area.top() + y);
                const QRgb right = image.pixel(area.left() + x + 1, area.top() + y);
                QVERIFY((left == scale.colour(low) && right == scale.colour(high))
                    || (left == scale.colour(high) && right == scale.colour(low)));
            }
        }
    }
    void pixelRowsOfManySignedCellsShowMinimumAndMaximum()
    {
        PanelStage stage;
        const core::Matrix values = someNumbers(900, 4);
        const ColourScale scale = divergingScale("purple_green", false, 1);
        stage.show({ shared(values), scale, {}, {}, {}, {}, {} });
        const QImage image = stage.picture({ 202, 152 });
        const QRect area = stage.panel->rect();
        for (int y = 0; y + 1 < area.height(); y += 2)
            for (core::Index j = 0; j < 4; ++j) {
                const int x = stage.panel->map()->cellRect(0, j).center().x();
                float low = 2;
                float high = -2;
                for (int i = 900 * y / area.height(); i < 900 * (y + 2) / area.height(); ++i) {
                    low = std::min(low, values(i, j));
                    high = std::max(high, values(i, j));
                }
                const QRgb upper = image.pixel(x, area.top() + y);
                const QRgb lower = image.pixel(x, area.top() + y + 1);
                QVERIFY((upper == scale.colour(low) && lower == scale.colour(high))
                    || (upper == scale.colour(high) && lower == scale.colour(low)));
            }
    }
    void twoCellsInTwoPixelsKeepTheirValues()
    {
        const core::Matrix values { { -1, 1, 0.5F, -0.5F, 2, 3 } };
        QCOMPARE(extremesOf(values, { 0, 1 }, { { 0, 1 }, { 1, 2 }, { 2, 3 }, { 3, 4 } }),
            (std::vector<float> { -1, 1, 0.5F, -0.5F }));
        QVERIFY(extremesOfColumns(values, 3) == (core::Matrix { { -1, 1, -0.5F, 3 } }));
        const float out = core::excluded; // counts only where nothing else is
        const core::Matrix masked { { out, 0.5F, -0.25F, out, out, out } };
        QVERIFY(extremesOfColumns(masked, 3) == (core::Matrix { { 0.5F, -0.25F, out, out } }));
    }
    void oneLargeNumberAmongManyIsVisible()
    {
        PanelStage stage;
        core::Matrix values(2048, 2048);
        values(1234, 777) = 1;
        const ColourScale scale = sequentialScale("indigo", false, 0, 1);
        stage.show({ shared(values), scale, {}, {}, {}, {}, {} });
        const QImage image = stage.picture({ 300, 300 });
        int seen = 0;
        for (int y = 0; y < 300; ++y)
            for (int x = 0; x < 300; ++x)
                seen += image.pixel(x, y) == scale.colour(1) ? 1 : 0;
        QCOMPARE(seen, 1);
    }
    void excludedCellsAreHatchedInNoColourOfTheMap()
    {
        PanelStage stage;
        core::Matrix values = someNumbers(6, 6);
        for (core::Index i = 0; i < 6; ++i)
            for (core::Index j = i + 1; j < 6; ++j)
                values(i, j) = core::excluded;
        const ColourScale scale = divergingScale("blue_red", false, 1);
        stage.show({ shared(values), scale, {}, {}, {}, {}, {} });
        stage.panel->setTheme(makeTheme(ThemeKind::Light, 5)); // no numbers in the cells
        const QImage image = stage.picture({ 400, 400 });
        for (core::Index i = 0; i < 6; ++i) {
            for (core::Index j = i + 1; j < 6; ++j) {
                const QRect cell = stage.panel->map()->cellRect(i, j).adjusted(2, 2, -2, -2);
                int ground = 0;
                int line = 0;
                for (int y = cell.top(); y <= cell.bottom(); ++y)
                    for (int x = cell.left(); x <= cell.right(); ++x)
                        if (image.pixelColor(x, y) == stage.theme.panel)
                            ++ground;
                        else if (image.pixelColor(x, y) == stage.theme.line)
                            ++line;
                QCOMPARE(ground + line, cell.width() * cell.height());
                QVERIFY2(ground > line && line > 50, "ground with lines on it");
            }
        }
        QCOMPARE(drawnAt(image, *stage.panel->map(), 5, 0), scale.colour(values(5, 0)));
    }
    void zoomingShowsFewerCellsInTheSameColours()
    {
        PanelStage stage;
        const core::Matrix values = someNumbers(50, 50);
        const ColourScale scale = divergingScale("blue_red", false, 1);
        stage.show({ shared(values), scale, {}, {}, {}, {}, {} });
        stage.panel->setTheme(makeTheme(ThemeKind::Light, 6));
        stage.panel->axis(QCPAxis::atBottom)->setRange(9.5, 19.5);
        stage.panel->axis(QCPAxis::atLeft)->setRange(29.5, 39.5);
        QVERIFY(stage.panel->zoomed());
        const QImage image = stage.picture({ 400, 400 });
        for (core::Index i = 30; i < 40; ++i)
            for (core::Index j = 10; j < 20; ++j)
                QCOMPARE(drawnAt(image, *stage.panel->map(), i, j), scale.colour(values(i, j)));
        stage.panel->resetZoom();
        QVERIFY(!stage.panel->zoomed());
    }
    void zoomAndPanStayInsideTheMatrix()
    {
        PanelStage stage;
        stage.show({ shared(someNumbers(20, 30)), divergingScale("blue_red", false, 1), {}, {}, {},
            {}, {} });
        stage.picture({ 300, 300 });
        QCPAxis* axis = stage.panel->axis(QCPAxis::atBottom);
        axis->setRange(-400, 900);
        QCOMPARE(axis->range(), QCPRange(-0.5, 29.5));
        axis->setRange(20, 20.001);
        QVERIFY(axis->range().size() >= 2 - 1e-9);
        axis->moveRange(500);
        QVERIFY(axis->range().upper <= 29.5 + 1e-9);
    }
    void newMatrixOrScaleIsDrawnAtOnce()
    {
        PanelStage stage;
        const ColourScale first = divergingScale("blue_red", false, 1);
        const ColourScale second = divergingScale("purple_green", true, 2);
        const MatrixPtr a = shared(core::Matrix::constant(9, 9, 0.75F));
        const MatrixPtr b = shared(core::Matrix::constant(9, 9, -0.25F));
        for (const auto& [matrix, scale] :
            { std::pair { a, first }, { b, first }, { b, second }, { a, second } }) {
            stage.show({ matrix, scale, {}, {}, {}, {}, {} });
            stage.panel->setTheme(makeTheme(ThemeKind::Light, 5));
            QCOMPARE(drawnAt(stage.picture({ 300, 300 }), *stage.panel->map(), 4, 4),
                scale.colour((*matrix)(0, 0)));
        }
    }
    void numbersAreWrittenInCellsWithRoom()
    {
        PanelStage stage;
        stage.show({ shared(core::Matrix::constant(2, 2, 0.5F)),
            sequentialScale("indigo", false, 0, 1), {}, {}, {}, {}, {} });
        const auto inks = [&](QSize size) {
            const QImage image = stage.picture(size);
            const QRect cell = stage.panel->map()->cellRect(0, 0).adjusted(2, 2, -2, -2);
            std::set<QRgb> colours;
            for (int y = cell.top(); y <= cell.bottom(); ++y)
                for (int x = cell.left(); x <= cell.right(); ++x)
                    colours.insert(image.pixel(x, y));
            return colours.size();
        };
        QVERIFY(inks({ 200, 200 }) > 4); // letters
        QCOMPARE(inks({ 40, 40 }), std::size_t { 1 });
    }
};

QTEST_MAIN(TestCellMap)
#include "tst_cell_map.moc"
