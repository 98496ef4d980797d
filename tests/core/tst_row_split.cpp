#include "core/inference/attention/row_split.h"

#include <QtTest>

#include <algorithm>
#include <vector>

using core::Index;
using core::RowSplit;

class TestRowSplit : public QObject {
    Q_OBJECT

private slots:
    void partsContainAllRowsAndNoneIsTooLarge()
    {
        for (const int threads : { 1, 2, 4, 16, 64 }) {
            for (const Index rows : { 0, 1, 5, 6, 47, 48, 49, 128, 191, 193, 1000, 4096 }) {
                const RowSplit parts = core::splitRows(rows, 48, 8, threads);
                Index next = 0;
                for (Index i = 0; i < parts.count(); ++i) {
                    const core::IndexRange part = parts.part(i);
                    QCOMPARE(part.begin, next);
                    QVERIFY(part.size() > 0 && part.size() <= 48);
                    next = part.end;
                }
                QCOMPARE(next, rows);
            }
        }
    }

    void singleThreadGetsTheLargestParts()
    {
        QCOMPARE(core::splitRows(128, 192, 8, 1).count(), 1);
        QCOMPARE(core::splitRows(1024, 192, 8, 1).count(), 6);
    }

    // With dynamic scheduling, the largest share of a thread is near to an equal one.
    void loadIsBalancedOverThreads_data()
    {
        QTest::addColumn<Index>("rows");
        QTest::addColumn<int>("threads");
        for (const Index rows : { 128, 1024, 2048, 4096 }) {
            for (const int threads : { 2, 4, 16 })
                QTest::addRow("%td rows, %d threads", rows, threads) << rows << threads;
        }
    }
    void loadIsBalancedOverThreads()
    {
        QFETCH(Index, rows);
        QFETCH(int, threads);
        constexpr Index lines = 8;
        const RowSplit parts = core::splitRows(rows, 192, lines, threads);
        std::vector<Index> load(static_cast<std::size_t>(threads));
        for (Index i = 0; i < parts.count(); ++i) {
            for (Index line = 0; line < lines; ++line)
                *std::ranges::min_element(load) += parts.part(i).size();
        }
        const double equal = static_cast<double>(rows * lines) / threads;
        QVERIFY(static_cast<double>(std::ranges::max(load)) < 1.25 * equal);
    }

    void fewRowsAreOnePart()
    {
        QCOMPARE(core::splitRows(40, 192, 8, 64).count(), 1);
        QVERIFY(core::splitRows(128, 192, 8, 64).size >= 24);
    }
};

QTEST_APPLESS_MAIN(TestRowSplit)
#include "tst_row_split.moc"
