#include "core/inference/attention/score_rows.h"
#include "core/inference/head_rank.h"
#include "core/math/low_rank.h"
#include "core/resolve/resolve.h"
#include "tests/io/modified_models.h"
#include "tests/io/slow_products.h"

#include <QtTest>

#include <algorithm>
#include <random>

using core::Index;
using core::Intervention;
using Eigen::MatrixXd;
using modified::asking;
using modified::traceOf;
using modified::with;
using slow::distance;
using slow::truncated;
using slow::weighed;
using slow::wide;
using slow::withOne;
using slow::withRow;

using namespace Qt::StringLiterals;

namespace {

constexpr double rounding = 2e-5; // of float sums in another order, relative to the largest value

} // namespace

// Attention with interventions against a slow computation in double.
class TestAblatedHeads : public QObject {
    Q_OBJECT

    core::ModelStore m_store;
    std::mt19937 m_random { 7 };

    double drawn(double low, double high)
    {
        return std::uniform_real_distribution<>(low, high)(m_random);
    }
    [[nodiscard]] core::LayerModel numbers(const char* model, std::size_t layer) const
    {
        return *core::resolve(asking(m_store, model), m_store.files({}))->layers.layer(layer);
    }
    static MatrixXd product(const core::HeadModel& head)
    {
        return withRow(head.wq, head.bq) * withRow(head.wk, head.bk).transpose();
    }

private slots:
    // BERT is bidirectional, GPT-2 and Llama are causal.
    void interventionsOnScalingTemperatureNormaliserAndMaskMatchSlowOnes_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<bool>("causal");
        QTest::newRow("bert") << u"bert"_s << false;
        QTest::newRow("gpt2") << u"gpt2"_s << true;
        QTest::newRow("llama") << u"llama"_s << true;
    }
    void interventionsOnScalingTemperatureNormaliserAndMaskMatchSlowOnes()
    {
        QFETCH(QString, model);
        QFETCH(bool, causal);
        const core::Experiment e = asking(m_store, model.toStdString());
        const auto plain = traceOf(m_store, e);
        for (int turn = 0; turn < 24; ++turn) {
            Intervention intervention { .at = "layer1" };
            const double divisor = drawn(0.5, 20);
            const double temperature = drawn(0.1, 3);
            const auto window = static_cast<int>(drawn(0, 6));
            intervention.scaling = core::FactorScaling { static_cast<float>(divisor) };
            intervention.temperature = static_cast<float>(temperature);
            intervention.mask = { core::WindowMask { window } };
            core::Normaliser normaliser;
            switch (turn % 4) {
            case 1:
                intervention.normaliser = core::Sparsemax {};
                normaliser = core::Sparsemax {};
                break;
            case 2:
                intervention.normaliser = core::Sigmoid {};
                normaliser = core::Sigmoid {};
                break;
            case 3:
                intervention.normaliser = core::ReluSum {};
                normaliser = core::ReluSum {};
                break;
            }
            const auto trace = traceOf(m_store, with(e, intervention));
            for (std::size_t h = 0; h < 4; ++h) {
                const core::HeadTrace& trained = plain->attention(0).heads[h];
                const MatrixXd scores
                    = wide(trained.q) * wide(trained.k).transpose() / divisor / temperature;
                const MatrixXd expected = weighed(scores, normaliser, [&](Index i, Index j) {
                    return std::abs(i - j) <= window && (!causal || j <= i);
                });
                const core::HeadTrace& head = trace->attention(0).heads[h];
                QVERIFY(distance(wide(head.weights), expected) < rounding);
                QVERIFY(distance(wide(head.output), expected * wide(trained.v)) < rounding);
            }
        }
    }
    // Every view displays these stages.
    void scoreStagesGiveTheWeights()
    {
        for (const char* model : { "bert", "gpt2", "llama", "t5", "bloom", "gemma2", "qwen3" })
            for (const Intervention& intervention :
                { Intervention { .scaling = core::NoScaling {}, .temperature = 0.7F },
                    Intervention { .normaliser = core::ReluMean {}, .rank = 4 },
                    Intervention { .normaliser = core::Sparsemax {},
                                   .mask = { core::GlobalMask {} },
                                   .headsKept = 2,
                                   .inputRank = 3 } }) {
                const auto trace = traceOf(m_store, with(asking(m_store, model), intervention));
                for (Index l = 0; l < std::ssize(trace->attentions); ++l) {
                    const core::AttentionTrace& attention = trace->attention(l);
                    for (Index h = 0; h < std::ssize(attention.heads); ++h) {
                        const core::ScoreStages stages = core::scoreStages(*trace, l, h);
                        const auto temperature = static_cast<double>(attention.spec.temperature);
                        const MatrixXd weights = weighed(wide(stages.masked) / temperature,
                            attention.spec.normaliser, [&](Index i, Index j) {
                                return stages.masked(i, j) != core::excluded;
                            });
                        const core::HeadTrace& head = attention.heads[static_cast<std::size_t>(h)];
                        QVERIFY((wide(head.weights) - weights).cwiseAbs().maxCoeff() < 1e-4);
                    }
                }
            }
    }
    void lowRankProductsAreTheBestOfTheirRank()
    {
        for (const char* model : { "bert", "gpt2", "bloom", "t5" }) {
            const core::Experiment e = asking(m_store, model);
            const core::LayerModel trained = numbers(model, 0);
            for (int rank = 1; rank < 12; rank += 2) {
                const auto trace
                    = traceOf(m_store, with(e, { .scaling = core::NoScaling {}, .rank = rank }));
                const auto reduced = trace->model->layers.layer(0);
                const core::AttentionTrace& attention = trace->attention(0);
                for (std::size_t h = 0; h < 4; ++h) {
                    const MatrixXd expected = truncated(product(trained.heads[h]), rank);
                    QVERIFY(distance(product(reduced->heads[h]), expected) < rounding);
                    const MatrixXd x = withOne(*attention.queries);
                    const core::ScoreStages stages
                        = core::scoreStages(*trace, 0, static_cast<Index>(h));
                    QVERIFY(distance(wide(stages.raw), x * expected * x.transpose()) < rounding);
                    // Keys are unchanged, and queries and keys keep their width.
                    QVERIFY(reduced->heads[h].wk == trained.heads[h].wk);
                    QCOMPARE(attention.heads[h].q.cols(), Index { 12 });
                }
            }
        }
    }
    void errorDecreasesWithRankAndIsZeroAtTheTrueRank()
    {
        for (int turn = 0; turn < 20; ++turn) {
            const auto columns = static_cast<Index>(drawn(2, 9));
            const auto trueRank = static_cast<Index>(drawn(1, static_cast<double>(columns)));
            core::Matrix a(static_cast<Index>(drawn(1, 14)), columns);
            core::Matrix b(static_cast<Index>(drawn(8, 20)), columns);
            for (core::Matrix* m : { &a, &b })
                for (Index i = 0; i < m->size(); ++i)
                    m->data()[i] = static_cast<float>(drawn(-2, 2));
            for (Index i = 0; i < b.rows(); ++i) // of rank `trueRank`: independent columns
                for (Index j = trueRank; j < columns; ++j)
                    b(i, j) = b(i, j % trueRank);
            const MatrixXd whole = wide(a) * wide(b).transpose();
            const std::vector<double> values = core::singularValues(a, b);
            QVERIFY(std::ranges::is_sorted(values, std::greater<> {}));
            double before = whole.norm();
            for (Index rank = 1; rank <= columns; ++rank) {
                const MatrixXd rest
                    = whole - wide(core::truncatedSvdFactor(a, b, rank)) * wide(b).transpose();
                QVERIFY(rest.norm() <= before + rounding * whole.norm());
                before = rest.norm();
                if (rank >= trueRank)
                    QVERIFY(rest.norm() <= rounding * whole.norm());
                double expected = 0; // the contribution of the dropped singular values
                for (auto i = static_cast<std::size_t>(rank); i < values.size(); ++i)
                    expected += values[i] * values[i];
                QVERIFY(std::abs(rest.norm() - std::sqrt(expected)) <= rounding * whole.norm());
            }
        }
    }
    // With RoPE the pairs of components with the largest effect are kept.
    void ropeHeadsRetainTheirLargestPairs()
    {
        for (const char* model : { "llama", "mistral", "gemma" }) {
            const core::Experiment e = asking(m_store, model);
            const auto plain = traceOf(m_store, e);
            const core::LayerModel trained = numbers(model, 0);
            for (const int rank : { 1, 2, 5, 8 }) {
                const auto trace = traceOf(m_store, with(e, { .rank = rank }));
                for (std::size_t h = 0; h < trained.heads.size(); ++h) {
                    const MatrixXd q = wide(trained.heads[h].wq);
                    const MatrixXd k = wide(trained.heads[h].wk);
                    const Index half = q.cols() / 2;
                    std::vector<std::pair<double, Index>> pairs;
                    for (Index i = 0; i < half; ++i)
                        pairs.emplace_back(-std::hypot(q.col(i).norm(), q.col(i + half).norm())
                                * std::hypot(k.col(i).norm(), k.col(i + half).norm()),
                            i);
                    std::ranges::sort(pairs);
                    const core::HeadTrace& before = plain->attention(0).heads[h];
                    MatrixXd expected = MatrixXd::Zero(before.q.rows(), before.k.rows());
                    for (int p = 0; p < std::max(1, rank / 2); ++p)
                        for (const Index c : { pairs[static_cast<std::size_t>(p)].second,
                                 pairs[static_cast<std::size_t>(p)].second + half })
                            expected += wide(before.q).col(c) * wide(before.k).col(c).transpose();
                    const core::HeadTrace& head = trace->attention(0).heads[h];
                    QVERIFY(distance(wide(head.q) * wide(head.k).transpose(), expected) < rounding);
                    QCOMPARE(core::spectrumOf(*trace->model, 0, static_cast<Index>(h)).sizes.size(),
                        pairs.size());
                }
            }
        }
    }
    // After a norm of queries and keys, components with a small gain are dropped.
    void normedHeadsRetainComponentsWithLargeGain()
    {
        const core::Experiment e = asking(m_store, "qwen3"); // two heads share their keys
        const auto plain = traceOf(m_store, e);
        const auto trace = traceOf(m_store, with(e, { .rank = 6 }));
        const core::LayerModel trained = numbers("qwen3", 0);
        const core::TensorFile file
            = m_store.files(modified::familyFolder("qwen3")).tensors("model.safetensors");
        const auto gain = [&](const char* name) {
            return wide(toMatrix(*file.tensor("model.layers.0.self_attn." + std::string(name))));
        };
        const MatrixXd ofQ = gain("q_norm.weight");
        const MatrixXd ofK = gain("k_norm.weight");
        QVERIFY((ofQ.array() - 1).abs().maxCoeff() > 0.01); // the gains have an effect
        for (std::size_t h = 0; h < 4; ++h) {
            const MatrixXd q = wide(trained.heads[h].wq) * ofQ.row(0).asDiagonal();
            const MatrixXd k = wide(trained.heads[h].wk) * ofK.row(0).asDiagonal();
            std::vector<std::pair<double, Index>> pairs;
            for (Index i = 0; i < 8; ++i)
                pairs.emplace_back(-std::hypot(q.col(i).norm(), q.col(i + 8).norm())
                        * std::hypot(k.col(i).norm(), k.col(i + 8).norm()),
                    i);
            std::ranges::sort(pairs);
            for (std::size_t place = 0; place < 8; ++place)
                for (const Index c : { pairs[place].second, pairs[place].second + 8 }) {
                    const core::HeadTrace& before = plain->attention(0).heads[h];
                    const core::HeadTrace& head = trace->attention(0).heads[h];
                    for (Index i = 0; i < head.q.rows(); ++i) {
                        QCOMPARE(head.q(i, c), place < 3 ? before.q(i, c) : 0.0F);
                        QCOMPARE(head.k(i, c), place < 3 ? before.k(i, c) : 0.0F);
                    }
                }
        }
    }
    void spectraAreTheSingularValues()
    {
        for (const char* model : { "bert", "t5" }) {
            const auto resolved
                = core::resolve(with(asking(m_store, model), { .rank = 2 }), m_store.files({}));
            const core::LayerModel trained = numbers(model, 1);
            const core::Spectrum spectrum = core::spectrumOf(*resolved, 1, 3);
            QVERIFY(!spectrum.pairs);
            const Eigen::JacobiSVD<MatrixXd> svd(product(trained.heads[3]));
            QCOMPARE(spectrum.sizes.size(), std::size_t { 12 });
            for (Index i = 0; i < 12; ++i)
                QVERIFY(
                    std::abs(spectrum.sizes[static_cast<std::size_t>(i)] - svd.singularValues()[i])
                    < rounding * svd.singularValues()[0]);
        }
    }
    void pruningRetainsHeadsWithTheLargestOutput()
    {
        for (const char* model : { "bert", "gpt2", "llama" })
            for (int retained = 1; retained < 4; ++retained) {
                const core::Experiment e = asking(m_store, model);
                const auto plain = traceOf(m_store, e);
                const core::LayerModel layer = numbers(model, 0);
                const auto trace = traceOf(m_store, with(e, { .headsKept = retained }));
                std::vector<std::pair<double, std::size_t>> sizes;
                std::vector<MatrixXd> added;
                for (std::size_t h = 0; h < 4; ++h) {
                    const core::HeadTrace& head = plain->attention(0).heads[h];
                    added.emplace_back(wide(head.weights) * wide(head.v)
                        * wide(layer.wo).middleRows(static_cast<Index>(h) * 12, 12));
                    sizes.emplace_back(-added.back().norm(), h);
                }
                std::ranges::sort(sizes);
                const core::AttentionTrace& attention = trace->attention(0);
                MatrixXd expected
                    = MatrixXd::Zero(attention.output.rows(), attention.output.cols());
                if (!layer.bo.empty())
                    expected.rowwise() += wide(layer.bo).row(0);
                for (int place = 0; place < 4; ++place) {
                    const std::size_t h = sizes[static_cast<std::size_t>(place)].second;
                    QCOMPARE(attention.heads[h].enabled, place < retained);
                    QCOMPARE(
                        std::ranges::count(attention.spec.ablatedHeads, static_cast<int>(h) + 1),
                        place < retained ? 0 : 1);
                    if (place < retained)
                        expected += added[h];
                }
                QVERIFY(distance(wide(attention.output), expected) < rounding);
            }
    }
    void inputRankRetainsTheFirstDirections()
    {
        for (const char* model : { "bert", "marian" }) {
            const core::Experiment e = asking(m_store, model);
            const auto plain = traceOf(m_store, e);
            const auto at = plain->attentions.size() - 1; // for a translator, its cross-attention
            const core::AttentionTrace& before = plain->attentions[at];
            const core::LayerModel layer = numbers(model, at);
            for (const int directions : { 1, 2, 4 }) {
                const auto trace
                    = traceOf(m_store, with(e, { .at = before.path, .inputRank = directions }));
                const core::AttentionTrace& attention = trace->attentions[at];
                QCOMPARE(attention.selfAttention(), before.selfAttention());
                QCOMPARE(attention.keys == attention.values, true);
                for (const auto& [ours, theirs] : { std::pair { attention.queries, before.queries },
                         std::pair { attention.keys, before.keys } }) {
                    const MatrixXd x = wide(*theirs);
                    const Eigen::RowVectorXd mean = x.colwise().mean();
                    MatrixXd expected = truncated(x.rowwise() - mean, directions);
                    expected.rowwise() += mean;
                    QVERIFY(distance(wide(*ours), expected) < rounding);
                }
                const MatrixXd q
                    = withOne(*attention.queries) * withRow(layer.heads[1].wq, layer.heads[1].bq);
                QVERIFY(distance(wide(attention.heads[1].q), q) < rounding);
            }
        }
    }
    // An edit adds (new - old)·x to one column; heads that share keys share what is set in them.
    void editsChangeOneColumn()
    {
        const core::Experiment e = asking(m_store, "llama"); // heads 1 and 2 share their keys
        const auto plain = traceOf(m_store, e);
        core::Experiment edited = e;
        edited.edits = { { 1, 2, "w_v", 3, 4, 1.5F }, { 1, 1, "w_o", 5, 6, -2.0F } };
        const auto trace = traceOf(m_store, edited);
        const core::LayerModel layer = numbers("llama", 0);
        const core::AttentionTrace& attention = trace->attention(0);
        const core::AttentionTrace& before = plain->attention(0);
        for (std::size_t h = 0; h < 4; ++h) {
            MatrixXd v = wide(before.heads[h].v);
            if (h < 2)
                v.col(3) += (1.5 - static_cast<double>(layer.heads[h].wv(2, 3)))
                    * wide(*before.values).col(2);
            QVERIFY(distance(wide(attention.heads[h].v), v) < rounding);
            QCOMPARE(trace->model->layers.layer(0)->heads[h].wv(2, 3),
                h < 2 ? 1.5F : layer.heads[h].wv(2, 3));
            QVERIFY(attention.heads[h].q == before.heads[h].q);
        }
        MatrixXd wo = wide(layer.wo);
        wo(4, 5) = -2;
        QVERIFY(distance(wide(attention.output), wide(attention.concat) * wo) < rounding);
        // Biases, in an attention that has them.
        core::Experiment biased = asking(m_store, "gpt2");
        biased.edits = { { 2, 3, "b_q", 1, 2, 4.0F }, { 3, 1, "b_o", 1, 7, 9.0F } };
        const auto gpt = traceOf(m_store, biased);
        const auto was = traceOf(m_store, asking(m_store, "gpt2"));
        const float old = numbers("gpt2", 1).heads[2].bq(0, 1);
        const core::Matrix& q = gpt->attention(1).heads[2].q;
        const core::Matrix& q0 = was->attention(1).heads[2].q;
        for (Index i = 0; i < q.rows(); ++i)
            QVERIFY(std::abs(q(i, 1) - (q0(i, 1) + 4.0F - old)) < 1e-4F);
        const core::AttentionTrace& last = gpt->attention(2);
        const core::LayerModel third = *gpt->model->layers.layer(2);
        QCOMPARE(third.bo(0, 6), 9.0F);
        MatrixXd expected = wide(last.concat) * wide(third.wo);
        expected.rowwise() += wide(third.bo).row(0);
        QVERIFY(distance(wide(last.output), expected) < rounding);
    }
};

QTEST_APPLESS_MAIN(TestAblatedHeads)
#include "tst_ablated_heads.moc"
