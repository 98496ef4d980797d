#include "ui/document/background_task.h"

#include <QtTest>

#include <atomic>
#include <memory>
#include <new>
#include <optional>
#include <vector>

using ui::BackgroundOrder;
using ui::BackgroundTask;

// Tests work outside the event loop.
class TestBackground : public QObject {
    Q_OBJECT

    std::vector<std::optional<int>> m_heard;

    [[nodiscard]] BackgroundTask<int>::Report listener()
    {
        m_heard.clear();
        return [this](std::optional<int> result) { m_heard.push_back(result); };
    }
    // Runs until it is asked to stop.
    static int untilStopped(const std::stop_token& stop)
    {
        while (!stop.stop_requested())
            QThread::msleep(1);
        return 0;
    }
    static BackgroundTask<int>::Work giving(int number)
    {
        return [number](const std::stop_token&) { return number; };
    }

private slots:
    void resultArrivesInTheEventLoop()
    {
        BackgroundTask<int> work(BackgroundOrder::NewestWins, listener());
        work.request(giving(7));
        QVERIFY(work.busy() && m_heard.empty());
        QTRY_COMPARE(m_heard, (std::vector<std::optional<int>> { 7 }));
        QVERIFY(!work.busy());
        work.request(giving(8)); // a second time
        QTRY_COMPARE(m_heard.size(), 2U);
    }
    void newestRequestWinsAndStopsTheOthers()
    {
        BackgroundTask<int> work(BackgroundOrder::NewestWins, listener());
        work.request(untilStopped);
        work.request(giving(1));
        work.request(giving(2));
        QTRY_VERIFY(!work.busy());
        QCOMPARE(m_heard, (std::vector<std::optional<int>> { 2 }));
    }
    void stoppedRequestReportsNothing()
    {
        BackgroundTask<int> work(BackgroundOrder::NewestWins, listener());
        work.request(untilStopped);
        work.stop();
        QTRY_VERIFY(!work.busy());
        QVERIFY(m_heard.empty());
    }
    void queuedRequestsAllRunInOrder()
    {
        BackgroundTask<int> work(BackgroundOrder::OneAfterAnother, listener());
        for (int i = 0; i < 5; ++i)
            work.request(giving(i));
        QTRY_VERIFY(!work.busy());
        QCOMPARE(m_heard, (std::vector<std::optional<int>> { 0, 1, 2, 3, 4 }));
    }
    void destructorRunsWaitingRequests()
    {
        std::atomic<int> done = 0;
        {
            BackgroundTask<int> work(BackgroundOrder::OneAfterAnother, listener());
            for (int i = 0; i < 5; ++i)
                work.request([&done](const std::stop_token&) { return ++done; });
        }
        QCOMPARE(done.load(), 5);
        QCoreApplication::processEvents();
        QVERIFY(m_heard.empty());
    }
    void destructorWaitsForTheRunningRequest()
    {
        std::atomic<bool> ended = false;
        {
            BackgroundTask<int> work(BackgroundOrder::NewestWins, listener());
            work.request([&ended](const std::stop_token& stop) {
                const int result = untilStopped(stop);
                ended = true;
                return result;
            });
        }
        QVERIFY(ended);
    }
    void lackOfMemoryReportsAnEmptyResult()
    {
        BackgroundTask<int> work(BackgroundOrder::NewestWins, listener());
        work.request([](const std::stop_token&) -> int { throw std::bad_alloc(); });
        QTRY_COMPARE(m_heard.size(), 1U);
        QVERIFY(!m_heard.front().has_value());
    }
    // Objects in a result are not kept longer than needed.
    void resultsAreReleasedAfterTheReport()
    {
        std::weak_ptr<int> seen;
        BackgroundTask<std::shared_ptr<int>> work(
            BackgroundOrder::NewestWins, [&](const std::optional<std::shared_ptr<int>>& result) {
                seen = *result;
                QVERIFY(!seen.expired());
            });
        work.request([](const std::stop_token&) { return std::make_shared<int>(1); });
        QTRY_VERIFY(!work.busy());
        QTRY_VERIFY(seen.expired());
    }
};

QTEST_GUILESS_MAIN(TestBackground)
#include "tst_background.moc"
