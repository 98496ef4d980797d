#include "view_stage.h"

#include "ui/inspector/arithmetic.h"
#include "ui/views/flow/flow_view.h"
#include "ui/views/steps/steps_formulas.h"
#include "ui/words/score_formulas.h"

using namespace Qt::StringLiterals;

// The stages of scores have the same names in every view.
class TestScoreNames : public QObject {
    Q_OBJECT

private slots:
    void eachStageThatChangesScoresAddsAPrime_data()
    {
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<QString>("expected");
        QTest::newRow("plain") << QStringList { u"scaling=none"_s } << u"s_{ij}"_s;
        QTest::newRow("scaled") << QStringList { u"scaling=sqrt_dk"_s } << u"s\\prime_{ij}"_s;
        QTest::newRow("masked") << QStringList { u"scaling=none"_s, u"mask=causal"_s }
                                << u"s\\prime_{ij}"_s;
        QTest::newRow("distance bias")
            << QStringList { u"scaling=none"_s, u"position=alibi"_s } << u"s\\prime_{ij}"_s;
        QTest::newRow("a mask that forbids nothing")
            << QStringList { u"mask=padding"_s, u"mask.length=60"_s } << u"s\\prime_{ij}"_s;
        QTest::newRow("scaled, masked, with temperature")
            << QStringList { u"mask=causal"_s, u"temperature=2"_s } << u"s\\prime\\prime_{ij}/T"_s;
    }
    void eachStageThatChangesScoresAddsAPrime()
    {
        QFETCH(const QStringList, settings);
        QFETCH(const QString, expected);
        ViewStage<ui::FlowView> stage("flow");
        QVERIFY(stage.ready());
        for (const QString& each : settings)
            QVERIFY(stage.set(each.toStdString()));
        const ui::ScoreChanges changes = ui::scoreChanges(*stage.document.trace(), 0, 0);
        QCOMPARE(ui::temperatureScoreName({ u"s"_s, u"ij"_s }, changes), expected);

        const auto title = ui::Formula(u"A = \\text{softmax}(%1)"_s.arg(
            QString(expected).replace(u's', u'S').remove(u"_{ij}"_s)));
        const auto shows = [&](const ui::MatrixPanel* panel) {
            return panel->visible() && panel->content().title == title;
        };
        QVERIFY(std::ranges::any_of(stage.view.panels(), shows));

        const core::CellAt at { 0, 0, 5, 2 };
        const auto lines = ui::arithmetic(
            *stage.document.trace(), at, core::explainCell(*stage.document.trace(), at));
        const auto maximum = std::ranges::find(lines, "maximum", &ui::ArithmeticLine::what);
        QVERIFY(maximum != lines.end());
        QCOMPARE(maximum->formula, u"\\max_l "_s + QString(expected).replace(u"ij"_s, u"6,l"_s));

        const auto steps = core::steps(*stage.document.trace(), 0, 0);
        const ui::StepScene scene = ui::stepScene(stage.document.trace(), { 0, 0, 5, 2, 6 }, steps);
        QVERIFY(ui::formulaSource("normalise.softmax", scene).contains(expected));
    }
    void logarithmOfAnExponentialIsSimplified()
    {
        core::KernelScore kernel; // Gaussian
        QVERIFY(!ui::scoreSource(kernel).contains(u"ln"_s));
        QVERIFY(ui::scoreSource(kernel).contains(u"{h}"_s));
    }
    void twoPrimesAreDistinct_data()
    {
        QTest::addColumn<ui::ThemeKind>("kind");
        QTest::addColumn<double>("size");
        QTest::addColumn<double>("ratio");
        for (const ui::ThemeKind kind :
            { ui::ThemeKind::Light, ui::ThemeKind::Dark, ui::ThemeKind::Projector })
            for (const double size : { 0.85, 1.0, 1.6 }) // lists, titles, pages
                for (const double ratio : { 1.0, 1.25, 2.0 })
                    QTest::addRow("%s, %g, %g", core::idOf(kind).data(), size, ratio)
                        << kind << size << ratio;
    }
    void twoPrimesAreDistinct()
    {
        QFETCH(ui::ThemeKind, kind);
        QFETCH(double, size);
        QFETCH(double, ratio);
        const ui::Theme theme = ui::makeTheme(kind, 1);
        const ui::Formula formula(u"S\\prime\\prime"_s);
        const double letter = ui::Formula(u"S"_s).extent(theme, size).width;
        for (const double offset : { 0.0, 0.3, 0.5, 0.8 }) {
            QImage image(QSizeF(60 * ratio, 40 * ratio).toSize(), QImage::Format_RGB32);
            image.setDevicePixelRatio(ratio);
            image.fill(theme.paper);
            QPainter painter(&image);
            formula.paint(painter, { 10 + offset, 28 + offset }, theme, size);
            painter.end();
            int rows = 0; // with background between two inked rows
            for (int y = 0; y < image.height(); ++y) {
                QByteArray inks;
                for (int x = qCeil((10 + offset + letter) * ratio); x < image.width(); ++x) {
                    const double ink
                        = std::abs(image.pixelColor(x, y).lightnessF() - theme.paper.lightnessF())
                        / std::abs(theme.text.lightnessF() - theme.paper.lightnessF());
                    inks += ink > 0.4 ? 'x' : ink < 0.1 ? '.' : '-';
                }
                const qsizetype first = inks.indexOf('x');
                const qsizetype gap = first < 0 ? -1 : inks.indexOf('.', first);
                rows += gap > 0 && inks.indexOf('x', gap) > 0 ? 1 : 0;
            }
            QVERIFY2(rows >= 2 * ratio, qPrintable(QString::number(rows)));
        }
    }
};

QTEST_MAIN(TestScoreNames)
#include "tst_score_names.moc"
