#include "core/base/background.h"
#include "tests/no_threads.h"

#include <QtTest>

#include <atomic>
#include <memory>
#include <thread>

class TestBackgroundJob : public QObject {
    Q_OBJECT

private slots:
    void jobRunsInAThreadOfItsOwn()
    {
        std::atomic<bool> told = false;
        std::thread::id where;
        core::BackgroundJob job;
        QVERIFY(!job.running());
        job.start([&] { where = std::this_thread::get_id(); }, [&] { told = true; });
        QVERIFY(job.running());
        job.wait();
        QVERIFY(!job.running() && job.ready() && told);
        QVERIFY(where != std::this_thread::get_id());
    }
    void jobRunsInTheWaitingThreadWhereNoThreadIsGiven()
    {
        const test::NoThreads none;
        bool told = false;
        std::thread::id where;
        core::BackgroundJob job;
        job.start([&] { where = std::this_thread::get_id(); }, [&] { told = true; });
        QVERIFY(job.running() && job.ready() && told);
        QVERIFY(where == std::thread::id());
        job.wait();
        QVERIFY(!job.running());
        QVERIFY(where == std::this_thread::get_id());
    }
    void destructorWaitsForTheJob()
    {
        bool ran = false;
        {
            core::BackgroundJob job;
            job.start([&] { ran = true; });
        }
        QVERIFY(ran);
    }
    void jobIsFreedWhenItIsDone()
    {
        auto held = std::make_shared<int>();
        const std::weak_ptr<int> watched = held;
        core::BackgroundJob job;
        job.start([held = std::move(held)] {});
        job.wait();
        QVERIFY(watched.expired());
    }
};

QTEST_APPLESS_MAIN(TestBackgroundJob)
#include "tst_background_job.moc"
