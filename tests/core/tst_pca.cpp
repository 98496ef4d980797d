#include "core/math/pca.h"
#include "tests/core/trace_builder.h"

#include <QtTest>

#include <array>
#include <cmath>

using core::Index;
using core::Matrix;
using core::Pca;

namespace {

bool near(double a, double b, double tolerance = 1e-6)
{
    return std::abs(a - b) < tolerance;
}

bool allZero(const Matrix& m)
{
    return std::ranges::all_of(m.values(), [](float x) { return x == 0; });
}

} // namespace

class TestPca : public QObject {
    Q_OBJECT

private slots:
    // Eigenvalues of the 2 x 2 covariance in closed form: t ± √(((sxx−syy)/2)² + sxy²).
    void planeMatchesTheClosedForm()
    {
        const Matrix points { { 2.5F, 2.4F }, { 0.5F, 0.7F }, { 2.2F, 2.9F }, { 1.9F, 2.2F },
            { 3.1F, 3.0F }, { 2.3F, 2.7F }, { 2, 1.6F }, { 1, 1.1F }, { 1.5F, 1.6F },
            { 1.1F, 0.9F } };
        const Pca p = core::pca(points, 2);
        QVERIFY(near(p.mean(0, 0), 1.81) && near(p.mean(0, 1), 1.91));
        QVERIFY(near(p.explainedVariance[0], 1.1556249409555055));
        QVERIFY(near(p.explainedVariance[1], 0.0441750590444947));
        QVERIFY(near(p.explainedVarianceRatio[0], 0.9631813143486458));
        QVERIFY(near(p.components(0, 0), 0.6778733985280117));
        QVERIFY(near(p.components(0, 1), 0.7351786555444081));
        QVERIFY(near(p.coordinates[0](0, 0), 0.8279701862010881));
        QVERIFY(near(p.coordinates[0](1, 0), -1.7775803252804288));
    }
    void bothGramMatricesGiveTheSameAxes()
    {
        const Matrix wide = trace_builder::numbers(5, 9, 3);
        Matrix tall(10, 9); // each row twice: the same covariance, from the other Gram matrix
        for (Index i = 0; i < 10; ++i)
            std::ranges::copy(wide.row(i % 5), tall.row(i).begin());
        const Pca a = core::pca(wide, 3);
        const Pca b = core::pca(tall, 3);
        for (Index c = 0; c < 3; ++c) {
            QVERIFY(near(a.explainedVariance[static_cast<std::size_t>(c)],
                b.explainedVariance[static_cast<std::size_t>(c)]));
            for (Index t = 0; t < 9; ++t)
                QVERIFY(near(a.components(c, t), b.components(c, t), 1e-5));
        }
    }
    void axesAreOrthonormalAndSharesDecrease()
    {
        const Pca p = core::pca(trace_builder::numbers(20, 6, 5), 6);
        double sum = 0;
        for (Index a = 0; a < 6; ++a) {
            for (Index b = 0; b < 6; ++b) {
                double dot = 0;
                for (Index t = 0; t < 6; ++t)
                    dot += static_cast<double>(p.components(a, t) * p.components(b, t));
                QVERIFY(near(dot, a == b ? 1 : 0));
            }
            sum += p.explainedVarianceRatio[static_cast<std::size_t>(a)];
            QVERIFY(a == 0
                || p.explainedVarianceRatio[static_cast<std::size_t>(a)]
                    <= p.explainedVarianceRatio[static_cast<std::size_t>(a - 1)]);
        }
        QVERIFY(near(sum, 1, 1e-12));
    }
    void rotationPreservesDistancesFromTheMean()
    {
        const Matrix points = trace_builder::numbers(8, 2, 9);
        Matrix rotated(8, 2);
        for (Index i = 0; i < 8; ++i) {
            rotated(i, 0) = 0.6F * points(i, 0) - 0.8F * points(i, 1);
            rotated(i, 1) = 0.8F * points(i, 0) + 0.6F * points(i, 1);
        }
        const Pca a = core::pca(points, 2);
        const Pca b = core::pca(rotated, 2);
        for (Index i = 0; i < 8; ++i)
            for (Index c = 0; c < 2; ++c)
                QVERIFY(near(std::abs(a.coordinates[0](i, c)), std::abs(b.coordinates[0](i, c))));
    }
    void largestComponentOfAnAxisIsPositive()
    {
        const Pca falling = core::pca({ { 0, 0 }, { 1, -3 }, { 2, -6 } }, 1);
        QVERIFY(falling.components(0, 1) > 0 && falling.components(0, 0) < 0);
        const Pca tie = core::pca({ { 0, 0 }, { 1, -1 }, { 2, -2 } }, 1);
        QVERIFY(tie.components(0, 0) > 0 && tie.components(0, 1) < 0);
    }
    void severalMatricesShareAxes()
    {
        const Matrix q { { 0, 0 }, { 1, 0 } };
        const Matrix k { { 2, 0 }, { 3, 0 }, { 4, 0 } };
        const std::array<const Matrix*, 2> both { &q, &k };
        const Pca p = core::pca(both, 2);
        QCOMPARE(p.coordinates.size(), 2U);
        QVERIFY(near(p.coordinates[0](0, 0), -2) && near(p.coordinates[1](2, 0), 2));
        QVERIFY(near(p.explainedVarianceRatio[0], 1) && p.explainedVarianceRatio[1] == 0);
    }
    void coordinatesWithoutVarianceAreZero()
    {
        for (const Matrix& m : { Matrix { { 3, 4, 5 } }, Matrix::constant(7, 3, 0.1F),
                 Matrix::constant(3, 3, 1e38F), Matrix(0, 3) }) {
            const Pca p = core::pca(m, 2);
            QVERIFY(allZero(p.components) && allZero(p.coordinates[0]));
            QCOMPARE(p.explainedVarianceRatio, (std::vector<double> { 0, 0 }));
            QCOMPARE(p.coordinates[0].rows(), m.rows());
        }
    }
    void componentsBeyondTheRankAreZero()
    {
        const Pca p = core::pca({ { 0, 0, 1 }, { 0, 2, 1 } }, 4);
        QVERIFY(near(p.explainedVarianceRatio[0], 1));
        for (Index c = 1; c < 4; ++c)
            for (Index t = 0; t < 3; ++t)
                QCOMPARE(p.components(c, t), 0.0F);
    }
    void sharesOfHugeAndTinyValuesAreExact()
    {
        for (const float unit : { 1e37F, 1e-37F }) {
            const Pca p
                = core::pca({ { unit, 0 }, { -unit, 0 }, { 0, unit / 2 }, { 0, -unit / 2 } }, 2);
            QVERIFY(
                near(p.explainedVarianceRatio[0], 0.8) && near(p.explainedVarianceRatio[1], 0.2));
        }
    }
};

QTEST_APPLESS_MAIN(TestPca)
#include "tst_pca.moc"
