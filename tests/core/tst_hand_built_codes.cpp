#include "core/base/random.h"
#include "core/input/position_codes.h"
#include "core/math/pca.h"
#include "core/text/spherical_codes.h"
#include "core/weights/ridge_regression.h"

#include <QtTest>

#include <cmath>

using core::Index;
using core::Matrix;

namespace {

Matrix normal(Index rows, Index cols, std::uint64_t seed)
{
    Matrix m(rows, cols);
    core::fillNormal({ m.data(), static_cast<std::size_t>(m.size()) }, seed, 1);
    return m;
}

double dot(const Matrix& a, Index i, const Matrix& b, Index j)
{
    double sum = 0;
    for (Index c = 0; c < a.cols(); ++c)
        sum += static_cast<double>(a(i, c)) * static_cast<double>(b(j, c));
    return sum;
}

double largestError(const Matrix& x, const Matrix& w, const Matrix& wanted)
{
    double largest = 0;
    for (Index i = 0; i < x.rows(); ++i)
        for (Index c = 0; c < w.cols(); ++c) {
            double sum = 0;
            for (Index k = 0; k < x.cols(); ++k)
                sum += static_cast<double>(x(i, k)) * static_cast<double>(w(k, c));
            largest = std::max(largest, std::abs(sum - static_cast<double>(wanted(i, c))));
        }
    return largest;
}

} // namespace

class TestHandBuiltCodes : public QObject {
    Q_OBJECT

private slots:
    void independentRowsArePredictedExactly()
    {
        const Matrix x = normal(20, 64, 1);
        const Matrix wanted = normal(20, 5, 2);
        const core::RidgeRegression regression(x);
        QVERIFY(largestError(x, regression.fit(wanted), wanted) < 1e-4); // λ leaves about 1e-5
        QCOMPARE(regression.unexplained(wanted), std::vector<double>(5, 0.0));
    }
    void equalRowsPredictTheMeanOfTheirTargets()
    {
        Matrix x(2, 3);
        x(0, 1) = x(1, 1) = 2;
        const core::RidgeRegression regression(x);
        const Matrix w = regression.fit({ { 1 }, { 3 } });
        QVERIFY(std::abs(2 * w(1, 0) - 2) < 1e-4F);
    }
    // x = (1 2 3 4)ᵀ, wanted = (1 1 1 1)ᵀ: w = Σx / Σx² = 1/3, and Σ(1 - x/3)² / 4 = 1/6.
    void excessRowsAreFittedByLeastSquares()
    {
        const core::RidgeRegression regression({ { 1 }, { 2 }, { 3 }, { 4 } });
        const Matrix wanted { { 1 }, { 1 }, { 1 }, { 1 } };
        QVERIFY(std::abs(regression.fit(wanted)(0, 0) - 1.0F / 3) < 1e-5F);
        QVERIFY(std::abs(regression.unexplained(wanted)[0] - 1.0 / 6) < 1e-5);
    }
    void singlePrecisionPredictsWideInputs()
    {
        const Matrix x = normal(300, 200, 3);
        Matrix wanted(300, 2); // two columns of the input itself are predictable
        for (Index i = 0; i < 300; ++i)
            std::copy_n(x.row(i).begin(), 2, wanted.row(i).begin());
        const core::RidgeRegression regression(x);
        QVERIFY(largestError(x, regression.fit(wanted), wanted) < 1e-2); // λ is 1e-4 here
        QVERIFY(regression.unexplained(wanted)[0] < 1e-5);
    }
    void hugeTinyAndZeroInputsStayFinite()
    {
        for (const float size : { 0.0F, 1e-38F, 1e-30F, 1e30F, 3e38F })
            for (const Index rows : { 2, 400 }) {
                const Matrix x = Matrix::constant(rows, 150, size);
                const Matrix w = core::RidgeRegression(x).fit(Matrix::constant(rows, 1, 5));
                for (const float number : w.values())
                    QVERIFY(std::isfinite(number));
            }
    }

    void sphericalCodesAreFarApart_data()
    {
        QTest::addColumn<int>("width");
        for (const int width : { 1, 2, 3, 4, 8, 16 })
            QTest::addRow("%d columns", width) << width;
    }
    void sphericalCodesAreFarApart()
    {
        QFETCH(int, width);
        for (const Index count : { 1, 2, width, 2 * width, 2 * width + 1, 2 * width * (width - 1),
                 2 * width * width, 500 }) {
            if (count < 1)
                continue;
            const core::SphericalCodes codes = core::sphericalCodes(count, width);
            QCOMPARE(codes.vectors.rows(), count);
            QCOMPARE(codes.vectors.cols(), width);
            double rival = -1;
            for (Index v = 0; v < count; ++v) {
                if (width > 1)
                    QVERIFY(std::abs(dot(codes.vectors, v, codes.vectors, v) - 1) < 1e-6);
                for (Index u = 0; u < v; ++u)
                    rival = std::max(rival, dot(codes.vectors, u, codes.vectors, v));
            }
            if (width > 1) {
                QVERIFY(rival <= codes.nearestRival + 1e-6);
                QVERIFY(rival < 0.9999 || count > Index { 4 } * width); // no two are equal
            }
        }
    }
    void wordsAreNumberedByFirstAppearance()
    {
        const core::WordNumbers words
            = core::numberWords({ { "The" }, { "cat" }, { "the" } }, { { "CAT" }, { "dog" } });
        QCOMPARE(words.queries, (std::vector<Index> { 0, 1, 0 }));
        QCOMPARE(words.keys, (std::vector<Index> { 1, 2 }));
        QCOMPARE(words.count, 3);
    }

    void productsOfPositionCodesDependOnDistance()
    {
        const core::PositionCodes codes = core::choosePositionCodes({ .ratio = 0.75,
            .rungs = 32,
            .pairs = 4,
            .places = 20,
            .largestScore = 25,
            .gap = 6,
            .width = 0,
            .missed = {} });
        QCOMPARE(codes.frequencies.size(), 4U);
        const Matrix p = codes.vectors(20, 2);
        const Matrix shifted = codes.vectors(20, 2, -1);
        for (Index i = 0; i < 20; ++i) {
            QVERIFY(std::abs(dot(p, i, p, i) - 4) < 1e-5);
            for (Index j = 0; j < 20; ++j) {
                QVERIFY(std::abs(dot(p, i, p, j) - dot(p, 0, p, std::abs(i - j))) < 1e-5);
                QVERIFY(i == j || dot(p, i, p, j) < 3.2);
                QVERIFY(j == 0 || std::abs(dot(shifted, i, p, j - 1) - dot(p, i, p, j)) < 1e-4);
            }
        }
    }
    void positionCodesWithoutPairsHaveOneColumn()
    {
        const core::PositionCodes codes = core::choosePositionCodes({ .ratio = 0.75,
            .rungs = 4,
            .pairs = 0,
            .places = 5,
            .largestScore = 9,
            .gap = 5,
            .width = 0,
            .missed = {} });
        const Matrix p = codes.vectors(5, 1);
        QCOMPARE(p.cols(), 1);
        QCOMPARE(p(2, 0), 0.0F);
        QVERIFY(p(4, 0) > p(3, 0) && p(0, 0) == -p(4, 0));
    }

    void principalCoordinatesPreserveClusters()
    {
        for (const Index n : { 12, 300 }) { // fewer and more rows than columns
            Matrix rows = normal(n, 64, 5);
            for (Index i = 0; i < n; ++i) // two clusters and noise
                for (Index c = 0; c < 64; ++c)
                    rows(i, c) = 0.3F * rows(i, c) + static_cast<float>(i % 2) * rows(0, c);
            const Matrix p = core::principalCoordinates(rows, 2);
            QCOMPARE(p.cols(), 2);
            for (Index i = 2; i < n; ++i) {
                QVERIFY(std::abs(dot(p, i, p, i) - 1) < 1e-4);
                QVERIFY(dot(p, i, p, (i % 2) + 2) > dot(p, i, p, 3 - (i % 2)));
            }
        }
    }
    void equalRowsHaveZeroCoordinates()
    {
        QCOMPARE(core::principalCoordinates(Matrix::constant(4, 8, 3), 2), Matrix(4, 2));
        QCOMPARE(core::principalCoordinates(Matrix(3, 8), 2), Matrix(3, 2));
    }
};

QTEST_APPLESS_MAIN(TestHandBuiltCodes)
#include "tst_hand_built_codes.moc"
