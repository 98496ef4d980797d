// Tests the text about soft-capped scores in the views.

#include "core/inference/attention/score_rows.h"
#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "stage.h"
#include "ui/document/regression.h"
#include "ui/drawing/formula.h"
#include "ui/files/starters.h"
#include "ui/inspector/arithmetic.h"
#include "ui/plot/tensor_names.h"
#include "ui/session/row_stages.h"
#include "ui/settings/number_editor.h"
#include "ui/settings/settings_panel.h"
#include "ui/views/steps/steps_canvas.h"
#include "ui/views/steps/steps_formulas.h"
#include "ui/views/steps/steps_words.h"
#include "ui/words/numbers.h"
#include "ui/words/score_formulas.h"

#include <QDoubleSpinBox>

#include <cmath>

using namespace Qt::StringLiterals;

namespace {

ui::TracePtr traceOf(const QStringList& settings)
{
    core::Experiment experiment;
    for (const QString& each : settings)
        core::settings::set(experiment, each.toStdString());
    return core::run(core::resolve(experiment));
}

ui::StepScene sceneOf(const ui::TracePtr& trace, std::string_view id)
{
    const auto steps = core::steps(*trace, 0, 0);
    const auto at = std::ranges::find(steps, id, &core::Step::id) - steps.begin();
    return ui::stepScene(trace, { 0, 0, 5, 2, static_cast<int>(at) }, steps);
}

// The number of panels of a step that show whole matrices, and of those that show the query's row.
struct Panels {
    std::ptrdiff_t whole = 0, rows = 0;
    bool operator==(const Panels&) const = default;
};

Panels panelsOf(const ui::StepScene& scene)
{
    const auto panels = ui::stepCanvas(scene).panels;
    const auto rows = std::ranges::count(panels, true, &ui::StepPanel::onlyQuery);
    return { .whole = std::ssize(panels) - rows, .rows = rows };
}

QString textOf(const ui::StepWords& words)
{
    QString text = words.title.plain() + u'\n';
    for (const ui::Paragraph& paragraph : words.body)
        for (const ui::Sentence::Piece& piece : paragraph)
            text += piece.text;
    return text;
}

} // namespace

class TestSoftcapWords : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void softCapAddsItsOwnPrime_data()
    {
        QTest::addColumn<QStringList>("settings");
        QTest::addColumn<QString>("expected");
        QTest::newRow("alone") << QStringList { u"scaling=none"_s } << u"s\\prime"_s;
        QTest::newRow("scaled") << QStringList {} << u"s\\prime\\prime"_s;
        QTest::newRow("scaled and masked")
            << QStringList { u"mask=causal"_s } << u"s\\prime\\prime\\prime"_s;
        QTest::newRow("with temperature")
            << QStringList { u"temperature=2"_s } << u"s\\prime\\prime/T"_s;
    }
    void softCapAddsItsOwnPrime()
    {
        QFETCH(const QStringList, settings);
        QFETCH(const QString, expected);
        const auto trace = traceOf(settings + QStringList { u"softcap=2"_s });
        QCOMPARE(ui::temperatureScoreName({ u"s"_s }, ui::scoreChanges(*trace, 0, 0)), expected);
    }
    void arithmeticOfACellIsReproducible()
    {
        const auto trace = traceOf({ u"softcap=0.5"_s, u"mask=causal"_s });
        const core::CellAt at { 0, 0, 5, 2 };
        const core::CellExplanation cell = core::explainCell(*trace, at);
        const auto lines = ui::arithmetic(*trace, at, cell);
        const auto capped = std::ranges::find(lines, "capped", &ui::ArithmeticLine::what);
        QVERIFY(capped != lines.end());
        QCOMPARE((capped - 1)->what, std::string_view("scaled"));
        QCOMPARE((capped + 1)->what, std::string_view("maximum"));
        QVERIFY(std::abs(*capped->number - 0.5 * std::tanh(*(capped - 1)->number / 0.5)) < 1e-6);
        QVERIFY(std::abs(*capped->number) < 0.5);
        QVERIFY(capped->formula.startsWith(u"0.5 \\cdot \\tanh("_s));
        QVERIFY(!ui::Formula(capped->formula).plainText().contains(u'\\'));
        QVERIFY(ui::arithmeticText(*trace, at, cell)
                    .contains(ui::Formula(capped->formula).plainText()));
        const auto plain = traceOf({ u"mask=causal"_s });
        const auto without = ui::arithmetic(*plain, at, core::explainCell(*plain, at));
        QVERIFY(std::ranges::find(without, "capped", &ui::ArithmeticLine::what) == without.end());
    }
    void rowStagesEqualTheTensors()
    {
        const auto trace = traceOf({ u"softcap=0.5"_s, u"mask=causal"_s });
        const ui::RowStages row = ui::rowStages(*trace, { 0, 0, 5 });
        const core::ScoreStages stages = core::scoreStages(*trace, 0, 0);
        for (std::size_t j = 0; j < row.capped.size(); ++j) {
            const auto at = static_cast<core::Index>(j);
            QVERIFY(std::abs(row.capped[j] - stages.capped(5, at)) < 1e-6F);
            QVERIFY((row.masked[j] == core::excluded) == (at > 5));
            QVERIFY(at > 5 || row.masked[j] == row.capped[j]);
        }
    }
    void scaleStepShowsAndExplainsTheSoftCap()
    {
        const auto trace = traceOf({ u"softcap=50"_s, u"mask=causal"_s });
        const ui::StepScene scene = sceneOf(trace, "scale");
        QCOMPARE(ui::formulaSource(scene.step.formula, scene),
            u"s\\prime_{ij} = \\frac{s_{ij}}{\\sqrt{d_k}} \\quad s\\prime\\prime_{ij} = 50 "
            "\\tanh\\frac{s\\prime_{ij}}{50}"_s);
        const QString said = textOf(ui::stepWords(scene));
        QVERIFY2(said.startsWith(u"The scores are divided by 2.83 and soft-capped at ±50\n"_s),
            qPrintable(said));
        QVERIFY2(said.contains(u"Soft cap"_s) && said.contains(u"exceeds ±50"_s), qPrintable(said));
        const float best = scene.row.capped[std::size_t(*ui::bestOf(scene.row.raw))];
        QVERIFY2(said.contains(u"capped, "_s + ui::shown(double(best), 3)), qPrintable(said));
        QCOMPARE(panelsOf(scene), (Panels { .whole = 3, .rows = 3 }));
        const ui::StepScene mask = sceneOf(trace, "mask");
        QCOMPARE(ui::formulaSource(mask.step.formula, mask),
            u"s\\prime\\prime\\prime_{ij} = s\\prime\\prime_{ij} + m_{ij} \\quad m_{ij} = -∞ "
            "\\text{ where } j > i"_s);
        QCOMPARE(ui::stepCanvas(mask).panels[0].tensor, std::string("layer1/head1/capped"));
        const auto alone = traceOf({ u"softcap=50"_s, u"scaling=none"_s });
        const ui::StepScene unscaled = sceneOf(alone, "scale");
        QCOMPARE(panelsOf(unscaled), (Panels { .whole = 2, .rows = 2 }));
        QVERIFY(
            textOf(ui::stepWords(unscaled)).startsWith(u"The scores are soft-capped at ±50\n"_s));
        QCOMPARE(ui::formulaSource(unscaled.step.formula, unscaled),
            u"s\\prime_{ij} = 50 \\tanh\\frac{s_{ij}}{50}"_s);
    }
    void cappedScoresHaveAName()
    {
        const auto trace = traceOf({ u"softcap=50"_s });
        const auto name = ui::tensorName(*trace, core::find(*trace, "layer1/head1/capped"));
        QCOMPARE(name.symbol, u"S\\prime\\prime"_s);
        QCOMPARE(name.word, u"scores after the soft cap"_s);
    }
    // The curve through the weights of a regression has the same soft cap.
    void kernelCurveHasTheSameSoftCap()
    {
        core::Experiment experiment;
        experiment.source = ui::samplePoints();
        experiment.design.position = core::NoPosition {};
        experiment.design.weights = core::IdentityWeights {};
        experiment.attention().heads = 1;
        experiment.attention().scaling = core::NoScaling {};
        experiment.attention().score = core::KernelScore {};
        experiment.attention().softcap = 2;
        const auto trace = core::run(core::resolve(experiment));
        const auto curve = ui::weightForm(*trace, 0, 50, { 0.0, 2.5, 5.0 });
        QCOMPARE(curve.size(), std::size_t { 3 }); // the curve agrees with the weights
        // Far away the logarithm is −2 and not −6.25: the weight at the query itself is larger by
        // e².
        QVERIFY(std::abs(curve[1].y / curve[0].y - std::exp(2 * std::tanh(3.125))) < 0.01);
    }
    void settingsAcceptASoftCapAndNone()
    {
        ui::Document document;
        ui::SettingsPanel panel(document, nullptr);
        panel.show();
        QVERIFY(settled(document));
        auto* const editor = qobject_cast<ui::NumberEditor*>(panel.editor(u"softcap"_s));
        QVERIFY(editor != nullptr && editor->isVisibleTo(&panel));
        const auto type = [&](const QString& number) {
            editor->box()->setFocus();
            editor->box()->selectAll();
            QTest::keyClicks(editor->box(), number);
            QTest::keyClick(editor->box(), Qt::Key_Return);
            return settled(document);
        };
        QVERIFY(type(u"1.5"_s));
        QCOMPARE(document.experiment().attention().softcap, 1.5F);
        QVERIFY(std::ranges::all_of(core::scoreStages(*document.trace(), 0, 0).masked.values(),
            [](float s) { return std::abs(s) <= 1.5F; }));
        QVERIFY(type(u"0"_s));
        QVERIFY(document.experiment() == core::Experiment {});
        document.undoStack()->undo();
        QCOMPARE(document.experiment().attention().softcap, 1.5F);
    }
};

QTEST_MAIN(TestSoftcapWords)
#include "tst_softcap_words.moc"
