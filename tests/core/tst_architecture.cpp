#include "core/architecture/activation.h"
#include "core/architecture/norm.h"
#include "core/architecture/relative_bias.h"
#include "core/architecture/rope.h"
#include "core/inference/weight_access/embed.h"

#include <QtTest>

#include <array>
#include <cmath>

// Norms, activations, position encodings and biases of pretrained networks, against known values.
class TestArchitecture : public QObject {
    Q_OBJECT

    static double activated(core::Activation how, double x)
    {
        std::array one { static_cast<core::Scalar>(x) };
        core::activate(how, one);
        return static_cast<double>(one[0]);
    }
    static void requireNear(double ours, double known)
    {
        QVERIFY2(std::abs(ours - known) < 2e-6, qPrintable(QString::number(ours, 'g', 10)));
    }

private slots:
    // Computed in double with Python's math.
    void activationsMatchReferences()
    {
        using enum core::Activation;
        for (const double x : { -3.0, -0.5, 0.0, 0.7, 2.5 }) {
            const double sigmoid = 1 / (1 + std::exp(-x));
            requireNear(activated(Gelu, x), x * std::erfc(-x / std::sqrt(2.0)) / 2);
            requireNear(activated(Silu, x), x * sigmoid);
            requireNear(activated(Sigmoid, x), sigmoid);
            requireNear(activated(QuickGelu, x), x / (1 + std::exp(-1.702 * x)));
            requireNear(activated(Relu, x), std::max(x, 0.0));
            requireNear(activated(ReluSquared, x), std::pow(std::max(x, 0.0), 2));
            requireNear(activated(Tanh, x), std::tanh(x));
            requireNear(activated(None, x), x);
        }
        requireNear(activated(Gelu, 1), 0.8413447461);
        requireNear(activated(GeluTanh, 1), 0.8411919906);
    }
    void normsMatchReferences()
    {
        core::Matrix x { { 1, 2, 3, 6 } };
        const std::array weight { 1.0F, 2.0F, 1.0F, 1.0F };
        const std::array bias { 0.0F, 0.0F, 5.0F, 0.0F };
        core::normaliseRows(
            { .weight = {}, .bias = {}, .width = 4, .epsilon = 0 }, weight, bias, block(x));
        // mean 3, variance 3.5
        requireNear(static_cast<double>(x(0, 0)), -2 / std::sqrt(3.5));
        requireNear(static_cast<double>(x(0, 1)), -2 / std::sqrt(3.5));
        requireNear(static_cast<double>(x(0, 2)), 5);
        core::Matrix y { { 3, 4 } };
        const std::array around { 0.0F, 1.0F };
        core::normaliseRows({ .kind = core::Norm::Kind::Rms,
                                .weight = {},
                                .bias = {},
                                .width = 2,
                                .epsilon = 0,
                                .zeroCentred = true },
            around, {}, block(y));
        requireNear(static_cast<double>(y(0, 0)), 3 / std::sqrt(12.5));
        requireNear(static_cast<double>(y(0, 1)), 8 / std::sqrt(12.5));
    }
    void ropeRotatesPairsByPosition()
    {
        core::Matrix x { { 1, 0, 7, 1, 0, 7 }, { 1, 0, 7, 1, 0, 7 } };
        core::applyRope({ .base = 100, .width = 2, .scaling = {} }, 3, block(x));
        QCOMPARE(x(0, 0), 1.0F);
        for (const core::Index head : { 0, 3 }) {
            requireNear(static_cast<double>(x(1, head)), std::cos(1.0));
            requireNear(static_cast<double>(x(1, head + 1)), std::sin(1.0));
            QCOMPARE(x(1, head + 2), 7.0F);
        }
    }
    void linearStretchDividesRopeAngles()
    {
        const auto plain = core::ropeAngles({ .base = 1e4, .width = 8, .scaling = {} });
        const auto slow = core::ropeAngles(
            { .base = 1e4, .width = 8, .scaling = core::LinearRopeScaling { .factor = 4 } });
        QCOMPARE(plain.size(), std::size_t { 4 });
        for (std::size_t i = 0; i < plain.size(); ++i)
            requireNear(slow[i], plain[i] / 4);
    }
    void relativeDistancesHaveBucketsOfT5()
    {
        // T5's default: 32 buckets up to distance 128, keys before and after the query.
        const core::RelativeBias both;
        const std::array<std::pair<core::Index, core::Index>, 9> known { { { 0, 0 }, { -1, 1 },
            { 1, 17 }, { -7, 7 }, { -8, 8 }, { -16, 10 }, { 127, 31 }, { 5000, 31 },
            { -5000, 15 } } };
        for (const auto& [distance, bucket] : known)
            QCOMPARE(core::bucketOf(both, distance), bucket);
        const core::RelativeBias before { .table = {}, .bidirectional = false };
        QCOMPARE(core::bucketOf(before, 3), 0);
        QCOMPARE(core::bucketOf(before, -15), 15);
        QCOMPARE(core::bucketOf(before, -128), 31);
    }
    // Computed positions: the first half of a row are sines, the second half cosines.
    void computedPositionsAreSinusoidal()
    {
        core::EmbeddingLayer words;
        words.table = "zeros";
        words.vocabulary = 9;
        words.width = 6;
        words.positions = core::PositionEmbedding {
            .table = {}, .rows = 9, .width = 6, .offset = 0, .padding = {}
        };
        const core::WeightReader zeros { [](const std::string&, core::Index,
                                             std::span<core::Scalar> to) {
            std::ranges::fill(to, core::Scalar { 0 });
        } };
        const core::ThreadPool threadPool(1);
        const core::Matrix rows
            = core::embedded(words, { { 4, 4, 4 }, {}, {} }, { zeros, threadPool, {} });
        for (core::Index place = 0; place < 3; ++place)
            for (core::Index i = 0; i < 3; ++i) {
                const double angle = double(place) / std::pow(10000.0, double(i) / 3);
                requireNear(double(rows(place, i)), std::sin(angle));
                requireNear(double(rows(place, 3 + i)), std::cos(angle));
            }
    }
    void alibiSlopesMatchThePaper()
    {
        const auto four = core::alibiSlopes(4);
        QCOMPARE(four, (std::vector { 0.25F, 0.0625F, 0.015625F, 0.00390625F }));
        // The paper's slopes for 6 heads: those for 4, then every other one of those for 8.
        const auto six = core::alibiSlopes(6);
        QCOMPARE(six.size(), std::size_t { 6 });
        QCOMPARE(six[4], 0.5F);
        QCOMPARE(six[5], 0.125F);
    }
};

QTEST_APPLESS_MAIN(TestArchitecture)
#include "tst_architecture.moc"
