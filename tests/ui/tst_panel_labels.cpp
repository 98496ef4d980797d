#include "pictures.h"
#include "stage.h"
#include "ui/plot/matrix_panel.h"

#include <QBuffer>
#include <QSvgGenerator>

using namespace ui;
using namespace Qt::StringLiterals;

namespace {

PanelContent content(const QStringList& rows, const QStringList& columns)
{
    return { shared(someNumbers(rows.size(), columns.size())), divergingScale("blue_red", false, 1),
        {}, {}, rows, columns, {} };
}

bool inked(const QImage& image, const QRectF& box, const QColor& ground)
{
    const QRect inside = box.toAlignedRect() & image.rect();
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            if (image.pixelColor(x, y) != ground)
                return true;
    return false;
}

QByteArray svgOf(PanelStage& stage, QSize size = { 300, 300 })
{
    QByteArray svg;
    QBuffer buffer(&svg);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    QCPPainter painter(&generator);
    painter.setMode(QCPPainter::pmVectorized);
    stage.plot.toPainter(&painter, size.width(), size.height());
    painter.end();
    return svg;
}

// The area of a slanted label.
QRectF slanted(const PanelLabel& label)
{
    QTransform turn;
    turn.translate(label.anchor.x(), label.anchor.y());
    turn.rotate(-45);
    return turn.mapRect(QRectF(0, -label.box.height() / 2, label.box.width(), label.box.height()));
}

} // namespace

// The labels of cells: each at its position, none cut off, none overlapping.
class TestPanelLabels : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void everyTokenHasItsLabelWhereThereIsRoom_data()
    {
        QTest::addColumn<QStringList>("tokens");
        QTest::newRow("one") << words(1);
        QTest::newRow("a sentence") << words(11);
        QTest::newRow("a long last one") << (words(9) + QStringList { u"incomprehensibilities"_s });
        QTest::newRow("Chinese") << QStringList { u"注意力"_s, u"机制"_s, u"很"_s, u"重要"_s };
        QTest::newRow("right to left") << QStringList { u"שלום"_s, u"العربية"_s, u"a"_s };
    }
    void everyTokenHasItsLabelWhereThereIsRoom()
    {
        QFETCH(QStringList, tokens);
        PanelStage stage;
        stage.show(content(tokens, tokens));
        const QImage image = stage.picture({ 600, 600 });
        const PanelLabels labels(*stage.panel);
        QCOMPARE(qsizetype(labels.rows().size()), tokens.size());
        QCOMPARE(qsizetype(labels.columns().size()), tokens.size());
        const QRectF all(image.rect());
        for (const PanelLabel& label : labels.rows()) {
            QVERIFY(all.contains(label.box));
            QVERIFY(inked(image, label.box, stage.theme.paper));
            const double middle = stage.panel->map()->pixelOf(double(label.index), 0).y();
            QVERIFY(std::abs(label.box.center().y() - middle) < 0.6);
            QVERIFY(label.box.right() < stage.panel->rect().left());
        }
        for (const PanelLabel& label : labels.columns()) {
            QVERIFY2(all.contains(slanted(label)), qPrintable(label.text));
            QVERIFY(inked(image, slanted(label), stage.theme.paper));
            QVERIFY(label.anchor.y() <= stage.panel->rect().top());
        }
    }
    void labelsThinOutInsteadOfOverlapping()
    {
        PanelStage stage;
        stage.show(content(words(200), words(200)));
        stage.picture({ 500, 500 });
        const PanelLabels labels(*stage.panel);
        const auto rows = labels.rows();
        QVERIFY(rows.size() > 10 && rows.size() < 60);
        for (std::size_t i = 1; i < rows.size(); ++i) {
            QCOMPARE(rows[i].index - rows[i - 1].index, rows[1].index - rows[0].index);
            QVERIFY(rows[i].anchor.y() - rows[i - 1].anchor.y() > 12);
        }
        const auto columns = labels.columns();
        QVERIFY(columns.size() > 10 && columns.size() < 60);
        for (std::size_t i = 1; i < columns.size(); ++i) // across the slant, labels do not touch
            QVERIFY((columns[i].anchor.x() - columns[i - 1].anchor.x()) * M_SQRT1_2 > 8);
    }
    void singleLettersAreCloserThanWords()
    {
        const QString text = u"third of May 1979"_s;
        const QStringList letters = text.split(QString(), Qt::SkipEmptyParts);
        PanelStage stage;
        const int line = QFontMetrics(PanelLabels::font(stage.theme)).height();
        stage.show(content(letters, letters));
        stage.picture({ 17 * line + 40, 17 * line + 60 });
        QCOMPARE(PanelLabels(*stage.panel).columns().size(), std::size_t { 17 });
        stage.show(content(letters, words(17)));
        stage.picture({ 17 * line + 40, 17 * line + 60 });
        QVERIFY(PanelLabels(*stage.panel).columns().size() < 17);
    }
    // Readers know the numbers between two labels.
    void numbersAreFartherApartThanWords()
    {
        QStringList places;
        for (int i = 0; i < 60; ++i)
            places << QString::number(0.08 * i, 'f', 2);
        PanelStage stage;
        stage.show(content({ u"0.5"_s, u"1.5"_s }, words(60)));
        stage.picture({ 400, 200 });
        const std::size_t ofWords = PanelLabels(*stage.panel).columns().size();
        stage.show(content({ u"0.5"_s, u"1.5"_s }, places));
        stage.picture({ 400, 200 });
        const std::size_t ofNumbers = PanelLabels(*stage.panel).columns().size();
        QVERIFY(ofNumbers >= 4 && 4 * ofNumbers < 3 * ofWords);
    }
    // Five query positions and sixty points: rows are higher than for as many words.
    void fewLongRowsAreHigh()
    {
        const QSize cells = cellSize(core::Matrix(5, 60), { 480, 400 }, true, 1);
        QCOMPARE(cells.width(), 480);
        QVERIFY(cells.height() > 200 && cells.height() <= 400);
        QCOMPARE(cellSize(core::Matrix(4, 12), { 480, 800 }, true, 1).height(), 480);
    }
    // Four of eight names would be read as all of them: they are smaller, or none is shown.
    void fewNamesAreAllShownOrNone()
    {
        PanelStage stage;
        stage.show(content(words(8), {}));
        const qreal pitch = 0.92 * QFontMetricsF(PanelLabels::font(stage.theme)).height();
        for (const auto& [share, shown] : { std::pair { 1.1, 8 }, { 0.75, 8 }, { 0.4, 0 } }) {
            stage.picture({ 300, qRound(8 * share * pitch) + 4 });
            const auto rows = PanelLabels(*stage.panel).rows();
            QCOMPARE(int(rows.size()), shown);
            for (const PanelLabel& row : rows)
                QCOMPARE(row.scale < 1, share < 1);
        }
    }
    void highlightedSmallNameLeavesItsNeighboursVisible()
    {
        PanelStage stage;
        PanelContent rows = content(words(8), words(3));
        rows.columns.clear();
        stage.show(rows);
        const qreal pitch = 0.92 * QFontMetricsF(PanelLabels::font(stage.theme)).height();
        const QSize size(300, qRound(8 * 0.7 * pitch) + 4);
        stage.panel->setLight({ 3, {}, {} });
        const QImage image = stage.picture(size);
        for (const PanelLabel& row : PanelLabels(*stage.panel).rows())
            QVERIFY2(inked(image,
                         QRectF(row.box.left() + 0.4 * row.box.width(), row.anchor.y() - 2,
                             0.6 * row.box.width(), 4),
                         stage.theme.paper),
                qPrintable(row.text));
    }
    void shortColumnNamesAreUpright()
    {
        QStringList hours;
        for (int hour = 1; hour <= 12; ++hour)
            hours << QString::number(hour);
        PanelStage stage;
        stage.show(content({ u"a"_s }, hours));
        const QImage image = stage.picture({ 700, 200 });
        const auto columns = PanelLabels(*stage.panel).columns();
        QCOMPARE(columns.size(), std::size_t { 12 });
        for (const PanelLabel& label : columns) {
            QVERIFY(label.upright);
            const double middle = stage.panel->map()->pixelOf(0, double(label.index)).x();
            QVERIFY(std::abs(label.box.center().x() - middle) < 0.6);
            QVERIFY(label.box.bottom() <= stage.panel->rect().top());
            QVERIFY(inked(image, label.box, stage.theme.paper));
        }
        stage.show(content({ u"a"_s }, words(12)));
        stage.picture({ 700, 200 });
        QVERIFY(!PanelLabels(*stage.panel).columns().front().upright);
    }
    // A sentence can be read letter by letter where slanted letters would be thinned.
    void lettersOfASentenceAreAllShown()
    {
        const QStringList letters
            = u"they met on the third of May 1979"_s.split(QString(), Qt::SkipEmptyParts);
        PanelStage stage;
        const qreal line = QFontMetricsF(PanelLabels::font(stage.theme)).height();
        stage.show(content({ u"a"_s }, letters));
        stage.picture({ qRound(33 * 0.64 * line) + 40, 200 });
        QVERIFY(stage.panel->width() < 33 * 0.7 * line);
        QCOMPARE(PanelLabels(*stage.panel).columns().size(), std::size_t { 33 });
    }
    void wholeNumbersHaveNoDecimals()
    {
        PanelStage stage;
        stage.show({ shared(core::Matrix { { 0.5F, 1.5F }, { 1, -1 }, { 2.9999F, 0.004F } }),
            divergingScale("blue_red", false, 3), {}, {}, {}, {}, {} });
        const QByteArray svg = svgOf(stage);
        for (const char* number : { ">0.50<", ">1.50<", ">1<", ">−1<", ">3<", ">0.00<" })
            QVERIFY2(svg.contains(number), number);
        QVERIFY(!svg.contains("1.00"));
    }
    // "−2" needs less room than "−0.00".
    void wholeNumbersAreWrittenInNarrowCells()
    {
        PanelStage stage;
        const int digits
            = qRound(QFontMetricsF(stage.theme.sized(0.65)).horizontalAdvance(u"−2"_s));
        stage.show({ shared(core::Matrix { { 1, 0, 2, 0 }, { -2, 1, 0, 1 } }),
            divergingScale("blue_red", false, 2), {}, {}, {}, {}, {} });
        const QByteArray svg = svgOf(stage, { 4 * (digits + 8), 100 });
        QVERIFY2(svg.contains(">−2<"), svg.constData());
    }
    void everyLabelIsOneTextInTheFile()
    {
        for (const int count : { 1, 11, 64, 200 }) {
            PanelStage stage;
            PanelContent hatched = content(words(count, u"r"_s), words(count, u"c"_s));
            hatched.matrix = shared(core::Matrix::constant(count, count, core::excluded));
            stage.show(hatched); // without numbers in the cells
            QByteArray svg;
            QBuffer buffer(&svg);
            QSvgGenerator generator;
            generator.setOutputDevice(&buffer);
            generator.setSize({ 300, 300 });
            {
                QCPPainter painter(&generator);
                painter.setMode(QCPPainter::pmVectorized);
                stage.plot.toPainter(&painter, 300, 300);
            }
            const PanelLabels labels(*stage.panel);
            for (const PanelLabel& label : labels.rows())
                QVERIFY2(svg.contains('>' + label.text.toUtf8() + '<'), qPrintable(label.text));
            for (const PanelLabel& label : labels.columns())
                QVERIFY2(svg.contains('>' + label.text.toUtf8() + '<'), qPrintable(label.text));
            QCOMPARE(
                svg.count("</text>"), qsizetype(labels.rows().size() + labels.columns().size()));
        }
    }
    void veryLongTokensAreElidedForTheCells()
    {
        PanelStage stage;
        const QStringList tokens { QString(5000, u'w'), u"b"_s, u"c"_s };
        stage.show(content(tokens, tokens));
        stage.picture({ 500, 400 });
        QVERIFY(stage.panel->rect().width() > 250);
        QVERIFY(PanelLabels(*stage.panel).rows().front().text.endsWith(u'…'));
    }
    void zoomKeepsTheLabelsOfVisibleCells()
    {
        PanelStage stage;
        stage.show(content(words(40), words(40)));
        stage.panel->axis(QCPAxis::atLeft)->setRange(19.5, 24.5);
        stage.picture({ 500, 500 });
        const auto rows = PanelLabels(*stage.panel).rows();
        QCOMPARE(rows.size(), std::size_t { 5 });
        QCOMPARE(rows.front().index, core::Index { 20 });
    }
    void highlightedLabelIsDrawnEvenIfOmittedBefore()
    {
        PanelStage stage;
        stage.show(content(words(200), words(200)));
        const QImage dark = stage.picture({ 500, 500 });
        stage.panel->setLight({ 101, 57, {} });
        const QImage lit = stage.picture({ 500, 500 });
        const PanelLabels labels(*stage.panel);
        const auto count = [](const QImage& image, QRectF box, const QColor& colour) {
            int result = 0;
            const QRect inside = box.toAlignedRect() & image.rect();
            for (int y = inside.top(); y <= inside.bottom(); ++y)
                for (int x = inside.left(); x <= inside.right(); ++x)
                    result += image.pixelColor(x, y) == colour ? 1 : 0;
            return result;
        };
        QCOMPARE(count(dark, labels.row(101).box, stage.theme.query), 0);
        QVERIFY(count(lit, labels.row(101).box, stage.theme.query) > 5);
        for (const PanelLabel& other : labels.rows()) // none is visible behind it
            if (other.index != 101 && other.box.intersects(labels.row(101).box))
                QVERIFY(!inked(lit,
                    QRectF(other.box.left() - 1, other.box.top(), 1000, other.box.height())
                        & QRectF(0, 0, labels.row(101).box.left() - 5, 1000),
                    stage.theme.paper));
        QVERIFY(count(lit, slanted(labels.column(57)), stage.theme.hoverFill) > 20);
    }
};

QTEST_MAIN(TestPanelLabels)
#include "tst_panel_labels.moc"
