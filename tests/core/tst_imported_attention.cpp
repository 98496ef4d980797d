#include "core/base/parallel.h"
#include "core/head_at.h"
#include "core/inference/run.h"
#include "core/pretrained_model.h"
#include "core/resolve/resolve.h"
#include "tests/core/foreign_trace.h"

#include <QtTest>

#include <atomic>

using core::Index;
using imported::attention;
using imported::ImportedFile;
using imported::loaded;
using imported::request;
using imported::resolved;
using imported::shares;
using imported::threeLayers;
using imported::traced;
using imported::translation;
using imported::words;

// Imported attention: requests to it and its memory.
class TestImportedAttention : public QObject {
    Q_OBJECT

private slots:
    void traceHasTokensAndLayersOfTheFile()
    {
        ImportedFile given = threeLayers();
        given.attentions[0].queryTokens = given.attentions[0].keyTokens
            = words({ "a", "b", "c", "d", "e" });
        const auto trace = core::run(resolved(given));
        QCOMPARE(trace->model->inputs.queryTokens[4].text, std::string("e"));
        QVERIFY(trace->model->inputs.selfAttention() && trace->model->pretrained() == nullptr);
        QCOMPARE(trace->attentions.size(), std::size_t { 3 });
        QCOMPARE(trace->attention(2).path, std::string("layer4"));
        QCOMPARE(trace->attention(1).spec.heads, 3);
        for (const core::AttentionTrace& attention : trace->attentions)
            QVERIFY(attention.selfAttention() && attention.queries->rows() == 5);
        QVERIFY(trace->output().empty() && trace->logits.empty() && trace->states.empty());
        QCOMPARE(core::run(resolved(given),
                     { .stop =
                             [] {
                                 std::stop_source source;
                                 source.request_stop();
                                 return source.get_token();
                             }() }),
            nullptr);
    }
    void onlyEqualTokensAreSelfAttention()
    {
        ImportedFile given = translation();
        const auto trace = core::run(resolved(given));
        QVERIFY(trace->attention(0).selfAttention() && trace->attention(1).selfAttention());
        QVERIFY(!trace->attention(2).selfAttention());
        given.attentions = { attention("layer1", 1, 3, 3) };
        given.attentions[0].keyTokens = words({ "x", "y", "z" });
        QVERIFY(!core::run(resolved(given))->attention(0).selfAttention());
        QVERIFY(!resolved(given)->inputs.selfAttention());
    }
    void textAndInterventionsAreRefused()
    {
        const StubFiles files = threeLayers().files();
        const auto refusal = [&](auto&& change) {
            core::Experiment experiment = request();
            change(experiment);
            return refusalOf([&] { (void)core::resolve(experiment, files); });
        };
        const std::string changed = refusal(
            [](core::Experiment& e) { loaded(e).interventions.push_back({ .temperature = 2 }); });
        QVERIFY(changed.starts_with("trace_only: this file holds imported attention"));
        QVERIFY(refusal([](core::Experiment& e) {
            loaded(e).interventions.push_back({ .at = "layer2", .rank = 3 });
        }) == changed);
        QVERIFY(refusal([](core::Experiment& e) { e.edits.emplace_back(); }) == changed);
        const std::string tokens = refusal([](core::Experiment& e) { loaded(e).ids = { 1, 2 }; });
        QVERIFY(tokens.starts_with("trace_only") && tokens != changed);
        QVERIFY(refusal([](core::Experiment& e) { loaded(e).target = "a"; }) == tokens);
        QVERIFY(refusal([](core::Experiment& e) { loaded(e).maskedTokens = { 1 }; }) == tokens);
        // Interventions without effect and an unused sentence are accepted.
        QVERIFY(refusal([](core::Experiment& e) {
            loaded(e).interventions.push_back({ .at = "layer1" });
            e.source = core::Sentence { "other words" };
        }).empty());
        const auto model = core::resolve(request(), files);
        QVERIFY(refusalOf([&] { (void)core::pretrainedRun(*model); }).starts_with("trace_only"));
        QVERIFY(refusalOf([&] { (void)model->layers.layer(0); }).starts_with("trace_only"));
    }
    void sameFileIsNotOpenedAgain()
    {
        const auto model = resolved(threeLayers());
        core::Experiment other = request();
        other.seed = 7;
        const auto again = core::resolveAgain(*model, other);
        QVERIFY(again != nullptr && again->imported() == model->imported());
        QCOMPARE(again->experiment, other);
        loaded(other).where = "other.npz";
        QCOMPARE(core::resolveAgain(*model, other), nullptr);
        other.network = core::CustomSource {};
        QCOMPARE(core::resolveAgain(*model, other), nullptr);
        loaded(other = request()).interventions.push_back({ .rank = 1 });
        QVERIFY(
            refusalOf([&] { (void)core::resolveAgain(*model, other); }).starts_with("trace_only"));
    }
    void recentlyReadHeadsAreCached()
    {
        ImportedFile given { { attention("layer1", 6, 10, 10) } };
        given.cacheBytes = 3 * sizeof(float) * 10 * 10;
        const auto trace = traced(given, false);
        const auto read = [&](Index head) {
            QCOMPARE(core::headAt(*trace, 0, head).weights(), shares(0, head + 20, 10, 10));
        };
        for (const Index head : { 0, 1, 2, 0, 1, 2, 2 })
            read(head);
        QCOMPARE(*given.reads, 3);
        read(0);
        read(3); // 1 was used least recently
        for (const Index head : { 0, 2, 3 })
            read(head);
        QCOMPARE(*given.reads, 4);
        read(1);
        QCOMPARE(*given.reads, 5);
        // A matrix that is still referenced is not freed.
        const auto mine = core::sharedWeights(trace, 0, 1);
        for (Index head = 2; head < 6; ++head)
            read(head);
        QCOMPARE(*mine, shares(0, 21, 10, 10));
    }
    void holdingReadsOneLayer()
    {
        const ImportedFile given = threeLayers();
        const auto large = traced(given, false);
        const auto held = core::holdingImported(large, 1);
        QCOMPARE(*given.reads, 3);
        for (Index head = 0; head < 3; ++head)
            QCOMPARE(held->attention(1).heads[static_cast<std::size_t>(head)].weights,
                shares(1, head + 20, 5, 5));
        QVERIFY(held->attention(0).heads[0].weights.empty());
        QCOMPARE(core::headAt(*held, 0, 1).weights(), shares(0, 21, 5, 5));
        QCOMPARE(core::holdingImported(held, 1), held);
        QVERIFY(core::holdingImported(held, 2)->attention(1).heads[0].weights.empty());
        const auto small = traced(given);
        QCOMPARE(core::holdingImported(small, 2), small);
        std::stop_source stopped;
        stopped.request_stop();
        QCOMPARE(core::holdingImported(large, 0, { .stop = stopped.get_token() }), nullptr);
    }
    void concurrentReadsAreCorrect()
    {
        ImportedFile given { { attention("layer1", 40, 20, 20) } };
        given.cacheBytes = 5 * sizeof(float) * 20 * 20;
        const auto trace = traced(given, false);
        std::atomic<int> wrong = 0;
        core::ThreadPool(4).forEach(400, [&](Index i) {
            const core::HeadAt at = core::headAt(*trace, 0, i * 7 % 40);
            wrong += at.weights() == shares(0, i * 7 % 40 + 20, 20, 20) ? 0 : 1;
        });
        QCOMPARE(wrong, 0);
    }
    void traceFilesAreRecognisedByName()
    {
        for (const char* name : { "a.npz", "/b/c.SafeTensors", ".npz" })
            QVERIFY(core::namesTrace(name));
        for (const char* name : { "encoder", "npz", "model/config.json", "a.npz/", "" })
            QVERIFY(!core::namesTrace(name));
        QVERIFY(refusalOf([] { (void)core::resolve(request()); }).starts_with("files_unavailable"));
    }
};

QTEST_APPLESS_MAIN(TestImportedAttention)
#include "tst_imported_attention.moc"
