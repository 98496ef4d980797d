#include "core/attention/score_parameters.h"
#include "core/learning/attending.h"
#include "core/learning/blocks.h"
#include "core/learning/heads/head_rows.h"
#include "core/learning/network.h"
#include "core/learning/training.h"
#include "core/run/attending.h"
#include "tests/core/slope_differences.h"

#include <QtTest>

using namespace core::learning;
using core::Index;
using core::Matrix;
using core::Scalar;

namespace {

// Every score that has a slope: its kinds, and the forms of those that have some.
std::vector<core::Score> scoresWithSlope()
{
    std::vector<core::Score> all;
    core::forEachAlternative<core::Score>([&](auto type) {
        using Alternative = typename decltype(type)::type;
        if constexpr (std::is_same_v<Alternative, core::KernelScore>) {
            for (const core::Kernel kernel :
                { core::Kernel::Gaussian, core::Kernel::Triangle, core::Kernel::Epanechnikov })
                all.push_back(core::KernelScore { kernel, 5 });
        } else if constexpr (std::is_same_v<Alternative, core::LocationScore>) {
            for (std::size_t form = 0; form < core::enumIds(core::LocationForm {}).size(); ++form)
                all.push_back(core::LocationScore { core::LocationForm(form), 3 });
        } else {
            all.push_back(Alternative {});
        }
    });
    return all;
}

std::vector<core::Mask> masksWithRule()
{
    std::vector<core::Mask> all;
    core::forEachAlternative<core::Mask>([&](auto type) {
        using Alternative = typename decltype(type)::type;
        if constexpr (!std::is_same_v<Alternative,
                          core::GraphMask> && !std::is_same_v<Alternative, core::MatrixMask>)
            all.push_back(Alternative {});
    });
    std::get<core::PaddingMask>(all[2]).length = 3;
    return all;
}

template <core::Variant V> std::vector<V> kindsOf()
{
    std::vector<V> all;
    core::forEachAlternative<V>(
        [&](auto type) { all.push_back(typename decltype(type)::type {}); });
    return all;
}

// Two examples, the second of which is shorter, with numbers of their own for a choice.
struct Scene {
    AttentionChoice how;
    bool causal = false;
    bool apart = false; // no score is near zero
    bool bothSigns = true; // if so: a third of them is negative
    Index tokens = 5, heads = 2, width = 4;
    std::uint64_t key = 1;

    [[nodiscard]] std::vector<Index> lengths() const { return { tokens, tokens - 2 }; }
    [[nodiscard]] Weights weights() const
    {
        Weights all;
        for (const char* name : { "q", "k", "v" })
            all.push_back(
                { name, drawn(2 * tokens, heads * width, core::streamKey(key, name)), false });
        if (apart)
            for (std::size_t i = 0; i < 2; ++i)
                for (Index j = 0; j < all[i].numbers.size(); ++j) {
                    const Index token = j / (heads * width) / 2;
                    const bool negative = bothSigns && i == 1 && token % 3 == 2;
                    const Scalar size = std::abs(all[i].numbers.data()[j]) + Scalar { 0.2F };
                    all[i].numbers.data()[j] = negative ? -size : size;
                }
        for (const WeightForm& form : scoreForms("own.", { heads * width, int(heads), how }))
            all.push_back(
                { form.name, drawn(form.rows, form.cols, core::streamKey(key, form.name)), false });
        return all;
    }
    [[nodiscard]] Variable attended(
        Tape& tape, const std::vector<Index>& examples, Matrix* seen = nullptr) const
    {
        return core::learning::attended(tape,
            { .q = tape.weight("q"),
                .k = tape.weight("k"),
                .v = tape.weight("v"),
                .heads = int(heads),
                .lengths = examples,
                .causal = causal,
                .weights = seen },
            { how, "own." });
    }
};

std::vector<Scene> scenesOf(const AttentionChoice& how)
{
    std::vector<Scene> all;
    for (std::uint64_t round = 0; round < 3; ++round)
        all.push_back({ .how = how,
            .causal = round == 2,
            .tokens = 4 + Index(round),
            .heads = 1 + Index(round),
            .width = 2 + Index(2 * round),
            .key = 11 + round });
    return all;
}

void requireSlopesOf(const Scene& scene)
{
    requireSlopesAsOne({ scene.weights(),
                           [&](Tape& tape) {
                               const std::vector<Index> lengths = scene.lengths();
                               return scene.attended(tape, lengths);
                           } },
        scene.key);
}

core::ScoreParameters parametersOf(const Scene& scene, const Weights& all, Index head)
{
    core::ScoreParameters result;
    for (const auto& [parameter, rows, cols] :
        core::parameterShapes(scene.how.score, { scene.width, scene.width })) {
        const auto found
            = std::ranges::find(all, "own." + std::string(parameter.name), &Weight::name);
        Matrix part(rows, cols);
        std::copy_n(found->numbers.row(head * rows).data(), part.size(), part.data());
        *core::parameterNamed(result, parameter.name) = part;
    }
    return result;
}

// One head of the first tokens of an example as the program computes it.
core::HeadTrace computed(const Scene& scene, const Weights& all, const HeadRows& which)
{
    core::HeadTrace trace;
    trace.q = copyOf(all[0].numbers, which);
    trace.k = copyOf(all[1].numbers, which);
    trace.v = copyOf(all[2].numbers, which);
    const Index length = which.rows;
    trace.weights = Matrix(length, length);
    trace.output = Matrix(length, scene.width);
    core::AttentionSpec rule;
    rule.score = scene.how.score;
    rule.scaling = scene.how.scaling;
    rule.mask = scene.how.mask;
    rule.normaliser = scene.how.normaliser;
    trace.mask = core::resolveMasks(rule.mask, { length, length, 1 }, core::noFiles()).front();
    if (std::holds_alternative<core::LinearBias>(scene.how.position))
        trace.mask.slope = core::distanceSlope(core::LinearBias {}, which.head, scene.heads);
    Matrix concat(length, scene.width);
    const core::ScoreParameters parameters = parametersOf(scene, all, which.head);
    core::Attending attending(rule, parameters, trace);
    attending.prepare();
    attending.attend({ 0, length }, block(concat));
    attending.finish();
    return trace;
}

void requireSame(std::span<const Scalar> ours, std::span<const Scalar> theirs)
{
    for (std::size_t j = 0; j < theirs.size(); ++j)
        QVERIFY(std::abs(ours[j] - theirs[j]) <= 5e-6F * std::max(1.0F, std::abs(theirs[j])));
}

// Where it is causal, a query is the last of the tokens that there are for it.
void requireProgramsOwn(const Scene& scene)
{
    const Weights all = scene.weights();
    const std::vector<Index> lengths = scene.lengths();
    Tape tape(all);
    Matrix weights;
    const Matrix& out = tape.value(scene.attended(tape, lengths, &weights));
    for (Index b = 0; b < 2; ++b)
        for (Index head = 0; head < scene.heads; ++head) {
            HeadRows which { b, 2, head, scene.width, lengths[std::size_t(b)] };
            const Matrix ours = copyOf(out, which);
            for (Index i = 0; i < ours.rows(); ++i) {
                which.rows = scene.causal ? i + 1 : ours.rows();
                const core::HeadTrace trace = computed(scene, all, which);
                const auto row = weights.row((b * scene.heads + head) * scene.tokens + i);
                requireSame(row, trace.weights.row(i));
                requireSame(ours.row(i), trace.output.row(i));
                for (const Scalar behind : row.subspan(std::size_t(which.rows)))
                    QCOMPARE(behind, Scalar { 0 });
            }
        }
}

} // namespace

// Attention by any score, scaling, mask, position and normaliser: its slopes beside differences,
// its numbers beside those of the program's own.
class TestChosenAttention : public QObject {
    Q_OBJECT

    // What is chosen, by the names of its parts.
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
        for (const core::Score& score : scoresWithSlope()) {
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
        for (const core::Mask& mask : masksWithRule())
            add({ .mask = { mask } });
        add({ .mask = { core::GlobalMask {}, core::BlocksMask { 2 } },
            .normaliser = core::Sparsemax {},
            .position = core::LinearBias {} });
        add({ .position = core::LinearBias {} });
    }
    static std::vector<Scene> scenes()
    {
        QFETCH(AttentionChoice, how);
        std::vector<Scene> all = scenesOf(how);
        const bool sums = std::holds_alternative<core::SumNormaliser>(how.normaliser);
        for (Scene& scene : all) { // differences cross no corner, and sums do not vanish
            scene.apart = sums || std::holds_alternative<core::Relu>(how.normaliser)
                || std::holds_alternative<core::ReluSum>(how.normaliser)
                || std::holds_alternative<core::ReluMean>(how.normaliser);
            scene.bothSigns = !sums;
        }
        return all;
    }

    // Networks of every position, and of what else depends on the number of keys.
    static std::vector<Architecture> architectures()
    {
        std::vector<Architecture> all;
        for (const NetworkPosition& position : kindsOf<NetworkPosition>()) {
            const AttentionChoice how { .position = position };
            all.emplace_back(SelfAttentionNet { .layers = 1, .heads = 2, .attention = how });
            all.emplace_back(TransformerNet { .layers = 1, .heads = 2, .attention = how });
        }
        for (const core::Normaliser& normaliser : { core::Normaliser(core::ReluMean {}),
                 core::Normaliser(core::Sigmoid {}), core::Normaliser(core::Sparsemax {}) })
            for (const core::Score& score :
                { core::Score(core::AdditiveScore {}), core::Score(core::GeneralScore {}) }) {
                const AttentionChoice how { .score = score,
                    .scaling = core::NoScaling {},
                    .mask = { core::WindowMask { 2 } },
                    .normaliser = normaliser };
                all.emplace_back(SelfAttentionNet { .layers = 1, .heads = 4, .attention = how });
                all.emplace_back(TransformerNet { .layers = 1, .heads = 2, .attention = how });
            }
        return all;
    }
    static void addNetworks()
    {
        QTest::addColumn<int>("which");
        for (std::size_t i = 0; i < architectures().size(); ++i)
            QTest::addRow("%zu", i) << int(i);
    }
    static Task taskFor(const Architecture& architecture)
    {
        return task(answersInSequence(architecture) ? "sort" : "tags");
    }
    static NetworkSpec specOf(int which)
    {
        return { .architecture = architectures()[std::size_t(which)], .embedding = 5, .width = 8 };
    }
    static std::vector<Example> examplesOf(const Task& subject, std::uint64_t count)
    {
        std::vector<Example> examples;
        for (std::uint64_t i = 0; i < count; ++i)
            examples.push_back(example(subject, {}, Part::Learnt, i));
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
            requireLearnable(how);
        } catch (const core::Error& error) {
            return error.problem + ": " + error.detail();
        }
        return {};
    }

private slots:
    void slopesAreDifferences_data() { addChoices(); }
    void slopesAreDifferences()
    {
        for (const Scene& scene : scenes())
            requireSlopesOf(scene);
    }
    void numbersAreTheProgramsOwn_data() { addChoices(); }
    void numbersAreTheProgramsOwn()
    {
        for (const Scene& scene : scenes())
            requireProgramsOwn(scene);
    }
    void queriesAndKeysAreTurned_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("pairing");
        QTest::newRow("neighbours") << 4 << int(core::Pairing::Adjacent);
        QTest::newRow("halves, the last stays") << 5 << int(core::Pairing::Halves);
    }
    void queriesAndKeysAreTurned()
    {
        QFETCH(int, width);
        QFETCH(int, pairing);
        const core::Rotary rotary { .pairing = core::Pairing(pairing), .base = 20 };
        const Weights all { { "x", drawn(3 * 4, 2 * width, 5), false } };
        const auto make = [&](Tape& tape) {
            return turned(tape, { rotary, 3, 2 }, tape.weight("x"));
        };
        requireSlopes({ all, make }, 1);
        Tape tape(all);
        const Matrix& out = tape.value(make(tape));
        for (Index b = 0; b < 3; ++b)
            for (Index head = 0; head < 2; ++head) {
                const HeadRows which { b, 3, head, width, 4 };
                Matrix expected = copyOf(all.front().numbers, which);
                core::rotate(rotary, expected);
                QVERIFY(copyOf(out, which) == expected);
            }
    }
    void wholeNetworksSlopesAreDifferences_data() { addNetworks(); }
    void wholeNetworksSlopesAreDifferences()
    {
        QFETCH(int, which);
        const NetworkSpec spec = specOf(which);
        const Task subject = taskFor(spec.architecture);
        const std::vector<Example> examples = examplesOf(subject, 3);
        const Batch batch = batchOf(pointersTo(examples), subject.answer);
        requireSlopesAsOne({ begun(spec, sizesOf(subject), 7),
                               [&](Tape& tape) {
                                   return logits({ .tape = tape, .spec = spec, .batch = batch });
                               } },
            1);
    }
    // An example answers alone as it does among longer ones, and is shown what it computed.
    void companyChangesNothing_data() { addNetworks(); }
    void companyChangesNothing()
    {
        QFETCH(int, which);
        const NetworkSpec spec = specOf(which);
        const Task subject = taskFor(spec.architecture);
        const Weights learnt = begun(spec, sizesOf(subject), 5);
        const std::vector<Example> examples = examplesOf(subject, 6);
        const std::vector<const Example*> all = pointersTo(examples);
        const Reader reader { spec, learnt, subject.answer };
        const Answers together = answersTo(reader, all);
        for (std::size_t i = 0; i < all.size(); ++i)
            QCOMPARE(answersTo(reader, std::vector { all[i] }).front(), together[i]);
        QCOMPARE(explained(reader, examples.front().source).seen.size(),
            std::size_t(answersInSequence(spec.architecture) ? 3 : 1));
    }
    void whatHasNoSlopeIsRefused()
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
            (void)begun({ .architecture = SelfAttentionNet { .attention = how } }, { 3, 3 }, 1));
    }
    // A score's numbers are saved for all heads under one name; without any the names are
    // PyTorch's alone.
    void learntScoresHaveNames()
    {
        const auto namesOf = [](const AttentionChoice& how) {
            QStringList names;
            for (const Weight& each :
                begun({ .architecture = SelfAttentionNet { .layers = 1, .attention = how },
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
