#include "core/training/attention/head_rows.h"
#include "core/training/network.h"
#include "core/training/training.h"
#include "tests/core/chosen_scene.h"

#include <QtTest>

using namespace core::training;
using namespace chosen;
using core::Index;
using core::Matrix;
using core::Scalar;

// Attention with any score, scaling, mask, position encoding and normaliser: its gradients against
// finite differences, its values against those of inference.
class TestChosenAttention : public QObject {
    Q_OBJECT

    // One row per alternative of each part of the choice.
    static void addChoices()
    {
        QTest::addColumn<AttentionChoice>("how");
        const auto add = [](const AttentionChoice& how, const std::string& form = {}) {
            std::string name = std::string(core::kindOf(how.score)) + form + " "
                + std::string(core::kindOf(how.scaling)) + " "
                + std::string(core::kindOf(how.normaliser)) + " "
                + std::string(core::kindOf(how.position));
            for (const core::Mask& mask : how.mask)
                name += " " + std::string(core::kindOf(mask));
            QTest::newRow(name.c_str()) << how;
        };
        for (const core::Score& score : differentiableScores()) {
            std::string form;
            if (const auto* kernel = std::get_if<core::KernelScore>(&score))
                form = " " + std::string(core::idOf(kernel->kernel));
            if (const auto* location = std::get_if<core::LocationScore>(&score))
                form = " " + std::string(core::idOf(location->form));
            add({ .score = score }, form);
        }
        for (const core::Scaling& scaling : kindsOf<core::Scaling>())
            add({ .score = core::CosineScore {}, .scaling = scaling });
        for (const core::Scaling& scaling : kindsOf<core::Scaling>())
            add({ .scaling = scaling });
        for (const core::Normaliser& normaliser : kindsOf<core::Normaliser>())
            for (const core::Score& score :
                { core::Score(core::DotScore {}), core::Score(core::KernelScore { {}, 3 }) })
                add({ .score = score, .normaliser = normaliser });
        for (const core::Mask& mask : masksOfAnyLength())
            add({ .mask = { mask } });
        add({ .mask = { core::GlobalMask {}, core::BlocksMask { 2 } },
            .normaliser = core::Sparsemax {},
            .position = core::Alibi {} });
        add({ .position = core::Alibi {} });
    }
    static std::vector<Scene> scenes()
    {
        QFETCH(AttentionChoice, how);
        std::vector<Scene> all = scenesOf(how);
        const bool sums = std::holds_alternative<core::SumNormaliser>(how.normaliser);
        for (Scene& scene : all) { // no finite difference crosses a kink, and no sum vanishes
            scene.apart = sums || std::holds_alternative<core::Relu>(how.normaliser)
                || std::holds_alternative<core::ReluSum>(how.normaliser)
                || std::holds_alternative<core::ReluMean>(how.normaliser);
            scene.bothSigns = !sums;
        }
        return all;
    }

    // Networks with every position encoding, and with every part that depends on the number of
    // keys.
    static std::vector<NetworkArchitecture> architectures()
    {
        std::vector<NetworkArchitecture> all;
        for (const NetworkPosition& position : kindsOf<NetworkPosition>()) {
            const AttentionChoice how { .position = position };
            all.emplace_back(SelfAttentionNetwork { .layers = 1, .heads = 2, .attention = how });
            all.emplace_back(TransformerNetwork { .layers = 1, .heads = 2, .attention = how });
        }
        for (const core::Normaliser& normaliser : { core::Normaliser(core::ReluMean {}),
                 core::Normaliser(core::Sigmoid {}), core::Normaliser(core::Sparsemax {}) })
            for (const core::Score& score :
                { core::Score(core::AdditiveScore {}), core::Score(core::GeneralScore {}) }) {
                const AttentionChoice how { .score = score,
                    .scaling = core::NoScaling {},
                    .mask = { core::WindowMask { 2 } },
                    .normaliser = normaliser };
                all.emplace_back(
                    SelfAttentionNetwork { .layers = 1, .heads = 4, .attention = how });
                all.emplace_back(TransformerNetwork { .layers = 1, .heads = 2, .attention = how });
            }
        return all;
    }
    static void addNetworks()
    {
        QTest::addColumn<int>("which");
        for (std::size_t i = 0; i < architectures().size(); ++i)
            QTest::addRow("%zu", i) << int(i);
    }
    static Task taskFor(const NetworkArchitecture& architecture)
    {
        return task(generatesSequence(architecture) ? "sort" : "tags");
    }
    static NetworkSpec specOf(int which)
    {
        return { .architecture = architectures()[std::size_t(which)], .embedding = 5, .width = 8 };
    }
    static std::vector<Example> examplesOf(const Task& subject, std::uint64_t count)
    {
        std::vector<Example> examples;
        for (std::uint64_t i = 0; i < count; ++i)
            examples.push_back(example(subject, {}, Split::Train, i));
        return examples;
    }
    static std::vector<const Example*> pointersTo(const std::vector<Example>& examples)
    {
        std::vector<const Example*> all;
        for (const Example& each : examples)
            all.push_back(&each);
        return all;
    }
    static std::string problemOf(const AttentionChoice& how)
    {
        try {
            requireTrainable(how);
        } catch (const core::Error& error) {
            return error.problem + ": " + error.detail();
        }
        return {};
    }

private slots:
    void gradientsMatchFiniteDifferences_data() { addChoices(); }
    void gradientsMatchFiniteDifferences()
    {
        for (const Scene& scene : scenes())
            requireGradientsOf(scene);
    }
    void trainingAndInferenceAgree_data() { addChoices(); }
    void trainingAndInferenceAgree()
    {
        for (const Scene& scene : scenes())
            requireInferenceAgrees(scene);
    }
    void queriesAndKeysAreRotated_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("pairing");
        QTest::newRow("adjacent") << 4 << int(core::Pairing::Adjacent);
        QTest::newRow("halves, last component unchanged") << 5 << int(core::Pairing::Halves);
    }
    void queriesAndKeysAreRotated()
    {
        QFETCH(int, width);
        QFETCH(int, pairing);
        const core::Rotary rotary { .pairing = core::Pairing(pairing), .base = 20 };
        const Weights all { { "x", drawn(Index { 3 } * 4, Index { 2 } * width, 5), false } };
        const auto make = [&](Graph& graph) {
            return rotated(graph, { rotary, 3, 2 }, graph.weight("x"));
        };
        requireGradients({ all, make }, 1);
        Graph graph(all);
        const Matrix& out = graph.value(make(graph));
        for (Index b = 0; b < 3; ++b)
            for (Index head = 0; head < 2; ++head) {
                const HeadRows which { b, 3, head, width, 4 };
                Matrix expected = copyOf(all.front().values, which);
                core::rotate(rotary, expected);
                QVERIFY(copyOf(out, which) == expected);
            }
    }
    void networkGradientsMatchFiniteDifferences_data() { addNetworks(); }
    void networkGradientsMatchFiniteDifferences()
    {
        QFETCH(int, which);
        const NetworkSpec spec = specOf(which);
        const Task subject = taskFor(spec.architecture);
        const std::vector<Example> examples = examplesOf(subject, 3);
        const Batch batch = batchOf(pointersTo(examples), subject.output);
        requireGradientsAsOneVector({ initialWeights(spec, sizesOf(subject), 7),
                                        [&](Graph& graph) {
                                            return logits(
                                                { .graph = graph, .spec = spec, .batch = batch });
                                        } },
            1);
    }
    // The output of an example does not depend on longer ones in the batch, and its attention is
    // recorded.
    void batchingChangesNoPrediction_data() { addNetworks(); }
    void batchingChangesNoPrediction()
    {
        QFETCH(int, which);
        const NetworkSpec spec = specOf(which);
        const Task subject = taskFor(spec.architecture);
        const Weights weights = initialWeights(spec, sizesOf(subject), 5);
        const std::vector<Example> examples = examplesOf(subject, 6);
        const std::vector<const Example*> all = pointersTo(examples);
        const Predictor predictor { spec, weights, subject.output };
        const Predictions together = predictions(predictor, all);
        for (std::size_t i = 0; i < all.size(); ++i)
            QCOMPARE(predictions(predictor, std::vector { all[i] }).front(), together[i]);
        QCOMPARE(predictionWithAttention(predictor, examples.front().source).attention.size(),
            std::size_t(generatesSequence(spec.architecture) ? 3 : 1));
    }
    void nonDifferentiableChoicesAreRefused()
    {
        QVERIFY(problemOf({}).empty());
        const std::string box = problemOf({ .score = core::KernelScore { core::Kernel::Box, 1 } });
        QVERIFY2(
            box.starts_with("no_slope") && box.find("gaussian") != std::string::npos, box.c_str());
        for (const core::Mask& mask :
            { core::Mask(core::GraphMask {}), core::Mask(core::MatrixMask {}) }) {
            const std::string fixed = problemOf({ .mask = { mask } });
            QVERIFY2(fixed.starts_with("mask_length") && fixed.find("window") != std::string::npos,
                fixed.c_str());
        }
        const AttentionChoice how { .score = core::KernelScore { core::Kernel::Box, 1 } };
        QVERIFY_THROWS_EXCEPTION(core::Error,
            (void)initialWeights(
                { .architecture = SelfAttentionNetwork { .attention = how } }, { 3, 3 }, 1));
    }
    // Score parameters of all heads have one name; without them the names are PyTorch's.
    void learnedScoreParametersHaveNames()
    {
        const auto namesOf = [](const AttentionChoice& how) {
            QStringList names;
            for (const Weight& each : initialWeights(
                     { .architecture = SelfAttentionNetwork { .layers = 1, .attention = how },
                       .width = 8 },
                     { 3, 3 }, 1))
                names << QString::fromStdString(each.name);
            return names;
        };
        const QStringList usual = namesOf({});
        QVERIFY(usual.filter("score").isEmpty() && usual.filter("place").isEmpty());
        QStringList more
            = namesOf({ .score = core::AdditiveScore {}, .position = LearnedPosition {} });
        for (const QString& name : usual)
            more.removeOne(name);
        QCOMPARE(more,
            (QStringList { "src_place.weight", "layers.0.self_attn.score.w_q",
                "layers.0.self_attn.score.w_k", "layers.0.self_attn.score.b",
                "layers.0.self_attn.score.u" }));
    }
};

QTEST_GUILESS_MAIN(TestChosenAttention)
#include "tst_chosen_attention.moc"
