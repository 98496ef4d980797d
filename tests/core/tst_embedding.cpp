#include "core/base/random.h"
#include "tests/core/texts.h"

#include <QtTest>

using core::BuiltinTable;
using core::Embedding;
using core::Index;
using core::Matrix;
using core::noFiles;
using core::Notice;
using core::OneHot;
using core::RandomEmbedding;
using core::Scalar;
using core::SubwordHash;

namespace {

const std::vector<Embedding> everyFormWithoutFile { OneHot {}, RandomEmbedding {}, SubwordHash {},
    BuiltinTable {} };

} // namespace

class TestEmbedding : public QObject {
    Q_OBJECT

private slots:
    void oneHotCountsTheWordsOfAllTexts()
    {
        auto a = tokensOf({ "to", "be", "to" });
        auto b = tokensOf({ "not", "be", "To" });
        std::vector<Notice> notices;
        const auto rows = core::embed({ OneHot {}, 77, 0 }, { &a, &b }, noFiles(), notices);
        QCOMPARE(rows.size(), 2U);
        QCOMPARE(rows[0], (Matrix { { 1, 0, 0, 0 }, { 0, 1, 0, 0 }, { 1, 0, 0, 0 } }));
        QCOMPARE(rows[1], (Matrix { { 0, 0, 1, 0 }, { 0, 1, 0, 0 }, { 0, 0, 0, 1 } }));
        QVERIFY(notices.empty());
    }
    void randomRowsAreStreamsOfTheirWord()
    {
        const auto found = embedded({ RandomEmbedding {}, 64, 9 }, { "a", "bee", "a", "注意力" });
        std::vector<Scalar> expected(64);
        const std::uint64_t key = core::streamKey(core::streamKey(9, "embedding"), "注意力");
        core::fillNormal(expected, key, 1);
        QVERIFY(std::ranges::equal(found.rows.row(3), expected));
        QVERIFY(std::ranges::equal(found.rows.row(0), found.rows.row(2)));
    }
    // |x|² / d is a mean of d squares: 1 ± √(2/d).
    void randomNumbersHaveMeanSquareOne()
    {
        std::vector<std::string> words;
        words.reserve(200);
        for (int i = 0; i < 200; ++i)
            words.push_back("word" + std::to_string(i));
        for (const int d : { 16, 64, 512 }) {
            const auto found = embedded({ RandomEmbedding {}, d, 1 }, words);
            double mean = 0;
            for (Index i = 0; i < 200; ++i) {
                const double square = dot(found.rows.row(i), found.rows.row(i)) / d;
                QVERIFY(std::abs(square - 1) < 5 * std::sqrt(2.0 / d));
                mean += square / 200;
            }
            QVERIFY(std::abs(mean - 1) < 4 * std::sqrt(2.0 / d / 200));
        }
    }
    void onlyEqualWordsHaveEqualRows()
    {
        for (const Embedding& how : everyFormWithoutFile) {
            const auto found = embedded({ how, 64, 3 }, { "one", "two", "one", "eins", "Ⅱ", "🇨🇳" });
            QVERIFY(std::ranges::equal(found.rows.row(0), found.rows.row(2)));
            for (const Index i : { 1, 3, 4, 5 })
                QVERIFY(distance(found.rows.row(0), found.rows.row(i)) > 0.1);
        }
    }
    void rowsDoNotDependOnNeighbours()
    {
        for (const Embedding& how : everyFormWithoutFile) {
            if (std::holds_alternative<OneHot>(how))
                continue;
            const auto alone = embedded({ how, 48, 5 }, { "rabbit", "zebra" });
            const auto among = embedded({ how, 48, 5 }, { "zebra", "and", "rabbit" });
            QVERIFY(std::ranges::equal(alone.rows.row(0), among.rows.row(2)));
            QVERIFY(std::ranges::equal(alone.rows.row(1), among.rows.row(0)));
        }
    }
    void seedChangesRandomRows()
    {
        for (const Embedding& how : { Embedding(RandomEmbedding {}), Embedding(SubwordHash {}) }) {
            const auto first = embedded({ how, 32, 1 }, { "rabbit" });
            QCOMPARE(embedded({ how, 32, 1 }, { "rabbit" }).rows, first.rows);
            QVERIFY(std::abs(cosine(
                        embedded({ how, 32, 2 }, { "rabbit" }).rows.row(0), first.rows.row(0)))
                < 0.8);
        }
    }
    void everyFormIsFiniteAtEveryWidthAndForEveryWord()
    {
        const std::vector<std::string> words { "a", "?", "\u2060", std::string(1, '\0'), "\u0301",
            "注", std::string(100000, 'x'), "DON’T", "1e5" };
        for (const Embedding& how : everyFormWithoutFile)
            for (const int d : { 1, 2, 3, 19, 20, 21, 63, 64, 65, 300 }) {
                const auto found = embedded({ how, d, 1 }, words);
                QCOMPARE(found.rows.rows(), static_cast<Index>(words.size()));
                if (!std::holds_alternative<OneHot>(how))
                    QCOMPARE(found.rows.cols(), d);
                for (const Scalar x : found.rows.values())
                    QVERIFY(std::isfinite(x));
            }
    }
    void emptyTextHasNoRows()
    {
        for (const Embedding& how : everyFormWithoutFile)
            QCOMPARE(embedded({ how, 8, 1 }, {}).rows.rows(), 0);
    }
};

QTEST_APPLESS_MAIN(TestEmbedding)
#include "tst_embedding.moc"
