#include "core/analysis/predictions.h"
#include "core/inference/generate.h"
#include "core/io/store/model_store.h"
#include "core/model.h"
#include "core/resolve/resolve.h"
#include "core/text/tokenizer/tokenizer.h"
#include "tests/io/pretrained_reference.h"
#include "tests/io/slow_readout.h"

#include <QDir>
#include <QtTest>

#include <atomic>
#include <nlohmann/json.hpp>
#include <numeric>

using namespace Qt::StringLiterals;

namespace {

using core::Index;
using slow::gelu;
using slow::Row;
using slow::rowOf;
using slow::SlowLens;
using slow::SlowReadout;
using slow::softmaxOf;

} // namespace

// The predictions of a model at a position, after its last layer and after each.
class TestPredictions : public QObject {
    Q_OBJECT

    core::ModelStore m_store;

    static QString families() { return QStringLiteral(TEST_DATA "/families"); }
    static QString bundled(const char* name)
    {
        return QStringLiteral(RESOURCES "/models/headlight-") + QString::fromLatin1(name);
    }
    [[nodiscard]] core::TensorFile fileOf(const QString& folder, const char* name) const
    {
        return m_store.files(folder.toStdString()).tensors(name);
    }
    [[nodiscard]] core::PretrainedModel opened(const QString& folder) const
    {
        return core::openModel(folder.toStdString(), m_store.files(folder.toStdString()));
    }
    // The first text of the folder's reference.
    [[nodiscard]] core::NetworkInput inputOf(const QString& folder) const
    {
        const core::TensorFile file = fileOf(folder, "reference.npz");
        if (!file.contents->contains("index"))
            return reference::inputOf(file);
        if (file.contents->contains("0/ids"))
            return { reference::indices(file, "0/ids"), reference::indices(file, "0/type_ids") };
        auto target = reference::indices(file, "1/target");
        target.pop_back();
        return { reference::indices(file, "1/source"), {}, target };
    }
    [[nodiscard]] nlohmann::json indexOf(const QString& folder) const
    {
        const core::TensorFile file = fileOf(folder, "reference.npz");
        std::string text;
        const auto bytes = file.tensor("index");
        for (const core::Scalar byte : bytes->values())
            text += static_cast<char>(static_cast<int>(byte));
        return nlohmann::json::parse(text);
    }
    static QString problemOf(const auto& f)
    {
        try {
            f();
        } catch (const core::Error& error) {
            return QString::fromStdString(error.problem);
        }
        return {};
    }
    // Greedy decoding without a KV cache: the whole network runs for each token.
    static std::vector<Index> slowlyContinued(
        const core::PretrainedModel& model, core::NetworkInput input, int steps)
    {
        auto& generated = model.architecture.decoder ? input.decoderIds : input.ids;
        for (int i = 0; i < steps; ++i) {
            const auto trace = core::runNetwork(model.architecture, model.weights, input);
            const auto last = trace->logits.row(trace->logits.rows() - 1);
            const Index next = std::ranges::max_element(last) - last.begin();
            if (std::ranges::count(model.endIds, next) > 0)
                break;
            generated.push_back(next);
        }
        return generated;
    }

private slots:
    void logitLensOfTheLastLayerGivesTheLogits_data()
    {
        QTest::addColumn<QString>("folder");
        for (const QString& name : QDir(families()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(name)) << families() + u'/' + name;
        for (const char* name : { "encoder", "decoder", "translator" })
            QTest::newRow(name) << bundled(name);
    }
    void logitLensOfTheLastLayerGivesTheLogits()
    {
        QFETCH(QString, folder);
        const core::PretrainedModel model = opened(folder);
        const auto trace = core::runNetwork(model.architecture, model.weights, inputOf(folder));
        if (core::predictionKind(model.architecture) == core::PredictionKind::Nothing) {
            QCOMPARE(problemOf([&] { core::logitLens(model, *trace, {}); }), u"no_predictions"_s);
            return;
        }
        const auto layers = static_cast<std::size_t>(std::ssize(
            (model.architecture.decoder ? *model.architecture.decoder : model.architecture.stack)
                .layers));
        for (const Index place :
            { Index { 0 }, trace->logits.rows() / 2, trace->logits.rows() - 1 }) {
            const auto lensLayers = core::logitLens(model, *trace, { .position = place });
            QCOMPARE(lensLayers.size(), layers + 1);
            QCOMPARE(lensLayers.back().path, trace->states.back().path);
            QVERIFY(
                std::ranges::equal(lensLayers.back().logits.values(), trace->logits.row(place)));
            QVERIFY(
                lensLayers.back().mostLikely == core::mostLikely(model, trace->logits.row(place)));
            QVERIFY(
                !std::ranges::equal(lensLayers.front().logits.values(), trace->logits.row(place)));
        }
    }
    void logitLensMatchesASlowOneInEveryLayer_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<SlowLens>("lens");
        const SlowLens bert = [](const SlowReadout& slow, const Row& state, bool) {
            const std::string head = "cls.predictions.";
            const Row dense = slow.through(
                state, head + "transform.dense.weight", head + "transform.dense.bias");
            return slow.through(slow.layerNorm(gelu(dense), head + "transform.LayerNorm", 1e-12),
                "bert.embeddings.word_embeddings.weight", head + "bias");
        };
        const SlowLens gpt = [](const SlowReadout& slow, const Row& state, bool isNormed) {
            return slow.through(isNormed ? state : slow.layerNorm(state, "transformer.ln_f", 1e-5),
                "transformer.wte.weight");
        };
        const SlowLens bart = [](const SlowReadout& slow, const Row& state, bool) {
            return slow.through(state, "model.shared.weight", "final_logits_bias");
        };
        const SlowLens t5 = [](const SlowReadout& slow, const Row& state, bool isNormed) {
            Row x
                = isNormed ? state : slow.rootNorm(state, "decoder.final_layer_norm.weight", 1e-6);
            for (double& one : x)
                one /= std::sqrt(static_cast<double>(x.size()));
            return slow.through(x, "shared.weight");
        };
        QTest::newRow("encoder") << bundled("encoder") << bert;
        QTest::newRow("decoder") << bundled("decoder") << gpt;
        QTest::newRow("translator") << bundled("translator") << bart;
        QTest::newRow("t5") << families() + u"/t5"_s << t5;
    }
    void logitLensMatchesASlowOneInEveryLayer()
    {
        QFETCH(QString, folder);
        QFETCH(SlowLens, lens);
        const core::PretrainedModel model = opened(folder);
        const SlowReadout slow(fileOf(folder, "model.safetensors"));
        const auto trace = core::runNetwork(model.architecture, model.weights, inputOf(folder));
        const Index place = trace->logits.rows() / 3;
        constexpr Index asked = 17;
        const auto lensLayers = core::logitLens(
            model, *trace, { .position = place, .shown = { .count = 5 }, .token = asked });
        for (const core::LayerPrediction& lensLayer : lensLayers) {
            const auto state
                = std::ranges::find(trace->states, lensLayer.path, &core::HiddenState::path);
            QVERIFY(state != trace->states.end());
            const Row logits
                = lens(slow, rowOf(state->values, place), &*state == &trace->states.back());
            const Row wanted = softmaxOf(logits);
            QCOMPARE(lensLayer.mostLikely.size(), std::size_t { 5 });
            double named = 0;
            for (const core::Prediction& one : lensLayer.mostLikely) {
                const double share = wanted[static_cast<std::size_t>(one.id)];
                QVERIFY2(std::abs(one.probability - share) < 1e-4, lensLayer.path.c_str());
                named += share;
                // No other token is more probable, up to rounding.
                QVERIFY(
                    std::ranges::count_if(wanted, [&](double w) { return w > share + 1e-5; }) < 5);
            }
            Row sorted = wanted;
            std::ranges::sort(sorted, std::greater<> {});
            QVERIFY(
                std::abs(named - std::accumulate(sorted.begin(), sorted.begin() + 5, 0.0)) < 1e-4);
            const double own = wanted[asked];
            QVERIFY(std::abs(lensLayer.chosen->probability - own) < 1e-4);
            const auto surelyLarger
                = std::ranges::count_if(wanted, [own](double w) { return w > own * (1 + 1e-3); });
            const auto maybeLarger
                = std::ranges::count_if(wanted, [own](double w) { return w > own * (1 - 1e-3); });
            QVERIFY(lensLayer.chosen->rank > surelyLarger && lensLayer.chosen->rank <= maybeLarger);
        }
    }
    void encoderPredictionsMatchTheLibrary()
    {
        const QString folder = bundled("encoder");
        const core::PretrainedModel model = opened(folder);
        QCOMPARE(core::predictionKind(model.architecture), core::PredictionKind::MaskedTokens);
        const core::TensorFile file = fileOf(folder, "reference.npz");
        const nlohmann::json index = indexOf(folder);
        for (std::size_t text = 0; text < index.size(); ++text) {
            const std::string name = std::to_string(text) + "/";
            const auto trace = core::runNetwork(model.architecture, model.weights,
                { reference::indices(file, name + "ids"),
                    reference::indices(file, name + "type_ids") });
            for (Index place = 0; place < trace->logits.rows(); ++place) {
                const auto best = core::mostLikely(model, trace->logits.row(place), { .count = 1 });
                QCOMPARE(best.front().id, index[text]["top"][static_cast<std::size_t>(place)]);
            }
        }
    }
    // A causal mask can be added, although the model was trained bidirectionally.
    void causallyMaskedEncoderPredictsMaskedTokens()
    {
        core::PretrainedSource loaded { .where = bundled("encoder").toStdString(),
            .maskedTokens = { 3 } };
        core::Intervention intervention;
        intervention.mask = { core::CausalMask {} };
        loaded.interventions = { intervention };
        core::Experiment experiment;
        experiment.network = loaded;
        const auto model = core::resolve(experiment, core::ModelStore().files({}));
        QCOMPARE(core::predictionKind(model->pretrained()->model->architecture),
            core::PredictionKind::MaskedTokens);
    }
    void decoderPredictionsMatchTheLibrary()
    {
        const QString folder = bundled("decoder");
        const core::PretrainedModel model = opened(folder);
        QCOMPARE(core::predictionKind(model.architecture), core::PredictionKind::NextTokens);
        const core::TensorFile file = fileOf(folder, "reference.npz");
        const nlohmann::json index = indexOf(folder);
        for (std::size_t text = 0; text < index.size(); ++text) {
            const auto trace = core::runNetwork(model.architecture, model.weights,
                { reference::indices(file, std::to_string(text) + "/ids") });
            const auto best = core::mostLikely(
                model, trace->logits.row(trace->logits.rows() - 1), { .count = 6 });
            for (std::size_t i = 0; i < best.size(); ++i) {
                const nlohmann::json& wanted = index[text]["next"][i];
                QCOMPARE(core::tokenText(*model.tokenizer, static_cast<core::TokenId>(best[i].id)),
                    wanted[0].get<std::string>());
                QVERIFY(std::abs(best[i].probability - wanted[1].get<double>()) < 2e-4);
            }
        }
    }
    void translatorProbabilitiesMatchTheLibrary()
    {
        const QString folder = bundled("translator");
        const core::PretrainedModel model = opened(folder);
        QCOMPARE(core::predictionKind(model.architecture), core::PredictionKind::NextTokens);
        const core::TensorFile file = fileOf(folder, "reference.npz");
        for (int text = 0; text < 4; ++text) {
            const std::string name = std::to_string(text) + "/";
            std::vector<Index> target = reference::indices(file, name + "target");
            core::NetworkInput input { reference::indices(file, name + "source"), {}, target };
            input.decoderIds.pop_back();
            const auto trace = core::runNetwork(model.architecture, model.weights, input);
            const auto wanted = file.tensor(name + "logprobs");
            for (std::size_t i = 0; i + 1 < target.size(); ++i) {
                const core::TokenRank rank
                    = core::rankOf(trace->logits.row(static_cast<Index>(i)), target[i + 1]);
                QVERIFY(
                    std::abs(std::log(rank.probability) - static_cast<double>(wanted->values()[i]))
                    < 1e-3);
                QCOMPARE(rank.rank, Index { 1 });
            }
            // Its output equals the library's greedy decoding.
            target.pop_back();
            QCOMPARE(core::withGeneratedDecoderInput(model, { input.ids })->decoderIds, target);
        }
    }
    void probabilitiesMatchTheSoftmax()
    {
        core::PretrainedModel model;
        model.architecture.outputHead = core::OutputHead {};
        const std::vector<core::Scalar> logits { 1, 3, -2, 3, 0.5F };
        const auto all = core::mostLikely(model, logits, { .count = 9, .temperature = 2 });
        std::vector<Index> order;
        double sum = 0;
        for (const core::Prediction& one : all) {
            order.push_back(one.id);
            sum += one.probability;
            const auto logit = static_cast<double>(logits[static_cast<std::size_t>(one.id)]);
            const double wanted = std::exp(logit / 2)
                / (std::exp(0.5) + 2 * std::exp(1.5) + std::exp(-1.0) + std::exp(0.25));
            QVERIFY(std::abs(one.probability - wanted) < 1e-12);
            QCOMPARE(one.label, std::to_string(one.id)); // no tokenizer
            QCOMPARE(core::rankOf(logits, one.id, 2),
                (core::TokenRank { std::ssize(order), one.probability }));
        }
        QCOMPARE(order, (std::vector<Index> { 1, 3, 0, 4, 2 }));
        QVERIFY(std::abs(sum - 1) < 1e-12);
        const auto two = core::mostLikely(model, logits, { .count = 2, .temperature = 2 });
        QVERIFY(two[0] == all[0] && two[1] == all[1] && two.size() == 2);
    }
    void cachedGenerationMatchesCompleteRuns_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<int>("steps");
        QTest::newRow("decoder") << bundled("decoder") << 6;
        QTest::newRow("translator") << bundled("translator") << 20;
        for (const char* family : { "t5", "bart", "gpt2", "gemma2", "bloom" })
            QTest::newRow(family) << families() + u'/' + QString::fromLatin1(family) << 6;
    }
    void cachedGenerationMatchesCompleteRuns()
    {
        QFETCH(QString, folder);
        QFETCH(int, steps);
        core::PretrainedModel model = opened(folder);
        model.tokenizer = nullptr; // labels are token IDs
        core::NetworkInput input = inputOf(folder);
        if (model.architecture.decoder)
            input.decoderIds = { model.startId };
        const auto result = core::generate(model, input, { .draw = {}, .steps = steps });
        const auto& generated = model.architecture.decoder ? result->decoderIds : result->ids;
        QCOMPARE(generated, slowlyContinued(model, input, steps));
        const auto& labels = model.architecture.decoder ? result->decoderTokens : result->tokens;
        QCOMPARE(labels->size(), generated.size());
        QCOMPARE(labels->back().text, std::to_string(generated.back()));
        // One token at a time gives the same samples as all at once.
        const core::Sampling draw { .temperature = 1.2, .topK = 20, .seed = 3 };
        auto stepwise = std::make_shared<const core::NetworkInput>(input);
        for (int i = 0; i < 4; ++i)
            stepwise = core::generate(model, *stepwise, { .draw = draw });
        const auto atOnce = core::generate(model, input, { .draw = draw, .steps = 4 });
        QCOMPARE(stepwise->ids, atOnce->ids);
        QCOMPARE(stepwise->decoderIds, atOnce->decoderIds);
    }
    void generationReadsTheEncoderOnce()
    {
        core::PretrainedModel model = opened(bundled("translator"));
        model.weights.cached = nullptr; // so that reads can be counted
        std::atomic<int> encoder = 0;
        std::atomic<int> decoder = 0;
        model.weights.readTensor = [&, read = model.weights.readTensor](const std::string& name,
                                       Index first, std::span<core::Scalar> to) {
            encoder += name == "model.encoder.layers.0.fc1.weight" ? 1 : 0;
            decoder += name == "model.decoder.layers.0.fc1.weight" ? 1 : 0;
            read(name, first, to);
        };
        const core::NetworkInput input { inputOf(bundled("translator")).ids };
        core::generate(model, input, { .draw = {}, .steps = 1 });
        const int once = encoder;
        QVERIFY(once > 0);
        QCOMPARE(decoder.load(), once); // of the same size
        encoder = 0;
        decoder = 0;
        const auto generated = core::generate(model, input, { .draw = {}, .steps = 5 });
        QCOMPARE(generated->decoderIds.size(), std::size_t { 6 });
        QCOMPARE(encoder.load(), once);
        QCOMPARE(decoder.load(), 5 * once);
    }
    void generationStopsAtTheEndToken()
    {
        core::PretrainedModel model = opened(bundled("decoder"));
        const core::NetworkInput input { inputOf(bundled("decoder")).ids };
        const auto free = core::generate(model, input, { .draw = {}, .steps = 5 });
        QCOMPARE(free->ids.size(), input.ids.size() + 5);
        model.endIds = { free->ids[input.ids.size() + 2] };
        const auto ended = core::generate(model, input, { .draw = {}, .steps = 5 });
        QVERIFY(ended->ids.size() <= input.ids.size() + 2);
        model.endIds.clear();
        model.architecture.maxPositions = std::ssize(input.ids) + 1;
        QCOMPARE(core::generate(model, input, { .draw = {}, .steps = 5 })->ids.size(),
            input.ids.size() + 1);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(core::generate(model, input, {}, { .threads = 0, .stop = stop.get_token() })
            == nullptr);
        const core::PretrainedModel encoder = opened(bundled("encoder"));
        QCOMPARE(problemOf([&] { core::generate(encoder, input, {}); }), u"no_next_token"_s);
    }
    void unavailablePredictionsAreReported()
    {
        core::PretrainedModel model = opened(bundled("encoder"));
        const auto trace
            = core::runNetwork(model.architecture, model.weights, inputOf(bundled("encoder")));
        for (const Index place : { Index { -1 }, trace->logits.rows() })
            QCOMPARE(problemOf([&] { core::logitLens(model, *trace, { .position = place }); }),
                u"unknown_place"_s);
        model.architecture.outputHead.reset();
        QCOMPARE(problemOf([&] { core::logitLens(model, *trace, {}); }), u"no_predictions"_s);
    }
};

QTEST_APPLESS_MAIN(TestPredictions)
#include "tst_predictions.moc"
