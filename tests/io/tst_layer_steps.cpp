#include "core/analysis/steps.h"
#include "core/analysis/tensors.h"
#include "core/inference/layer_parts.h"
#include "core/inference/run.h"
#include "core/model.h"
#include "core/resolve/resolve.h"
#include "tests/io/modified_models.h"
#include "tests/io/slow_readout.h"

#include <QDir>
#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using core::Index;
using core::Matrix;
using core::Step;
using modified::asking;

using namespace Qt::StringLiterals;

// The steps of transformer layers, and the tensors that they name.
class TestLayerSteps : public QObject {
    Q_OBJECT

    core::ModelStore m_store;
    std::map<std::string, std::shared_ptr<const core::Trace>> m_traces; // by model

    const std::shared_ptr<const core::Trace>& traceOf(const std::string& model)
    {
        auto& known = m_traces[model];
        if (known == nullptr)
            known = traced(model);
        return known;
    }
    [[nodiscard]] std::shared_ptr<const core::Trace> traced(const std::string& model) const
    {
        const core::Experiment e = asking(m_store, model);
        return core::run(core::resolve(e, m_store.files({})));
    }
    static void everyModel()
    {
        QTest::addColumn<QString>("model");
        for (const char* const name : { "encoder", "decoder", "translator" })
            QTest::newRow(name) << QString::fromLatin1(name);
        const QDir families(QStringLiteral(TEST_DATA "/families"));
        for (const QString& name : families.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(name)) << name;
    }
    static Matrix tensor(const core::Trace& trace, const std::string& id)
    {
        return core::matrix(trace, core::find(trace, id));
    }
    static std::vector<std::string> ids(const std::vector<Step>& steps)
    {
        std::vector<std::string> result;
        for (const Step& step : steps)
            result.push_back(step.id);
        return result;
    }
    static const Step& named(const std::vector<Step>& steps, std::string_view id)
    {
        return *std::ranges::find(steps, id, &Step::id);
    }

private slots:
    // Computed by the same code, so equal bit by bit.
    void lastStepGivesTheNextHiddenState_data() { everyModel(); }
    void lastStepGivesTheNextHiddenState()
    {
        QFETCH(QString, model);
        const auto trace = traceOf(model.toStdString());
        Index states = 0;
        for (Index layer = 0; layer < std::ssize(trace->attentions); ++layer) {
            const auto place = core::layerLocation(*trace, layer);
            QVERIFY(place.has_value());
            const std::vector<Step> steps = core::steps(*trace, layer, 0);
            const Matrix last = tensor(*trace, steps.back().leave.back());
            if (!place->isLast()) { // the input of the cross-attention
                const std::vector<Step> next = core::steps(*trace, layer + 1, 0);
                const Step& taking = next[2]; // after tokens and input
                QCOMPARE(taking.enter.front(), steps.back().leave.back());
                const bool normed = taking.id == "norm";
                QVERIFY(tensor(*trace, normed ? taking.leave.back() : taking.enter.front())
                    == *trace->attention(layer + 1).queries);
                continue;
            }
            const std::string path
                = place->stack->path + "hidden" + std::to_string(place->number + 1);
            QVERIFY2(last == tensor(*trace, path), path.c_str());
            ++states;
        }
        QVERIFY(states >= 2);
    }
    void everyStepNamesExistingTensors_data() { everyModel(); }
    void everyStepNamesExistingTensors()
    {
        QFETCH(QString, model);
        const auto trace = traceOf(model.toStdString());
        const auto formulas = core::formulaIds();
        const auto notes = core::noteIds();
        std::set<std::string> all;
        for (const core::TensorRef& each : core::tensors(*trace))
            all.insert(each.id);
        for (Index layer = 0; layer < std::ssize(trace->attentions); ++layer) {
            const Index head = std::ssize(trace->attention(layer).heads) - 1;
            for (const Step& step : core::steps(*trace, layer, head)) {
                QVERIFY2(std::ranges::count(formulas, step.formula) == 1, step.formula.c_str());
                QCOMPARE(std::ranges::count(core::stepIds, step.id)
                        + std::ranges::count(core::layerStepIds, step.id),
                    1);
                for (const std::string& note : step.notes)
                    QVERIFY2(std::ranges::count(notes, note) == 1, note.c_str());
                for (const auto* list : { &step.enter, &step.leave })
                    for (const std::string& id : *list)
                        QVERIFY2(all.contains(id), id.c_str());
                QVERIFY(step.id == "tokens" || !step.leave.empty());
            }
        }
    }
    // The steps' formulas hold for the values of their tensors.
    void residualsAreSumsAndNormsAreNormalised_data() { everyModel(); }
    void residualsAreSumsAndNormsAreNormalised()
    {
        QFETCH(QString, model);
        const auto trace = traceOf(model.toStdString());
        for (const Step& step : core::steps(*trace, std::ssize(trace->attentions) - 1, 0)) {
            if (step.formula == "residual.sum") {
                const Matrix a = tensor(*trace, step.enter.at(0));
                const Matrix b = tensor(*trace, step.enter.at(1));
                const Matrix sum = tensor(*trace, step.leave.at(0));
                for (Index i = 0; i < sum.size(); ++i)
                    QCOMPARE(sum.data()[i], a.data()[i] + b.data()[i]);
            }
            if (!step.formula.starts_with("norm."))
                continue;
            // Up to the learned gain and bias, which are the same for every token: without the
            // bias, the outputs of two tokens are proportional to the normalised inputs.
            const Matrix from = tensor(*trace, step.enter.at(0));
            const Matrix to = tensor(*trace, step.leave.at(0));
            QCOMPARE(to.rows(), from.rows());
            QVERIFY(from.rows() >= 2 && !(from == to));
            const auto unit = [&](Index row) {
                std::vector<double> x(from.row(row).begin(), from.row(row).end());
                const auto count = static_cast<double>(x.size());
                double mean = 0;
                for (const double each : x)
                    mean += step.formula == "norm.rms" ? 0 : each / count;
                double squares = 0;
                for (double& each : x) {
                    each -= mean;
                    squares += each * each / count;
                }
                for (double& each : x)
                    each /= std::sqrt(squares + 1e-12);
                return x;
            };
            const auto first = unit(0);
            const auto second = unit(1);
            const bool shifted = step.formula == "norm.layer";
            for (std::size_t c = 0; c < first.size(); ++c) {
                const auto at = static_cast<Index>(c);
                const auto y0 = static_cast<double>(to(0, at));
                const auto y1 = static_cast<double>(to(1, at));
                if (shifted) { // y = γ x + β: β remains; a third token must agree
                    if (from.rows() < 3 || std::abs(first[c] - second[c]) < 0.1)
                        continue;
                    const double gradient = (y0 - y1) / (first[c] - second[c]);
                    const double expected = y0 + gradient * (unit(2)[c] - first[c]);
                    QVERIFY(std::abs(expected - static_cast<double>(to(2, at)))
                        < 5e-3 * (1 + std::abs(gradient)));
                } else {
                    QVERIFY(std::abs(y0 * second[c] - y1 * first[c])
                        < 1e-3 * (1 + std::abs(y0) + std::abs(y1)));
                }
            }
        }
    }
    // The encoder's first layer from its tensors in the file, slowly and in double.
    void feedForwardMatchesASlowOne()
    {
        const auto trace = traceOf("encoder");
        const slow::SlowReadout file(
            m_store.files(std::string(RESOURCES "/models/headlight-encoder"))
                .tensors("model.safetensors"));
        const std::string layer = "bert.encoder.layer.0.";
        const auto near = [](const slow::Row& slowly, const Matrix& ours) {
            for (std::size_t c = 0; c < slowly.size(); ++c)
                if (std::abs(slowly[c] - static_cast<double>(ours(2, static_cast<Index>(c))))
                    > 1e-4)
                    return false;
            return std::ssize(slowly) == ours.cols();
        };
        slow::Row x = slow::rowOf(tensor(*trace, "hidden0"), 2);
        const slow::Row output = slow::rowOf(tensor(*trace, "layer1/output"), 2);
        for (std::size_t c = 0; c < x.size(); ++c)
            x[c] += output[c];
        QVERIFY(near(x, tensor(*trace, "layer1/residual")));
        x = file.layerNorm(x, layer + "attention.output.LayerNorm", 1e-12);
        QVERIFY(near(x, tensor(*trace, "layer1/residual_normed")));
        const slow::Row up = file.through(
            x, layer + "intermediate.dense.weight", layer + "intermediate.dense.bias");
        QVERIFY(near(up, tensor(*trace, "layer1/feed_forward/up")));
        QVERIFY(near(slow::gelu(up), tensor(*trace, "layer1/feed_forward/hidden")));
        const slow::Row down = file.through(
            slow::gelu(up), layer + "output.dense.weight", layer + "output.dense.bias");
        QVERIFY(near(down, tensor(*trace, "layer1/feed_forward/output")));
        for (std::size_t c = 0; c < x.size(); ++c)
            x[c] += down[c];
        x = file.layerNorm(x, layer + "output.LayerNorm", 1e-12);
        QVERIFY(near(x, tensor(*trace, "layer1/feed_forward/residual_normed")));
        QVERIFY(near(x, tensor(*trace, "hidden1")));
    }
    void gateMultipliesTheHiddenUnits()
    {
        const auto trace = traceOf("llama");
        const Matrix up = tensor(*trace, "layer2/feed_forward/up");
        const Matrix gate = tensor(*trace, "layer2/feed_forward/gate");
        const Matrix hidden = tensor(*trace, "layer2/feed_forward/hidden");
        for (Index i = 0; i < hidden.size(); ++i) {
            const auto g = static_cast<double>(gate.data()[i]);
            const double expected = g / (1 + std::exp(-g)) * static_cast<double>(up.data()[i]);
            QVERIFY(std::abs(expected - static_cast<double>(hidden.data()[i])) < 1e-5);
        }
    }
    void stepsFollowTheArchitecture()
    {
        const std::vector<std::string> head { "project", "score", "scale", "mask", "normalise",
            "mix", "output" };
        const auto around
            = [&](std::vector<std::string> before, std::vector<std::string> following) {
                  before.insert(before.begin(), { "tokens", "input" });
                  before.insert(before.end(), head.begin(), head.end());
                  before.insert(before.end(), following.begin(), following.end());
                  return before;
              };
        QCOMPARE(ids(core::steps(*traceOf("encoder"), 0, 0)),
            around({},
                { "residual", "residual_norm", "feed_hidden", "feed_output", "feed_residual",
                    "feed_residual_norm" }));
        const auto decoder = traceOf("decoder");
        QCOMPARE(ids(core::steps(*decoder, 0, 0)),
            around({ "norm" },
                { "residual", "feed_norm", "feed_hidden", "feed_output", "feed_residual" }));
        QCOMPARE(core::steps(*decoder, 5, 0).back().id, "final_norm");
        QCOMPARE(
            core::steps(*decoder, 5, 0).back().leave, (std::vector<std::string> { "hidden6" }));
        const auto gemma = traceOf("gemma2");
        const auto steps = core::steps(*gemma, 0, 0);
        QCOMPARE(ids(steps),
            around({ "norm" },
                { "output_norm", "residual", "feed_norm", "feed_hidden", "feed_output",
                    "feed_output_norm", "feed_residual" }));
        QCOMPARE(named(steps, "norm").formula, "norm.rms");
        QCOMPARE(named(steps, "feed_hidden").formula, "feed.gated.gelu_tanh");
        const auto neox = core::steps(*traceOf("gpt-neox"), 1, 0);
        QCOMPARE(named(neox, "feed_hidden").notes, (std::vector<std::string> { "parallel" }));
        QCOMPARE(named(neox, "feed_norm").enter, (std::vector<std::string> { "hidden1" }));
        QCOMPARE(named(neox, "feed_residual").enter.front(), "layer2/residual");
    }
    void translatorHasFeedForwardAfterCrossAttention()
    {
        const auto trace = traceOf("translator");
        const auto self = core::steps(*trace, 4, 0); // decoder/layer1
        QCOMPARE(
            self.back().leave, (std::vector<std::string> { "decoder/layer1/residual_normed" }));
        const auto cross = core::steps(*trace, 5, 0);
        QCOMPARE(named(cross, "project").enter.at(0), "decoder/layer1/residual_normed");
        QCOMPARE(named(cross, "project").enter.at(1), "encoder/hidden4");
        QCOMPARE(named(cross, "feed_hidden").leave.back(), "decoder/layer1/feed_forward/hidden");
        QVERIFY(tensor(*trace, "encoder/hidden4") == *trace->attention(5).keys);
        QCOMPARE(tensor(*trace, "decoder/layer1/feed_forward/hidden").rows(),
            std::ssize(*trace->attention(5).queryTokens));
    }
    // The steps show an intervention's effects: they come from the modified trace.
    void stepsShowInterventions()
    {
        core::Experiment e = asking(m_store, "encoder");
        const auto before = modified::traceOf(m_store, e);
        const auto after
            = modified::traceOf(m_store, modified::with(e, { .at = "layer1", .temperature = 3 }));
        QVERIFY(tensor(*before, "layer1/residual") != tensor(*after, "layer1/residual"));
        const auto steps = core::steps(*after, 0, 0);
        QVERIFY(tensor(*after, steps.back().leave.back()) == tensor(*after, "hidden1"));
    }
    void customLayersHaveNoParts()
    {
        const auto trace = core::run(core::resolve({}));
        QVERIFY(!core::layerLocation(*trace, 0));
        QCOMPARE(core::steps(*trace, 0, 0).size(), core::stepIds.size());
    }
};

QTEST_APPLESS_MAIN(TestLayerSteps)
#include "tst_layer_steps.moc"
