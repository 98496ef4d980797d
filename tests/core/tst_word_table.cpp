#include "stub_files.h"
#include "tests/core/texts.h"

#include <QtTest>

#include <map>

using core::Files;
using core::Index;
using core::Matrix;
using core::Scalar;
using core::WordTable;

namespace {

// A table of two words with three values each that records the requested words.
StubFiles tableFiles(std::vector<std::string>* lookedUp = nullptr)
{
    StubFiles files;
    files.wordVectorsOf = [lookedUp](const std::string&, std::span<const std::string> words) {
        const std::map<std::string, std::vector<Scalar>> table { { "cat", { 3, 0, 4 } },
            { "Rome", { 0, 1, 0 } }, { "don't", { 1, 1, 1 } } };
        std::map<std::string, std::vector<Scalar>> found;
        for (const std::string& word : words) {
            if (lookedUp != nullptr)
                lookedUp->push_back(word);
            if (const auto entry = table.find(word); entry != table.end())
                found.insert(*entry);
        }
        return found;
    };
    return files;
}

} // namespace

class TestWordTable : public QObject {
    Q_OBJECT

private slots:
    void wordsAreFoundExactlyThenInLowerCase()
    {
        const auto found = embedded(
            { WordTable { "t" }, 3, 1 }, { "cat", "CAT", "Rome", "Don’t" }, tableFiles());
        QCOMPARE(found.rows, (Matrix { { 3, 0, 4 }, { 3, 0, 4 }, { 0, 1, 0 }, { 1, 1, 1 } }));
        QVERIFY(found.notices.empty());
        for (const auto& token : found.tokens)
            QVERIFY(token.known);
    }
    void capitalsOfTheTableAreNotGuessed()
    {
        const auto found = embedded({ WordTable { "t" }, 3, 1 }, { "rome" }, tableFiles());
        QVERIFY(!found.tokens[0].known);
    }
    void invisibleCharactersDoNotHideAWord()
    {
        const auto found
            = embedded({ WordTable { "t" }, 3, 1 }, { "\ufeffcat", "ca\u00adt" }, tableFiles());
        QCOMPARE(found.rows, (Matrix { { 3, 0, 4 }, { 3, 0, 4 } }));
    }
    // Lengths of the found vectors: 5 and 1, mean 3.
    void unknownWordsAreMarkedWithTheMeanLength()
    {
        const auto found = embedded(
            { WordTable { "t" }, 3, 1 }, { "cat", "rabbit", "Rome", "rabbit" }, tableFiles());
        QCOMPARE(found.tokens[0].known, true);
        QCOMPARE(found.tokens[1].known, false);
        QCOMPARE(found.tokens[3].known, false);
        QVERIFY(std::abs(norm(found.rows.row(1)) - 3) < 1e-6);
        QVERIFY(std::ranges::equal(found.rows.row(1), found.rows.row(3)));
    }
    void unknownWordsAloneGetVectorsOfLengthOne()
    {
        const auto found = embedded({ WordTable { "t" }, 7, 1 }, { "rabbit" }, tableFiles());
        QVERIFY(std::abs(norm(found.rows.row(0)) - 1) < 1e-6);
        QVERIFY(found.notices.empty());
    }
    void widerTableIsTruncatedWithNotice()
    {
        const auto found = embedded({ WordTable { "t" }, 2, 1 }, { "cat", "rabbit" }, tableFiles());
        QCOMPARE(found.rows(0, 0), 3.0F);
        QCOMPARE(found.rows(0, 1), 0.0F);
        QVERIFY(std::abs(norm(found.rows.row(1)) - 3) < 1e-6); // of the remaining components
        QCOMPARE(found.notices.size(), 1U);
        QCOMPARE(found.notices[0].id, std::string("embedding_fitted"));
        QVERIFY(found.notices[0].detail().find('3') != std::string::npos);
    }
    void narrowerTableIsPaddedWithNotice()
    {
        const auto found = embedded({ WordTable { "t" }, 5, 1 }, { "cat" }, tableFiles());
        QCOMPARE(found.rows, (Matrix { { 3, 0, 4, 0, 0 } }));
        QCOMPARE(found.notices.size(), 1U);
    }
    void eachNameIsLookedUpOnce()
    {
        std::vector<std::string> lookedUp;
        (void)embedded({ WordTable { "t" }, 3, 1 }, { "The", "cat", "the", "cat", "The" },
            tableFiles(&lookedUp));
        QCOMPARE(lookedUp, (std::vector<std::string> { "The", "cat", "the" }));
    }
    void anotherEmbeddingResetsKnown()
    {
        auto tokens = tokensOf({ "rabbit" });
        std::vector<core::Notice> notices;
        (void)core::embed({ WordTable { "t" }, 3, 1 }, { &tokens }, tableFiles(), notices);
        QVERIFY(!tokens[0].known);
        (void)core::embed({ core::RandomEmbedding {}, 3, 1 }, { &tokens }, tableFiles(), notices);
        QVERIFY(tokens[0].known);
    }
    void tableWithoutAFileIsRefused()
    {
        QVERIFY_THROWS_EXCEPTION(
            core::Error, (void)embedded({ WordTable { "t" }, 3, 1 }, { "cat" }));
    }
};

QTEST_APPLESS_MAIN(TestWordTable)
#include "tst_word_table.moc"
