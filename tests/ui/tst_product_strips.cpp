#include "cell_stage.h"

#include "ui/inspector/product_strips.h"

#include <QScrollBar>

using namespace Qt::StringLiterals;

// Tests the strips of the Cell tab: a query, a key and their products, component by component.
class TestProductStrips : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void stripsShowQAndK()
    {
        CellStage stage;
        QVERIFY(settled(stage.document));
        stage.lock(2, 7, 1);
        const auto& strips = stage.tab.strips()->strips();
        QCOMPARE(strips.size(), std::size_t { 3 });
        double sum = 0;
        for (std::size_t t = 0; t < 8; ++t) {
            const auto column = static_cast<core::Index>(t);
            QCOMPARE(strips[0].numbers[t], static_cast<double>(stage.head(2).q(7, column)));
            QCOMPARE(strips[1].numbers[t], static_cast<double>(stage.head(2).k(1, column)));
            QCOMPARE(strips[2].numbers[t], strips[0].numbers[t] * strips[1].numbers[t]);
            sum += strips[2].numbers[t];
        }
        QCOMPARE(*stage.line("sum"), sum);
    }
    void stripCellsHaveTheirColours()
    {
        CellStage stage;
        QVERIFY(settled(stage.document));
        stage.lock(3, 7, 1);
        QVERIFY(QTest::qWaitForWindowExposed(&stage.tab));
        ui::ProductStrips& strips = *stage.tab.strips();
        QTRY_VERIFY(strips.viewport()->height() > strips.cellRect(2, 0).bottom());
        const QImage picture = strips.viewport()->grab().toImage();
        for (std::size_t strip = 0; strip < 3; ++strip)
            for (core::Index t = 0; t < 8; ++t) {
                const QRect cell = strips.cellRect(strip, t).toRect();
                // a corner inside the frame: the centre may hold a number
                QCOMPARE(picture.pixelColor(cell.topLeft() + QPoint(2, 2)).rgb(),
                    strips.colourOf(strip, t).rgb());
            }
    }
    void everyPixelOfAStripBelongsToItsCells()
    {
        CellStage stage;
        QVERIFY(change(stage.document, "dk=512")); // several share a pixel
        for (const ui::ThemeKind kind : { ui::ThemeKind::Light, ui::ThemeKind::Projector }) {
            stage.tab.setTheme(ui::makeTheme(kind, 1));
            stage.lock(0, 7, 1);
            QVERIFY(QTest::qWaitForWindowExposed(&stage.tab));
            const ui::ProductStrips& strips = *stage.tab.strips();
            QTRY_VERIFY(strips.viewport()->height() > strips.cellRect(2, 0).bottom());
            const QImage picture = strips.viewport()->grab().toImage();
            for (std::size_t strip = 0; strip < 3; ++strip) {
                const int left = qRound(strips.cellRect(strip, 0).left());
                const int right = qRound(strips.cellRect(strip, 511).right());
                QVERIFY(left > 0 && right < picture.width()); // its frame has room
                const int pixels = right - left;
                for (int x = 0; x < pixels; ++x)
                    for (const double y : { strips.cellRect(strip, 0).top(),
                             strips.cellRect(strip, 0).bottom() - 1 }) {
                        const QRgb seen = picture.pixel(left + x, int(y));
                        bool found = false; // among cells of the same pixel and its neighbours
                        for (core::Index t = std::max(0, 512 * (x - 1) / pixels);
                             t < std::min(512, 512 * (x + 2) / pixels); ++t)
                            found = found || strips.colourOf(strip, t).rgb() == seen;
                        QVERIFY2(found, qPrintable(QString::number(x)));
                    }
            }
        }
    }
    void longStripsAreShownCompletelyAndWiden()
    {
        CellStage stage;
        QVERIFY(change(stage.document, "dk=512"));
        stage.lock(0, 7, 1);
        ui::ProductStrips& strips = *stage.tab.strips();
        QTRY_VERIFY(strips.viewport()->width() > 100);
        QCOMPARE(strips.strips()[0].numbers.size(), std::size_t { 512 });
        QVERIFY(strips.cellRect(0, 511).right() <= strips.viewport()->width() + 0.5);
        QTest::mouseDClick(strips.viewport(), Qt::LeftButton, {}, { 40, 30 });
        QVERIFY(strips.wide());
        QVERIFY(strips.cellRect(0, 511).right() > 10000);
        QVERIFY(strips.horizontalScrollBar()->maximum() > 0);
        QTest::keyClick(&strips, Qt::Key_Return);
        QVERIFY(!strips.wide());
    }
};

QTEST_MAIN(TestProductStrips)
#include "tst_product_strips.moc"
