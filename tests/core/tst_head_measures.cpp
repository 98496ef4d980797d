#include "core/analysis/head_measures.h"
#include "core/text/glob.h"

#include <QtTest>

#include <set>
#include <string>

class TestHeadMeasures : public QObject {
    Q_OBJECT

private slots:
    void measuresReadTheirStatistic()
    {
        const core::HeadStatistics s { .entropy = 1,
            .normalisedEntropy = 2,
            .distance = 3,
            .self = 4,
            .previous = 5,
            .next = 6,
            .first = 7,
            .sameWord = 8,
            .punctuation = 9,
            .special = 10,
            .duplicateToken = 11,
            .induction = 12,
            .maximum = 13,
            .emptyRows = 14,
            .pattern = "mixed" };
        std::set<double> values;
        for (const core::HeadMeasure& measure : core::headMeasures)
            values.insert(measure.of(s));
        QCOMPARE(values.size(), core::headMeasures.size()); // all of them, none twice
        QCOMPARE(core::measureOf(core::HeadOrder::Entropy)->of(s), 1.0);
        QCOMPARE(core::measureOf(core::HeadOrder::Distance)->of(s), 3.0);
    }
    void idsAreDifferentAndTheOldOnesStay()
    {
        const auto ids = enumIds(core::HeadOrder {});
        QCOMPARE(std::set<std::string_view>(ids.begin(), ids.end()).size(), ids.size());
        QCOMPARE(std::string(ids[0]), std::string("index"));
        QCOMPARE(std::string(ids[1]), std::string("entropy"));
        QCOMPARE(std::string(ids[2]), std::string("distance"));
    }
    void focusedHeadsAndLargeSharesComeFirst()
    {
        const core::HeadStatistics focused {
            .entropy = 0.1, .previous = 0.9, .pattern = "previous"
        };
        const core::HeadStatistics wide { .entropy = 2, .previous = 0.1, .pattern = "mixed" };
        for (std::size_t i = 0; i < enumIds(core::HeadOrder {}).size(); ++i) {
            const auto order = static_cast<core::HeadOrder>(i);
            const std::string id(core::idOf(order));
            const double first = core::sortKey(focused, order);
            const double second = core::sortKey(wide, order);
            if (id == "entropy" || id == "previous" || id == "pattern")
                QVERIFY2(first < second, id.c_str());
            if (id == "index")
                QCOMPARE(first, second);
        }
    }
    void globStaysWithinASegment()
    {
        QVERIFY(core::matchesGlob("layer*/head*/weights", "layer12/head3/weights"));
        QVERIFY(!core::matchesGlob("layer*/weights", "layer12/head3/weights"));
        QVERIFY(!core::matchesGlob("layer*/head*/weights", "cross/layer1/head1/weights"));
        QVERIFY(core::matchesGlob("*/layer*/head?/q", "cross/layer1/head1/q"));
        QVERIFY(!core::matchesGlob("layer1/head?/q", "layer1/head10/q"));
        QVERIFY(core::matchesGlob("*", "rollout") && !core::matchesGlob("", "a"));
        QVERIFY(core::matchesGlob("hidden*", "hidden"));
    }
};

QTEST_APPLESS_MAIN(TestHeadMeasures)
#include "tst_head_measures.moc"
