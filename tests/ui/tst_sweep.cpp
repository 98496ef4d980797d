#include "core/analysis/steps.h"
#include "core/base/error.h"
#include "core/settings/settings.h"
#include "ui/animation/frame_sequence.h"
#include "ui/words/labels.h"

#include <QtTest>

#include <cmath>

namespace {

using ui::sweepValues;
using Texts = std::vector<std::string>;

std::vector<double> numbers(const Texts& texts)
{
    std::vector<double> result;
    for (const std::string& text : texts)
        result.push_back(std::stod(text));
    return result;
}

} // namespace

class TestSweep : public QObject {
    Q_OBJECT

private slots:
    void linearStepsReachBothEnds()
    {
        QCOMPARE(sweepValues({ "temperature", 0.5, 2.5, 5 }, {}),
            (Texts { "0.5", "1", "1.5", "2", "2.5" }));
        QCOMPARE(sweepValues({ "temperature", 2, 1, 3 }, {}), (Texts { "2", "1.5", "1" }));
    }
    void logarithmicStepsReachBothEnds()
    {
        const auto values = numbers(sweepValues({ "scaling.factor", 0.1, 10, 60, true }, {}));
        QCOMPARE(values.size(), 60U);
        QCOMPARE(static_cast<float>(values.front()), 0.1F);
        QCOMPARE(static_cast<float>(values.back()), 10.0F);
        const double factor = std::pow(100.0, 1.0 / 59);
        for (std::size_t i = 1; i < values.size(); ++i)
            QVERIFY(std::abs(values[i] / values[i - 1] / factor - 1) < 1e-6); // floats
    }
    void integerFieldsGetIntegers()
    {
        QCOMPARE(sweepValues({ "seed", 1, 4, 4 }, {}), (Texts { "1", "2", "3", "4" }));
        QCOMPARE(sweepValues({ "mask.window", 1, 3, 5 }, {}), (Texts { "1", "2", "2", "3", "3" }));
        core::Experiment masks;
        core::settings::set(masks, "mask=causal,window");
        QCOMPARE(sweepValues({ "mask[2].window", 1, 2, 4 }, masks), (Texts { "1", "1", "2", "2" }));
    }
    void endsAreThoseRequested_data()
    {
        QTest::addColumn<std::string>("field");
        QTest::addColumn<bool>("logarithmic");
        for (const core::settings::Field& field : core::settings::list())
            if (field.range && field.needs.size() < 2
                && (field.type == core::settings::Type::Number
                    || field.type == core::settings::Type::Integer))
                for (const bool logarithmic : { false, true })
                    if (!logarithmic || field.range->low > 0)
                        QTest::addRow(
                            "%s%s", field.path.c_str(), logarithmic ? ", logarithmic" : "")
                            << field.path << logarithmic;
    }
    void endsAreThoseRequested()
    {
        QFETCH(std::string, field);
        QFETCH(bool, logarithmic);
        const auto all = core::settings::list();
        const auto range = std::ranges::find(all, field, &core::settings::Field::path)->range;
        const auto values
            = numbers(sweepValues({ field, range->low, range->high, 7, logarithmic }, {}));
        QCOMPARE(static_cast<float>(values.front()), static_cast<float>(range->low));
        QCOMPARE(static_cast<float>(values.back()), static_cast<float>(range->high));
    }
    void impossibleSweepIsRefusedWithAReason_data()
    {
        QTest::addColumn<ui::Sweep>("sweep");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const ui::Sweep& sweep, const char* problem) {
            QTest::newRow(name) << sweep << problem;
        };
        row("a word", { "scaling.kind", 0, 1 }, "not_a_number_field");
        row("a text", { "source.text", 0, 1 }, "not_a_number_field");
        row("no field", { "scaling.facto", 0.1, 1 }, "unknown_field");
        row("below the range", { "scaling.factor", -1, 1 }, "out_of_range");
        row("beyond the range at the end", { "heads", 1, 99 }, "out_of_range");
        row("factors from nothing", { "temperature", 0, 1, 60, true }, "bad_sweep");
        row("one frame", { "temperature", 0.5, 1, 1 }, "bad_sweep");
        row("too many frames", { "temperature", 0.5, 1, 2001 }, "bad_sweep");
        row("endless", { "temperature", 0.5, INFINITY }, "bad_sweep");
        row("no number", { "temperature", NAN, 1 }, "bad_sweep");
    }
    void impossibleSweepIsRefusedWithAReason()
    {
        QFETCH(ui::Sweep, sweep);
        QFETCH(QString, problem);
        try {
            sweepValues(sweep, {});
            QFAIL("it was swept");
        } catch (const core::Error& error) {
            QCOMPARE(QString::fromStdString(error.problem), problem);
        }
    }
    void everyFrameHasItsValueAndCaption()
    {
        ui::Session session;
        session.notes = "kept";
        const ui::FrameSequence frames
            = ui::sweepFrames(session, {}, { "scaling.factor", 1, 3, 4 });
        QCOMPARE(frames.frames, 4);
        const Texts values { "1", "1.6666666", "2.3333333", "3" };
        const Texts captions { "1", "1.667", "2.333", "3" };
        for (int i = 0; i < frames.frames; ++i) {
            const auto at = static_cast<std::size_t>(i);
            const ui::Scene scene = frames.scene(i);
            ui::Session expected = session;
            core::settings::set(expected.experiment, "scaling.factor", values[at]);
            QVERIFY(scene.session == expected);
            QCOMPARE(scene.figure.caption, "Factor s = " + captions[at]);
        }
        const ui::FrameSequence seeds
            = ui::sweepFrames(session, {}, { "seed", 0, 4294967290.0, 2 });
        QCOMPARE(seeds.scene(1).figure.caption, std::string("Seed = 4294967290"));
        session.experiment.attention().mask = { core::WindowMask {}, core::WindowMask {} };
        const ui::FrameSequence second
            = ui::sweepFrames(session, {}, { "mask[2].window", 1, 3, 3 });
        QCOMPARE(second.scene(2).figure.caption, ui::label("mask.window").toStdString() + " = 3");
        ui::Figure own;
        own.caption = "mine";
        QCOMPARE(ui::sweepFrames(session, own, { "seed", 0, 1, 2 }).scene(1).figure, own);
    }
    void explanationIsShownStepByStep()
    {
        ui::Session session;
        session.selection.query = 3;
        const ui::FrameSequence frames = ui::stepFrames(session, {}, int(core::stepIds.size()));
        QCOMPARE(frames.frames, int(core::stepIds.size()));
        for (int i = 0; i < frames.frames; ++i) {
            const ui::Scene scene = frames.scene(i);
            QVERIFY(scene.session.experiment == session.experiment);
            QCOMPARE(scene.session.selection.step, i);
            QCOMPARE(scene.session.selection.query, session.selection.query);
            QCOMPARE(scene.figure.view, std::string("steps"));
        }
    }
};

QTEST_GUILESS_MAIN(TestSweep)
#include "tst_sweep.moc"
