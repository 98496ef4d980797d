#include "core/base/portable_functions.h"
#include "core/base/random.h"
#include "core/input/position.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <vector>

using core::Alibi;
using core::Index;
using core::Matrix;
using core::NoPosition;
using core::Pairing;
using core::Position;
using core::positionVectors;
using core::RandomPosition;
using core::Rotary;
using core::Scalar;
using core::Sinusoidal;

namespace {

// Rounding to float; the reference formulas use double.
constexpr double rounding = 1e-7;

void compareRow(std::span<const Scalar> row, const std::vector<double>& expected)
{
    QCOMPARE(row.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        QVERIFY2(std::abs(static_cast<double>(row[i]) - expected[i])
                <= rounding * std::max(1.0, std::abs(expected[i])),
            qPrintable(
                QString("column %1: %2").arg(i).arg(static_cast<double>(row[i]), 0, 'g', 9)));
}

Matrix randomRows(Index rows, Index cols, std::uint64_t seed)
{
    Matrix result = Matrix::uninitialised(rows, cols);
    core::fillNormal({ result.data(), static_cast<std::size_t>(result.size()) }, seed, 1);
    return result;
}

double dot(std::span<const Scalar> a, std::span<const Scalar> b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += static_cast<double>(a[i]) * static_cast<double>(b[i]);
    return sum;
}

// The same vector in every row.
Matrix repeatedRow(const Matrix& rows, Index row, Index count)
{
    Matrix result = Matrix::uninitialised(count, rows.cols());
    for (Index i = 0; i < count; ++i)
        std::ranges::copy(rows.row(row), result.row(i).begin());
    return result;
}

} // namespace

class TestPosition : public QObject {
    Q_OBJECT

private slots:
    // sin(pos / base^(2i/d)) and cos in Python's double precision.
    void sinusoidalMatchesThePublishedFormula()
    {
        compareRow(positionVectors(Sinusoidal {}, 5, 6, 0).row(3),
            { 0.1411200080598672, -0.9899924966004454, 0.13879810108005056, 0.990320699135675,
                0.006463259070189646, 0.9999791129229608 });
        compareRow(positionVectors(Sinusoidal { 500 }, 4096, 5, 0).row(4095),
            { -0.9978212103769744, -0.0659759965580649, 0.9977068268740436, -0.06768373223254898,
                -0.10972606321859624 });
    }
    void sinusoidalBeginsWithZerosAndOnes()
    {
        compareRow(positionVectors(Sinusoidal {}, 1, 5, 0).row(0), { 0, 1, 0, 1, 0 });
        compareRow(positionVectors(Sinusoidal {}, 1, 1, 0).row(0), { 0 });
    }
    // Σ (sin a sin b + cos a cos b) = Σ cos(a - b): the product depends only on the distance.
    void sinusoidalProductsDependOnTheDistance()
    {
        const Matrix p = positionVectors(Sinusoidal {}, 60, 64, 0);
        for (Index distance = 0; distance < 30; ++distance)
            QVERIFY(std::abs(dot(p.row(0), p.row(distance)) - dot(p.row(25), p.row(25 + distance)))
                < 32 * rounding * 4);
        QVERIFY(dot(p.row(10), p.row(11)) > dot(p.row(10), p.row(15)));
    }
    void randomRowsDifferAndHaveLengthAboutOne()
    {
        const Matrix p = positionVectors(RandomPosition {}, 40, 256, 7);
        for (Index i = 0; i < p.rows(); ++i)
            QVERIFY(std::abs(std::sqrt(dot(p.row(i), p.row(i))) - 1) < 0.2);
        const Matrix shorter = positionVectors(RandomPosition {}, 10, 256, 7);
        for (Index i = 0; i < shorter.rows(); ++i)
            QVERIFY(std::ranges::equal(shorter.row(i), p.row(i)));
        QVERIFY(!std::ranges::equal(p.row(0), p.row(1)));
        QVERIFY(!(positionVectors(RandomPosition {}, 10, 256, 8) == shorter));
    }
    void otherPositionsAddNoVectors()
    {
        for (const Position& position :
            { Position(NoPosition {}), Position(Rotary {}), Position(Alibi {}) })
            QVERIFY(positionVectors(position, 5, 8, 1).empty());
    }
    // In Python: y = (x cos t - x' sin t, x sin t + x' cos t), t = pos · base^(-2i/d).
    void rotationMatchesThePublishedFormula()
    {
        const Matrix x { { 0.5F, -1.25F, 2.0F, 0.75F, -3.0F } };
        Matrix adjacent = repeatedRow(x, 0, 8);
        core::rotate(Rotary {}, adjacent);
        compareRow(adjacent.row(7),
            { 1.1981843755701387, -0.6138845185697362, 1.8379670983237648, 1.0882908368075694,
                -3 });
        Matrix halves = repeatedRow(x, 0, 8);
        core::rotate(Rotary { Pairing::Halves, 10000 }, halves);
        compareRow(halves.row(7),
            { -0.9370220702659258, -1.361922228541533, 1.8362978080460037, 0.519776724569756, -3 });
        Matrix four { { 0, 0, 0, 0 }, { 0, 0, 0, 0 }, { 0.5F, -1.25F, 2.0F, 0.75F } };
        core::rotate(Rotary { Pairing::Adjacent, 100 }, four);
        compareRow(four.row(2),
            { 0.928548365258531, 0.9748322590967688, 1.8111311575861873, 1.1323885949710537 });
    }
    void rotationPreservesTheFirstRowAndLengths()
    {
        for (const Pairing pairing : { Pairing::Adjacent, Pairing::Halves })
            for (const Index width : { 1, 2, 3, 7, 64, 65 }) {
                const Matrix before = randomRows(50, width, 3);
                Matrix after = before;
                core::rotate(Rotary { pairing, 10000 }, after);
                QVERIFY(std::ranges::equal(after.row(0), before.row(0)));
                for (Index i = 0; i < before.rows(); ++i)
                    QVERIFY(std::abs(
                                dot(after.row(i), after.row(i)) - dot(before.row(i), before.row(i)))
                        < 1e-6 * dot(before.row(i), before.row(i)));
            }
    }
    void rotatedProductsDependOnDistance()
    {
        for (const Pairing pairing : { Pairing::Adjacent, Pairing::Halves })
            for (const Index width : { 2, 7, 64 }) {
                const Matrix two = randomRows(2, width, 5);
                Matrix q = repeatedRow(two, 0, 40);
                Matrix k = repeatedRow(two, 1, 40);
                core::rotate(Rotary { pairing, 10000 }, q);
                core::rotate(Rotary { pairing, 10000 }, k);
                for (Index i = 0; i < 20; ++i)
                    for (Index distance = -i; distance < 20; ++distance)
                        QVERIFY(std::abs(dot(q.row(i), k.row(i + distance))
                                    - dot(q.row(19), k.row(19 + distance)))
                            < 1e-5);
                QVERIFY(std::abs(dot(q.row(0), k.row(1)) - dot(q.row(1), k.row(0))) > 1e-3);
            }
    }
    void pairingsAreTheSameRotationInTwoOrders()
    {
        const Matrix adjacent = randomRows(9, 8, 6);
        Matrix halves = adjacent;
        for (Index row = 0; row < 9; ++row)
            for (Index i = 0; i < 4; ++i) {
                halves(row, i) = adjacent(row, 2 * i);
                halves(row, i + 4) = adjacent(row, 2 * i + 1);
            }
        Matrix rotated = adjacent;
        core::rotate(Rotary {}, rotated);
        core::rotate(Rotary { Pairing::Halves, 10000 }, halves);
        for (Index row = 0; row < 9; ++row)
            for (Index i = 0; i < 8; ++i)
                QCOMPARE(halves(row, i % 2 * 4 + i / 2), rotated(row, i));
    }
    void rotationStaysFinite()
    {
        const Scalar most = std::numeric_limits<Scalar>::max();
        Matrix huge = Matrix::constant(30, 4, most);
        core::rotate(Rotary {}, huge);
        for (const Scalar x : huge.values())
            QVERIFY(std::isfinite(x));
    }
    // 2^(-8h/H), h = 1…H, exact powers for eight heads.
    void alibiSlopesArePowersOfTwo()
    {
        for (Index head = 0; head < 8; ++head)
            QCOMPARE(core::alibiSlope(Alibi {}, head, 8),
                static_cast<Scalar>(std::ldexp(1.0, -static_cast<int>(head) - 1)));
        compareRow(std::array { core::alibiSlope(Alibi {}, 0, 3), core::alibiSlope(Alibi {}, 1, 3),
                       core::alibiSlope(Alibi {}, 2, 3) },
            { 0.15749013123685915, 0.024803141437003122, 0.00390625 });
        QCOMPARE(core::alibiSlope(Alibi {}, 0, 1), 0.00390625F);
        for (const Position& position : { Position(NoPosition {}), Position(Sinusoidal {}),
                 Position(RandomPosition {}), Position(Rotary {}) })
            QCOMPARE(core::alibiSlope(position, 3, 8), Scalar(0));
    }
    void exponentialIsExactToTheLastBits()
    {
        for (std::uint64_t i = 0; i < 100000; ++i) {
            const double x = (core::uniform(23, i) - 0.5) * 1300;
            for (const double y : { x, x / 1000, x * 1e-9 }) {
                const long double exact = std::exp(static_cast<long double>(y));
                QVERIFY(
                    std::abs(static_cast<long double>(core::exponential(y)) / exact - 1) < 1e-15L);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestPosition)
#include "tst_position.moc"
