#include "core/inference/generate.h"

#include <QtTest>

#include <cmath>
#include <set>

using core::Index;

// Sampling of the next token.
class TestNextToken : public QObject {
    Q_OBJECT

private slots:
    void samplesFollowTheProbabilities()
    {
        const std::vector<core::Scalar> logits { 1, 3, -2, 2.5F, 0.5F };
        for (const Index topK : { Index { 0 }, Index { 3 } }) {
            const core::Sampling how { .temperature = 1.5, .topK = topK, .seed = 7 };
            std::vector<double> counts(logits.size());
            constexpr int draws = 20000;
            for (int position = 0; position < draws; ++position)
                ++counts[static_cast<std::size_t>(core::nextToken(logits, how, position))];
            std::vector<double> shares;
            double sum = 0;
            for (std::size_t i = 0; i < logits.size(); ++i) {
                const bool inTopK = topK == 0 || i == 0 || i == 1 || i == 3;
                shares.push_back(inTopK ? std::exp(static_cast<double>(logits[i]) / 1.5) : 0);
                sum += shares.back();
            }
            for (std::size_t i = 0; i < logits.size(); ++i) {
                const double p = shares[i] / sum; // four standard deviations of a binomial
                QVERIFY(std::abs(counts[i] / draws - p) <= 4 * std::sqrt(p * (1 - p) / draws));
            }
        }
    }
    void sampleDependsOnSeedAndPositionOnly()
    {
        std::vector<core::Scalar> logits(50);
        const core::Sampling how { .temperature = 1, .topK = 0, .seed = 1 };
        std::set<Index> positions;
        std::set<Index> seeds;
        for (Index i = 0; i < 40; ++i) {
            QCOMPARE(core::nextToken(logits, how, i), core::nextToken(logits, how, i));
            positions.insert(core::nextToken(logits, how, i));
            seeds.insert(core::nextToken(
                logits, { .temperature = 1, .topK = 0, .seed = static_cast<std::uint64_t>(i) }, 3));
        }
        QVERIFY(positions.size() > 15 && seeds.size() > 15);
        logits[20] = 0.1F;
        for (const core::Sampling& sure :
            { core::Sampling {}, core::Sampling { .temperature = 1, .topK = 1 },
                core::Sampling { .temperature = 1e-3 } })
            QCOMPARE(core::nextToken(logits, sure, 5), Index { 20 });
    }
};

QTEST_APPLESS_MAIN(TestNextToken)
#include "tst_next_token.moc"
