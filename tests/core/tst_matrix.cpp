#include "core/base/error.h"
#include "core/base/matrix.h"

#include <QtTest>

#include <cmath>
#include <csignal>
#include <functional>
#include <utility>

#include <sys/wait.h>
#include <unistd.h>

using core::Matrix;

namespace {

// Whether work() ends a process by an assertion.
[[maybe_unused]] bool stops(const std::function<void()>& work)
{
    const pid_t child = fork();
    if (child == 0) {
        std::signal(SIGABRT, SIG_DFL); // QtTest's handler would report it
        close(STDERR_FILENO);
        work();
        _exit(0);
    }
    int status = 0;
    return waitpid(child, &status, 0) == child && WIFSIGNALED(status)
        && WTERMSIG(status) == SIGABRT;
}

} // namespace

class TestMatrix : public QObject {
    Q_OBJECT

private slots:
    void rowsAreContiguous()
    {
        const Matrix m { { 1, 2, 3 }, { 4, 5, 6 } };
        QCOMPARE(m.rows(), 2);
        QCOMPARE(m.cols(), 3);
        QCOMPARE(m(1, 0), 4.0F);
        QCOMPARE(m.row(1).data() - m.row(0).data(), 3);
    }
    void copiesAreIndependent()
    {
        Matrix a { { 1 } };
        Matrix b = a;
        b(0, 0) = 2;
        QCOMPARE(a(0, 0), 1.0F);
        a = std::move(b);
        QCOMPARE(a(0, 0), 2.0F);
        QVERIFY(b.data() == nullptr); // NOLINT(bugprone-use-after-move)
    }
    void identityOfUnequalSidesPadsOrTruncates()
    {
        QCOMPARE(Matrix::identity(2, 3), (Matrix { { 1, 0, 0 }, { 0, 1, 0 } }));
        QCOMPARE(Matrix::identity(3, 2), (Matrix { { 1, 0 }, { 0, 1 }, { 0, 0 } }));
    }
    void valuesStartOnACacheLine()
    {
        for (const core::Index n : { 1, 17, 1 << 20, 3 << 20 })
            QCOMPARE(reinterpret_cast<std::uintptr_t>(core::Buffer(n).data()) % 64, 0U);
    }
    // Every build except the release build has assertions.
    void uninitialisedValuesAreNaN()
    {
#ifdef NDEBUG
        QSKIP("the release build does not check itself");
#endif
        const Matrix m = Matrix::uninitialised(3, 5);
        for (const core::Scalar number : m.values())
            QVERIFY(std::isnan(number));
        constexpr core::Index large = 3 << 20; // from the pool
        QVERIFY(std::isnan(core::Buffer(large).data()[large - 1]));
    }
    void indexOutOfBoundsAborts()
    {
#ifdef NDEBUG
        QSKIP("the release build does not check itself");
#endif
        Matrix m(2, 3);
        QVERIFY(!stops([&] { m(1, 2) = 1; }));
        QVERIFY(stops([&] { m(2, 0) = 1; }));
        QVERIFY(stops([&] { m(0, 3) = 1; }));
        QVERIFY(stops([&] { m(-1, 0) = 1; }));
        QVERIFY(stops([&] { m(0, 0) = std::as_const(m)(0, -1); }));
        QVERIFY(stops([&] { (void)m.row(2); }));
    }
    void tensorOfThreeAxesIsNotAMatrix()
    {
        QVERIFY_THROWS_EXCEPTION(
            core::Error, (void)core::toMatrix({ { 1, 1, 1 }, core::Buffer(1) }));
        QCOMPARE(core::toMatrix(core::toTensor(Matrix { { 1, 2 } })), (Matrix { { 1, 2 } }));
    }
};

QTEST_APPLESS_MAIN(TestMatrix)
#include "tst_matrix.moc"
