#include "figure_check.h"
#include "figure_subject.h"
#include "ui/drawing/colour_map.h"
#include "ui/figure/figure.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/panel_labels.h"
#include "ui/view/view.h"

#include <QFontInfo>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace ui;
using namespace Qt::StringLiterals;

namespace {

Figure figureOf(FigureFormat format, const std::string& view)
{
    Figure figure;
    figure.format = format;
    figure.view = view;
    figure.values = false; // text on a cell has another colour
    return figure;
}

// Without the description for screen readers.
QByteArray drawnIn(const QByteArray& svg)
{
    return svg.mid(svg.indexOf("</desc>"));
}

bool canWrite(FigureFormat format)
{
    Figure figure;
    figure.format = format;
    try {
        checkFigure(figure);
        return true;
    } catch (const core::Error&) {
        return false;
    }
}

} // namespace

class TestFigure : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void initTestCase()
    {
        if (!hasTools())
            QSKIP("poppler-utils or librsvg2-bin is not installed");
    }

    void everyCellHasItsColourInEveryRenderer_data()
    {
        QTest::addColumn<FigureFormat>("format");
        QTest::addColumn<std::string>("view");
        QTest::addColumn<std::string>("map");
        QTest::addColumn<int>("dpi");
        const auto row
            = [](FigureFormat format, const std::string& view, const QString& map, int dpi) {
                  QTest::addRow(
                      "%s %s %s %d", core::idOf(format).data(), view.c_str(), qPrintable(map), dpi)
                      << format << view << map.toStdString() << dpi;
              };
        for (const FigureFormat format :
            { FigureFormat::Pdf, FigureFormat::Svg, FigureFormat::Png }) {
            for (const QString& map : sequentialMaps())
                row(format, "heads", map, 150);
            for (const QString& map : divergingMaps())
                row(format, "matrices", map, 150);
            for (const int dpi : { 97, 110, 143, 300, 600 })
                row(format, "heads", u"indigo"_s, dpi);
            row(format, "flow", u"indigo"_s, 300);
            row(format, "compare", u"indigo"_s, 300);
        }
        for (const FigureFormat format : { FigureFormat::Tiff, FigureFormat::Webp })
            if (canWrite(format))
                row(format, "heads", u"viridis"_s, 300);
    }
    void everyCellHasItsColourInEveryRenderer()
    {
        QFETCH(FigureFormat, format);
        QFETCH(std::string, view);
        QFETCH(std::string, map);
        QFETCH(int, dpi);
        Session session;
        session.view.sequential = session.view.diverging = map;
        session.navigation.tensor = "layer1/head1/scores";
        session.pinned.emplace();
        FigureState state = subjectOf(::sentence, { "heads=4", "mask=causal" }, session);
        state.session.selection.query = 3;
        Figure figure = figureOf(format, view);
        figure.dpi = dpi;
        int cells = 0;
        const QImage image = renderedExternally(figure, render(figure, state), dpi);
        QCOMPARE(wrongColour(figure, state, image, &cells), QString());
        QVERIFY2(cells > 60, qPrintable(QString::number(cells)));
    }
    // A viewer may blend two neighbours at their border, but no third colour belongs there.
    void noThirdColourAppearsBetweenTwoCells()
    {
        const FigureState state = subjectOf(::sentence, { "heads=1", "mask=none" });
        Figure figure = figureOf(FigureFormat::Pdf, "heads");
        FigurePage page(figure, state);
        layOut(page, figure);
        const MatrixPanel& panel = *static_cast<PlotView&>(page.view()).panels().front();
        const core::Matrix& m = *panel.content().matrix;
        const QByteArray bytes = render(figure, state);
        for (const int dpi : { 97, 110, 143, 200 }) {
            const QImage image = renderedExternally(figure, bytes, dpi);
            const double scale = page.pixel() * dpi / 72;
            for (core::Index i = 1; i < m.rows(); ++i)
                for (core::Index j = 0; j < m.cols(); ++j) {
                    const QPointF at
                        = (panel.map()->pixelOf(double(i) - 0.5, double(j)) + page.origin())
                        * scale;
                    const QColor above(panel.content().scale.colour(m(i - 1, j)));
                    const QColor below(panel.content().scale.colour(m(i, j)));
                    for (const int y : { -1, 0, 1 }) {
                        const QColor seen(image.pixel(int(at.x()), int(at.y()) + y));
                        const auto [low, high] = std::minmax({ above.red(), below.red() });
                        QVERIFY2(seen.red() >= low - 2 && seen.red() <= high + 2,
                            qPrintable(
                                u"%1, %2 at %3 dpi: %4"_s.arg(i).arg(j).arg(dpi).arg(seen.name())));
                    }
                }
        }
    }
    void largeMatrixIsAnImageWithExactColours_data()
    {
        QTest::addColumn<FigureFormat>("format");
        QTest::newRow("pdf") << FigureFormat::Pdf;
        QTest::newRow("svg") << FigureFormat::Svg;
    }
    void largeMatrixIsAnImageWithExactColours()
    {
        QFETCH(FigureFormat, format);
        QString text;
        for (int i = 0; i < 150; ++i)
            text += u"w%1 "_s.arg(i * i % 97);
        Session session;
        session.navigation.tensor = "layer1/head1/weights";
        const FigureState state
            = subjectOf(text, { "heads=1", "mask=causal", "weights=random" }, session);
        Figure figure = figureOf(format, "matrices");
        const QByteArray bytes = render(figure, state);
        QVERIFY2(bytes.size() < 400'000, qPrintable(QString::number(bytes.size())));
        int cells = 0;
        QCOMPARE(
            wrongColour(figure, state, renderedExternally(figure, bytes, 600), &cells), QString());
        QVERIFY(cells > 10'000);
    }
    void everyViewHasLosslessImagesAndEmbeddedFonts_data()
    {
        QTest::addColumn<std::string>("view");
        for (const ViewEntry& entry : views())
            QTest::newRow(entry.id.data()) << std::string(entry.id);
    }
    void everyViewHasLosslessImagesAndEmbeddedFonts()
    {
        QFETCH(std::string, view);
        const FigureState state = subjectFor(view);
        const QTemporaryDir folder;
        const QString file
            = written(folder, u"figure.pdf"_s, render(figureOf(FigureFormat::Pdf, view), state));
        const QString images = output(u"pdfimages"_s, { "-list", file });
        QVERIFY2(!images.contains(u"jpeg"_s) && !images.contains(u"jpx"_s), qPrintable(images));
        const QStringList fonts = output(u"pdffonts"_s, { file }).split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(fonts.size() > 2);
        for (const QString& font : fonts.sliced(2))
            QVERIFY2(font.contains(QRegularExpression(u"CID TrueType +Identity-H +yes"_s)),
                qPrintable(font));
    }
    void everyTokenIsTextInTheFile_data()
    {
        QTest::addColumn<std::string>("view");
        QTest::addColumn<FigureFormat>("format");
        QTest::addColumn<bool>("pair");
        Session pinned;
        pinned.pinned.emplace();
        const FigureState design = subjectOf(::sentence, {}, pinned);
        for (const ui::ViewEntry& entry : ui::views()) {
            if (entry.role == ui::ViewRole::Points // it has no tokens
                || !entry.accepts(*design.derived->trace(), design.session))
                continue;
            const std::string view(entry.id);
            for (const bool pair : { false, true }) {
                const char* words = pair ? "that answer" : "that ask";
                QTest::addRow("%s, %s, pdf", view.c_str(), words)
                    << view << FigureFormat::Pdf << pair;
                QTest::addRow("%s, %s, svg", view.c_str(), words)
                    << view << FigureFormat::Svg << pair;
            }
        }
    }
    void everyTokenIsTextInTheFile()
    {
        QFETCH(std::string, view);
        QFETCH(FigureFormat, format);
        QFETCH(bool, pair);
        Session session;
        session.pinned.emplace();
        session.selection.query = 0;
        session.selection.step = 5;
        session.navigation.points = "both";
        const QString words = u"1e5 <b> 注意力 機制 שלום עולם חתול כלב العربية naïve e\u0301 x&y"_s;
        std::vector<std::string> settings { "tokens=words", "heads=2" };
        if (pair) {
            settings.emplace_back("source.kind=sentences");
            settings.emplace_back("source.keys=" + words.toStdString());
        }
        const FigureState state = subjectOf(words, settings, session);
        Figure figure = figureOf(format, view);
        const QByteArray bytes = render(figure, state);
        const QTemporaryDir folder;
        const QString file = written(folder, u"figure"_s, bytes);
        QString text = plainText(format == FigureFormat::Pdf ? output(u"pdftotext"_s, { file, "-" })
                                                             : QString::fromUtf8(bytes));
        text.replace(u"&lt;"_s, u"<"_s).replace(u"&gt;"_s, u">"_s).replace(u"&amp;"_s, u"&"_s);
        const auto& inputs = state.derived->trace()->model->inputs;
        const auto& tokens = pair ? inputs.keyTokens : inputs.queryTokens;
        QVERIFY(tokens.size() >= 10);
        for (const core::Token& token : tokens) {
            const QString word = plainText(QString::fromStdString(token.text));
            QVERIFY2(text.contains(word), qPrintable(word + u" is not in "_s + text));
        }
    }
    void pageHasExactlyTheRequestedSize_data()
    {
        QTest::addColumn<std::string>("size");
        QTest::addColumn<QSizeF>("points");
        QTest::newRow("mm") << std::string("183x90mm") << QSizeF(518.740, 255.118);
        QTest::newRow("column") << std::string("89x61.3mm") << QSizeF(252.283, 173.764);
        QTest::newRow("whole points") << std::string("7x4in") << QSizeF(504, 288);
        QTest::newRow("pixels") << std::string("1920x1080px") << QSizeF(460.8, 259.2);
    }
    void pageHasExactlyTheRequestedSize()
    {
        QFETCH(std::string, size);
        QFETCH(QSizeF, points);
        const FigureState state = subjectOf(::sentence);
        Figure figure = figureOf(FigureFormat::Pdf, "heads");
        figure.size = readSize(size);
        const QTemporaryDir folder;
        const QString file = written(folder, u"figure.pdf"_s, render(figure, state));
        const auto found = QRegularExpression(u"Page size: +([0-9.]+) x ([0-9.]+) pts"_s)
                               .match(output(u"pdfinfo"_s, { file }));
        QVERIFY(std::abs(found.captured(1).toDouble() - points.width()) < 0.01);
        QVERIFY(std::abs(found.captured(2).toDouble() - points.height()) < 0.01);
        figure.format = FigureFormat::Svg;
        const auto root = QRegularExpression(u"<svg width=\"([0-9.]+)mm\" height=\"([0-9.]+)mm\""_s)
                              .match(QString::fromUtf8(render(figure, state)));
        QVERIFY(std::abs(root.captured(1).toDouble() / 25.4 * 72 - points.width()) < 0.01);
        QVERIFY(std::abs(root.captured(2).toDouble() / 25.4 * 72 - points.height()) < 0.01);
        figure.format = FigureFormat::Png;
        const QImage image = QImage::fromData(render(figure, state));
        QCOMPARE(image.size(), (points * 300 / 72).toSize());
        QCOMPARE(image.dotsPerMeterX(), 11811);
    }
    void textHasTheRequestedSizeAndAnInstalledFont()
    {
        const FigureState state = subjectOf(::sentence);
        Figure figure = figureOf(FigureFormat::Svg, "matrices");
        figure.font = "DejaVu Serif";
        figure.fontSize = 9;
        const FigurePage page(figure, state);
        QCOMPARE(page.theme().font.pixelSize() * page.pixel(), 9.0);
        const QString svg = QString::fromUtf8(render(figure, state));
        QVERIFY(svg.contains(u"font-family=\"%1\""_s.arg(QFontInfo(page.theme().font).family())));
        figure.font = "No Such Font";
        const QString other = QString::fromUtf8(render(figure, state));
        QVERIFY(!other.contains(u"No Such Font"_s));
    }
    void omittedPartsAreNotDrawn()
    {
        const FigureState state = subjectOf(u"one two three"_s, { "heads=1" });
        Figure figure = figureOf(FigureFormat::Svg, "heads");
        QVERIFY(render(figure, state).contains("attention weight"));
        figure.colourBar = false;
        QVERIFY(!render(figure, state).contains("attention weight<"));
        figure.view = "matrices";
        QVERIFY(!render(figure, state).contains(">0.0"));
        figure.values = true;
        QVERIFY(render(figure, state).contains(">0.0"));
    }
    void captionIsBelowTheFigure()
    {
        const FigureState state = subjectOf(u"one two three"_s, { "heads=3" });
        Figure figure = figureOf(FigureFormat::Svg, "heads");
        figure.caption = "Figure 7. Mine.";
        QVERIFY(render(figure, state).contains(">Figure 7. Mine.</text>"));
        figure.caption = "auto";
        const FigurePage page(figure, state);
        QVERIFY2(page.caption().startsWith(u"Attention weights of 3 heads for “one two three”"_s),
            qPrintable(page.caption()));
    }
    // XML has neither U+FFFE nor U+FFFF.
    void svgIsWellFormedWithAnyText()
    {
        const QString text = u"a\uFFFEb c\uFFFFd"_s;
        const FigureState state = subjectOf(text, { "heads=1" });
        Figure figure = figureOf(FigureFormat::Svg, "heads");
        figure.caption = text.toStdString();
        const QByteArray session = "{\"text\": \"" + text.toUtf8() + "\"}";
        const QByteArray svg = render(figure, state, session);
        QXmlStreamReader reader(svg);
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QVERIFY(svg.contains(u"a\uFFFDb"_s.toUtf8()));
        QVERIFY(svg.contains("a\\ufffeb c\\uffffd")); // the session's JSON says the same
    }
    void darkThemeIsDark()
    {
        Figure figure = figureOf(FigureFormat::Png, "heads");
        figure.theme = ThemeKind::Dark;
        const QImage image = QImage::fromData(render(figure, subjectOf(::sentence)));
        QVERIFY(qGray(image.pixel(image.width() - 1, image.height() - 1)) < 40);
    }
    void impossibleFigureIsRefusedWithAReason_data()
    {
        QTest::addColumn<std::string>("size");
        QTest::addColumn<int>("dpi");
        QTest::addColumn<FigureFormat>("format");
        QTest::addColumn<QString>("problem");
        QTest::newRow("200 megapixels are enough")
            << std::string("20000x10001px") << 300 << FigureFormat::Png << u"figure_too_large"_s;
        QTest::newRow("A0 at 4800 dpi")
            << std::string("841x1189mm") << 4800 << FigureFormat::Png << u"figure_too_large"_s;
        QTest::newRow("no page") << std::string("6000x100mm") << 300 << FigureFormat::Pdf
                                 << u"figure_too_large"_s;
        QTest::newRow("no room") << std::string("10x10mm") << 300 << FigureFormat::Pdf
                                 << u"figure_too_small"_s;
    }
    void impossibleFigureIsRefusedWithAReason()
    {
        QFETCH(std::string, size);
        QFETCH(int, dpi);
        QFETCH(FigureFormat, format);
        QFETCH(QString, problem);
        Figure figure = figureOf(format, "heads");
        figure.size = readSize(size);
        figure.dpi = dpi;
        try {
            checkFigure(figure);
            QFAIL("it was not refused");
        } catch (const core::Error& error) {
            QCOMPARE(QString::fromStdString(error.problem), problem);
        }
    }
    void writtenSizesAreReadBack()
    {
        for (const std::string text : { "183x90mm", "7.25x4in", "1920x1080px", "0.5x1mm" })
            QCOMPARE(sizeText(readSize(text)), text);
        QCOMPARE(readSize(" 183 × 90 mm "), readSize("183x90mm"));
        for (const std::string text : { "", "mm", "183mm", "183x90", "183x90cm", "x90mm", "-1x9mm",
                 "0x9mm", "1e9x9mm", "nanx9mm", "1x2x3mm" })
            QVERIFY_THROWS_EXCEPTION(core::Error, readSize(text));
    }
    void sameFigureGivesSameBytes()
    {
        const FigureState state = subjectOf(::sentence);
        for (const FigureFormat format :
            { FigureFormat::Pdf, FigureFormat::Svg, FigureFormat::Png }) {
            const QByteArray first = render(figureOf(format, "heads"), state);
            QTest::qWait(format == FigureFormat::Pdf ? 1100 : 0); // the next second
            QCOMPARE(render(figureOf(format, "heads"), state), first);
        }
        qputenv("SOURCE_DATE_EPOCH", "1700000000");
        const QByteArray dated = render(figureOf(FigureFormat::Pdf, "heads"), state);
        qunsetenv("SOURCE_DATE_EPOCH");
        QVERIFY(dated.contains("/CreationDate (D:20231114221320Z)"));
    }
    void textsAreReplacedOrLeftOut_data()
    {
        QTest::addColumn<std::string>("view");
        QTest::addColumn<QByteArray>("own"); // text of the view that a choice leaves out
        QTest::newRow("a matrix") << std::string("matrices") << QByteArray("norm 3.44");
        QTest::newRow("heads") << std::string("heads") << QByteArray("entropy");
        QTest::newRow("links") << std::string("links") << QByteArray();
    }
    void textsAreReplacedOrLeftOut()
    {
        QFETCH(std::string, view);
        QFETCH(QByteArray, own);
        const FigureState state = subjectOf(::sentence);
        Figure figure = figureOf(FigureFormat::Svg, view);
        QVERIFY(own.isEmpty() || drawnIn(render(figure, state)).contains(own));
        figure.title = "One title";
        figure.subtitle = "and its subtitle";
        figure.axisLabels = "\"rows, read down\",columns";
        const QByteArray replaced = drawnIn(render(figure, state));
        for (const char* text : { "One title", "and its subtitle", "rows, read down", "columns" })
            QVERIFY2(replaced.contains(text), text);
        QVERIFY(own.isEmpty() || !replaced.contains(own));
        figure.title = figure.subtitle = figure.axisLabels = "";
        const QByteArray bare = drawnIn(render(figure, state));
        QVERIFY(own.isEmpty() || !bare.contains(own));
        for (const char* text : { ">queries<", ">keys<", "attention weights of" })
            QVERIFY2(!bare.contains(text), text);
    }
    void customSubtitleIsBelowTheViewsTitle()
    {
        Figure figure = figureOf(FigureFormat::Svg, "matrices");
        figure.subtitle = "layer 3 of 6";
        const QByteArray svg = drawnIn(render(figure, subjectOf(::sentence)));
        const auto heightOf = [&](const QByteArray& text) {
            const qsizetype at = svg.lastIndexOf("<text", svg.indexOf(text));
            return QRegularExpression(u" y=\"([-.0-9]+)\""_s)
                .match(QString::fromUtf8(svg.mid(at, svg.indexOf('>', at) - at)))
                .captured(1)
                .toDouble();
        };
        QVERIFY(svg.contains("attention weights of head 1") && !svg.contains("norm "));
        QVERIFY(heightOf("layer 3 of 6") > heightOf("attention weights of head 1"));
    }
    void wrongAxisLabelsAreRefused()
    {
        Figure figure = figureOf(FigureFormat::Svg, "heads");
        for (const char* labels : { "queries", "a,b,c", "\"a,b" }) {
            figure.axisLabels = labels;
            QVERIFY_THROWS_EXCEPTION(core::Error, checkFigure(figure));
        }
        QCOMPARE(
            readAxisLabels(axisLabelsText({ "a, \"b\"", "" })), (AxisLabels { "a, \"b\"", "" }));
    }
    void selectionCanBeLeftOut_data()
    {
        QTest::addColumn<std::string>("view");
        for (const char* view : { "heads", "flow", "matrices", "links", "space" })
            QTest::newRow(view) << std::string(view);
    }
    void selectionCanBeLeftOut()
    {
        QFETCH(std::string, view);
        FigureState state = subjectOf(::sentence);
        state.session.selection = { 0, 1, 3, 2, 0 };
        Figure figure = figureOf(FigureFormat::Svg, view);
        const QByteArray marked = render(figure, state);
        figure.selection = false;
        const QByteArray plain = render(figure, state);
        QVERIFY(plain != marked);
        const QByteArray colour = makeTheme(ThemeKind::Light, 1).query.name().toLatin1();
        QVERIFY(marked.contains(colour));
        QVERIFY(!plain.contains(colour));
    }
    void longWordsAreWholeWhereThereIsRoom_data()
    {
        QTest::addColumn<std::string>("view");
        QTest::addColumn<int>("times");
        QTest::newRow("matrices") << std::string("matrices") << 2;
        QTest::newRow("heads") << std::string("heads") << 2;
        QTest::newRow("compare") << std::string("compare") << 2;
        QTest::newRow("links") << std::string("links") << 2;
    }
    void longWordsAreWholeWhereThereIsRoom()
    {
        QFETCH(std::string, view);
        QFETCH(int, times);
        Session session;
        session.pinned.emplace();
        const QString text = u"the internationalization of misunderstandings"_s;
        session.pinned->source = core::Sentence { text.toStdString() };
        const QByteArray svg
            = render(figureOf(FigureFormat::Svg, view), subjectOf(text, { "heads=2" }, session));
        QVERIFY(svg.count(">internationalization<") >= times);
        QVERIFY(svg.count(">misunderstandings<") >= times);
    }
    void columnNamesAreAllThereOrNone()
    {
        for (const char* view : { "heads", "matrices", "flow" })
            for (const int tokens : { 5, 12, 18, 24, 40, 80 }) {
                QStringList text;
                for (int i = 0; i < tokens; ++i)
                    text << u"word%1"_s.arg(QChar(u'a' + i % 26));
                Figure figure = figureOf(FigureFormat::Pdf, view);
                FigurePage page(figure, subjectOf(text.join(u' '), { "heads=4" }));
                layOut(page, figure);
                for (const MatrixPanel* panel : static_cast<PlotView&>(page.view()).panels()) {
                    if (!panel->visible() || panel->content().columns.isEmpty())
                        continue;
                    const std::size_t named = PanelLabels(*panel).columns().size();
                    QVERIFY2(named == 0 || named == std::size_t(tokens),
                        qPrintable(u"%1: %2 of %3"_s.arg(view).arg(named).arg(tokens)));
                }
            }
    }
    // Thirteen tokens in eight heads, two columns wide: a bit smaller, every column is named.
    void namesAreSmallerBeforeTheyAreLeftOut()
    {
        Figure figure = figureOf(FigureFormat::Pdf, "heads");
        FigurePage page(figure, subjectOf(::sentence, { "heads=8" }));
        layOut(page, figure);
        const MatrixPanel& first = *static_cast<PlotView&>(page.view()).panels().front();
        QCOMPARE(PanelLabels(first).columns().size(), std::size_t(first.content().matrix->cols()));
    }
    void slantedWordsAreWholeWordsInAPdf()
    {
        Session session;
        const QStringList tokens { u"internationalization"_s, u"animal"_s, u"注意力"_s,
            u"street"_s };
        const FigureState state = subjectOf(tokens.join(u' '), { "heads=1" }, session);
        Figure figure = figureOf(FigureFormat::Pdf, "matrices");
        figure.title = figure.subtitle = figure.axisLabels = "";
        figure.colourBar = false;
        const QTemporaryDir folder;
        const QString file = written(folder, u"figure.pdf"_s, render(figure, state));
        QStringList found = output(u"pdftotext"_s, { "-raw", file, "-" })
                                .normalized(QString::NormalizationForm_KC)
                                .split(QRegularExpression(u"\\s+"_s), Qt::SkipEmptyParts);
        found.sort();
        QStringList expected;
        for (const core::Token& token : *state.derived->trace()->attentions.front().queryTokens)
            expected << QString::fromStdString(token.text) << QString::fromStdString(token.text);
        expected.sort();
        QCOMPARE(found, expected);
    }
    void tooSmallFiguresAreRefused_data()
    {
        QTest::addColumn<std::string>("view");
        for (const ui::ViewEntry& entry : ui::views())
            QTest::newRow(entry.id.data()) << std::string(entry.id);
    }
    void tooSmallFiguresAreRefused()
    {
        QFETCH(std::string, view);
        const FigureState state = subjectFor(view);
        Figure figure = figureOf(FigureFormat::Svg, view);
        figure.size = { 21, 21, LengthUnit::Millimetre }; // enough for text, not for a figure
        if (view == "matrices" || view == "compare" || view == "flow" || view == "predict")
            QVERIFY_THROWS_EXCEPTION(core::Error, render(figure, state));
        figure.size = { 89, 75, LengthUnit::Millimetre };
        QVERIFY(!render(figure, state).isEmpty());
    }
    void matrixIsNeverTiny()
    {
        const FigureState state = subjectOf(::sentence, { "heads=1" });
        int drawn = 0;
        for (float side = 20; side < 90; side += 5) {
            Figure figure = figureOf(FigureFormat::Pdf, "matrices");
            figure.size = { side, side, LengthUnit::Millimetre };
            try {
                FigurePage page(figure, state);
                layOut(page, figure);
                const MatrixPanel& panel = *static_cast<PlotView&>(page.view()).panels().front();
                QVERIFY2(panel.width() * page.pixel() > 25, // points
                    qPrintable(u"%1 mm: %2"_s.arg(side).arg(panel.width() * page.pixel())));
                ++drawn;
            } catch (const core::Error& error) {
                QCOMPARE(QString::fromStdString(error.problem), u"figure_too_small"_s);
                QCOMPARE(drawn, 0); // a larger one was not refused
            }
        }
        QVERIFY(drawn > 5);
    }
    void figureHasNoPointerHints()
    {
        Session session;
        session.pinned.emplace().source = core::Sentence { ::sentence.toStdString() };
        const QByteArray svg
            = render(figureOf(FigureFormat::Svg, "compare"), subjectOf(::sentence, {}, session));
        QVERIFY(svg.contains("No number differs"));
        QVERIFY(!svg.contains("Point at"));
    }
    void everyViewIsDrawnInEveryFormat()
    {
        for (const ViewEntry& entry : views()) {
            const FigureState state = subjectFor(std::string(entry.id));
            Figure figure = figureOf(FigureFormat::Png, std::string(entry.id));
            figure.dpi = 96; // smaller pixels than the font size alone gives
            const QImage image = QImage::fromData(render(figure, state));
            QSet<QRgb> colours;
            for (int y = 0; y < image.height(); y += 2)
                for (int x = 0; x < image.width(); x += 2)
                    colours.insert(image.pixel(x, y));
            QVERIFY2(colours.size() > 8, entry.id.data());
        }
    }
    void colourBarsHaveColoursAndWholeNumbers_data()
    {
        QTest::addColumn<std::string>("view");
        QTest::addColumn<int>("dpi");
        QTest::addColumn<FigureSize>("size");
        for (const std::string view : { "flow", "heads", "matrices", "compare" })
            for (const int dpi : { 36, 50, 72, 96, 150, 300 })
                QTest::addRow("%s, %d dpi", view.c_str(), dpi)
                    << view << dpi << FigureSize { 183, 120, LengthUnit::Millimetre };
        QTest::newRow("a small matrix")
            << std::string("matrices") << 300 << FigureSize { 50, 40, LengthUnit::Millimetre };
        QTest::newRow("a small matrix, coarse")
            << std::string("matrices") << 72 << FigureSize { 60, 50, LengthUnit::Millimetre };
    }
    void colourBarsHaveColoursAndWholeNumbers()
    {
        QFETCH(std::string, view);
        QFETCH(int, dpi);
        QFETCH(FigureSize, size);
        Figure figure = figureOf(FigureFormat::Png, view);
        figure.dpi = dpi;
        figure.size = size;
        FigurePage page(figure, subjectFor(view));
        layOut(page, figure);
        int bars = 0;
        for (const ColourBar* bar :
            static_cast<PlotView&>(page.view()).plot()->findChildren<ColourBar*>()) {
            if (!bar->visible())
                continue;
            ++bars;
            const QRect colours = bar->colours();
            QVERIFY2(std::min(colours.width(), colours.height()) >= 3,
                qPrintable(u"%1 × %2"_s.arg(colours.width()).arg(colours.height())));
            const QFontMetrics metrics(bar->axis()->tickLabelFont());
            for (const QString& number : bar->axis()->tickVectorLabels())
                if (bar->type() == QCPAxis::atRight)
                    QVERIFY2(colours.right() + 7 + metrics.horizontalAdvance(number)
                            <= page.view().width(),
                        qPrintable(number));
        }
        QVERIFY(bars > 0);
    }
};

QTEST_MAIN(TestFigure)
#include "tst_figure.moc"
