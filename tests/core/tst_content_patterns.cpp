#include "core/analysis/statistics.h"
#include "tests/core/trace_builder.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

using core::HeadStatistics;
using core::Index;
using core::Matrix;
using core::Token;

namespace {

using Words = std::vector<std::string>;

// "!" marks special tokens.
std::vector<Token> tokens(const Words& words)
{
    std::vector<Token> result;
    for (const std::string& word : words)
        result.push_back({ .text = word[0] == '!' && word.size() > 1 ? word.substr(1) : word,
            .special = word[0] == '!' && word.size() > 1 });
    return result;
}

core::HeadMask causal(Index n)
{
    core::HeadMask mask;
    for (Index i = 0; i < n; ++i) {
        mask.begin.push_back(0);
        mask.end.push_back(i + 1);
    }
    return mask;
}

HeadStatistics of(const Words& words, const Matrix& weights, const core::HeadMask* mask = nullptr)
{
    const std::vector<Token> side = tokens(words);
    return core::statistics(
        { .weights = &weights, .queries = side, .keys = side, .self = true, .mask = mask });
}

// Query i distributes `given` among the wanted keys and the rest among all other allowed keys;
// without wanted keys all weight is on `otherwise`.
Matrix looking(Index n, double given, const std::function<bool(Index, Index)>& wanted,
    const std::function<Index(Index)>& otherwise, const core::HeadMask* mask = nullptr)
{
    Matrix result(n, n);
    for (Index i = 0; i < n; ++i) {
        const Index end = mask == nullptr ? n : mask->end[static_cast<std::size_t>(i)];
        Index count = 0;
        for (Index j = 0; j < end; ++j)
            count += wanted(i, j) ? 1 : 0;
        for (Index j = 0; j < end; ++j) {
            const double share = wanted(i, j) ? given / static_cast<double>(count)
                                              : (1 - given) / static_cast<double>(end - count);
            const double lone = j == otherwise(i) ? 1 : 0;
            result(i, j) = static_cast<float>(count == 0 ? lone
                    : count == end                       ? 1.0 / static_cast<double>(end)
                                                         : share);
        }
    }
    return result;
}

// A sequence and its copy, as in tests for induction heads.
const Words twice { "a", "b", "c", "d", "e", "f", "g", "a", "b", "c", "d", "e", "f", "g" };

bool followedBefore(Index i, Index j)
{
    for (Index earlier = 0; earlier < i; ++earlier)
        if (twice[static_cast<std::size_t>(earlier)] == twice[static_cast<std::size_t>(i)]
            && earlier + 1 == j && j < i)
            return true;
    return false;
}

bool sameBefore(Index i, Index j)
{
    return j < i && twice[static_cast<std::size_t>(j)] == twice[static_cast<std::size_t>(i)];
}

Index toFirst(Index /*i*/)
{
    return 0;
}

// One-hot weights on varying positions, so that no position gets much.
Index around(Index i)
{
    return (i * 3 + 1) % 7;
}

} // namespace

class TestContentPatterns : public QObject {
    Q_OBJECT

private slots:
    void punctuationOfAnyScriptIsRecognised()
    {
        for (const char* mark :
            { ".", ",", ";", ":", "!", "?", "。", "、", "，", "؟", "…", "«", "Ġ.", "##," }) {
            const Words words { "one", "two", mark, "three", "four", mark, "five", "six" };
            const auto wanted = [](Index, Index j) { return j == 2 || j == 5; };
            const HeadStatistics s = of(words, looking(8, 0.8, wanted, toFirst));
            QVERIFY2(s.pattern == "punctuation", mark);
            QVERIFY(std::abs(s.punctuation - 0.8) < 1e-6);
            QCOMPARE(s.special, 0.0);
        }
        for (const char* none : { "a", "1", "don't", "[SEP]", "之", "€", "" }) {
            const Words words { "one", "two", none, "three", "four", none, "five", "six" };
            const auto wanted = [](Index, Index j) { return j == 2 || j == 5; };
            QVERIFY2(of(words, looking(8, 0.8, wanted, toFirst)).pattern != "punctuation", none);
        }
    }
    void specialTokensAreNotPunctuation()
    {
        const Words words { "![CLS]", "one", "two", "![SEP]", "three", "!.", "four", "five" };
        const auto wanted = [](Index, Index j) { return j == 0 || j == 3 || j == 5; };
        const HeadStatistics s = of(words, looking(8, 0.9, wanted, toFirst));
        QCOMPARE(s.pattern, "special");
        QVERIFY(std::abs(s.special - 0.9) < 1e-6);
        QCOMPARE(s.punctuation, 0.0);
        // A position takes precedence.
        QCOMPARE(of(words,
                     looking(
                         8, 0.9, [](Index, Index j) { return j == 0; }, toFirst))
                     .pattern,
            "first");
    }
    // If most keys are of a kind, their share must be large: a quarter of the way from uniform
    // attention to 1.
    void patternNeedsMoreThanUniformShare()
    {
        const Words words { "one", ",", ".", ",", "two", ".", ",", "three" }; // 5 of 8
        const auto wanted = [&](Index, Index j) { return j != 0 && j != 4 && j != 7; };
        QCOMPARE(of(words, looking(8, 0.85, wanted, toFirst)).pattern, "punctuation");
        QVERIFY(of(words, looking(8, 0.71, wanted, toFirst)).pattern != "punctuation");
        QCOMPARE(of(words, Matrix::constant(8, 8, 0.125F)).pattern, "uniform");
    }
    // If a text ends in a full stop, only the last token can attend to it.
    void kindThatFewQueriesCanAttendToIsNotAPattern()
    {
        const core::HeadMask mask = causal(6);
        const auto stops = [&](const Words& words) {
            const auto wanted
                = [&](Index, Index j) { return words[static_cast<std::size_t>(j)] == "."; };
            const Matrix m = looking(
                6, 1, wanted, [](Index i) { return i / 2; }, &mask);
            return of(words, m, &mask);
        };
        const HeadStatistics late = stops({ "a", "b", "c", "d", "e", "." });
        QCOMPARE(late.punctuation, 1.0);
        QVERIFY(late.pattern != "punctuation");
        QCOMPARE(stops({ "a", "b", ".", "d", "e", "f" }).pattern, "punctuation");
    }
    void inductionHeadIsRecognised()
    {
        const core::HeadMask mask = causal(14);
        // The first half has no earlier copy and attends to the first token.
        const Matrix m = looking(14, 0.8, followedBefore, toFirst, &mask);
        const HeadStatistics s = of(twice, m, &mask);
        QVERIFY(s.first > 0.5);
        QCOMPARE(s.pattern, "followed_before");
        QVERIFY(std::abs(s.induction - 0.8) < 1e-6);
        QVERIFY(s.duplicateToken < 0.05);
    }
    void duplicateTokenHeadIsRecognised()
    {
        const core::HeadMask mask = causal(14);
        const Matrix m = looking(14, 0.8, sameBefore, toFirst, &mask);
        const HeadStatistics s = of(twice, m, &mask);
        QCOMPARE(s.pattern, "same_before");
        QVERIFY(std::abs(s.duplicateToken - 0.8) < 1e-6);
        // A head that attends to both copies, or to itself without an earlier one, is same_word.
        const auto anyCopy = [](Index i, Index j) { return (i - j) % 7 == 0; };
        QCOMPARE(of(twice, looking(14, 1, anyCopy, toFirst)).pattern, "same_word");
        QCOMPARE(of(twice,
                     looking(
                         14, 0.8, sameBefore, [](Index i) { return i; }, &mask),
                     &mask)
                     .pattern,
            "same_word");
        const auto otherCopy = [](Index i, Index j) { return i != j && (i - j) % 7 == 0; };
        QCOMPARE(of(twice, looking(14, 0.9, otherCopy, around)).pattern, "same_word");
    }
    void singleRepetitionIsNotAPattern()
    {
        Words once { "a", "b", "c", "d", "e", "f", "g", "a" };
        Matrix m = looking(
            8, 1, [](Index, Index) { return false; }, around);
        for (Index j = 0; j < 8; ++j)
            m(7, j) = j == 1 ? 1 : 0;
        const HeadStatistics s = of(once, m);
        QCOMPARE(s.induction, 1.0);
        QVERIFY(s.pattern != "followed_before");
    }
    // A head with a positional pattern sometimes hits repetitions.
    void positionalPatternsPrecedeContentPatterns()
    {
        const Words alternating { "a", "b", "a", "b", "a", "b", "a", "b" };
        const auto at = [&](const std::function<Index(Index)>& place) {
            return of(alternating,
                looking(
                    8, 1, [](Index, Index) { return false; }, place))
                .pattern;
        };
        QCOMPARE(at([](Index i) { return std::max<Index>(i - 1, 0); }), "previous");
        QCOMPARE(at(toFirst), "first");
        QCOMPARE(of({ "the", "x", "the", "y", "the", "z" },
                     looking(
                         6, 1, [](Index, Index) { return false; }, toFirst))
                     .pattern,
            "first");
    }
    void crossAttentionHasNoEarlierCopies()
    {
        const std::vector<Token> side = tokens(twice);
        const Matrix m = looking(14, 0.9, sameBefore, toFirst);
        const HeadStatistics s = core::statistics(
            { .weights = &m, .queries = side, .keys = side, .self = false, .mask = nullptr });
        QCOMPARE(s.duplicateToken, 0.0);
        QCOMPARE(s.induction, 0.0);
    }
    // Masked keys do not count as alternatives.
    void maskedKeysAreNotCounted()
    {
        core::HeadMask mask = causal(6);
        const Words words { "a", ",", "b", ".", "c", "d" };
        const auto wanted = [](Index, Index j) { return j == 1 || j == 3; };
        const Matrix m = looking(
            6, 0.9, wanted, [](Index i) { return i; }, &mask);
        const HeadStatistics inRange = of(words, m, &mask);
        QVERIFY(std::abs(inRange.punctuation - 0.9) < 1e-6); // from the second token on
        // The same mask as a matrix.
        core::HeadMask given = causal(6);
        given.end.assign(6, 6);
        Matrix added(6, 6);
        for (Index i = 0; i < 6; ++i)
            for (Index j = i + 1; j < 6; ++j)
                added(i, j) = core::excluded;
        given.added = std::make_shared<const Matrix>(added);
        const HeadStatistics asMatrix = of(words, m, &given);
        QCOMPARE(asMatrix.punctuation, inRange.punctuation);
        QCOMPARE(asMatrix.pattern, inRange.pattern);
        // A query without allowed keys, and one with a single key.
        mask.begin[2] = 5;
        mask.end[2] = 2;
        Matrix holes = m;
        std::ranges::fill(holes.row(2), 0.0F);
        QVERIFY(std::isfinite(of(words, holes, &mask).punctuation));
        std::ranges::fill(holes.row(2), 0.25F); // although its mask forbids them
        QVERIFY(std::isfinite(of(words, holes, &mask).punctuation));
    }
    // The shares by their definitions, for random weights.
    void sharesMatchTheirDefinitions()
    {
        std::mt19937 random(5);
        const Words vocabulary { "a", "b", ".", "!<s>", "c", "," };
        for (int turn = 0; turn < 200; ++turn) {
            const Index n = std::uniform_int_distribution<Index>(1, 10)(random);
            Words words;
            Matrix m(n, n);
            for (Index i = 0; i < n; ++i) {
                words.push_back(vocabulary[random() % vocabulary.size()]);
                for (Index j = 0; j <= i; ++j)
                    m(i, j) = static_cast<float>(random() % 1000 + 1);
            }
            const std::vector<Token> side = tokens(words);
            const auto share = [&](const std::function<bool(Index, Index)>& counts, bool fromText) {
                double sum = 0;
                int rows = 0;
                for (Index i = 0; i < n; ++i) {
                    double all = 0;
                    double given = 0;
                    Index keys = 0;
                    for (Index j = 0; j <= i; ++j) {
                        all += static_cast<double>(m(i, j));
                        given += counts(i, j) ? static_cast<double>(m(i, j)) : 0;
                        keys += counts(i, j) ? 1 : 0;
                    }
                    if (keys == 0 || keys == i + 1
                        || (fromText && side[static_cast<std::size_t>(i)].special))
                        continue;
                    sum += given / all;
                    ++rows;
                }
                return rows == 0 ? 0 : sum / rows;
            };
            const auto text = [&](Index i) { return side[static_cast<std::size_t>(i)].text; };
            const core::HeadMask mask = causal(n);
            const HeadStatistics s = of(words, m, &mask);
            const auto near = [](double a, double b) { return std::abs(a - b) < 1e-9; };
            QVERIFY(near(s.punctuation,
                share([&](Index, Index j) { return text(j) == "." || text(j) == ","; }, false)));
            QVERIFY(
                near(s.special, share([&](Index, Index j) { return text(j) == "<s>"; }, false)));
            QVERIFY(near(s.duplicateToken,
                share([&](Index i, Index j) { return j < i && text(i) == text(j); }, true)));
            QVERIFY(near(s.induction,
                share([&](Index i, Index j) { return j > 0 && j < i && text(j - 1) == text(i); },
                    true)));
            QVERIFY(std::ranges::count(core::patternIds, s.pattern) == 1);
        }
    }
};

QTEST_APPLESS_MAIN(TestContentPatterns)
#include "tst_content_patterns.moc"
