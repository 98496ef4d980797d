#include "core/base/block_pool.h"
#include "core/inference/run.h"
#include "core/trace.h"
#include "tests/core/random_model.h"

#include <QtTest>

#ifdef __unix__
#include <sys/resource.h>
#endif

#if defined(__SANITIZE_ADDRESS__) || !defined(__linux__)
constexpr bool measured = false;
#else
constexpr bool measured = true;
#endif

class TestMemory : public QObject {
    Q_OBJECT

    static long peakMebibytes()
    {
#ifdef __unix__
        rusage usage {};
        getrusage(RUSAGE_SELF, &usage);
        return usage.ru_maxrss / 1024;
#else
        return 0;
#endif
    }

private slots:
    void init()
    {
        if (!measured)
            QSKIP("memory is measured by Linux, and the sanitizer needs its own");
    }

    // As in the window: the previous trace is displayed until the next one is ready. Runs first,
    // because the peak memory never decreases.
    void tenRunsTakeNoMoreMemoryThanTwo()
    {
        test::ModelMaker make(2);
        const auto model = make.model({ 1500, 1500, 16, 4, 4, 4, 16, false, false });
        auto shown = core::run(model);
        shown = core::run(model);
        const long two = peakMebibytes();
        for (int i = 2; i < 10; ++i)
            shown = core::run(model);
        QVERIFY2(peakMebibytes() <= two + 4, qPrintable(QString::number(peakMebibytes() - two)));
    }

    void nextRunReusesBlocksOfAReleasedTrace()
    {
        constexpr std::size_t weights = sizeof(float) * 1500 * 1500;
        test::ModelMaker make(3);
        const auto model = make.model({ 1500, 1500, 16, 4, 4, 4, 16, false, false });
        core::sharedBlocks().clear();
        auto trace = core::run(model);
        QCOMPARE(core::sharedBlocks().bytesKept(), 0U);
        trace.reset();
        QVERIFY(core::sharedBlocks().bytesKept() >= 4 * weights);
        trace = core::run(model);
        QCOMPARE(core::sharedBlocks().bytesKept(), 0U);
    }

    void smallRunsFreeTheMemoryOfALargeOne()
    {
        test::ModelMaker make(4);
        (void)core::run(make.model({ 1500, 1500, 16, 4, 4, 2, 16, false, false }));
        QVERIFY(core::sharedBlocks().bytesKept() > 0);
        const auto small = make.model({ .n = 10, .m = 10 });
        (void)core::run(small);
        (void)core::run(small);
        QCOMPARE(core::sharedBlocks().bytesKept(), 0U);
    }

    // The largest promised run: all weights of 16 heads for 2048 tokens.
    void sixteenHeadsOf2048TokensStayUnder512Mebibytes()
    {
        test::ModelMaker make(1);
        const auto model = make.model({ 2048, 2048, 512, 32, 32, 16, 512, false, false });
        const auto trace = core::run(model);
        QCOMPARE(trace->output().rows(), 2048);
        qInfo("peak: %ld MiB", peakMebibytes());
        QVERIFY(peakMebibytes() < 512);
    }
};

QTEST_APPLESS_MAIN(TestMemory)
#include "tst_memory.moc"
