#include "core/trace.h"
#include "tests/core/random_model.h"

#include <QtTest>

#ifdef __unix__
#include <sys/resource.h>
#endif

class TestMemory : public QObject {
    Q_OBJECT

private slots:
    // The heaviest run that the product promises: all weights of 16 heads for 2048 tokens.
    void sixteenHeadsOf2048TokensStayUnder512Mebibytes()
    {
#if defined(__SANITIZE_ADDRESS__) || !defined(__linux__)
        QSKIP("memory is measured by Linux, and the sanitizer needs its own");
#else
        test::ModelMaker make(1);
        const auto model = make.model({ 2048, 2048, 512, 32, 32, 16, 512, false, false });
        const auto trace = core::run(model);
        QCOMPARE(trace->output().rows(), 2048);
        rusage usage {};
        getrusage(RUSAGE_SELF, &usage);
        qInfo("peak: %ld MiB", usage.ru_maxrss / 1024);
        QVERIFY(usage.ru_maxrss < 512L * 1024);
#endif
    }
};

QTEST_APPLESS_MAIN(TestMemory)
#include "tst_memory.moc"
