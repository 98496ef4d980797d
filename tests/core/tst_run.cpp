#include "core/base/block_pool.h"
#include "core/inference/attention/score_rows.h"
#include "core/inference/run.h"
#include "core/trace.h"
#include "tests/core/random_model.h"
#include "tests/core/reference.h"

#include <QtTest>

#include <cmath>
#include <thread>

using core::Index;
using core::Matrix;

namespace {

constexpr double rounding = 1e-5; // promised accuracy against double precision

bool sameBits(const core::Trace& a, const core::Trace& b)
{
    for (std::size_t l = 0; l < a.attentions.size(); ++l) {
        const core::AttentionTrace& x = a.attentions[l];
        const core::AttentionTrace& y = b.attentions[l];
        if (x.output != y.output || x.concat != y.concat)
            return false;
        for (std::size_t h = 0; h < x.heads.size(); ++h) {
            const core::HeadTrace& p = x.heads[h];
            const core::HeadTrace& q = y.heads[h];
            if (p.q != q.q || p.k != q.k || p.v != q.v || p.weights != q.weights
                || p.output != q.output || p.emptyRows != q.emptyRows)
                return false;
        }
    }
    return true;
}

} // namespace

class TestRun : public QObject {
    Q_OBJECT

    static void compare(
        const std::shared_ptr<const core::Model>& model, double tolerance = rounding)
    {
        const auto trace = core::run(model, { 2, {} });
        const auto expected = reference::forward(*model);
        QCOMPARE(trace->attentions.size(), expected.size());
        for (std::size_t l = 0; l < expected.size(); ++l)
            compareLayer(trace->attentions[l], expected[l], tolerance);
    }

    static void compareLayer(
        const core::AttentionTrace& ours, const reference::Layer& theirs, double tolerance)
    {
        QCOMPARE(ours.heads.size(), theirs.heads.size());
        for (std::size_t h = 0; h < theirs.heads.size(); ++h) {
            const core::HeadTrace& a = ours.heads[h];
            const reference::Head& b = theirs.heads[h];
            QVERIFY(reference::difference(a.q, b.q) < tolerance);
            QVERIFY(reference::difference(a.k, b.k) < tolerance);
            QVERIFY(reference::difference(a.v, b.v) < tolerance);
            QVERIFY(reference::difference(a.weights, b.weights) < tolerance);
            QVERIFY(reference::difference(a.output, b.output) < tolerance);
            QVERIFY(a.emptyRows == b.emptyRows);
        }
        QVERIFY(reference::difference(ours.concat, theirs.concat) < tolerance);
        QVERIFY(reference::difference(ours.output, theirs.output) < tolerance);
    }

    static void compareStages(const std::shared_ptr<const core::Model>& model)
    {
        const auto trace = core::run(model);
        const auto expected = reference::forward(*model);
        for (Index h = 0; h < static_cast<Index>(trace->attentions[0].heads.size()); ++h) {
            const auto stages = core::scoreStages(*trace, 0, h);
            const reference::Head& head = expected[0].heads[static_cast<std::size_t>(h)];
            QVERIFY(reference::difference(stages.raw, head.raw) < rounding);
            QVERIFY(reference::difference(stages.scaled, head.scaled) < rounding);
            QVERIFY(reference::difference(stages.masked, head.masked) < rounding);
        }
    }

private slots:
    void everySizeAgreesWithTheReference_data()
    {
        QTest::addColumn<Index>("n");
        QTest::addColumn<Index>("m");
        QTest::addColumn<Index>("dk");
        QTest::addColumn<Index>("dv");
        const Index sizes[] = { 1, 2, 3, 5, 7, 17, 63, 64, 65, 129 };
        for (std::size_t i = 0; i < std::size(sizes); ++i) {
            const Index n = sizes[i];
            const Index m = sizes[(i * 3 + 4) % std::size(sizes)];
            const Index dk = sizes[(i * 7 + 2) % std::size(sizes)];
            const Index dv = sizes[(i * 9 + 5) % std::size(sizes)];
            QTest::addRow("%td queries, %td keys, %td, %td", n, m, dk, dv) << n << m << dk << dv;
            QTest::addRow("self-attention of %td, %td, %td", n, dk, dv) << n << n << dk << dv;
        }
    }
    void everySizeAgreesWithTheReference()
    {
        QFETCH(Index, n);
        QFETCH(Index, m);
        QFETCH(Index, dk);
        QFETCH(Index, dv);
        test::ModelMaker make(static_cast<std::uint64_t>(n * 1000 + m));
        for (const bool biases : { false, true }) {
            test::Shape shape { n, m, 70, dk, dv, 3, 33, biases, n != m };
            compare(make.model(shape));
            shape.outputWidth = 0;
            compare(make.model(shape));
        }
    }

    void everyScoreAgreesWithTheReference_data()
    {
        QTest::addColumn<std::size_t>("kind");
        for (std::size_t i = 0; i < std::variant_size_v<core::Score>; ++i)
            QTest::newRow(core::kinds<core::Score>()[i].data()) << i;
    }
    void everyScoreAgreesWithTheReference()
    {
        QFETCH(std::size_t, kind);
        test::ModelMaker make(7);
        for (const Index n : { 3, 61 }) {
            const auto model = make.model({ .n = n, .m = n + 5, .dk = 9, .cross = true });
            model->specs.front().score
                = *core::makeKind<core::Score>(core::kinds<core::Score>()[kind]);
            for (core::HeadModel& head : model->layers.mutableLayers()[0].heads)
                head.score = make.parameters(model->specs.front().score, 9);
            compare(model);
            compareStages(model);
        }
    }

    void everyNormaliserAgreesWithTheReference_data()
    {
        QTest::addColumn<std::size_t>("kind");
        for (std::size_t i = 0; i < std::variant_size_v<core::Normaliser>; ++i)
            QTest::newRow(core::kinds<core::Normaliser>()[i].data()) << i;
    }
    void everyNormaliserAgreesWithTheReference()
    {
        QFETCH(std::size_t, kind);
        test::ModelMaker make(8);
        const auto model = make.model({ .n = 60, .m = 60 });
        model->specs.front().normaliser
            = *core::makeKind<core::Normaliser>(core::kinds<core::Normaliser>()[kind]);
        model->specs.front().temperature = 0.7F;
        // A sum of scores of both signs may nearly cancel, and the quotient then loses digits.
        const bool cancels
            = std::holds_alternative<core::SumNormaliser>(model->specs.front().normaliser);
        compare(model, cancels ? 1e-3 : rounding);
    }

    void everyScalingAgreesWithTheReference_data()
    {
        QTest::addColumn<std::size_t>("kind");
        for (std::size_t i = 0; i < std::variant_size_v<core::Scaling>; ++i)
            QTest::newRow(core::kinds<core::Scaling>()[i].data()) << i;
    }
    void everyScalingAgreesWithTheReference()
    {
        QFETCH(std::size_t, kind);
        test::ModelMaker make(9);
        const auto model = make.model({ .n = 30, .m = 30 });
        model->specs.front().scaling
            = *core::makeKind<core::Scaling>(core::kinds<core::Scaling>()[kind]);
        model->specs.front().temperature = 3;
        compare(model);
        compareStages(model);
    }

    void masksAgreeWithTheReference()
    {
        test::ModelMaker make(10);
        for (const Index window : { 0, 1, 40 }) {
            const auto model = make.model({ .n = 130, .m = 130 });
            for (core::HeadModel& head : model->layers.mutableLayers()[0].heads) {
                for (std::size_t i = 0; i < 130; ++i) {
                    head.mask.begin[i] = std::max<Index>(0, static_cast<Index>(i) - window);
                    head.mask.end[i] = i % 50 == 7 ? head.mask.begin[i] : static_cast<Index>(i) + 1;
                }
            }
            compare(model);
            compareStages(model);
            QCOMPARE(core::run(model)->attentions[0].heads[0].emptyRows,
                (std::vector<Index> { 7, 57, 107 }));
        }
    }

    void addedMasksAndDistanceBiasAgreeWithTheReference()
    {
        test::ModelMaker make(11);
        const auto model = make.model({ .n = 70, .m = 50, .cross = true });
        auto added = std::make_shared<Matrix>(make.normal(70, 50));
        for (Index i = 0; i < added->size(); i += 3)
            added->data()[i] = core::excluded;
        std::ranges::fill(added->row(20), core::excluded);
        model->layers.mutableLayers()[0].heads[0].mask.added = added;
        model->layers.mutableLayers()[0].heads[1].mask.distanceSlope = 0.25F;
        compare(model);
        compareStages(model);
        QCOMPARE(core::run(model)->attentions[0].heads[0].emptyRows, std::vector<Index> { 20 });
    }

    void rotaryPositionsAgreeWithTheReference()
    {
        test::ModelMaker make(20);
        for (const auto pairing : { core::Pairing::Adjacent, core::Pairing::Halves }) {
            const auto model = make.model({ .n = 50, .m = 50, .dk = 7 });
            model->specs.front().rotary = core::Rotary { pairing, 100 };
            compare(model);
        }
    }

    void layerOutputIsInputOfTheNext()
    {
        test::ModelMaker make(12);
        const test::Shape shape { .n = 20, .m = 20, .d = 12, .outputWidth = 12 };
        const auto model = make.model(shape);
        model->layers.mutableLayers().push_back(make.layer(shape));
        model->specs.emplace_back();
        compare(model);
        const auto trace = core::run(model);
        QCOMPARE(*trace->attentions[1].keys, trace->attentions[0].output);
    }

    void crossAttentionUsesTheSameKeysInEveryLayer()
    {
        test::ModelMaker make(13);
        const test::Shape shape { .n = 20, .m = 9, .d = 12, .outputWidth = 12, .cross = true };
        const auto model = make.model(shape);
        model->layers.mutableLayers().push_back(make.layer(shape));
        model->specs.emplace_back();
        compare(model);
    }

    void ablatedHeadAddsNothingButIsComputed()
    {
        test::ModelMaker make(14);
        const auto model = make.model({ .n = 60, .m = 60 });
        model->layers.mutableLayers()[0].heads[0].enabled = false;
        compare(model);
        const auto trace = core::run(model);
        QCOMPARE(trace->attentions[0].concat(5, 0), 0.0F);
        QVERIFY(trace->attentions[0].heads[0].output(5, 0) != 0.0F);
    }

    void hugeNumbersStayFinite()
    {
        test::ModelMaker make(15);
        for (const float size : { 1e10F, 1e19F, 1e30F, 1e38F }) {
            for (const auto& kind : core::kinds<core::Normaliser>()) {
                const auto model = make.model({ .n = 60, .m = 60, .biases = true });
                model->specs.front().normaliser = *core::makeKind<core::Normaliser>(kind);
                auto huge = std::make_shared<Matrix>(*model->inputs.queries);
                for (Index i = 0; i < huge->size(); ++i)
                    huge->data()[i] = std::clamp(huge->data()[i], -1.0F, 1.0F) * size;
                model->inputs.queries = model->inputs.keys = model->inputs.values = huge;
                const auto trace = core::run(model);
                for (const Matrix* m : { &trace->attentions[0].heads[0].weights,
                         &trace->attentions[0].heads[0].output, &trace->attentions[0].output })
                    QVERIFY(std::ranges::all_of(
                        m->values(), [](float x) { return std::abs(x) <= 1e38F; }));
            }
        }
    }

    void hugeScoresAgreeWithTheReference()
    {
        test::ModelMaker make(16);
        const auto model = make.model({ .n = 9, .m = 9 });
        for (core::HeadModel& head : model->layers.mutableLayers()[0].heads) {
            for (Index i = 0; i < head.wq.size(); ++i)
                head.wq.data()[i] *= 1e22F, head.wk.data()[i] *= 1e22F;
        }
        compare(model); // products up to 1e45 saturate at 1e38 alike
        compareStages(model);
    }

    void threadCountChangesNoBit()
    {
        test::ModelMaker make(17);
        for (const Index n : { 40, 200, 331 }) {
            const auto model = make.model({ n, n, 256, 40, 100, 5, 256, true, false });
            for (std::size_t i = 0; i < model->layers[0].heads[1].mask.end.size(); ++i)
                model->layers.mutableLayers()[0].heads[1].mask.end[i] = static_cast<Index>(i) + 1;
            const auto one = core::run(model, { 1, {} });
            for (const int threads : { 2, 3, 8, 0 })
                QVERIFY(sameBits(*one, *core::run(model, { threads, {} })));
        }
    }

    void reusedMemoryChangesNoBit()
    {
        test::ModelMaker make(21);
        const auto model = make.model({ 600, 600, 16, 7, 5, 3, 16, true, false });
        core::sharedBlocks().clear();
        const auto fresh = core::run(model);
        auto other = core::run(make.model({ 601, 601, 16, 7, 5, 3, 16, true, false }));
        other.reset(); // its memory is reused by the next trace
        QVERIFY(sameBits(*fresh, *core::run(model)));
    }

    void stoppedRunGivesNoTrace()
    {
        test::ModelMaker make(18);
        const auto model = make.model({ .n = 60, .m = 60 });
        std::stop_source source;
        QVERIFY(core::run(model, { 1, source.get_token() }) != nullptr);
        source.request_stop();
        QVERIFY(core::run(model, { 1, source.get_token() }) == nullptr);
        QVERIFY(core::run(model, { 2, source.get_token() }) == nullptr);
    }

    void runStopsBeforeItsEnd()
    {
        test::ModelMaker make(19);
        const auto model = make.model({ 1500, 1500, 64, 64, 64, 16, 64, false, false });
        std::stop_source source;
        QElapsedTimer timer;
        timer.start();
        core::run(model, { 1, source.get_token() });
        const auto whole = timer.elapsed();
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(whole / 8));
            source.request_stop();
        });
        QVERIFY(core::run(model, { 1, source.get_token() }) == nullptr);
    }
};

QTEST_APPLESS_MAIN(TestRun)
#include "tst_run.moc"
