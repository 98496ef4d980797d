#include "core/text/builtin_words.h"
#include "tests/core/texts.h"

#include <QtTest>

#include <set>

using core::builtinFeaturesOf;
using core::BuiltinTable;
using core::builtinWidth;
using core::builtinWords;
using core::Index;
using core::Scalar;

namespace {

std::span<const Scalar> meaning(std::string_view word)
{
    return builtinFeaturesOf(word).value();
}

double between(std::string_view a, std::string_view b)
{
    return distance(meaning(a), meaning(b));
}

double similarity(std::string_view a, std::string_view b)
{
    return cosine(meaning(a), meaning(b));
}

// a - b + c
std::vector<Scalar> analogy(std::string_view a, std::string_view b, std::string_view c)
{
    std::vector<Scalar> result(static_cast<std::size_t>(builtinWidth));
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = meaning(a)[i] - meaning(b)[i] + meaning(c)[i];
    return result;
}

// The nearest word of the whole table, including the words of the query.
std::string_view nearest(std::span<const Scalar> vector)
{
    return std::ranges::min(
        builtinWords(), {}, [&](std::string_view word) { return distance(vector, meaning(word)); });
}

} // namespace

class TestBuiltinWords : public QObject {
    Q_OBJECT

private slots:
    void animalsAndPlantsFormClusters()
    {
        for (const auto& [a, b] : { std::pair("dog", "cat"), std::pair("cat", "rabbit"),
                 std::pair("dog", "rabbit"), std::pair("tree", "flower") })
            for (const auto& [c, d] : { std::pair("dog", "tree"), std::pair("dog", "flower"),
                     std::pair("cat", "tree"), std::pair("cat", "flower"),
                     std::pair("rabbit", "tree"), std::pair("rabbit", "flower") })
                QVERIFY2(1.5 * between(a, b) < between(c, d), a);
    }
    void catIsNearerToTreeThanRabbit()
    {
        QVERIFY(between("cat", "tree") + 0.1 < between("rabbit", "tree"));
        QVERIFY(between("cat", "tree") < between("dog", "tree"));
    }
    void kingMinusManPlusWomanIsQueen()
    {
        QCOMPARE(nearest(analogy("king", "man", "woman")), std::string_view("queen"));
        QVERIFY(distance(analogy("king", "man", "woman"), meaning("queen")) < 1e-6);
        QCOMPARE(nearest(analogy("prince", "boy", "girl")), std::string_view("princess"));
        QCOMPARE(nearest(analogy("roi", "homme", "femme")), std::string_view("reine"));
        QCOMPARE(nearest(analogy("国王", "男人", "女人")), std::string_view("女王"));
    }
    void tensesShareOneDirection()
    {
        for (const auto& [now, then] : { std::pair("swimming", "swam"), std::pair("running", "ran"),
                 std::pair("sleeping", "slept"), std::pair("crossing", "crossed") }) {
            QCOMPARE(nearest(analogy("walking", "walked", then)), std::string_view(now));
            QVERIFY(distance(analogy("walking", "walked", then), meaning(now)) < 1e-6);
        }
        QVERIFY(between("walking", "walked") > 1);
    }
    void itIsSimilarToAnimalAndWideToStreet()
    {
        const std::vector<std::string_view> others { "the", "didn't", "cross", "street", "because",
            "was", "too", "tired", "wide" };
        for (const std::string_view other : others)
            QVERIFY2(similarity("it", "animal") > similarity("it", other) + 0.25, other.data());
        QVERIFY(similarity("tired", "animal") > similarity("tired", "street") + 0.25);
        QVERIFY(similarity("tired", "it") > similarity("wide", "it") + 0.15);
        QVERIFY(similarity("wide", "street") > similarity("wide", "animal") + 0.25);
        QVERIFY(similarity("booked", "room") > 0.4 && similarity("booked", "hotel") > 0.4);
    }
    void wordsDifferAndHaveLengthAboutOne()
    {
        const auto words = builtinWords();
        QVERIFY(words.size() > 150);
        double mean = 0;
        for (std::size_t i = 0; i < words.size(); ++i) {
            mean += norm(meaning(words[i])) / static_cast<double>(words.size());
            QVERIFY(norm(meaning(words[i])) > 0.6 && norm(meaning(words[i])) < 1.6);
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(between(words[i], words[j]) > 0.15, words[i].data());
        }
        QVERIFY(std::abs(mean - 1) < 0.05);
    }
    void everyFeatureIsNamedAndUsed()
    {
        const auto names = core::builtinFeatures();
        QCOMPARE(names.size(), static_cast<std::size_t>(builtinWidth));
        QCOMPARE(std::set<std::string_view>(names.begin(), names.end()).size(), names.size());
        for (std::size_t i = 0; i < names.size(); ++i)
            QVERIFY(std::ranges::any_of(
                builtinWords(), [&](std::string_view word) { return meaning(word)[i] != 0; }));
        QVERIFY(meaning("dog")[0] > 0.5F && names[0] == "animal");
        QVERIFY(meaning("queen")[4] > 0.5F && names[4] == "royal");
    }
    void wordsOfTheClassicSentencesAreKnown()
    {
        for (const char* sentence : { "The animal didn't cross the street because it was too tired",
                 "The animal didn’t cross the street because it was too wide.",
                 "He booked a room at a hotel.", "How are you?", "I saw a saw", "I am a student",
                 "Je suis étudiant", "The cat sat on the mat.", "Attention is all you need" }) {
            auto tokens = core::tokenise(core::WordTokens {}, sentence);
            std::vector<core::Notice> notices;
            (void)core::embed({ BuiltinTable {}, 64, 1 }, { &tokens }, core::noFiles(), notices);
            for (const auto& token : tokens)
                QVERIFY2(token.known, token.text.c_str());
        }
    }
    void widthPreservesDistancesOrFirstFeatures()
    {
        for (const int d : { 1, 3, 7, 20, 21, 64, 500 }) {
            const auto found = embedded({ BuiltinTable {}, d, 1 }, { "Dog", "TREE", "street" });
            const auto shared = static_cast<std::size_t>(std::min<Index>(d, builtinWidth));
            const double scale = std::sqrt(static_cast<double>(d));
            for (std::size_t c = 0; c < shared; ++c)
                QVERIFY(std::abs(static_cast<double>(found.rows.row(0)[c])
                            - scale * static_cast<double>(meaning("dog")[c]))
                    < 1e-6 * scale);
            if (d >= builtinWidth)
                QVERIFY(std::abs(distance(found.rows.row(0), found.rows.row(1)) / scale
                            - between("dog", "tree"))
                    < 1e-6);
        }
    }
    void threeColumnsSeparateAnimalsPlantsAndPeople()
    {
        const auto found = embedded(
            { BuiltinTable {}, 3, 1 }, { "dog", "cat", "tree", "flower", "man", "queen" });
        for (const Index i : { 0, 2, 4 })
            for (const Index j : { 0, 2, 4 })
                if (i != j)
                    QVERIFY(2 * distance(found.rows.row(i), found.rows.row(i + 1))
                        < distance(found.rows.row(i), found.rows.row(j)));
    }
    void unknownWordsGetHashedVectors()
    {
        const auto found = embedded({ BuiltinTable {}, 64, 1 }, { "zebra", "dog", "zebras" });
        QCOMPARE(found.tokens[0].known, false);
        QCOMPARE(found.tokens[1].known, true);
        QVERIFY(std::abs(norm(found.rows.row(0)) - 8) < 1e-5);
        QVERIFY(cosine(found.rows.row(0), found.rows.row(2)) > 0.3);
        const auto plain = embedded({ core::SubwordHash {}, 64, 1 }, { "zebra" });
        QVERIFY(std::ranges::equal(plain.rows.row(0), found.rows.row(0)));
    }
};

QTEST_APPLESS_MAIN(TestBuiltinWords)
#include "tst_builtin_words.moc"
