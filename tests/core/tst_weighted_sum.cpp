#include "core/analysis/weights/weighted_sum.h"
#include "tests/core/trace_builder.h"

#include <QtTest>

using core::Matrix;

namespace {

const std::vector<std::string> words { "the", "animal", "the", "it" };

core::WeightedSum of(
    const Matrix& row, core::Index k = 10, const std::vector<std::string>& tokens = words)
{
    Matrix weights(4, 4);
    std::ranges::copy(row.values(), weights.row(3).begin());
    return core::weightedSum(trace_builder::withWeights(tokens, weights), { .query = 3 }, k);
}

std::string textOf(const std::vector<std::string>& tokens)
{
    return core::weightedSumText(of({ { 0.02F, 0.73F, 0, 0.25F } }, 10, tokens), 2, 10);
}

std::string text(const Matrix& row, int digits = 2, core::Index k = 10)
{
    return core::weightedSumText(of(row), digits, k);
}

} // namespace

class TestWeightedSum : public QObject {
    Q_OBJECT

private slots:
    void sumListsWeightedTokens()
    {
        QCOMPARE(text({ { 0.01F, 0.77F, 0, 0.22F } }), "it′ = 0.77·animal + 0.22·it + 0.01·the₁");
        QCOMPARE(text({ { 0.01F, 0.77F, 0, 0.22F } }, 3, 1), "it′ = 0.770·animal + …");
    }
    void repeatedWordsHaveTheirPosition()
    {
        QCOMPARE(text({ { 0.25F, 0, 0.75F, 0 } }), "it′ = 0.75·the₃ + 0.25·the₁");
    }
    // Row numbers and numeric tokens must not look like factors.
    void numericTokensDifferFromFactors()
    {
        QCOMPARE(textOf({ "1", "2", "3", "4" }), "o₄ = 0.73·v₂ + 0.25·v₄ + 0.02·v₁");
        QCOMPARE(textOf({ "2", "+", "2", "4" }), "“4”′ = 0.73·“+” + 0.25·“4” + 0.02·“2₁”");
        QCOMPARE(
            textOf({ "−0,5", "3.25", "x", "3rd" }), "3rd′ = 0.73·“3.25” + 0.25·3rd + 0.02·“−0,5”");
    }
    void negativeWeightsHaveTheirSign()
    {
        QCOMPARE(text({ { 0, -1.5F, 0, 0.5F } }), "it′ = −1.50·animal + 0.50·it");
        QCOMPARE(text({ { 0, 1.5F, 0, -0.5F } }), "it′ = 1.50·animal − 0.50·it");
    }
    void termsRoundedToZeroAreInTheRest()
    {
        QCOMPARE(text({ { 0.004F, 0.996F, 0, 0 } }), "it′ = 1.00·animal + …");
        QCOMPARE(text({ { 0.004F, 0.001F, 0, 0 } }), "it′ = 0.00·the₁ + …");
    }
    void emptyRowIsZero()
    {
        QCOMPARE(text({ { 0, 0, 0, 0 } }), "it′ = 0");
        QCOMPARE(text({ { 0, 1, 0, 0 } }, 2, 0), "it′ = …");
    }
    void hugeWeightsStayShort() { QCOMPARE(text({ { 0, 1e38F, 0, 0 } }), "it′ = 1.00e+38·animal"); }
    void restIsCountedAndSummed()
    {
        const core::WeightedSum weightedSum = of({ { 0.125F, 0.5F, 0.25F, 0.125F } }, 2);
        QCOMPARE(weightedSum.terms.size(), 2U);
        QCOMPARE(weightedSum.terms[0].key, 1);
        QCOMPARE(weightedSum.terms[1].name, "the₃");
        QCOMPARE(weightedSum.others, 2);
        QCOMPARE(weightedSum.rest, 0.25);
    }
    void equalWeightsAreInTextOrder()
    {
        const core::WeightedSum weightedSum = of({ { 0.25F, 0.25F, 0.25F, 0.25F } });
        for (std::size_t j = 0; j < 4; ++j)
            QCOMPARE(weightedSum.terms[j].key, static_cast<core::Index>(j));
    }
};

QTEST_APPLESS_MAIN(TestWeightedSum)
#include "tst_weighted_sum.moc"
