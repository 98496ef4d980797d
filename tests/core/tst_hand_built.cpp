#include "core/weights/hand_built.h"
#include "tests/core/every_kind.h"
#include "tests/core/hand_built_cases.h"

#include <QtTest>

using namespace hand_built;

namespace {

const core::Position sinusoidal = core::Sinusoidal {};
const std::vector<core::Position> allPositions = test::everyKind<core::Position>();
const std::vector<core::HeadPattern> allPatterns = core::HandBuiltWeights {}.patterns;

Index previous(Index i)
{
    return std::max<Index>(i - 1, 0);
}

bool isUniform(const Weights& a)
{
    for (const auto& row : a)
        for (const double weight : row)
            if (std::abs(weight - 1 / static_cast<double>(row.size())) > 1e-12)
                return false;
    return true;
}

} // namespace

class TestHandBuilt : public QObject {
    Q_OBJECT

private slots:
    // The view at the first start of the program.
    void defaultSentenceShowsThePatterns_data()
    {
        QTest::addColumn<int>("position");
        QTest::addColumn<double>("length");
        QTest::newRow("sinusoidal") << 1 << 1.0;
        QTest::newRow("sinusoidal, long word vectors") << 1 << 8.0;
        QTest::newRow("random table") << 2 << 1.0;
    }
    void defaultSentenceShowsThePatterns()
    {
        QFETCH(int, position);
        QFETCH(double, length);
        const core::Position how = allPositions[static_cast<std::size_t>(position)];
        const core::Inputs in = inputs(tokens(sentence), 64, how, length);
        const auto smallest = [&](const core::HeadPattern& p, auto target) {
            return hit(pattern(p, in, how, 8), target).smallest;
        };
        QVERIFY(smallest(core::PreviousToken {}, previous) > 0.95);
        QVERIFY(smallest(core::NextToken {}, [](Index i) { return std::min<Index>(i + 1, 10); })
            > 0.95);
        QVERIFY(smallest(core::SelfToken {}, [](Index i) { return i; }) > 0.95);
        QVERIFY(smallest(core::FirstToken {}, [](Index) { return Index { 0 }; }) > 0.95);
        QVERIFY(isUniform(pattern(core::UniformAttention {}, in, how, 8)));
    }

    void sameWordLinksTheAndThe()
    {
        const core::Inputs in = inputs(tokens(sentence), 64, sinusoidal);
        const Weights a = pattern(core::SameWord {}, in, sinusoidal, 8);
        for (const std::size_t i : { 0U, 4U }) {
            QVERIFY(std::abs(a[i][0] - a[i][4]) < 1e-3);
            QVERIFY(a[i][0] + a[i][4] > 0.95);
        }
        for (std::size_t i = 0; i < a.size(); ++i)
            QVERIFY(i == 0 || i == 4 || a[i][i] > 0.95);
    }

    void sameWordIgnoresCaseInEveryAlphabet()
    {
        const core::Inputs in
            = inputs(tokens("Straße STRASSE Ωμέγα ωμέγα Ötzi ötzi"), 32, sinusoidal);
        const Weights a = pattern(core::SameWord {}, in, sinusoidal, 8);
        for (std::size_t i = 0; i < 6; ++i)
            QVERIFY(a[i][i - i % 2] + a[i][i - i % 2 + 1] > 0.95);
    }

    void neighboursAreABellCurve()
    {
        const core::Inputs in = inputs(tokens(sentence), 64, sinusoidal);
        for (const float width : { 1.0F, 2.0F }) {
            const Weights a = pattern(core::Neighbours { width }, in, sinusoidal, 8);
            // At a distance of one width exp(-1/2) of the largest weight is left. A cosine is not a
            // parabola: its tails are slightly higher.
            for (std::size_t i = 0; i < a.size(); ++i)
                for (std::size_t j = 0; j < a.size(); ++j) {
                    const double distance = static_cast<double>(i) - static_cast<double>(j);
                    const double bell = std::exp(-distance * distance / (2.0 * width * width));
                    QVERIFY(std::abs(a[i][j] / a[i][i] - bell) < 0.02);
                }
        }
    }

    void similarWordsGetMoreWeightAndNoneIsExcluded()
    {
        const auto words = tokens("walk walked tree trees king queen");
        Matrix e = embedding(words, 64);
        for (const Index pair : { 0, 2, 4 }) // mostly the same vector
            for (Index c = 0; c < 64; ++c)
                e(pair + 1, c) = 0.8F * e(pair, c) + 0.4F * e(pair + 1, c);
        const Side s = side(words, e, sinusoidal);
        const core::Inputs in { words, words, s.input, s.input, s.input, s.embedding, s.embedding,
            s.positions, s.positions };
        const Weights a = pattern(core::SimilarWords {}, in, sinusoidal, 8);
        for (std::size_t i = 0; i < 6; ++i) {
            const std::size_t friendly = i ^ 1U;
            QVERIFY(a[i][i] > a[i][friendly]);
            for (std::size_t j = 0; j < 6; ++j) {
                QVERIFY(a[i][j] > 0.005);
                QVERIFY(j == i || j == friendly || a[i][friendly] > 5 * a[i][j]);
            }
        }
    }

    void sharpnessGrowsWithHeadWidth()
    {
        for (const Index n : { 11, 50 }) {
            const core::Inputs in = inputs(longText(n), 64, sinusoidal);
            for (const core::HeadPattern& p : allPatterns) {
                if (!std::holds_alternative<core::PreviousToken>(p)
                    && !std::holds_alternative<core::SelfToken>(p))
                    continue;
                const Index shift = std::holds_alternative<core::PreviousToken>(p) ? 1 : 0;
                double before = 0;
                for (const Index dk : { 1, 2, 4, 8, 16, 64 }) {
                    const Hit now = hit(pattern(p, in, sinusoidal, dk),
                        [&](Index i) { return std::max<Index>(i - shift, 0); });
                    // From 0.95 on a pattern counts as reached, and smaller weights are preferred.
                    QVERIFY2(std::min(now.mean, 0.95) >= before - 0.01,
                        qPrintable(QString("n %1, dk %2: %3 after %4")
                                       .arg(n)
                                       .arg(dk)
                                       .arg(now.mean)
                                       .arg(before)));
                    before = std::min(now.mean, 0.95);
                }
                QVERIFY(before > 0.94);
            }
        }
    }

    void scalingSharpensAndFlattens()
    {
        const core::Inputs in = inputs(tokens(sentence), 64, sinusoidal);
        const auto mean = [&](double divisor) {
            return hit(pattern(core::PreviousToken {}, in, sinusoidal, 8, divisor), previous).mean;
        };
        QVERIFY(mean(1) > mean(0)); // 0: √d_k
        QVERIFY(mean(8) < 0.9);
        QVERIFY(mean(8) > 2.0 / 11);
    }

    void longTextBlursThePatternAroundItsTarget()
    {
        const core::Inputs in = inputs(longText(200), 64, sinusoidal);
        const Weights a = pattern(core::PreviousToken {}, in, sinusoidal, 8);
        double distance = 0;
        for (std::size_t i = 0; i < a.size(); ++i)
            for (std::size_t j = 0; j < a.size(); ++j)
                distance += a[i][j] * std::abs(static_cast<double>(j) - static_cast<double>(i) + 1)
                    / 200;
        QVERIFY(distance < 2); // uniform: 67
        QVERIFY(
            hit(pattern(core::FirstToken {}, in, sinusoidal, 8), [](Index) { return Index { 0 }; })
                .smallest
            > 0.9);
    }

    void positionalPatternsNeedPositions()
    {
        for (const core::Position& how :
            { core::Position { core::NoPosition {} }, core::Position { core::Alibi {} } }) {
            const core::Inputs in = inputs(tokens(sentence), 64, how);
            QVERIFY(isUniform(pattern(core::PreviousToken {}, in, how, 8)));
            QVERIFY(isUniform(pattern(core::NextToken {}, in, how, 8)));
            QVERIFY(isUniform(pattern(core::FirstToken {}, in, how, 8)));
            QVERIFY(isUniform(pattern(core::Neighbours {}, in, how, 8)));
            QVERIFY(
                pattern(core::SelfToken {}, in, how, 8) == pattern(core::SameWord {}, in, how, 8));
            const auto made = core::handBuiltHeads({ allPatterns, in, how, 8, 8, 8, 64 });
            QCOMPARE(made.notices.size(), 1U);
            QCOMPARE(made.notices.front().id, std::string("handmade_needs_positions"));
            QVERIFY(made.notices.front().detail().find(
                        "1 (previous), 2 (next), 5 (first), 6 (neighbours), 7 (self)")
                != std::string::npos);
        }
        const core::Inputs in = inputs(tokens(sentence), 64, sinusoidal);
        QVERIFY(core::handBuiltHeads({ allPatterns, in, sinusoidal, 8, 8, 8, 64 }).notices.empty());
    }

    // Its four pairs rotate by 1, 0.1, 0.01 and 0.001 per position: 6 and 7 positions are nearly a
    // full rotation of the first, which limits its use.
    void rotaryHeadsAttendByDistance()
    {
        for (const core::Pairing pairing : { core::Pairing::Adjacent, core::Pairing::Halves }) {
            const core::Position how = core::Rotary { pairing };
            const core::Inputs in = inputs(tokens("one two three four five six"), 64, how);
            QVERIFY(hit(pattern(core::PreviousToken {}, in, how, 8), previous).smallest > 0.7);
            QVERIFY(hit(pattern(core::SelfToken {}, in, how, 8), [](Index i) { return i; }).smallest
                > 0.8);
            QVERIFY(isUniform(pattern(core::FirstToken {}, in, how, 8)));
            const core::Inputs repeated = inputs(tokens("a b c a b c"), 64, how);
            const Weights same = pattern(core::SameWord {}, repeated, how, 8);
            for (std::size_t i = 0; i < 6; ++i)
                QVERIFY(same[i][i] > 0.45 && same[i][(i + 3) % 6] > 0.4);
        }
    }

    void patternsHoldInCrossAttention()
    {
        const core::Inputs in = inputs(
            tokens("I saw the king and the queen"), tokens("the queen saw me"), 64, sinusoidal);
        const Weights same = pattern(core::SameWord {}, in, sinusoidal, 8);
        QVERIFY(same[1][2] > 0.9 && same[2][0] > 0.9 && same[5][0] > 0.9 && same[6][1] > 0.9);
        const Weights before = pattern(core::PreviousToken {}, in, sinusoidal, 8);
        for (std::size_t i = 0; i < 5; ++i)
            QVERIFY(before[i][i > 0 ? i - 1 : 0] > 0.9);
        const Weights first = pattern(core::FirstToken {}, in, sinusoidal, 8);
        QVERIFY(first[6][0] > 0.9);
        QCOMPARE(pattern(core::SimilarWords {}, in, sinusoidal, 8).front().size(), 4U);
    }
};

QTEST_APPLESS_MAIN(TestHandBuilt)
#include "tst_hand_built.moc"
