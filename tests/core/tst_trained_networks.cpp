#include "core/analysis/cell_explanation.h"
#include "core/analysis/predictions.h"
#include "core/analysis/steps.h"
#include "core/analysis/tensors.h"
#include "core/architecture/required_tensors.h"
#include "core/inference/head_rank.h"
#include "core/inference/run.h"
#include "core/model_families/common/trained_architecture.h"
#include "core/pretrained_model.h"
#include "core/resolve/resolve.h"
#include "core/trace.h"
#include "core/training/trained_network.h"
#include "stub_files.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace core::training;
using core::Experiment;
using core::Index;
using core::Matrix;
using core::Scalar;

namespace {

struct Case {
    const char* name;
    const char* task;
    NetworkArchitecture architecture;
};

const std::vector<Case>& cases()
{
    static const std::vector<Case> all {
        { "additive, GRU", "dates", EncoderDecoder { CellKind::Gru, Alignment::Additive } },
        { "dot, LSTM", "sort", EncoderDecoder { CellKind::Lstm, Alignment::Dot } },
        { "general, RNN", "order", EncoderDecoder { CellKind::Rnn, Alignment::General } },
        { "transformer", "reverse", TransformerNetwork { .layers = 2, .heads = 2 } },
        { "transformer, rotary", "copy",
            TransformerNetwork {
                .layers = 1, .heads = 4, .attention = { .position = core::Rotary {} } } },
        { "labels", "tags", SelfAttentionNetwork { .layers = 2, .heads = 4 } },
        { "one label", "mood", SelfAttentionNetwork { .layers = 1, .heads = 2 } },
        { "additive heads, learned positions", "tags",
            SelfAttentionNetwork { .layers = 1,
                .heads = 2,
                .attention = { .score = core::AdditiveScore {},
                    .position = LearnedPosition { .positions = 3 } } } },
        { "general heads, ALiBi, window", "tags",
            SelfAttentionNetwork { .layers = 2,
                .heads = 2,
                .attention = { .score = core::GeneralScore {},
                    .scaling = core::NoScaling {},
                    .mask = { core::WindowMask { 1 } },
                    .position = core::Alibi {} } } },
        { "location heads, random places, sparsemax", "tags",
            SelfAttentionNetwork { .layers = 1,
                .heads = 2,
                .attention = { .score = core::LocationScore {},
                    .normaliser = core::Sparsemax {},
                    .position = core::RandomPosition {} } } },
        { "cosine, rotary halves", "mood",
            SelfAttentionNetwork { .layers = 1,
                .heads = 2,
                .attention = { .score = core::CosineScore {},
                    .position = core::Rotary { .pairing = core::Pairing::Halves } } } },
    };
    return all;
}

std::shared_ptr<const TrainedNetwork> networkOf(const Case& which)
{
    TrainingSpec spec { .task = which.task };
    spec.network = { .architecture = which.architecture, .embedding = 6, .width = 8 };
    TrainedNetwork result { spec, taskOf(spec), {}, "net" };
    result.weights = initialWeights(spec.network, sizesOf(result.task), 5);
    for (Weight& each : result.weights) // zero biases would hide errors
        if (each.name.ends_with("bias") || each.name.ends_with("score.b"))
            for (Index i = 0; i < each.values.size(); ++i)
                each.values.data()[i] += 0.1F * std::sin(static_cast<Scalar>(i + 1));
    return std::make_shared<const TrainedNetwork>(std::move(result));
}

StubFiles filesOf(const std::shared_ptr<const TrainedNetwork>& network)
{
    StubFiles files;
    files.network = network;
    return files;
}

std::string inputFor(const TrainedNetwork& network)
{
    return validationExample(network.spec, network.task, 3).text;
}

Experiment asking(const TrainedNetwork& network)
{
    Experiment experiment;
    experiment.source = core::Sentence { inputFor(network) };
    experiment.network = core::PretrainedSource { .where = "net" };
    return experiment;
}

core::PretrainedSource& loaded(Experiment& experiment)
{
    return std::get<core::PretrainedSource>(experiment.network);
}

std::shared_ptr<const core::Trace> traceOf(
    const Experiment& experiment, const std::shared_ptr<const TrainedNetwork>& network)
{
    return core::run(core::resolve(experiment, filesOf(network)), { .threads = 1 });
}

double apart(const Matrix& a, const Matrix& b)
{
    if (a.rows() != b.rows() || a.cols() != b.cols())
        return std::numeric_limits<double>::infinity();
    double most = 0;
    for (Index i = 0; i < a.size(); ++i)
        most = std::max(most, double(std::abs(a.data()[i] - b.data()[i])));
    return most;
}

std::string answerIn(const core::Trace& trace)
{
    const core::PretrainedRun& run = *trace.model->pretrained();
    if (run.model->architecture.decoder)
        return core::decodedText(*run.model, run.input.decoderIds);
    std::string result;
    for (Index row = 0; row < trace.logits.rows(); ++row)
        result += (row > 0 ? " " : "")
            + core::mostLikely(*run.model, trace.logits.row(row)).front().label;
    return result;
}

Matrix firstRow(const core::Trace& trace)
{
    const Matrix& weights = trace.attentions.front().heads.front().weights;
    Matrix result(1, weights.cols());
    std::ranges::copy(weights.row(0), result.data());
    return result;
}

std::vector<std::string> textsOf(const core::TokenList& tokens)
{
    std::vector<std::string> result;
    for (const core::Token& token : *tokens)
        result.push_back(token.text);
    return result;
}

} // namespace

// Networks trained with Headlight: inference against the forward pass of the autograd graph, two
// implementations with the same values.
class TestTrainedNetworks : public QObject {
    Q_OBJECT

    static void addCases()
    {
        QTest::addColumn<int>("which");
        for (std::size_t i = 0; i < cases().size(); ++i)
            QTest::newRow(cases()[i].name) << int(i);
    }

private slots:
    void architectureListsAllTrainedTensors_data() { addCases(); }
    void architectureListsAllTrainedTensors()
    {
        QFETCH(int, which);
        const auto network = networkOf(cases()[std::size_t(which)]);
        const auto described = core::trainedArchitecture(
            network->spec.network, sizesOf(network->task), network->task.output);
        QVERIFY(described);
        core::RequiredTensors trained;
        for (const Weight& each : network->weights) {
            std::vector<Index> shape;
            for (const Index length : { each.values.rows(), each.values.cols() })
                if (length != 1)
                    shape.push_back(length);
            trained.emplace(each.name, shape);
        }
        const core::RequiredTensors wanted = core::requiredTensors(*described);
        QCOMPARE(wanted.size(), trained.size());
        for (const auto& [name, shape] : trained) {
            QVERIFY2(wanted.contains(name), name.c_str());
            QVERIFY2(wanted.at(name) == shape, name.c_str());
        }
    }
    void inferenceMatchesTraining_data() { addCases(); }
    void inferenceMatchesTraining()
    {
        QFETCH(int, which);
        const auto network = networkOf(cases()[std::size_t(which)]);
        const auto trace = traceOf(asking(*network), network);
        const OutputWithAttention tape = outputWithAttention(*network, inputFor(*network));
        QCOMPARE(answerIn(*trace), tape.output);
        const auto& recorded = tape.attention->attentions();
        QCOMPARE(trace->attentions.size(), recorded.size());
        for (std::size_t l = 0; l < recorded.size(); ++l) {
            const core::AttentionTrace& attention = trace->attentions[l];
            QCOMPARE(attention.path, recorded[l].path);
            QCOMPARE(Index(attention.heads.size()), recorded[l].heads);
            if (!attention.path.starts_with("decoder/")) // the boundary token has a name there
                QCOMPARE(textsOf(attention.queryTokens), textsOf(recorded[l].queryTokens));
            QCOMPARE(textsOf(attention.keyTokens), textsOf(recorded[l].keyTokens));
            for (Index h = 0; h < recorded[l].heads; ++h) {
                const core::HeadTrace& head = attention.heads[std::size_t(h)];
                QVERIFY(apart(head.weights, tape.attention->read(Index(l), h, "weights")) < 1e-5);
                QVERIFY(apart(head.v, tape.attention->read(Index(l), h, "v")) < 1e-4);
            }
        }
    }
    void emptyInterventionChangesNothing_data() { addCases(); }
    void emptyInterventionChangesNothing()
    {
        QFETCH(int, which);
        const auto network = networkOf(cases()[std::size_t(which)]);
        Experiment experiment = asking(*network);
        const auto before = traceOf(experiment, network);
        loaded(experiment).interventions = { core::Intervention { .headsKept = 64 } };
        const auto after = traceOf(experiment, network);
        QVERIFY(before->logits == after->logits);
        for (std::size_t l = 0; l < before->attentions.size(); ++l)
            QVERIFY(before->attentions[l].output == after->attentions[l].output);
    }
    void sharperHeadsChangeTheLogits_data() { addCases(); }
    void sharperHeadsChangeTheLogits()
    {
        QFETCH(int, which);
        const auto network = networkOf(cases()[std::size_t(which)]);
        Experiment experiment = asking(*network);
        const auto before = traceOf(experiment, network);
        const auto& first = before->attentions.front();
        loaded(experiment).interventions
            = { core::Intervention { .at = first.path, .temperature = 0.25F } };
        const auto after = traceOf(experiment, network);
        QCOMPARE(after->attentions.front().spec.temperature, 0.25F);
        const auto& row = first.heads.front();
        QVERIFY(apart(row.weights, after->attentions.front().heads.front().weights) > 1e-6);
        QVERIFY(after->logits.rows() != before->logits.rows()
            || apart(before->logits, after->logits) > 1e-6);
    }
    void ablatedHeadsAddNothing()
    {
        const auto network = networkOf(cases()[5]);
        Experiment experiment = asking(*network);
        loaded(experiment).interventions
            = { core::Intervention { .ablatedHeads = { 1, 2, 3, 4 } } };
        const auto trace = traceOf(experiment, network);
        for (const core::AttentionTrace& each : trace->attentions)
            for (const Scalar number : each.concat.values())
                QCOMPARE(number, 0.0F);
        QCOMPARE(trace->attentions.front().spec.ablatedHeads, (std::vector<int> { 1, 2, 3, 4 }));
    }
    // Changing one element of the decoder's score matrix changes the alignment.
    void scoreParameterCanBeEdited()
    {
        const auto network = networkOf(cases()[0]);
        Experiment experiment = asking(*network);
        const auto before = traceOf(experiment, network);
        experiment.edits = { { .matrix = "score.u", .row = 1, .column = 3, .value = 4 } };
        const auto after = traceOf(experiment, network);
        const auto numbers = after->model->layers.layer(0);
        QCOMPARE(numbers->heads.front().score.u(0, 2), 4.0F);
        QCOMPARE(before->model->layers.layer(0)->heads.front().score.u(0, 2),
            std::ranges::find(network->weights, "u.weight", &Weight::name)->values(0, 2));
        QVERIFY(apart(firstRow(*before), firstRow(*after)) > 1e-6);
    }
    void decoderInputGivesOneRowPerToken()
    {
        const auto network = networkOf(cases()[0]);
        Experiment experiment = asking(*network);
        loaded(experiment).target = "1979";
        const auto trace = traceOf(experiment, network);
        const core::PretrainedRun& run = *trace->model->pretrained();
        QCOMPARE(core::decodedText(*run.model, run.input.decoderIds), std::string("1979"));
        QCOMPARE(textsOf(trace->attentions.front().queryTokens),
            (std::vector<std::string> { "1", "9", "7", "9", network->task.targets.front() }));
        QCOMPARE(trace->logits.rows(), Index { 5 });
        loaded(experiment).target = "next?";
        try {
            traceOf(experiment, network);
            QFAIL("what it never says cannot be forced");
        } catch (const core::Error& error) {
            QCOMPARE(error.problem, std::string("unknown_tokens"));
        }
    }
    void tokenIdsGiveTheSameLogits()
    {
        const auto network = networkOf(cases()[5]);
        Experiment experiment = asking(*network);
        const auto fromText = traceOf(experiment, network);
        for (const Index id : fromText->model->pretrained()->input.ids)
            loaded(experiment).ids.push_back(int(id));
        const auto numbered = traceOf(experiment, network);
        QVERIFY(fromText->logits == numbered->logits);
        QCOMPARE(textsOf(numbered->attentions.front().queryTokens),
            textsOf(fromText->attentions.front().queryTokens));
    }
    void vectorInputIsRefused()
    {
        const auto network = networkOf(cases()[5]);
        Experiment experiment = asking(*network);
        experiment.source = core::PointSource {};
        try {
            core::resolve(experiment, filesOf(network));
            QFAIL("it reads texts");
        } catch (const core::Error& error) {
            QCOMPARE(error.problem, std::string("learnt_source"));
        }
    }
    void anotherTextReusesTheModel_data() { addCases(); }
    void anotherTextReusesTheModel()
    {
        QFETCH(int, which);
        const auto network = networkOf(cases()[std::size_t(which)]);
        Experiment experiment = asking(*network);
        const auto model = core::resolve(experiment, filesOf(network));
        experiment.source
            = core::Sentence { validationExample(network->spec, network->task, 8).text };
        const auto again = core::resolveAgain(*model, experiment);
        QVERIFY(again != nullptr);
        QCOMPARE(again->trainedRun, network);
        const auto quick = core::run(again, { .threads = 1 });
        QVERIFY(quick->logits == traceOf(experiment, network)->logits);
    }
    // Every tensor can be read, every cell's terms add up to its weight, and the last layer
    // predicts the network's output.
    void everyAnalysisAcceptsATrainedNetwork_data() { addCases(); }
    void everyAnalysisAcceptsATrainedNetwork()
    {
        QFETCH(int, which);
        const auto network = networkOf(cases()[std::size_t(which)]);
        const auto trace = traceOf(asking(*network), network);
        for (const core::TensorRef& tensor : core::tensors(*trace)) {
            const Matrix values = core::matrix(*trace, tensor);
            QCOMPARE(values.rows(), tensor.rowCount);
            QCOMPARE(values.cols(), tensor.columnCount);
        }
        for (Index l = 0; l < std::ssize(trace->attentions); ++l) {
            QVERIFY(core::steps(*trace, l, 0).size() >= 8);
            const core::HeadTrace& head = trace->attention(l).heads.front();
            const core::CellExplanation cell
                = core::explainCell(*trace, { l, 0, head.weights.rows() - 1, 0 });
            QVERIFY(cell.known);
            if (!cell.terms.empty()) {
                double sum = 0;
                for (const double term : cell.terms)
                    sum += term;
                QVERIFY(std::abs(sum - cell.sum) < 1e-4);
            }
        }
        const core::PretrainedModel& model = *trace->model->pretrained()->model;
        const auto lens = core::logitLens(model, *trace, { .position = 0 });
        const auto last = trace->logits.row(0);
        QVERIFY(std::ranges::equal(lens.back().logits.row(0), last));
    }
    void rankNeedsAScoreWithoutParameters()
    {
        for (const Case& each : cases()) {
            const auto network = networkOf(each);
            const auto described = core::trainedArchitecture(
                network->spec.network, sizesOf(network->task), network->task.output);
            const core::AttentionLayer& attention = described->decoder
                ? (described->decoder->attentionDecoder
                        ? described->decoder->attentionDecoder->cross
                        : described->decoder->layers.front().self)
                : described->stack.layers.front().self;
            QCOMPARE(core::hasRank(attention), attention.score.empty());
            Experiment experiment = asking(*network);
            loaded(experiment).interventions = { core::Intervention { .rank = 1 } };
            const auto model = core::resolve(experiment, filesOf(network));
            QCOMPARE(std::ranges::count(model->notices, std::string("no_rank"), &core::Notice::id),
                attention.score.empty() ? 0 : 1);
            QVERIFY(core::run(model)->logits.rows() > 0);
        }
    }
    void networkWithoutHeadsIsNotAModel()
    {
        for (const NetworkArchitecture& each :
            std::vector<NetworkArchitecture> { TokenMlp {}, WindowMlp {}, RecurrentTagger {},
                KernelNetwork {}, EncoderDecoder { .alignment = Alignment::None } })
            QVERIFY(
                !core::trainedArchitecture({ .architecture = each }, { 5, 5 }, OutputKind::Labels));
    }
};

QTEST_APPLESS_MAIN(TestTrainedNetworks)
#include "tst_trained_networks.moc"
