#include "core/base/random.h"
#include "core/io/store/model_store.h"
#include "core/training/attention/attention_op.h"
#include "core/training/autograd/loss.h"
#include "core/training/autograd/operations.h"
#include "core/training/network_layers.h"
#include "core/training/optimiser.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;
using namespace core::training;
using core::Index;
using core::Matrix;
using core::Scalar;

// Training against results of PyTorch in double precision.
class TestTraining : public QObject {
    Q_OBJECT

    core::ModelStore store;
    core::TensorFile file;

    void open(const QString& name)
    {
        const std::string folder = QStringLiteral(TEST_DATA "/learning").toStdString();
        file = store.files(folder).tensors(name.toStdString() + ".npz");
    }

    [[nodiscard]] core::Tensor tensor(const std::string& name) const { return *file.tensor(name); }
    [[nodiscard]] std::vector<Index> indices(const std::string& name) const
    {
        std::vector<Index> result;
        const core::Tensor all = tensor(name);
        for (const Scalar each : all.values())
            result.push_back(static_cast<Index>(std::lround(each)));
        return result;
    }
    // A tensor of two axes; one axis becomes a row.
    [[nodiscard]] Matrix matrix(const std::string& name) const { return toMatrix(tensor(name)); }
    // (examples, tokens, width) with the rows in the order of the graph.
    [[nodiscard]] Matrix byToken(const std::string& name) const
    {
        const core::Tensor all = tensor(name);
        const Index batch = all.shape[0];
        const Index tokens = all.shape[1];
        const Index width = all.shape[2];
        Matrix result(batch * tokens, width);
        for (Index b = 0; b < batch; ++b)
            for (Index t = 0; t < tokens; ++t)
                std::copy_n(all.values().begin() + (b * tokens + t) * width, width,
                    result.row(t * batch + b).begin());
        return result;
    }
    [[nodiscard]] std::vector<Index> byToken(const std::vector<Index>& rows, Index batch) const
    {
        const Index tokens = std::ssize(rows) / batch;
        std::vector<Index> result(rows.size());
        for (Index b = 0; b < batch; ++b)
            for (Index t = 0; t < tokens; ++t)
                result[static_cast<std::size_t>(t * batch + b)]
                    = rows[static_cast<std::size_t>(b * tokens + t)];
        return result;
    }
    // All inputs by the names of the weights.
    [[nodiscard]] Weights weights() const
    {
        Weights result;
        for (const auto& [name, form] : *file.contents)
            if (name.starts_with("in_")
                && (name.find("weight") != std::string::npos
                    || name.find("bias") != std::string::npos))
                result.push_back({ name.substr(3), matrix(name), form.shape.size() == 1 });
        return result;
    }

    // max |ours - theirs| / max |theirs|
    static double apart(const Matrix& ours, const Matrix& theirs)
    {
        if (ours.rows() != theirs.rows() || ours.cols() != theirs.cols())
            return HUGE_VAL;
        double difference = 0;
        double largest = 0;
        for (Index i = 0; i < ours.size(); ++i) {
            difference = std::max(
                difference, std::abs(double { ours.data()[i] } - double { theirs.data()[i] }));
            largest = std::max(largest, std::abs(double { theirs.data()[i] }));
        }
        return difference / std::max(largest, 1e-30);
    }
    void requireGradients(Graph& graph, const Weights& parameters)
    {
        const Gradients gradients = graph.takeGradients();
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            const std::string name = "exp_grad_" + parameters[i].name;
            if (!file.contents->contains(name))
                continue;
            const double off = apart(gradients[i], matrix(name));
            QVERIFY2(off < 1e-4, qPrintable(u"%1: %2"_s.arg(name.c_str()).arg(off)));
        }
    }

private slots:
    void recurrentNetworksMatchPyTorch_data()
    {
        QTest::addColumn<int>("cell");
        for (const char* suffix : { "", "_bi" })
            for (int cell = 0; cell < 3; ++cell)
                QTest::addRow("%s%s", core::enumIds(CellKind {})[std::size_t(cell)].data(), suffix)
                    << cell;
    }
    void recurrentNetworksMatchPyTorch()
    {
        QFETCH(int, cell);
        const QString name = QTest::currentDataTag();
        open(name);
        Weights parameters = weights();
        for (Weight& each : parameters)
            each.name = "net." + each.name;
        Graph graph(parameters);
        const Variable x = graph.input(byToken("in_x"));
        const Variable y = hiddenStates(graph,
            { .cell = static_cast<CellKind>(cell),
                .name = "net",
                .batch = tensor("in_x").shape[0],
                .bidirectional = name.endsWith(u"_bi") },
            x);
        QVERIFY(apart(graph.value(y), byToken("exp_y")) < 1e-5);
        graph.backward(y, byToken("in_upstream"));
        QVERIFY(apart(graph.grad(x), byToken("exp_grad_x")) < 1e-4);
        const Gradients gradients = graph.takeGradients();
        for (std::size_t i = 0; i < parameters.size(); ++i)
            QVERIFY2(apart(gradients[i], matrix("exp_grad_" + parameters[i].name.substr(4))) < 1e-4,
                parameters[i].name.c_str());
        QCOMPARE(parameters.size(), std::size_t(name.endsWith(u"_bi") ? 8 : 4));
    }
    void transformerLayersMatchPyTorch_data()
    {
        QTest::addColumn<bool>("normFirst");
        QTest::addColumn<int>("activation");
        QTest::newRow("encoder_layer_post_relu") << false << int(core::Activation::Relu);
        QTest::newRow("encoder_layer_post_gelu") << false << int(core::Activation::Gelu);
        QTest::newRow("encoder_layer_pre_relu") << true << int(core::Activation::Relu);
        QTest::newRow("encoder_layer_pre_gelu") << true << int(core::Activation::Gelu);
        QTest::newRow("decoder_layer") << false << int(core::Activation::Relu);
    }
    void transformerLayersMatchPyTorch()
    {
        QFETCH(bool, normFirst);
        QFETCH(int, activation);
        const QString name = QTest::currentDataTag();
        open(name);
        const bool decodes = name == u"decoder_layer";
        Weights parameters = weights();
        for (Weight& each : parameters)
            each.name = "layer." + each.name;
        Graph graph(parameters);
        const Variable x = graph.input(byToken("in_x"));
        const Variable memory
            = decodes ? graph.input(byToken("in_memory")) : graph.constant(Matrix(1, 1));
        Batch batch;
        batch.size = tensor("in_x").shape[0];
        batch.lengths.assign(
            std::size_t(batch.size), tensor(decodes ? "in_memory" : "in_x").shape[1]);
        const NetworkSpec spec;
        const ForwardPass pass { .graph = graph, .spec = spec, .batch = batch };
        const LayerRequest layer { .name = "layer",
            .path = "layer1",
            .heads = 3,
            .normFirst = normFirst,
            .activation = static_cast<core::Activation>(activation) };
        const Variable y
            = decodes ? decoderLayer(pass, layer, x, memory) : encoderLayer(pass, layer, x);
        QVERIFY(apart(graph.value(y), byToken("exp_y")) < 1e-5);
        graph.backward(y, byToken("in_upstream"));
        QVERIFY(apart(graph.grad(x), byToken("exp_grad_x")) < 1e-4);
        if (decodes)
            QVERIFY(apart(graph.grad(memory), byToken("exp_grad_memory")) < 1e-4);
        const Gradients gradients = graph.takeGradients();
        for (std::size_t i = 0; i < parameters.size(); ++i)
            QVERIFY2(apart(gradients[i], matrix("exp_grad_" + parameters[i].name.substr(6))) < 1e-4,
                parameters[i].name.c_str());
        QCOMPARE(parameters.size(), std::size_t(decodes ? 18 : 12));
    }
    void crossEntropyAndItsGradientMatchPyTorch_data()
    {
        QTest::addColumn<double>("smoothing");
        QTest::newRow("cross_entropy_0.0") << 0.0;
        QTest::newRow("cross_entropy_0.1") << 0.1;
    }
    void crossEntropyAndItsGradientMatchPyTorch()
    {
        QFETCH(double, smoothing);
        open(QTest::currentDataTag());
        const std::vector<Index> targets
            = byToken(indices("in_targets"), tensor("in_targets").shape[0]);
        QVERIFY(std::ranges::count(targets, ignored) > 0);
        const Loss loss = crossEntropy(byToken("in_logits"),
            { .targets = targets, .smoothing = smoothing, .count = counted(targets) });
        const double expected = double { tensor("exp_loss").values()[0] };
        QVERIFY(std::abs(loss.sum - expected) < 1e-5 * expected);
        QVERIFY(apart(loss.gradient, byToken("exp_grad_logits")) < 1e-4);
    }
    void rowsUsedTwiceGetBothGradients()
    {
        open(u"embedding"_s);
        const Weights parameters = weights();
        Graph graph(parameters);
        const Variable y = rowsOf(
            graph, graph.weight("weight"), byToken(indices("in_ids"), tensor("in_ids").shape[0]));
        QVERIFY(apart(graph.value(y), byToken("exp_y")) < 1e-6);
        graph.backward(y, byToken("in_upstream"));
        requireGradients(graph, parameters);
    }
    void optimisersMatchPyTorch_data()
    {
        QTest::addColumn<int>("which");
        QTest::newRow("optimiser_sgd") << 0;
        QTest::newRow("optimiser_momentum") << 1;
        QTest::newRow("optimiser_adam") << 2;
        QTest::newRow("optimiser_adamw") << 3;
    }
    void optimisersMatchPyTorch()
    {
        QFETCH(int, which);
        open(QTest::currentDataTag());
        const std::array<Optimiser, 4> all { Sgd {}, Momentum {}, Adam {},
            AdamW { .adam = {}, .decay = 0.1F } };
        Weights parameters { { "w", matrix("in_w"), false } };
        OptimiserState optimiserState;
        const core::Tensor inputGradients = tensor("in_gradients");
        const core::Tensor expected = tensor("exp_w");
        const auto at = [](const core::Tensor& from, Index step) {
            Matrix result(4, 3);
            std::copy_n(from.values().begin() + step * 12, 12, result.data());
            return result;
        };
        for (Index i = 0; i < 6; ++i) {
            step(all[std::size_t(which)], which < 2 ? 0.1 : 0.05, { at(inputGradients, i) },
                parameters, optimiserState);
            QVERIFY(apart(parameters[0].values, at(expected, i)) < 1e-5);
        }
        QCOMPARE(optimiserState.steps, 6L);
    }
    void gradientsAreClippedTogether()
    {
        open(u"clip"_s);
        Gradients gradients { matrix("in_a"), matrix("in_b") };
        QVERIFY(std::abs(clipGradients(gradients, 1) - double { tensor("exp_norm").values()[0] })
            < 1e-5);
        QVERIFY(apart(gradients[0], matrix("exp_a")) < 1e-5);
        QVERIFY(apart(gradients[1], matrix("exp_b")) < 1e-5);
        QVERIFY(std::abs(gradientNorm(gradients) - 1) < 1e-5);
    }
    void networksMatchPyTorch_data()
    {
        QTest::addColumn<int>("alignment");
        QTest::newRow("seq2seq_attention") << int(Alignment::Additive);
        QTest::newRow("seq2seq_mean") << int(Alignment::None);
    }
    void networksMatchPyTorch()
    {
        QFETCH(int, alignment);
        open(QTest::currentDataTag());
        const Weights parameters = weights();
        Graph graph(parameters);
        Batch batch { .outputKind = OutputKind::Sequence, .size = tensor("in_src").shape[0] };
        batch.sources = byToken(indices("in_src"), batch.size);
        batch.lengths = indices("in_length");
        const std::vector<Index> targetTokens = byToken(indices("in_tgt"), batch.size);
        batch.decoderInputs.assign(targetTokens.begin(), targetTokens.end() - batch.size);
        batch.targets.assign(targetTokens.begin() + batch.size, targetTokens.end());
        const NetworkSpec spec { .architecture = EncoderDecoder { .cell = CellKind::Gru,
                                     .alignment = static_cast<Alignment>(alignment) },
            .embedding = 4,
            .width = 5 };
        const Variable out
            = logits({ .graph = graph, .spec = spec, .batch = batch, .unpacked = true });
        QVERIFY(apart(graph.value(out), byToken("exp_logits")) < 1e-5);
        Loss loss = crossEntropy(
            graph.value(out), { .targets = batch.targets, .count = counted(batch.targets) });
        const double expected = double { tensor("exp_loss").values()[0] };
        QVERIFY(std::abs(loss.sum - expected) < 1e-5 * expected);
        graph.backward(out, std::move(loss.gradient));
        requireGradients(graph, parameters);
    }
};

QTEST_GUILESS_MAIN(TestTraining)
#include "tst_training.moc"
