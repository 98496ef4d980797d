#include "view_stage.h"

#include "ui/inspector/arithmetic.h"
#include "ui/score_names.h"
#include "ui/views/flow_view.h"
#include "ui/views/steps_formulas.h"

using namespace Qt::StringLiterals;

// The scores on their way to the normaliser are called the same in every view.
class TestScoreNames : public QObject {
    Q_OBJECT

private slots:
    void eachStageThatChangesThemAddsAPrime_data()
    {
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<QString>("expected");
        QTest::newRow("plain") << QStringList { u"scaling=none"_s } << u"s_{ij}"_s;
        QTest::newRow("scaled") << QStringList { u"scaling=sqrt_dk"_s } << u"s\\prime_{ij}"_s;
        QTest::newRow("masked") << QStringList { u"scaling=none"_s, u"mask=causal"_s }
                                << u"s\\prime_{ij}"_s;
        QTest::newRow("biased by distance")
            << QStringList { u"scaling=none"_s, u"position=alibi"_s } << u"s\\prime_{ij}"_s;
        QTest::newRow("a mask that forbids nothing")
            << QStringList { u"mask=padding"_s, u"mask.length=60"_s } << u"s\\prime_{ij}"_s;
        QTest::newRow("scaled, masked and cooled")
            << QStringList { u"mask=causal"_s, u"temperature=2"_s } << u"s\\prime\\prime_{ij}/T"_s;
    }
    void eachStageThatChangesThemAddsAPrime()
    {
        QFETCH(const QStringList, settings);
        QFETCH(const QString, expected);
        ViewStage<ui::FlowView> stage("flow");
        QVERIFY(stage.ready());
        for (const QString& each : settings)
            QVERIFY(stage.set(each.toStdString()));
        const ui::ScoreChanges changes = ui::scoreChanges(*stage.document.trace(), 0, 0);
        QCOMPARE(ui::cooledScoreName({ u"s"_s, u"ij"_s }, changes), expected);

        const auto title = ui::Formula(u"A = \\text{softmax}(%1)"_s.arg(
            QString(expected).replace(u's', u'S').remove(u"_{ij}"_s)));
        const auto shows = [&](const ui::MatrixPanel* panel) {
            return panel->visible() && panel->content().title == title;
        };
        QVERIFY(std::ranges::any_of(stage.view.panels(), shows));

        const core::CellAt at { 0, 0, 5, 2 };
        const auto lines
            = ui::arithmetic(*stage.document.trace(), at, core::cell(*stage.document.trace(), at));
        const auto maximum = std::ranges::find(lines, "maximum", &ui::ArithmeticLine::what);
        QVERIFY(maximum != lines.end());
        QCOMPARE(maximum->formula, u"\\max_l "_s + QString(expected).replace(u"ij"_s, u"6,l"_s));

        const auto steps = core::steps(*stage.document.trace(), 0, 0);
        const ui::StepScene scene = ui::stepScene(stage.document.trace(), { 0, 0, 5, 2, 6 }, steps);
        QVERIFY(ui::formulaSource("normalise.softmax", scene).contains(expected));
    }
};

QTEST_MAIN(TestScoreNames)
#include "tst_score_names.moc"
