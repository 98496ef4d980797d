#include "tests/core/texts.h"

#include <QtTest>

#include <array>

using core::Index;
using core::Scalar;
using core::SubwordHash;

namespace {

double cosineOf(const std::string& a, const std::string& b, int d, std::uint64_t seed)
{
    const auto found = embedded({ SubwordHash {}, d, seed }, { a, b });
    return cosine(found.rows.row(0), found.rows.row(1));
}

} // namespace

class TestSubwordHash : public QObject {
    Q_OBJECT

private slots:
    // The same sums of bytes with Python's integers, scaled to length 1; here to √d.
    void vectorsMatchThePythonFormula()
    {
        constexpr std::array<double, 5> expected { 0.1697356885453119, 0.015262337117153387,
            0.7062299629664613, -0.6396306737279738, -0.25113481983679664 };
        const auto walked = embedded({ SubwordHash {}, 5, 5 }, { "Walked" });
        for (Index i = 0; i < 5; ++i)
            QVERIFY(std::abs(static_cast<double>(walked.rows(0, i)) / std::sqrt(5.0)
                        - expected[static_cast<std::size_t>(i)])
                < 1e-7);
        const auto chinese = embedded({ SubwordHash {}, 80, 5 }, { "注意力" });
        QVERIFY(
            std::abs(static_cast<double>(chinese.rows(0, 0)) / std::sqrt(80.0) - 0.1377224140198291)
            < 1e-7);
        QVERIFY(std::abs(static_cast<double>(chinese.rows(0, 63)) / std::sqrt(80.0)
                    + 0.17901249946097708)
            < 1e-7);
        QVERIFY(std::abs(static_cast<double>(chinese.rows(0, 64)) / std::sqrt(80.0)
                    + 0.06633052435384419)
            < 1e-7);
        QVERIFY(std::abs(static_cast<double>(chinese.rows(0, 79)) / std::sqrt(80.0)
                    - 0.039958147201110954)
            < 1e-7);
    }
    void lengthIsRootOfDimension()
    {
        const auto found
            = embedded({ SubwordHash {}, 64, 1 }, { "a", "?", "rabbit", "注意力机制", "🇨🇳" });
        for (Index i = 0; i < found.rows.rows(); ++i)
            QVERIFY(std::abs(norm(found.rows.row(i)) - 8) < 1e-5);
    }
    // Expected 0.67 and 0; the spread is about 1/√d.
    void similarSpellingsAreClose()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed)
            QVERIFY(cosineOf("walking", "walked", 64, seed)
                > cosineOf("walking", "rabbit", 64, seed) + 0.1);
        double near = 0;
        double far = 0;
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            near += cosineOf("walking", "walked", 512, seed) / 50;
            far += cosineOf("walking", "rabbit", 512, seed) / 50;
        }
        QVERIFY(std::abs(near - 0.67) < 0.03);
        QVERIFY(std::abs(far) < 0.03);
    }
    void equalSpellingsHaveEqualVectors()
    {
        QVERIFY(cosineOf("walking", "walking", 64, 1) > 1 - 1e-6);
    }
    void capitalsAreCloseButDifferent()
    {
        for (const auto& [lower, upper] :
            { std::pair("walking", "Walking"), std::pair("the", "The"), std::pair("i", "I"),
                std::pair("école", "École"), std::pair("мир", "МИР") })
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                const double c = cosineOf(lower, upper, 128, seed);
                QVERIFY2(c > 0.5 && c < 0.98, qPrintable(QString("%1 %2").arg(lower).arg(c)));
            }
    }
    void firstComponentsStayProportionalInLargerDimensions()
    {
        const auto narrow = embedded({ SubwordHash {}, 20, 1 }, { "rabbit" });
        const auto wide = embedded({ SubwordHash {}, 500, 1 }, { "rabbit" });
        QVERIFY(cosine(narrow.rows.row(0), wide.rows.row(0).first(20)) > 1 - 1e-6);
    }
    void nGramsDoNotSplitGraphemes()
    {
        // The bytes of the two flags share half of their n-grams, the graphemes only the marks.
        double mean = 0;
        for (std::uint64_t seed = 0; seed < 50; ++seed)
            mean += cosineOf("🇨🇳", "🇨🇭", 256, seed) / 50;
        QVERIFY(std::abs(mean) < 0.05);
    }
    void nGramLengthsHaveEitherOrder()
    {
        const auto up = embedded({ SubwordHash { 2, 4 }, 16, 1 }, { "rabbit" });
        QCOMPARE(embedded({ SubwordHash { 4, 2 }, 16, 1 }, { "rabbit" }).rows, up.rows);
        QVERIFY(!(embedded({ SubwordHash { 1, 1 }, 16, 1 }, { "rabbit" }).rows == up.rows));
    }
    void hugeWordsHaveNGramsExceptAtTheEnd()
    {
        const std::string huge(100, 'a');
        const auto found = embedded({ SubwordHash {}, 256, 1 }, { huge + "b", huge + "c" });
        const double c = cosine(found.rows.row(0), found.rows.row(1));
        QVERIFY(c > 0.9 && c < 1 - 1e-6);
    }
};

QTEST_APPLESS_MAIN(TestSubwordHash)
#include "tst_subword_hash.moc"
