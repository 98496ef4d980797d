#include "tests/no_threads.h"
#include "ui/document/long_work.h"

#include <QtTest>

#include <atomic>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <vector>

using Work = ui::LongWork<int>;

// Tests long work that reports parts of its result.
class TestLongWork : public QObject {
    Q_OBJECT

    std::vector<int> m_heard; // the parts; −1: it ended, −2: it threw
    std::string m_problem; // what the end reported
    std::atomic<int> m_steps = 0;

    [[nodiscard]] Work::Listener listener()
    {
        return { [this](int part) { m_heard.push_back(part); },
            [this](const std::optional<core::Error>& error) {
                m_heard.push_back(error ? -2 : -1);
                m_problem = error ? error->problem : std::string();
            } };
    }
    // Runs until it is asked to stop.
    [[nodiscard]] Work::Work stepping()
    {
        return [this](Work::TaskContext& context) {
            while (context.continueOrWait()) {
                ++m_steps;
                QThread::msleep(1);
            }
        };
    }
    // True once the step running at the call is over.
    [[nodiscard]] bool isAtRest() const
    {
        QThread::msleep(20);
        const int steps = m_steps;
        QThread::msleep(40);
        return m_steps == steps;
    }

private slots:
    void init()
    {
        m_heard.clear();
        m_steps = 0;
    }

    void reportsArriveInOrderBeforeTheEnd()
    {
        Work work(listener());
        work.start([](Work::TaskContext& context) {
            for (int i = 0; i < 100; ++i)
                context.report(i);
        });
        QVERIFY(work.busy() && m_heard.empty());
        QTRY_VERIFY(!work.busy());
        QCOMPARE(m_heard.size(), 101U);
        for (int i = 0; i < 100; ++i)
            QCOMPARE(m_heard[std::size_t(i)], i);
        QCOMPARE(m_heard.back(), -1);
    }
    void reportsArriveDuringTheWork()
    {
        Work work(listener());
        work.start([](Work::TaskContext& context) {
            context.report(7);
            while (context.continueOrWait())
                QThread::msleep(1);
        });
        QTRY_COMPARE(m_heard, (std::vector { 7 }));
        QVERIFY(work.busy());
    }
    void pausedWorkResumesWhereItWas()
    {
        Work work(listener());
        work.start(stepping());
        QTRY_VERIFY(m_steps > 3);
        work.pause();
        QVERIFY(work.paused() && work.busy());
        QVERIFY(isAtRest());
        const int steps = m_steps;
        work.resume();
        QVERIFY(!work.paused());
        QTRY_VERIFY(m_steps > steps + 3);
        QVERIFY(m_heard.empty());
    }
    void stoppedWorkEndsWhilePaused()
    {
        Work work(listener());
        work.start(stepping());
        work.pause();
        QVERIFY(isAtRest());
        work.stop();
        QTRY_VERIFY(!work.busy());
        QVERIFY(m_heard.empty());
    }
    void pausedWorkCanBeDestroyed()
    {
        {
            Work work(listener());
            work.start(stepping());
            work.pause();
        }
        QVERIFY(isAtRest());
        QCoreApplication::processEvents();
        QVERIFY(m_heard.empty());
    }
    void stoppedWorkReportsNothingMoreAndTheNextOneDoes()
    {
        Work work(listener());
        work.start([this](Work::TaskContext& context) {
            context.report(1);
            ++m_steps;
            while (context.continueOrWait())
                QThread::msleep(1);
            context.report(2);
        });
        while (m_steps == 0)
            QThread::msleep(1);
        work.pause();
        work.start([](Work::TaskContext& context) { context.report(3); }); // and is not paused
        QTRY_VERIFY(!work.busy());
        QCOMPARE(m_heard, (std::vector { 3, -1 }));
    }
    void progressIsReported()
    {
        Work work(listener());
        QVERIFY(work.share() < 0);
        work.start([](Work::TaskContext& context) {
            context.progress().begin(4);
            context.progress().step();
            context.report(0);
            while (context.continueOrWait())
                QThread::msleep(1);
        });
        QTRY_VERIFY(!m_heard.empty());
        QCOMPARE(work.share(), 0.25);
    }
    void lackOfMemoryIsReportedAfterEarlierReports()
    {
        Work work(listener());
        work.start([](Work::TaskContext& context) {
            context.report(5);
            throw std::bad_alloc();
        });
        QTRY_VERIFY(!work.busy());
        QCOMPARE(m_heard, (std::vector { 5, -2 }));
        QCOMPARE(m_problem, std::string("out_of_memory"));
    }
    // In the event loop it could be neither paused nor stopped.
    void workWithoutAThreadIsRefused()
    {
        const test::NoThreads none;
        Work work(listener());
        work.start(stepping());
        QTRY_VERIFY(!work.busy());
        QCOMPARE(m_heard, (std::vector { -2 }));
        QCOMPARE(m_problem, std::string("no_thread"));
        QCOMPARE(m_steps.load(), 0);
    }
};

QTEST_GUILESS_MAIN(TestLongWork)
#include "tst_long_work.moc"
