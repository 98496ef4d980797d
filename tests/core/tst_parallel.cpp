#include "core/base/parallel.h"
#include "tests/no_threads.h"

#include <QtTest>

#include <atomic>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <vector>

using core::Index;

class TestParallel : public QObject {
    Q_OBJECT

private slots:
    // First, before there are threads.
    void callerRunsEverythingWhereNoThreadIsGiven()
    {
        const test::NoThreads none;
        QVERIFY_THROWS_EXCEPTION(std::system_error, std::thread([] {}).join());
        const auto caller = std::this_thread::get_id();
        std::atomic<int> done = 0;
        std::atomic<int> elsewhere = 0;
        for (int round = 0; round < 3; ++round)
            core::ThreadPool(0).forEach(100, [&](Index) {
                ++done;
                elsewhere += std::this_thread::get_id() == caller ? 0 : 1;
            });
        QCOMPARE(done.load(), 300);
        QCOMPARE(elsewhere.load(), 0);
    }

    void loopsWithinAndBesideLoopsAllEnd()
    {
        std::atomic<int> done = 0;
        const auto nested = [&](Index) { core::ThreadPool(0).forEach(5, [&](Index) { ++done; }); };
        {
            std::vector<std::jthread> callers;
            for (int i = 0; i < 4; ++i)
                callers.emplace_back([&] {
                    for (int round = 0; round < 50; ++round)
                        core::ThreadPool(0).forEach(3, nested);
                });
        }
        QCOMPARE(done.load(), 4 * 50 * 3 * 5);
    }

    void everyTaskRunsOnceAfterThePreviousStage_data()
    {
        QTest::addColumn<int>("threads");
        for (const int threads : { 0, 1, 2, 16 })
            QTest::addRow("%d threads", threads) << threads;
    }
    void everyTaskRunsOnceAfterThePreviousStage()
    {
        QFETCH(int, threads);
        constexpr Index counts[] = { 7, 0, 1, 300, 2 };
        for (int round = 0; round < 200; ++round) {
            std::vector<std::atomic<int>> done(std::size(counts));
            std::atomic<int> tooEarly = 0;
            std::vector<core::ParallelStage> stages;
            for (std::size_t s = 0; s < std::size(counts); ++s)
                stages.push_back({ counts[s], [&, s](Index) {
                                      for (std::size_t before = 0; before < s; ++before)
                                          tooEarly += done[before] == counts[before] ? 0 : 1;
                                      ++done[s];
                                  } });
            core::ThreadPool(threads).run(stages);
            QCOMPARE(tooEarly.load(), 0);
            for (std::size_t s = 0; s < std::size(counts); ++s)
                QCOMPARE(Index { done[s] }, counts[s]);
        }
    }

    void singleThreadIsTheCallerInOrder()
    {
        const auto caller = std::this_thread::get_id();
        std::vector<Index> order;
        bool elsewhere = false;
        core::ThreadPool(1).forEach(5, [&](Index i) {
            order.push_back(i);
            elsewhere |= std::this_thread::get_id() != caller;
        });
        QCOMPARE(order, (std::vector<Index> { 0, 1, 2, 3, 4 }));
        QVERIFY(!elsewhere);
    }

    void exceptionPropagatesAndCancelsTheNextStage()
    {
        for (const int threads : { 1, 2, 0 }) {
            for (int round = 0; round < 100; ++round) {
                std::atomic<int> next = 0;
                const core::ParallelStage stages[]
                    = { { 20,
                            [](Index i) {
                                if (i == 7)
                                    throw std::runtime_error("piece");
                            } },
                          { 20, [&](Index) { ++next; } } };
                QVERIFY_THROWS_EXCEPTION(std::runtime_error, core::ThreadPool(threads).run(stages));
                QCOMPARE(next.load(), 0);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestParallel)
#include "tst_parallel.moc"
