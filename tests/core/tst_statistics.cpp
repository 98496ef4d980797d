#include "core/analysis/statistics.h"
#include "tests/core/trace_builder.h"

#include <QtTest>

#include <cmath>
#include <limits>

using core::HeadStatistics;
using core::Index;
using core::Matrix;

namespace {

const std::vector<std::string> fourWords { "the", "cat", "the", "dog" };

HeadStatistics of(const std::vector<std::string>& words, Matrix weights)
{
    return core::statistics(trace_builder::withWeights(words, std::move(weights)), 0, 0);
}

std::vector<std::string> different(Index n)
{
    std::vector<std::string> result;
    for (Index i = 0; i < n; ++i)
        result.push_back("w" + std::to_string(i));
    return result;
}

// Query i has weight 1 on the key at(i).
Matrix pointing(Index n, Index (*at)(Index))
{
    Matrix result(n, n);
    for (Index i = 0; i < n; ++i)
        result(i, std::clamp<Index>(at(i), 0, n - 1)) = 1;
    return result;
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-6;
} // weights are floats

} // namespace

class TestStatistics : public QObject {
    Q_OBJECT

private slots:
    // Computed by hand: H = -Σ p ln p, Σ p|i-j| and the shares, averaged over their rows.
    void statisticsMatchTheirFormulas()
    {
        const HeadStatistics s = of(fourWords,
            { { 0.5F, 0.25F, 0.125F, 0.125F }, { 0.7F, 0.1F, 0.1F, 0.1F },
                { 0.25F, 0.25F, 0.25F, 0.25F }, { 0, 0, 1, 0 } });
        QVERIFY(near(s.entropy, 0.8849374789387803));
        QVERIFY(near(s.normalisedEntropy, 0.63834745618088));
        QVERIFY(near(s.distance, 0.96875));
        QVERIFY(near(s.self, 0.2125));
        QVERIFY(near(s.previous, 0.65));
        QVERIFY(near(s.next, 0.2));
        QVERIFY(near(s.first, 0.3625));
        QVERIFY(near(s.sameWord, 0.1875));
        QCOMPARE(s.maximum, 1.0F);
        QCOMPARE(s.emptyRows, 0);
    }
    void entropyOfUniformIsLogOfKeyCount()
    {
        for (const Index m : { 2, 7, 100 }) {
            const HeadStatistics s
                = of(different(m), Matrix::constant(m, m, 1 / static_cast<float>(m)));
            QVERIFY(near(s.entropy, std::log(static_cast<double>(m))));
            QVERIFY(near(s.normalisedEntropy, 1));
            QCOMPARE(s.pattern, "uniform");
        }
    }
    void uniformUnderAMaskIsUniform()
    {
        core::Trace trace = trace_builder::build({ .heads = 1, .causal = true });
        Matrix& weights = trace.attentions[0].heads[0].weights;
        for (Index i = 0; i < weights.rows(); ++i)
            for (Index j = 0; j <= i; ++j)
                weights(i, j) = 1 / static_cast<float>(i + 1);
        const HeadStatistics s = core::statistics(trace, 0, 0);
        QVERIFY(near(s.normalisedEntropy, 1));
        QCOMPARE(s.pattern, "uniform");
    }
    void sharpPatternsAreNamed()
    {
        const auto words = different(7);
        const auto pattern = [&](Index (*at)(Index)) { return of(words, pointing(7, at)).pattern; };
        QCOMPARE(pattern([](Index i) { return i; }), "self");
        QCOMPARE(pattern([](Index i) { return i - 1; }), "previous");
        QCOMPARE(pattern([](Index i) { return i + 1; }), "next");
        QCOMPARE(pattern([](Index) { return Index { 0 }; }), "first");
        QCOMPARE(pattern([](Index i) { return (i * 3 + 4) % 7; }), "sparse");
    }
    void perfectPreviousHeadHasShareOne()
    {
        const HeadStatistics s = of(different(5), pointing(5, [](Index i) { return i - 1; }));
        QCOMPARE(s.previous, 1.0); // the first token has no previous one and does not count
    }
    void sameWordIsNamedOnlyWhereWordsRepeat()
    {
        const Matrix together { { 0.5F, 0, 0.5F, 0 }, { 0, 1, 0, 0 }, { 0.5F, 0, 0.5F, 0 },
            { 0, 0, 0, 1 } };
        const HeadStatistics s = of(fourWords, together);
        QCOMPARE(s.pattern, "same_word");
        QCOMPARE(s.sameWord, 0.5); // the other "the"; itself is counted by `self`
        QCOMPARE(s.self, 0.75);
        QCOMPARE(of(fourWords, Matrix::identity(4, 4)).pattern, "self");
        QCOMPARE(of(different(4), together).pattern, "self");
    }
    // "Same word" distinguishes nothing in a text of one word.
    void oneWordAloneIsNotNamedSameWord()
    {
        const Matrix near { { 0.5F, 0.3F, 0.2F }, { 0.3F, 0.4F, 0.3F }, { 0.2F, 0.3F, 0.5F } };
        const HeadStatistics s = of({ "ha", "ha", "ha" }, near);
        QVERIFY(s.pattern != "same_word");
        QCOMPARE(s.sameWord, 0.0);
    }
    void repeatedFirstWordIsNamedFirst()
    {
        QCOMPARE(of({ "the", "cat", "saw", "the" }, pointing(4, [](Index) { return Index { 0 }; }))
                     .pattern,
            "first");
    }
    void bandIsNamedNeighboursAndEvenMapBroad()
    {
        constexpr Index n = 12;
        Matrix band(n, n);
        Matrix broad(n, n);
        for (Index i = 0; i < n; ++i)
            for (Index j = 0; j < n; ++j) {
                band(i, j) = std::exp(-static_cast<float>((i - j) * (i - j)) / 8);
                broad(i, j) = static_cast<float>(1 + (i * 5 + j * 7) % 12);
            }
        QCOMPARE(of(different(n), band).pattern, "neighbours");
        QCOMPARE(of(different(n), broad).pattern, "broad");
    }
    void emptyRowsAreCountedAndLeftOut()
    {
        const HeadStatistics s = of(different(3), { { 0, 0, 0 }, { 0.5F, 0.5F, 0 }, { 0, 0, 0 } });
        QCOMPARE(s.emptyRows, 2);
        QVERIFY(near(s.entropy, std::log(2.0)));
        QCOMPARE(s.previous, 0.5);
        const HeadStatistics none = of(different(3), Matrix(3, 3));
        QCOMPARE(none.pattern, "empty");
        QCOMPARE(none.entropy, 0.0);
    }
    void negativeAndHugeWeightsGiveFiniteNumbers()
    {
        const float huge = std::numeric_limits<float>::max();
        const HeadStatistics s
            = of(different(3), { { -huge, huge, 0 }, { -1, -1, -2 }, { 1e-38F, 0, 0 } });
        QVERIFY(near(s.entropy, (std::log(2.0) + 1.5 * std::log(2.0)) / 3));
        QVERIFY(near(s.self, (0.5 + 0.25) / 3));
        QCOMPARE(s.maximum, huge);
        QVERIFY(std::isfinite(s.distance));
    }
    void crossAttentionCountsEqualWordsAtAnyPosition()
    {
        core::Trace trace = trace_builder::build(
            { .queries = { "the", "cat" }, .keys = { "the", "dog", "le" }, .heads = 1 });
        trace.attentions[0].heads[0].weights = { { 1, 0, 0 }, { 0, 0, 1 } };
        const HeadStatistics s = core::statistics(trace, 0, 0);
        QCOMPARE(s.sameWord, 1.0); // "the" finds "the"; "cat" has no such key
        QCOMPARE(s.self, 0.5);
        QCOMPARE(s.distance, 0.5);
    }
    void singleKeyIsNamedUniform()
    {
        const HeadStatistics s = of({ "alone" }, { { 1 } });
        QCOMPARE(s.pattern, "uniform");
        QCOMPARE(s.entropy, 0.0);
        QCOMPARE(s.normalisedEntropy, 0.0);
    }
    void everyLabelIsListed()
    {
        for (const auto& weights : { Matrix::identity(4, 4), Matrix(4, 4) })
            QVERIFY(std::ranges::count(core::patternIds, of(fourWords, weights).pattern) == 1);
    }
};

QTEST_APPLESS_MAIN(TestStatistics)
#include "tst_statistics.moc"
