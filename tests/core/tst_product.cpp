#include "core/math/overflow.h"
#include "core/math/product.h"
#include "tests/core/random_model.h"

#include <QtTest>

using core::Index;
using core::Matrix;

class TestProduct : public QObject {
    Q_OBJECT

    static void addSizes()
    {
        QTest::addColumn<Index>("m");
        QTest::addColumn<Index>("k");
        QTest::addColumn<Index>("n");
        for (const Index m : { 1, 5, 6, 7, 97, 129 }) {
            for (const Index k : { 1, 63, 64, 129, 300 }) {
                for (const Index n : { 1, 2, 15, 16, 17, 63, 64, 65, 129 })
                    QTest::addRow("%td x %td x %td", m, k, n) << m << k << n;
            }
        }
    }

    // The rounding error of a sum is bounded by the sum of the terms' magnitudes.
    static void verifyRounding(const Matrix& c, const Matrix& a, const Matrix& b)
    {
        for (Index i = 0; i < c.rows(); ++i) {
            for (Index j = 0; j < c.cols(); ++j) {
                double sum = 0;
                double magnitudes = 0;
                for (Index p = 0; p < a.cols(); ++p) {
                    const double term = static_cast<double>(a(i, p)) * static_cast<double>(b(p, j));
                    sum += term;
                    magnitudes += std::abs(term);
                }
                QVERIFY(std::abs(static_cast<double>(c(i, j)) - sum) < 1e-6 * magnitudes);
            }
        }
    }

private slots:
    void productsOfAllSizesMatchTheDefinition_data() { addSizes(); }
    void productsOfAllSizesMatchTheDefinition()
    {
        QFETCH(Index, m);
        QFETCH(Index, k);
        QFETCH(Index, n);
        test::ModelMaker make(1);
        const Matrix a = make.normal(m, k);
        const Matrix b = make.normal(k, n);
        Matrix packed = Matrix::constant(m, n, 99);
        multiply(block(a), core::PackedMatrix::of(block(b)), block(packed));
        Matrix direct = Matrix::constant(m, n, 99);
        multiply(block(a), block(b), block(direct));
        verifyRounding(packed, a, b);
        QCOMPARE(direct, packed);
    }

    void transposedPackingGivesSameBits()
    {
        test::ModelMaker make(2);
        const Matrix a = make.normal(13, 70);
        const Matrix b = make.normal(70, 131);
        Matrix bt(131, 70);
        for (Index i = 0; i < b.rows(); ++i) {
            for (Index j = 0; j < b.cols(); ++j)
                bt(j, i) = b(i, j);
        }
        Matrix expected(13, 131);
        multiply(block(a), core::PackedMatrix::of(block(b)), block(expected));
        Matrix result(13, 131);
        multiply(block(a), core::PackedMatrix::ofTransposed(block(bt)), block(result));
        QCOMPARE(result, expected);
    }

    void rowPartitionChangesNoBit()
    {
        test::ModelMaker make(3);
        const Matrix a = make.normal(41, 200);
        const Matrix b = make.normal(200, 80);
        const auto panels = core::PackedMatrix::of(block(b));
        Matrix whole(41, 80);
        multiply(block(a), panels, block(whole));
        for (const Index size : { 1, 2, 3, 4, 5, 6, 7, 11, 24 }) {
            Matrix parts(41, 80);
            for (Index i = 0; i < 41; i += size) {
                const core::IndexRange rows { i, std::min<Index>(i + size, 41) };
                multiply(block(std::as_const(a)).rowsOf(rows), panels, block(parts).rowsOf(rows));
            }
            QCOMPARE(parts, whole);
        }
    }

    void columnPartitionChangesNoBit()
    {
        test::ModelMaker make(4);
        const Matrix a = make.normal(9, 130);
        const Matrix b = make.normal(130, 203);
        const auto panels = core::PackedMatrix::of(block(b));
        Matrix whole(9, 203);
        multiply(block(a), panels, block(whole));
        Matrix parts(9, 203);
        for (const core::IndexRange e : { core::IndexRange { 0, 10 }, { 10, 150 }, { 150, 203 } })
            multiplyColumns(block(a), panels, e, block(parts));
        QCOMPARE(parts, whole);
    }

    void termsOutsideTheRangeAreLeftOut()
    {
        const Matrix a { { 1, 10, 100, 1000 } };
        const Matrix b { { 1 }, { 2 }, { 3 }, { 4 } };
        Matrix c(1, 1);
        multiplyTerms(block(a), core::PackedMatrix::of(block(b)), { 1, 3 }, block(c));
        QCOMPARE(c(0, 0), 320.0F);
        multiplyTerms(block(a), core::PackedMatrix::of(block(b)), { 2, 2 }, block(c));
        QCOMPARE(c(0, 0), 0.0F);
    }

    void repairChangesOnlyOverflow()
    {
        const Matrix a { { 1e30F, 1e30F }, { 1, 2 } };
        const Matrix b { { 1e30F, 1e30F, 1 }, { -1e30F, 1e30F, 1 } };
        Matrix c(2, 3);
        multiply(block(a), block(b), block(c));
        repair(block(a), block(b), block(c));
        QCOMPARE(c, (Matrix { { 0, 1e38F, 2e30F }, { 1e30F - 2e30F, 1e30F + 2e30F, 3 } }));
    }

    void overflowIsDetectedAtEveryIndex()
    {
        for (Index at = 0; at < 37; ++at) {
            for (const float bad : { 1.1e38F, -2e38F, std::numeric_limits<float>::infinity(),
                     std::numeric_limits<float>::quiet_NaN() }) {
                Matrix c = Matrix::constant(1, 37, 1e38F);
                QVERIFY(!core::overflowed(block(c)));
                c(0, at) = bad;
                QVERIFY(core::overflowed(block(c)));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestProduct)
#include "tst_product.moc"
