#include "core/attention/score_parameters.h"

#include "core/math/finite_product.h"
#include "tests/core/every_kind.h"
#include "tests/core/random_model.h"
#include "tests/core/reference_scores.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <random>

using namespace core;

namespace {

// Scores with a bandwidth that includes some of the keys, and a hidden width other than d_k.
std::vector<Score> everyScore(int width = 0)
{
    std::vector<Score> all = test::everyKind<Score>();
    for (Score& score : all) {
        if (auto* const kernel = std::get_if<KernelScore>(&score))
            kernel->bandwidth = 3;
        std::visit(
            [&](auto& s) {
                if constexpr (requires { s.width; })
                    s.width = width;
            },
            score);
    }
    return all;
}

// Float sums of up to 70 terms of size 1 to 10.
bool near(Scalar score, double expected)
{
    if (expected == reference::nothing)
        return score == excluded;
    return std::abs(static_cast<double>(score) - expected)
        <= 2e-5 * std::max(1.0, std::abs(expected));
}

std::vector<double> softmax(std::span<const Scalar> row)
{
    std::vector<double> weights;
    double sum = 0;
    for (const double s : row)
        sum += std::exp(s - static_cast<double>(*std::ranges::max_element(row)));
    for (const double s : row)
        weights.push_back(std::exp(s - static_cast<double>(*std::ranges::max_element(row))) / sum);
    return weights;
}

} // namespace

class TestScore : public QObject {
    Q_OBJECT

private slots:
    void everyFormulaMatchesASlowLoop()
    {
        std::mt19937 generator(7);
        std::uniform_int_distribution<Index> size(1, 9);
        test::ModelMaker make(7);
        for (int round = 0; round < 40; ++round) {
            // Sometimes more keys and terms than one block of the fast kernels.
            const bool large = round % 10 == 9;
            const Index n = size(generator);
            const Index m = large ? 300 : size(generator);
            const Index dk = size(generator);
            const Index a = large ? 70 : size(generator);
            const Matrix q = make.normal(n, dk);
            const Matrix k = make.normal(m, dk);
            for (const Score& score : everyScore(static_cast<int>(a))) {
                const ScoreParameters p = make.parameters(score, dk);
                const Matrix s = scores(score, p, q, k);
                QCOMPARE(s.rows(), n);
                QCOMPARE(s.cols(), m);
                const reference::Table expected
                    = reference::scores(score, p, reference::table(q), reference::table(k));
                for (Index i = 0; i < n; ++i)
                    for (Index j = 0; j < m; ++j)
                        QVERIFY2(near(s(i, j), expected[std::size_t(i)][std::size_t(j)]),
                            kindOf(score).data());
            }
        }
    }

    // A worked example of location scores: H, W, b, U and results computed in double.
    void locationScoresMatchTheWorkedExample()
    {
        const Matrix h { { 1, 2, 3 }, { 2, 2, 2 }, { 1, 1, 1 }, { 2, 1, 2 } };
        ScoreParameters p;
        p.w = { { 1, 1 }, { 2, 2 }, { 1, 2 } };
        p.b = { { 1, 1 } };
        p.u = { { 2 }, { 1 } };
        // HWU: (HW+b)U minus the constant bU = 3.
        const Matrix plain = scores(LocationScore { LocationForm::HWU }, p, h, h);
        for (Index i = 0; i < 4; ++i)
            QVERIFY(std::ranges::equal(plain.row(i), std::vector<Scalar> { 27, 26, 13, 20 }));
        const std::vector<double> plainWeights = softmax(plain.row(0));
        const std::array expectedPlain { 0.7305711072, 0.2687620907, 0.0000006075, 0.0006661946 };
        const Matrix curved = scores(LocationScore { LocationForm::TanhHWbU }, p, h, h);
        const std::vector<double> curvedWeights = softmax(curved.row(3));
        const std::array expectedCurved { 0.2500123191, 0.2500123190, 0.2499638667, 0.2500114952 };
        for (std::size_t j = 0; j < 4; ++j) {
            QVERIFY(std::abs(plainWeights[j] - expectedPlain[j]) < 1e-9);
            QVERIFY(std::abs(curvedWeights[j] - expectedCurved[j]) < 3e-7); // tanh in float
        }
        const std::array result { 1.2694282853, 1.9993331979, 2.7305704997 };
        for (Index c = 0; c < 3; ++c) {
            double sum = 0;
            for (std::size_t j = 0; j < 4; ++j)
                sum += plainWeights[j] * static_cast<double>(h(static_cast<Index>(j), c));
            QVERIFY(std::abs(sum - result[static_cast<std::size_t>(c)]) < 1e-9);
        }
    }

    void scoresMatchHandComputedValues()
    {
        const Matrix q { { 1, 2 }, { 0, 0 } };
        const Matrix k { { 3, 4 }, { 2, -1 }, { 0, 0 } };
        QCOMPARE(scores(DotScore {}, {}, q, k), (Matrix { { 11, 0, 0 }, { 0, 0, 0 } }));
        ScoreParameters p;
        p.w = { { 0, 1 }, { 1, 0 } }; // swaps the components: 1·4 + 2·3
        QCOMPARE(scores(GeneralScore {}, p, q, k), (Matrix { { 10, 3, 0 }, { 0, 0, 0 } }));
        const Matrix cosine = scores(CosineScore {}, {}, q, k);
        QCOMPARE(cosine(0, 0), static_cast<Scalar>(11 / (5 * std::sqrt(5.0))));
        QCOMPARE(cosine(0, 2), 0.0F); // a zero vector has no direction
        QCOMPARE(cosine(1, 0), 0.0F);
    }

    // r = 5: at its bandwidth the box kernel is still 1, the triangle kernel 0.
    void kernelsEndAtTheirBandwidth()
    {
        const Matrix q { { 0, 0 } };
        const Matrix k { { 3, 4 }, { 0, 4 } };
        const auto of = [&](Kernel kernel, float h) {
            return scores(KernelScore { kernel, h }, {}, q, k);
        };
        QCOMPARE(of(Kernel::Box, 5), (Matrix { { 0, 0 } }));
        QCOMPARE(of(Kernel::Box, 4.5F), (Matrix { { excluded, 0 } }));
        QCOMPARE(of(Kernel::Triangle, 5), (Matrix { { excluded, std::log(0.2F) } }));
        QCOMPARE(of(Kernel::Epanechnikov, 5),
            (Matrix { { excluded, static_cast<float>(std::log1p(-0.64)) } }));
        QCOMPARE(of(Kernel::Gaussian, 5), (Matrix { { -5, -3.2F } }));
    }

    void nearPointsFarFromTheOriginHaveExactDistance()
    {
        const Matrix q { { 4096, 4096 } };
        const Matrix k { { 4096.001953125F, 4096 } }; // 2^-9 away
        QCOMPARE(scores(KernelScore { Kernel::Gaussian, 1 }, {}, q, k)(0, 0),
            static_cast<Scalar>(-std::pow(2.0, -18)));
    }

    void scoresSaturateInsteadOfOverflowing()
    {
        const Matrix huge { { 3e38F, -3e38F, 3e38F } };
        const Matrix tiny { { 1e-30F, 0, 0 } };
        QCOMPARE(scores(DotScore {}, {}, huge, huge)(0, 0), 1e38F);
        QCOMPARE(scores(DotScore {}, {}, huge, tiny)(0, 0), 3e8F);
        QCOMPARE(scores(KernelScore {}, {}, huge, tiny)(0, 0), -1e38F);
        QCOMPARE(scores(CosineScore {}, {}, huge, huge)(0, 0), 1.0F);
        QCOMPARE(scores(CosineScore {}, {}, tiny, tiny)(0, 0), 1.0F);
        // Large intermediate values are harmless if the result is small: 3 · 1e-30.
        ScoreParameters p;
        p.w = Matrix::constant(3, 3, 1e-38F);
        QVERIFY(std::abs(scores(GeneralScore {}, p, huge, tiny)(0, 0) / 3e-30F - 1) < 1e-5F);
        for (const Score& score : everyScore()) {
            ScoreParameters large = neutralParameters(score, { 3, 3 });
            ScoreParameters::parameters(large, [&](const Parameter& parameter, Matrix& matrix) {
                const Scalar sign
                    = parameter.name == "score.w_k" ? -1 : 1; // so that infinities meet
                matrix = Matrix::constant(matrix.rows(), matrix.cols(), sign * 3e38F);
            });
            const Matrix found = scores(score, large, huge, huge);
            for (const Scalar s : found.values())
                QVERIFY2(s == excluded || std::abs(s) <= 1e38F, kindOf(score).data());
        }
    }

    void onlyKernelScoresAreLogarithms()
    {
        for (const Score& score : everyScore())
            QCOMPARE(isLogarithm(score), kindOf(score) == "kernel");
    }
};

QTEST_APPLESS_MAIN(TestScore)
#include "tst_score.moc"
