#include "tests/no_threads.h"
#include "ui/document/background_task.h"

#include <QtTest>

#include <atomic>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

using ui::BackgroundOrder;
using ui::BackgroundTask;

Q_DECLARE_METATYPE(std::function<void()>)

// Tests work outside the event loop.
class TestBackground : public QObject {
    Q_OBJECT

    std::vector<std::optional<int>> m_heard;
    std::string m_problem; // of the last outcome

    [[nodiscard]] BackgroundTask<int>::Report listener()
    {
        m_heard.clear();
        return [this](const ui::Outcome<int>& outcome) {
            QVERIFY(outcome.result.has_value() != outcome.error.has_value());
            m_heard.push_back(outcome.result);
            m_problem = outcome.error ? outcome.error->problem : std::string();
        };
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
    void everyExceptionIsReported_data()
    {
        QTest::addColumn<std::function<void()>>("failing");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, std::function<void()> failing, const char* problem) {
            QTest::newRow(name) << std::move(failing) << QString::fromLatin1(problem);
        };
        row(
            "error", [] { throw core::Error("own", core::message("own")); }, "own");
        row(
            "memory", [] { throw std::bad_alloc(); }, "out_of_memory");
        row(
            "another", [] { throw std::out_of_range("index"); }, "unexpected");
        row(
            "no exception class", [] { throw 1; }, "unexpected");
    }
    void everyExceptionIsReported()
    {
        QFETCH(std::function<void()>, failing);
        QFETCH(QString, problem);
        BackgroundTask<int> work(BackgroundOrder::NewestWins, listener());
        work.request([&](const std::stop_token&) -> int {
            failing();
            return 0;
        });
        QTRY_COMPARE(m_heard.size(), 1U);
        QCOMPARE(QString::fromStdString(m_problem), problem);
    }
    void eventLoopRunsJobsWhereNoThreadIsGiven()
    {
        const test::NoThreads none;
        BackgroundTask<int> work(BackgroundOrder::OneAfterAnother, listener());
        const auto here = std::this_thread::get_id();
        bool elsewhere = false;
        for (int i = 0; i < 3; ++i)
            work.request([&, i](const std::stop_token&) {
                elsewhere |= std::this_thread::get_id() != here;
                return i;
            });
        QVERIFY(work.busy() && m_heard.empty());
        QTRY_VERIFY(!work.busy());
        QCOMPARE(m_heard, (std::vector<std::optional<int>> { 0, 1, 2 }));
        QVERIFY(!elsewhere);
        int done = 0;
        {
            BackgroundTask<int> ending(BackgroundOrder::OneAfterAnother, listener());
            for (int i = 0; i < 3; ++i)
                ending.request([&](const std::stop_token&) { return ++done; });
        }
        QCOMPARE(done, 3);
        QVERIFY(m_heard.empty());
    }
    // Objects in a result are not kept longer than needed.
    void resultsAreReleasedAfterTheReport()
    {
        std::weak_ptr<int> seen;
        BackgroundTask<std::shared_ptr<int>> work(
            BackgroundOrder::NewestWins, [&](const ui::Outcome<std::shared_ptr<int>>& outcome) {
                seen = *outcome.result;
                QVERIFY(!seen.expired());
            });
        work.request([](const std::stop_token&) { return std::make_shared<int>(1); });
        QTRY_VERIFY(!work.busy());
        QTRY_VERIFY(seen.expired());
    }
};

QTEST_GUILESS_MAIN(TestBackground)
#include "tst_background.moc"
