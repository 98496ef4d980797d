#include "core/analysis/statistics.h"
#include "core/analysis/tendencies.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

using core::Index;
using core::Matrix;
using core::Token;

namespace {

constexpr Index n = 12;

// "!" marks special tokens.
std::vector<Token> tokens(const std::vector<std::string>& words)
{
    std::vector<Token> result;
    for (const std::string& word : words)
        result.push_back(
            { .text = word[0] == '!' ? word.substr(1) : word, .special = word[0] == '!' });
    return result;
}

std::vector<std::string> different()
{
    std::vector<std::string> result;
    for (Index i = 0; i < n; ++i)
        result.push_back("w" + std::to_string(i));
    return result;
}

core::HeadMask causal()
{
    core::HeadMask mask;
    for (Index i = 0; i < n; ++i) {
        mask.begin.push_back(0);
        mask.end.push_back(i + 1);
    }
    return mask;
}

using Wanted = std::function<bool(Index, Index)>;

// Each query has uniform attention, but for the wanted keys: they get `excess` of what the others
// would have.
Matrix leaning(double excess, const Wanted& wanted, const core::HeadMask* mask = nullptr)
{
    Matrix result(n, n);
    for (Index i = 0; i < n; ++i) {
        const Index end = mask == nullptr ? n : mask->end[static_cast<std::size_t>(i)];
        Index count = 0;
        for (Index j = 0; j < end; ++j)
            count += wanted(i, j) ? 1 : 0;
        const auto all = static_cast<double>(end);
        for (Index j = 0; j < end; ++j) {
            double weight = 1 / all;
            if (count > 0 && count < end)
                weight = wanted(i, j) ? weight
                        + excess * (all - static_cast<double>(count)) / all
                            / static_cast<double>(count)
                                      : weight * (1 - excess);
            result(i, j) = static_cast<float>(weight);
        }
    }
    return result;
}

std::string_view patternOf(const std::vector<std::string>& words, const Matrix& weights,
    bool self = true, const core::HeadMask* mask = nullptr)
{
    const std::vector<Token> side = tokens(words);
    return core::statistics(
        { .weights = &weights, .queries = side, .keys = side, .self = self, .mask = mask })
        .pattern;
}

const std::vector<std::string> sentence { "![CLS]", "the", "dogs", "of", "my", "aunt", "saw", "a",
    "cat", "in", "trees", "![SEP]" };

} // namespace

// Tests the names of heads without a sharp pattern, on matrices made for each of them.
class TestTendencies : public QObject {
    Q_OBJECT

private slots:
    void aTendencyIsNamedFromAQuarterOn_data()
    {
        QTest::addColumn<Wanted>("wanted");
        QTest::addColumn<bool>("ofWords");
        QTest::addColumn<double>("excess"); // more for many keys: else the rows are uniform
        const auto row
            = [](const char* id, double excess, const Wanted& wanted, bool ofWords = false) {
                  QTest::newRow(id) << wanted << ofWords << excess;
              };
        row("two_before", 0.27, [](Index i, Index j) { return j == i - 2; });
        row("two_after", 0.27, [](Index i, Index j) { return j == i + 2; });
        row("one_key", 0.27, [](Index, Index j) { return j == 7; });
        row("neighbours", 0.4, [](Index i, Index j) { return std::abs(i - j) <= 2; });
        row("earlier", 0.6, [](Index i, Index j) { return j < i; });
        row("later", 0.6, [](Index i, Index j) { return j > i; });
        const auto among = [](const std::vector<Index>& keys) {
            return [keys](Index, Index j) { return std::ranges::count(keys, j) > 0; };
        };
        row("special", 0.3, among({ 0, 11 }), true);
        row("content_words", 0.5, among({ 2, 5, 6, 8, 10 }), true);
        row("function_words", 0.5, among({ 1, 3, 4, 7, 9 }), true);
    }
    void aTendencyIsNamedFromAQuarterOn()
    {
        QFETCH(const Wanted, wanted);
        QFETCH(const bool, ofWords);
        QFETCH(const double, excess);
        const std::string_view expected = QTest::currentDataTag();
        const auto pattern = [&](double given) {
            return patternOf(ofWords ? sentence : different(), leaning(given, wanted));
        };
        QCOMPARE(pattern(excess), expected);
        QVERIFY(pattern(0.2) == "broad" || pattern(0.2) == "uniform");
    }
    // Without function words the language may be another one.
    void contentWordsNeedFunctionWords()
    {
        const Wanted odd = [](Index, Index j) { return j % 2 == 1; };
        QVERIFY(patternOf(different(), leaning(0.4, odd)) != "content_words");
    }
    // Under a causal mask nearly all keys are earlier ones.
    void earlierSaysLeastUnderACausalMask()
    {
        const core::HeadMask mask = causal();
        const Wanted before = [](Index i, Index j) { return j < i; };
        QCOMPARE(patternOf(different(), leaning(0.9, before, &mask), true, &mask), "earlier");
        const Wanted both = [](Index i, Index j) { return j < i && j >= i - 2; };
        QCOMPARE(patternOf(different(), leaning(0.5, both, &mask), true, &mask), "neighbours");
    }
    void crossAttentionThatAdvancesIsAligned()
    {
        const auto at = [](double slope, double sharpness) {
            Matrix result(n, n);
            for (Index i = 0; i < n; ++i) {
                double sum = 0;
                const auto weight = [&](Index j) {
                    const double off
                        = static_cast<double>(j) - 1.5 - slope * static_cast<double>(i);
                    return std::exp(-off * off * sharpness);
                };
                for (Index j = 0; j < n; ++j)
                    sum += weight(j);
                for (Index j = 0; j < n; ++j)
                    result(i, j) = static_cast<float>(weight(j) / sum);
            }
            return result;
        };
        QCOMPARE(patternOf(different(), at(0.7, 0.3), false), "aligned");
        QVERIFY(patternOf(different(), at(0.7, 0.3), true) != "aligned"); // self-attention
        QVERIFY(patternOf(different(), at(0.2, 0.3), false) != "aligned"); // hardly advances
        QVERIFY(patternOf(different(), at(-0.7, 0.3), false) != "aligned");
    }
    void evenAttentionHasNoTendency()
    {
        QCOMPARE(patternOf(sentence, Matrix::constant(n, n, 1.0F / n)), "uniform");
    }
};

QTEST_APPLESS_MAIN(TestTendencies)
#include "tst_tendencies.moc"
