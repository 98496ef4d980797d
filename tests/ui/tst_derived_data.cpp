#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "stage.h"

#include "core/analysis/combine.h"
#include "ui/document/view_entry.h"
#include "ui/session/derived_data.h"

#include <chrono>
#include <thread>

namespace {

ui::TracePtr traceOf(const std::vector<std::string>& assignments)
{
    core::Experiment experiment;
    for (const std::string& each : assignments)
        core::settings::set(experiment, each);
    return core::run(core::resolve(experiment));
}

std::string sentenceOf(int words) // as a setting
{
    std::string text = "source.text=";
    for (int i = 0; i < words; ++i)
        text += "word" + std::to_string(i % 50) + ' ';
    return text;
}

ui::DerivedData::Request requestFor(core::Index layer, core::Index head)
{
    return { {}, {}, layer, head };
}

bool same(const core::HeadStatistics& a, const core::HeadStatistics& b)
{
    return a.entropy == b.entropy && a.distance == b.distance && a.sameWord == b.sameWord
        && a.maximum == b.maximum && a.emptyRows == b.emptyRows && a.pattern == b.pattern;
}

} // namespace

// Data prepared while the user pauses equal those computed on demand.
class TestDerivedData : public QObject {
    Q_OBJECT

    // Compares every derived number with a fresh computation.
    static void compare(ui::DerivedData& derived, core::Index layer, core::Index head)
    {
        ui::DerivedData plain(derived.trace());
        for (core::Index each = 0; each < std::ssize(derived.trace()->attentions); ++each)
            for (std::size_t i = 0; i < plain.statistics(each).size(); ++i)
                QVERIFY(same(derived.statistics(each)[i], plain.statistics(each)[i]));
        for (std::size_t i = 0; i < plain.maps(layer, ui::HeadContent::Scores).size(); ++i) {
            QCOMPARE(*derived.maps(layer, ui::HeadContent::Scores)[i],
                *plain.maps(layer, ui::HeadContent::Scores)[i]);
            QCOMPARE(derived.largest(*derived.maps(layer, ui::HeadContent::Scores)[i]),
                ui::largestMagnitude(*plain.maps(layer, ui::HeadContent::Scores)[i]));
        }
        for (const char* id : { "mean", "max", "rollout" }) {
            const ui::MatrixPtr expected = plain.combination(layer, id);
            QCOMPARE(derived.combination(layer, id) == nullptr, expected == nullptr);
            if (expected)
                QCOMPARE(*derived.combination(layer, id), *expected);
        }
        for (const std::string_view choice : ui::pointChoices) {
            QCOMPARE(derived.points(layer, head, choice).pca.coordinates,
                plain.points(layer, head, choice).pca.coordinates);
            QCOMPARE(derived.points(layer, head, choice).arrows,
                plain.points(layer, head, choice).arrows);
        }
        QCOMPARE(*derived.stages(layer, head).raw, *plain.stages(layer, head).raw);
        QCOMPARE(*derived.stages(layer, head).masked, *plain.stages(layer, head).masked);
    }

private slots:
    void init() { failOnWarnings(); }

    void preparedDataEqualComputedData()
    {
        for (const std::vector<std::string>& assignments : {
                 std::vector<std::string> {},
                 { "heads=3", "mask.kind=causal", "dimension=48" },
                 { "source.kind=sentences", "score=additive" },
                 { "source.kind=matrices", "source.queries=[[1,2],[3,4],[5,6]]",
                     "source.keys=[[1,0],[0,1]]", "weights=random", "position=none" },
             }) {
            ui::DerivedData derived(traceOf(assignments));
            const core::Index head = std::ssize(derived.trace()->attentions.front().heads) - 1;
            prepareViews(derived, requestFor(0, head), {});
            compare(derived, 0, head);
        }
    }
    void cellsMaskedInAllHeadsAreExcluded()
    {
        const ui::TracePtr trace = traceOf({ "mask.kind=causal" });
        ui::DerivedData derived(trace);
        const core::Matrix mean = core::meanOfHeads(*trace, 0);
        const core::Matrix maximum = core::maximumOfHeads(*trace, 0);
        for (core::Index i = 0; i < mean.rows(); ++i)
            for (core::Index j = 0; j < mean.cols(); ++j) {
                QCOMPARE(
                    (*derived.combination(0, "mean"))(i, j), j > i ? core::excluded : mean(i, j));
                QCOMPARE(
                    (*derived.combination(0, "max"))(i, j), j > i ? core::excluded : maximum(i, j));
            }
    }
    // Nothing is computed twice: the matrices are the prepared ones, and a copy shares them.
    void preparedDataAreShared()
    {
        ui::DerivedData derived(traceOf({}));
        prepareViews(derived, requestFor(0, 1), {});
        ui::DerivedData copy = derived;
        QCOMPARE(copy.maps(0, ui::HeadContent::Scores).front(),
            derived.maps(0, ui::HeadContent::Scores).front());
        QCOMPARE(copy.combination(0, "mean"), derived.combination(0, "mean"));
        QCOMPARE(copy.stages(0, 1).raw, derived.stages(0, 1).raw);
        QCOMPARE(&copy.points(0, 1, "qk"), &derived.points(0, 1, "qk"));
        QCOMPARE(&copy.points(0, 3, "input"), &derived.points(0, 1, "input")); // same for each head
        QVERIFY(&copy.points(0, 3, "qk") != &derived.points(0, 1, "qk"));
    }
    // A stopped preparation leaves nothing incomplete.
    void stoppedPreparationIsCompletedOnDemand()
    {
        const std::string text = sentenceOf(200);
        const ui::TracePtr trace = traceOf({ text });
        for (const int milliseconds : { 0, 1, 2, 3, 5, 8, 13, 21 }) {
            ui::DerivedData derived(trace);
            std::stop_source stop;
            const std::jthread stopper([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
                stop.request_stop();
            });
            prepareViews(derived, requestFor(0, 0), stop.get_token());
            compare(derived, 0, 0);
        }
    }
    // Data computed by the event loop in the meantime are kept.
    void dataComputedMeanwhileAreKept()
    {
        ui::Document document;
        QVERIFY(settled(document));
        const auto before = document.derived();
        QVERIFY(document.preparing());
        const ui::SpacePoints* const points = &before->points(0, 5, "qk"); // for another head
        QVERIFY(QTest::qWaitFor([&] { return !document.preparing(); }));
        QVERIFY(document.derived() != before);
        QCOMPARE(&document.derived()->points(0, 5, "qk"), points);
    }
    void indicesOutOfRangeAreIgnored()
    {
        ui::DerivedData derived(traceOf({}));
        prepareViews(derived, requestFor(7, 0), {});
        prepareViews(derived, requestFor(0, 99), {});
        compare(derived, 0, 0);
    }
    void pauseCompletesTheDataOnScreen()
    {
        ui::Document document;
        QVERIFY(settled(document));
        const auto before = document.derived();
        QVERIFY(document.preparing());
        QVERIFY(QTest::qWaitFor([&] { return !document.preparing(); }));
        QVERIFY(document.derived() != before);
        QCOMPARE(document.derived()->trace(), document.trace());
        compare(*document.derived(), 0, 0);
    }
    // In any order of changes, the derived data belong to the numbers on screen.
    void changeInterruptsThePreparation()
    {
        ui::Document document;
        QVERIFY(settled(document));
        for (int i = 1; i <= 12; ++i) {
            QTest::qWait(25 * i % 190);
            QVERIFY(change(document, "temperature=" + std::to_string(1 + 0.05 * i)));
            QCOMPARE(document.derived()->trace(), document.trace());
        }
        document.lock({ 0, 2, {}, {}, 0 });
        QVERIFY(QTest::qWaitFor([&] { return !document.preparing(); }));
        QCOMPARE(document.derived()->trace(), document.trace());
        compare(*document.derived(), 0, 2);
    }
    void documentCanBeDestroyedDuringPreparation()
    {
        const std::string text = sentenceOf(400);
        for (const int wait : { 0, 140, 150, 160, 200 }) {
            ui::Document document;
            QVERIFY(change(document, text));
            QVERIFY(document.preparing());
            QTest::qWait(wait);
        }
    }
};

QTEST_MAIN(TestDerivedData)
#include "tst_derived_data.moc"
