#include "core/base/portable_functions.h"
#include "core/base/random.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <set>
#include <vector>

using core::Scalar;

namespace {

std::vector<Scalar> normals(std::size_t count, std::uint64_t key, double deviation = 1)
{
    std::vector<Scalar> values(count);
    core::fillNormal(values, key, deviation);
    return values;
}

// FNV-1a over the bits of the values, lowest byte first.
std::uint64_t checksum(const std::vector<Scalar>& values)
{
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const Scalar number : values) {
        const auto bits = std::bit_cast<std::uint32_t>(number);
        for (unsigned shift = 0; shift < 32; shift += 8)
            hash = (hash ^ ((bits >> shift) & 0xff)) * 0x100000001b3;
    }
    return hash;
}

double moment(const std::vector<Scalar>& values, int power)
{
    double sum = 0;
    for (const Scalar x : values)
        sum += std::pow(static_cast<double>(x), power);
    return sum / static_cast<double>(values.size());
}

} // namespace

class TestRandom : public QObject {
    Q_OBJECT

private slots:
    // SplitMix64 seeded with 1234567: the published first five outputs (Rosetta Code,
    // "Pseudo-random numbers/Splitmix64").
    void bitsMatchSplitMix64()
    {
        constexpr std::array<std::uint64_t, 5> published { 6457827717110365317U,
            3203168211198807973U, 9817491932198370423U, 4593380528125082431U,
            16408922859458223821U };
        for (std::size_t i = 0; i < published.size(); ++i)
            QCOMPARE(core::randomBits(1234567, i), published[i]);
    }
    // Computed in Python with whole numbers: bits(bits(seed, 0) ^ fnv1a(purpose), number).
    void keysMatchThePythonFormula()
    {
        QCOMPARE(core::streamKey(0, ""), 0x5b21f68ffa77f14cU);
        QCOMPARE(core::streamKey(7, "w_q"), 0x196981f2a83e1bf6U);
        QCOMPARE(core::streamKey(7, "w_q", 1), 0x2eb8d67e461a72acU);
        QCOMPARE(core::streamKey(7, "w_k"), 0xe6a0a472e3f49e74U);
        const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
        QCOMPARE(core::streamKey(most, "注意力", most), 0x154664de63bd3122U);
    }
    void keysDependOnSeedPurposeAndNumber()
    {
        std::set<std::uint64_t> keys;
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            for (const char* purpose : { "", "a", "b", "ab", "ba", "w_q", "w_k" })
                for (std::uint64_t number = 0; number < 50; ++number)
                    keys.insert(core::streamKey(seed, purpose, number));
        QCOMPARE(keys.size(), 20U * 7U * 50U);
    }
    // (bits >> 11 | 1) / 2^53 in Python, exact.
    void uniformIsAnOddMultipleOfTheSmallestStep()
    {
        const std::uint64_t key = core::streamKey(42, "weights", 3);
        QCOMPARE(core::uniform(key, 0), 0x1.86437cf298be2p-2);
        QCOMPARE(core::uniform(key, 1), 0x1.290869b526d4dp-1);
        QCOMPARE(core::uniform(key, 2), 0x1.b175ea7f60ba2p-2);
    }
    void uniformFillsTheUnitIntervalEvenly()
    {
        std::array<int, 100> counts {};
        for (std::uint64_t i = 0; i < 100000; ++i) {
            const double u = core::uniform(5, i);
            QVERIFY(u > 0 && u < 1);
            ++counts[static_cast<std::size_t>(u * 100)];
        }
        double chiSquare = 0;
        for (const int count : counts)
            chiSquare += (count - 1000.0) * (count - 1000.0) / 1000.0;
        QVERIFY2(chiSquare < 149, "99 degrees of freedom: 149 is exceeded once in a thousand");
    }
    // Box-Muller in Python's double precision over the same uniforms, to float rounding.
    void normalsMatchThePythonFormula()
    {
        constexpr std::array<double, 8> expected { -1.2165841155467856, -0.6702400725531097,
            -1.2477668844403762, 0.4030131039875617, 1.5030826576018235, 1.01255419191943,
            0.9361789475251018, 1.1914544006741787 };
        const auto found = normals(8, core::streamKey(42, "weights", 3));
        for (std::size_t i = 0; i < expected.size(); ++i)
            QCOMPARE(found[i], static_cast<Scalar>(expected[i]));
    }
    void normalsHaveTheRecordedChecksum()
    {
        QCOMPARE(checksum(normals(100000, 7)), 0x96e4602aebcdedc1U);
    }
    void shorterFillIsPrefixOfALongerOne()
    {
        const auto longest = normals(300, 9);
        for (const std::size_t count : { 0U, 1U, 2U, 63U, 64U, 65U, 127U, 299U }) {
            const auto shorter = normals(count, 9);
            QVERIFY(std::ranges::equal(shorter, std::span(longest).first(count)));
        }
    }
    // Four standard errors of each mean of 10⁵ powers are allowed.
    void momentsMatchTheNormalDistribution()
    {
        for (const std::uint64_t key : { 1U, 2U, 3U }) {
            const auto values = normals(100000, core::streamKey(key, "moments"));
            QVERIFY(std::abs(moment(values, 1)) < 4 * 0.0032);
            QVERIFY(std::abs(moment(values, 2) - 1) < 4 * 0.0045);
            QVERIFY(std::abs(moment(values, 3)) < 4 * 0.0122);
            QVERIFY(std::abs(moment(values, 4) - 3) < 4 * 0.031);
        }
    }
    // Kolmogorov-Smirnov distance at most 1.95/√n: exceeded once in a thousand. The error of a
    // wrong tail or a swapped quarter is a hundred times as large.
    void distributionIsNormal()
    {
        auto values = normals(100000, core::streamKey(11, "distribution"));
        std::ranges::sort(values);
        double distance = 0;
        const auto count = static_cast<double>(values.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double expected = std::erfc(-static_cast<double>(values[i]) / std::sqrt(2.0)) / 2;
            const auto rank = static_cast<double>(i);
            distance = std::max({ distance, std::abs(expected - rank / count),
                std::abs(expected - (rank + 1) / count) });
        }
        QVERIFY(distance < 1.95 / std::sqrt(count));
    }
    void tailsMatchTheNormalDistribution()
    {
        const auto values = normals(1000000, core::streamKey(3, "tails"));
        const auto beyond = [&](Scalar limit) {
            return std::ranges::count_if(values, [=](Scalar x) { return std::abs(x) > limit; });
        };
        QVERIFY(std::abs(beyond(2) - 45500) < 4L * 208); // 2(1 - Φ(2)) = 0.0455
        QVERIFY(std::abs(beyond(3) - 2700) < 4L * 52);
        QVERIFY(std::abs(beyond(4) - 63) < 4L * 8);
    }
    void neighboursAndStreamsAreUncorrelated()
    {
        const auto a = normals(100000, core::streamKey(1, "w_q", 0));
        const auto b = normals(100000, core::streamKey(1, "w_q", 1));
        double across = 0;
        double along = 0;
        for (std::size_t i = 0; i + 1 < a.size(); ++i) {
            across += static_cast<double>(a[i]) * static_cast<double>(b[i]);
            along += static_cast<double>(a[i]) * static_cast<double>(a[i + 1]);
        }
        QVERIFY(std::abs(across / 1e5) < 4 * 0.0032);
        QVERIFY(std::abs(along / 1e5) < 4 * 0.0032);
    }
    void deviationScalesWithoutOverflow()
    {
        const auto ones = normals(1000, 4);
        const auto halves = normals(1000, 4, 0.5);
        for (std::size_t i = 0; i < ones.size(); ++i)
            QCOMPARE(halves[i], ones[i] / 2);
        for (const Scalar x : normals(10000, 4, 1e300))
            QVERIFY(std::isfinite(x));
        for (const Scalar x : normals(100, 4, 0))
            QCOMPARE(x, Scalar(0));
    }
    void logarithmIsExactToTheLastBits()
    {
        for (std::uint64_t i = 0; i < 100000; ++i) {
            const double u = core::uniform(21, i);
            for (const double x : { u, 1 - u / 1e6, u * 1e-12, 0x1p-53, 1 - 0x1p-53 }) {
                const long double exact = std::log(static_cast<long double>(x));
                QVERIFY(
                    std::abs(static_cast<long double>(core::naturalLog(x)) / exact - 1) < 2e-15L);
            }
        }
    }
    void sineAndCosineAreExactToTheLastBits()
    {
        const long double turn = 2 * std::acos(-1.0L);
        for (std::uint64_t i = 0; i < 100000; ++i) {
            const double u = core::uniform(22, i);
            for (const double x : { u, std::round(u * 8) / 8, u * 1e-9 }) {
                const auto [sine, cosine] = core::sineCosine(x);
                const long double angle = turn * static_cast<long double>(x);
                QVERIFY(std::abs(static_cast<long double>(sine) - std::sin(angle)) < 2e-15L);
                QVERIFY(std::abs(static_cast<long double>(cosine) - std::cos(angle)) < 2e-15L);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestRandom)
#include "tst_random.moc"
