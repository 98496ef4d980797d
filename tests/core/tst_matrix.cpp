#include "core/base/error.h"
#include "core/base/matrix.h"

#include <QtTest>

using core::Matrix;

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
    void numbersStartOnACacheLine()
    {
        for (const core::Index n : { 1, 17, 1 << 20, 3 << 20 })
            QCOMPARE(reinterpret_cast<std::uintptr_t>(core::Buffer(n).data()) % 64, 0U);
    }
    void tensorsOfThreeAxesAreNoMatrix()
    {
        QVERIFY_THROWS_EXCEPTION(
            core::Error, (void)core::toMatrix({ { 1, 1, 1 }, core::Buffer(1) }));
        QCOMPARE(core::toMatrix(core::toTensor(Matrix { { 1, 2 } })), (Matrix { { 1, 2 } }));
    }
};

QTEST_APPLESS_MAIN(TestMatrix)
#include "tst_matrix.moc"
