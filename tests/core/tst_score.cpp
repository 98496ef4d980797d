#include "core/score.h"

#include "core/finite_product.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace core;

namespace {

Matrix randomMatrix(Index rows, Index cols, std::mt19937& generator)
{
    std::normal_distribution<float> normal;
    Matrix m(rows, cols);
    for (Index i = 0; i < m.size(); ++i)
        m.data()[i] = normal(generator);
    return m;
}

ScoreParameters randomParameters(const Score& score, Index dk, Index a, std::mt19937& g)
{
    if (std::holds_alternative<GeneralScore>(score))
        return { randomMatrix(dk, dk, g), {}, {}, {}, {} };
    if (std::holds_alternative<AdditiveScore>(score))
        return { {}, randomMatrix(dk, a, g), randomMatrix(dk, a, g), randomMatrix(1, a, g),
            randomMatrix(1, a, g) };
    if (const auto* location = std::get_if<LocationScore>(&score)) {
        const bool wide
            = location->form == LocationForm::HWU || location->form == LocationForm::TanhHWbU;
        return { randomMatrix(dk, a, g), {}, {}, randomMatrix(1, a, g),
            randomMatrix(wide ? a : dk, 1, g) };
    }
    return {};
}

// The formulas of theory.md word for word, one cell at a time, in double.
class Slow {
public:
    Slow(const ScoreParameters& parameters, const Matrix& queries, const Matrix& keys)
        : p(parameters)
        , q(queries)
        , k(keys)
    {
    }
    double cell(const Score& score, Index i, Index j) const
    {
        return std::visit([&](const auto& s) { return of(s, i, j); }, score);
    }

private:
    const ScoreParameters& p;
    const Matrix& q;
    const Matrix& k;

    static double at(const Matrix& m, Index i, Index j) { return m(i, j); }
    static double dot(const Matrix& a, Index i, const Matrix& b, Index j)
    {
        double sum = 0;
        for (Index c = 0; c < a.cols(); ++c)
            sum += at(a, i, c) * at(b, j, c);
        return sum;
    }
    static double dotColumn(const Matrix& a, Index i, const Matrix& w, Index c)
    {
        double sum = 0;
        for (Index l = 0; l < a.cols(); ++l)
            sum += at(a, i, l) * at(w, l, c);
        return sum;
    }
    double of(const DotScore&, Index i, Index j) const { return dot(q, i, k, j); }
    double of(const ScaledDotScore&, Index i, Index j) const
    {
        return dot(q, i, k, j) / std::sqrt(static_cast<double>(q.cols()));
    }
    double of(const GeneralScore&, Index i, Index j) const
    {
        double sum = 0;
        for (Index c = 0; c < k.cols(); ++c)
            sum += dotColumn(q, i, p.w, c) * at(k, j, c);
        return sum;
    }
    double of(const AdditiveScore&, Index i, Index j) const
    {
        double sum = 0;
        for (Index c = 0; c < p.u.cols(); ++c)
            sum += at(p.u, 0, c)
                * std::tanh(dotColumn(q, i, p.wq, c) + dotColumn(k, j, p.wk, c) + at(p.b, 0, c));
        return sum;
    }
    double of(const CosineScore&, Index i, Index j) const
    {
        return dot(q, i, k, j) / std::sqrt(dot(q, i, q, i) * dot(k, j, k, j));
    }
    double of(const KernelScore& s, Index i, Index j) const
    {
        double squared = 0;
        for (Index c = 0; c < q.cols(); ++c)
            squared += std::pow(at(q, i, c) - at(k, j, c), 2);
        const double h = s.bandwidth;
        const double r = std::sqrt(squared);
        const double weight = s.kernel == Kernel::Gaussian ? std::exp(-squared / h)
            : s.kernel == Kernel::Box                      ? (r <= h ? 1 : 0)
                                                           : std::max(0.0, 1 - r / h);
        return weight > 0 ? std::log(weight) : excluded;
    }
    double of(const LocationScore& s, Index, Index j) const
    {
        const bool wide = s.form == LocationForm::HWU || s.form == LocationForm::TanhHWbU;
        double sum = 0;
        for (Index c = 0; c < p.u.rows(); ++c) {
            double x = wide ? dotColumn(k, j, p.w, c) : at(k, j, c);
            if (s.form == LocationForm::TanhHWbU)
                x += at(p.b, 0, c);
            if (s.form == LocationForm::TanhHU || s.form == LocationForm::TanhHWbU)
                x = std::tanh(x);
            sum += x * at(p.u, c, 0);
        }
        return sum;
    }
};

std::vector<Score> everyScore()
{
    return { DotScore {}, ScaledDotScore {}, GeneralScore {}, AdditiveScore {}, CosineScore {},
        KernelScore { Kernel::Gaussian, 3.0F }, KernelScore { Kernel::Box, 2.0F },
        KernelScore { Kernel::Triangle, 3.0F }, LocationScore { LocationForm::HU },
        LocationScore { LocationForm::HWU }, LocationScore { LocationForm::TanhHU },
        LocationScore { LocationForm::TanhHWbU } };
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
    void everyFormulaEqualsASlowLoop()
    {
        std::mt19937 generator(7);
        std::uniform_int_distribution<Index> size(1, 9);
        for (int round = 0; round < 40; ++round) {
            // Now and then more keys and terms than one block of the fast forms holds.
            const bool large = round % 10 == 9;
            const Index n = size(generator);
            const Index m = large ? 300 : size(generator);
            const Index dk = size(generator);
            const Index a = large ? 70 : size(generator);
            const Matrix q = randomMatrix(n, dk, generator);
            const Matrix k = randomMatrix(m, dk, generator);
            for (const Score& score : everyScore()) {
                const ScoreParameters p = randomParameters(score, dk, a, generator);
                const Matrix s = scores(score, p, q, k);
                QCOMPARE(s.rows(), n);
                QCOMPARE(s.cols(), m);
                for (Index i = 0; i < n; ++i)
                    for (Index j = 0; j < m; ++j) {
                        const double expected = Slow(p, q, k).cell(score, i, j);
                        const double error = std::abs(static_cast<double>(s(i, j)) - expected);
                        // Float sums of up to 70 terms of size 1 to 10.
                        QVERIFY2(error <= 2e-5 * std::max(1.0, std::abs(expected)),
                            qPrintable(QString("%1: %2 for %3")
                                           .arg(kindOf(score).data())
                                           .arg(static_cast<double>(s(i, j)))
                                           .arg(expected)));
                    }
            }
        }
    }

    // theory.md, section 5: H, W, b, U and the numbers computed in double there.
    void locationScoresOfTheWorkedExample()
    {
        const Matrix h { { 1, 2, 3 }, { 2, 2, 2 }, { 1, 1, 1 }, { 2, 1, 2 } };
        ScoreParameters p;
        p.w = { { 1, 1 }, { 2, 2 }, { 1, 2 } };
        p.b = { { 1, 1 } };
        p.u = { { 2 }, { 1 } };
        // HWU: (HW+b)U less the constant bU = 3.
        const Matrix plain = scores(LocationScore { LocationForm::HWU }, p, h, h);
        for (Index i = 0; i < 4; ++i)
            QVERIFY(std::ranges::equal(plain.row(i), std::vector<Scalar> { 27, 26, 13, 20 }));
        const std::vector<double> plainWeights = softmax(plain.row(0));
        const double expectedPlain[] = { 0.7305711072, 0.2687620907, 0.0000006075, 0.0006661946 };
        const Matrix curved = scores(LocationScore { LocationForm::TanhHWbU }, p, h, h);
        const std::vector<double> curvedWeights = softmax(curved.row(3));
        const double expectedCurved[] = { 0.2500123191, 0.2500123190, 0.2499638667, 0.2500114952 };
        for (std::size_t j = 0; j < 4; ++j) {
            QVERIFY(std::abs(plainWeights[j] - expectedPlain[j]) < 1e-9);
            QVERIFY(std::abs(curvedWeights[j] - expectedCurved[j]) < 3e-7); // tanh in float
        }
        const double result[] = { 1.2694282853, 1.9993331979, 2.7305704997 };
        for (Index c = 0; c < 3; ++c) {
            double sum = 0;
            for (std::size_t j = 0; j < 4; ++j)
                sum += plainWeights[j] * static_cast<double>(h(static_cast<Index>(j), c));
            QVERIFY(std::abs(sum - result[c]) < 1e-9);
        }
    }

    void handComputedScores()
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

    // r = 5 by Pythagoras: on the edge the box still holds, the triangle has come down to 0.
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
        QCOMPARE(of(Kernel::Gaussian, 5), (Matrix { { -5, -3.2F } }));
    }

    void nearPointsFarFromTheOriginKeepTheirDistance()
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
        // Large numbers on the way do no harm when the result is small: 3 · 1e-30.
        ScoreParameters p;
        p.w = Matrix::constant(3, 3, 1e-38F);
        QVERIFY(std::abs(scores(GeneralScore {}, p, huge, tiny)(0, 0) / 3e-30F - 1) < 1e-5F);
        for (const Score& score : everyScore()) {
            ScoreParameters large;
            large.w = Matrix::constant(3, 3, 3e38F);
            large.wq = large.w;
            large.wk = Matrix::constant(3, 3, -3e38F);
            large.b = Matrix::constant(1, 3, 3e38F);
            large.u = std::holds_alternative<AdditiveScore>(score) ? Matrix::constant(1, 3, 3e38F)
                                                                   : Matrix::constant(3, 1, 3e38F);
            for (const Scalar s : scores(score, large, huge, huge).values())
                QVERIFY2(s == excluded || std::abs(s) <= 1e38F, kindOf(score).data());
        }
    }

    void onlyKernelsAreLogarithms()
    {
        for (const Score& score : everyScore())
            QCOMPARE(isLogarithm(score), kindOf(score) == "kernel");
    }
};

QTEST_APPLESS_MAIN(TestScore)
#include "tst_score.moc"
