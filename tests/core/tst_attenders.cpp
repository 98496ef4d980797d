#include "core/analysis/weights/attenders.h"
#include "tests/core/trace_builder.h"

#include <QtTest>

#include <algorithm>
#include <set>

using core::Index;

class TestAttenders : public QObject {
    Q_OBJECT

private slots:
    void everyHeadIsRankedOnceByWeight()
    {
        const core::Trace trace = trace_builder::build({ .heads = 3, .layers = 4 });
        for (Index query = 0; query < 5; ++query)
            for (Index key = 0; key < 5; ++key) {
                const auto ranking = core::attendersOf(trace, 2, query, key);
                QCOMPARE(ranking.size(), std::size_t { 12 });
                std::set<std::pair<Index, Index>> heads;
                for (const core::HeadWeight& each : ranking) {
                    heads.emplace(each.layer, each.head);
                    const auto& head
                        = trace.attention(each.layer).heads[static_cast<std::size_t>(each.head)];
                    QCOMPARE(each.weight, head.weights(query, key));
                }
                QCOMPARE(heads.size(), std::size_t { 12 });
                QVERIFY(
                    std::ranges::is_sorted(ranking, std::greater {}, &core::HeadWeight::weight));
            }
    }
    void equalWeightsAreInHeadOrder()
    {
        core::Trace trace = trace_builder::build({ .heads = 2, .layers = 2 });
        for (core::AttentionTrace& attention : trace.attentions)
            for (core::HeadTrace& head : attention.heads)
                head.weights(0, 1) = 0.25F;
        trace.attentions[1].heads[0].weights(0, 1) = 0.5F;
        const auto ranking = core::attendersOf(trace, 0, 0, 1);
        QVERIFY((ranking[0] == core::HeadWeight { 1, 0, 0.5F }));
        QVERIFY((ranking[1] == core::HeadWeight { 0, 0, 0.25F }));
        QVERIFY((ranking[2] == core::HeadWeight { 0, 1, 0.25F }));
        QVERIFY((ranking[3] == core::HeadWeight { 1, 1, 0.25F }));
    }
    // The same position is a different token elsewhere, as between encoder and decoder.
    void attentionToOtherTokensIsLeftOut()
    {
        core::Trace trace = trace_builder::build({ .heads = 2, .layers = 3 });
        const auto others = std::make_shared<const std::vector<core::Token>>(
            trace_builder::tokens({ "a", "b", "c", "d", "e" }));
        trace.attentions[1].queryTokens = others;
        QCOMPARE(core::attendersOf(trace, 0, 1, 1).size(), std::size_t { 4 });
        QCOMPARE(core::attendersOf(trace, 1, 1, 1).size(), std::size_t { 2 });
        QCOMPARE(core::attendersOf(trace, 1, 1, 1).front().layer, Index { 1 });
    }
};

QTEST_APPLESS_MAIN(TestAttenders)
#include "tst_attenders.moc"
