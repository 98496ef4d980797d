#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "core/trace.h"

#include "named_numbers.h"
#include "stub_files.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace core;

namespace {

const NamedTensors& torchData()
{
    static const NamedTensors data = namedNumbers(TEST_DATA "/weights/torch.txt");
    return data;
}

NamedTensors picked(std::initializer_list<const char*> names, const std::string& prefix = {})
{
    NamedTensors result;
    for (const char* name : names)
        result[prefix + name] = torchData().at(name);
    return result;
}

const auto packedNames = { "in_proj_weight", "in_proj_bias", "out_proj.weight", "out_proj.bias" };

const auto separateNames = { "q_proj_weight", "k_proj_weight", "v_proj_weight", "in_proj_bias",
    "out_proj.weight", "out_proj.bias" };
constexpr Scalar rounding = 3e-6F; // sums of 18 float products of size 1

Experiment withFile(int heads, const Source& source)
{
    Experiment e;
    e.source = source;
    e.design.position = NoPosition {};
    e.attention().heads = heads;
    e.design.weights = FileWeights { "w" };
    return e;
}

Source sourceOf(const char* queries, const char* keys, const char* values)
{
    return MatrixSource { { torchData().at(queries), {}, {} }, { torchData().at(keys), {}, {} },
        { torchData().at(values), {}, {} } };
}

std::shared_ptr<const Model> resolved(const Experiment& experiment, const NamedTensors& file)
{
    return resolve(experiment, stubFiles({ { "w", file } }));
}

// max |x W + b - reference| of one head (reference: heads x rows x columns).
double error(const Matrix& x, const Matrix& w, const Matrix& b, const Tensor& reference, Index head)
{
    double worst = 0;
    for (Index i = 0; i < x.rows(); ++i)
        for (Index c = 0; c < w.cols(); ++c) {
            auto sum = static_cast<double>(b(0, c));
            for (Index l = 0; l < x.cols(); ++l)
                sum += static_cast<double>(x(i, l)) * static_cast<double>(w(l, c));
            const Index at = (head * x.rows() + i) * w.cols() + c;
            worst = std::max(worst,
                std::abs(
                    sum - static_cast<double>(reference.values()[static_cast<std::size_t>(at)])));
        }
    return worst;
}

Tensor counting(std::vector<Index> shape)
{
    Index size = 1;
    for (const Index n : shape)
        size *= n;
    std::vector<Scalar> values;
    for (Index i = 0; i < size; ++i)
        values.push_back(static_cast<Scalar>(i + 1));
    return tensorOf(std::move(shape), values);
}

// d = 4, two heads, d_k = 2, d_v = 3, d_out = 4.
NamedTensors threeAxes()
{
    return { { "w_q", counting({ 2, 4, 2 }) }, { "w_k", counting({ 2, 4, 2 }) },
        { "w_v", counting({ 2, 4, 3 }) }, { "w_o", counting({ 6, 4 }) } };
}

std::string refusal(const Experiment& experiment, const NamedTensors& file)
{
    return refusalOf([&] { (void)resolved(experiment, file); });
}

std::vector<std::string> noticesOf(const Model& model)
{
    std::vector<std::string> ids;
    for (const Notice& notice : model.notices)
        ids.push_back(notice.id);
    return ids;
}

using Ids = std::vector<std::string>;

} // namespace

class TestWeightsFile : public QObject {
    Q_OBJECT

private slots:
    // tests/data/weights/make.py computes q, k and v of each head from the transposed layout.
    void torchWeightsGiveProjectionsOfTorch_data()
    {
        QTest::addColumn<QString>("prefix");
        QTest::newRow("plain") << "";
        QTest::newRow("of a layer") << "self_attn.";
        QTest::newRow("of a tree") << "model/layers/0/attn/";
    }
    void torchWeightsGiveProjectionsOfTorch()
    {
        QFETCH(QString, prefix);
        const auto model = resolved(
            withFile(2, sourceOf("x", "x", "x")), picked(packedNames, prefix.toStdString()));
        for (const Index h : { 0, 1 }) {
            const HeadModel& head = model->layers[0].heads[static_cast<std::size_t>(h)];
            const Matrix& x = *model->inputs.queries;
            QCOMPARE(error(x, head.wq, head.bq, torchData().at("self.q"), h), 0.0);
            QCOMPARE(error(x, head.wk, head.bk, torchData().at("self.k"), h), 0.0);
            QCOMPARE(error(x, head.wv, head.bv, torchData().at("self.v"), h), 0.0);
        }
        const LayerModel& layer = model->layers[0];
        QCOMPARE(layer.wo.rows(), 6);
        QCOMPARE(layer.wo(1, 0), torchData().at("out_proj.weight").values()[1]); // transposed
        QCOMPARE(layer.bo(0, 5), torchData().at("out_proj.bias").values()[5]);
        QCOMPARE(noticesOf(*model), Ids {});
    }
    void torchWeightsHaveOtherKeyAndValueWidths()
    {
        const auto model = resolved(withFile(2, sourceOf("x", "y", "z")),
            picked({ "q_proj_weight", "k_proj_weight", "v_proj_weight", "in_proj_bias" }));
        for (const Index h : { 0, 1 }) {
            const HeadModel& head = model->layers[0].heads[static_cast<std::size_t>(h)];
            const Inputs& in = model->inputs;
            QCOMPARE(error(*in.queries, head.wq, head.bq, torchData().at("cross.q"), h), 0.0);
            QCOMPARE(error(*in.keys, head.wk, head.bk, torchData().at("cross.k"), h), 0.0);
            QCOMPARE(error(*in.values, head.wv, head.bv, torchData().at("cross.v"), h), 0.0);
        }
        QVERIFY(model->layers[0].wo.empty()); // no out_proj: the output is the concatenation
    }
    void torchWeightsGiveAttentionOfTorch_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::newRow("one input") << "self";
        QTest::newRow("three inputs of other widths") << "cross";
    }
    void torchWeightsGiveAttentionOfTorch()
    {
        QFETCH(QString, kind);
        const bool self = kind == "self";
        NamedTensors file = picked(self ? packedNames : separateNames);
        const auto trace = run(
            resolved(withFile(2, self ? sourceOf("x", "x", "x") : sourceOf("x", "y", "z")), file));
        const Tensor& output = torchData().at(kind.toStdString() + ".output");
        const Tensor& weights = torchData().at(kind.toStdString() + ".a");
        QCOMPARE(trace->output().size(), output.size());
        for (Index i = 0; i < output.size(); ++i)
            QVERIFY(std::abs(trace->output().data()[i] - output.data.data()[i]) < rounding);
        for (const Index h : { 0, 1 }) {
            const Matrix& a = trace->attentions[0].heads[std::size_t(h)].weights;
            for (Index i = 0; i < a.size(); ++i)
                QVERIFY(std::abs(a.data()[i] - weights.data.data()[h * a.size() + i]) < rounding);
        }
    }
    void headsOfThreeAxesAreReadUnchanged()
    {
        Experiment e = withFile(8, Sentence { "a b" });
        e.attention().dk = 5;
        const auto model = resolved(e, threeAxes());
        QCOMPARE(model->inputs.queries->cols(), 4);
        QCOMPARE(model->layers[0].heads.size(), std::size_t { 2 });
        QCOMPARE(model->layers[0].heads[1].wq,
            (Matrix { { 9, 10 }, { 11, 12 }, { 13, 14 }, { 15, 16 } }));
        QCOMPARE(model->layers[0].heads[0].wv.cols(), 3);
        QCOMPARE(model->layers[0].wo(5, 3), 24.0F);
        QCOMPARE(noticesOf(*model), (Ids { "file_dimension", "file_heads", "file_widths" }));
    }
    void headsOfTwoAxesAreSplitByColumns()
    {
        NamedTensors file { { "w_q", counting({ 2, 4 }) }, { "w_k", counting({ 2, 4 }) },
            { "w_v", counting({ 2, 2 }) }, { "b_q", counting({ 4 }) },
            { "b_k", counting({ 2, 2 }) } };
        Experiment e = withFile(2, Sentence { "a b" });
        e.design.dimension = 2;
        const auto model = resolved(e, file);
        const LayerModel& layer = model->layers[0];
        QCOMPARE(layer.heads[1].wq, (Matrix { { 3, 4 }, { 7, 8 } }));
        QCOMPARE(layer.heads[1].wv, (Matrix { { 2 }, { 4 } }));
        QCOMPARE(layer.heads[1].bq, (Matrix { { 3, 4 } }));
        QCOMPARE(layer.heads[1].bk, (Matrix { { 3, 4 } }));
        QVERIFY(layer.heads[1].bv.empty() && layer.wo.empty());
        e.attention().heads = 3;
        QVERIFY(refusal(e, file).starts_with("heads_do_not_divide: w_q in \"w\" is 2 x 4; a width "
                                             "of 4 is not divisible by 3 heads"));
    }
    void outputProjectionOfTheFileIsOptional()
    {
        Experiment e = withFile(2, Sentence { "a b" });
        e.attention().outputProjection = false;
        QVERIFY(resolved(e, threeAxes())->layers[0].wo.empty());
    }
    void scoreParametersAreSharedOrPerHead()
    {
        Experiment e = withFile(2, Sentence { "a b" });
        e.attention().score = AdditiveScore { 9 };
        NamedTensors file = threeAxes();
        file["score.w_q"] = counting({ 2, 3 });
        file["score.w_k"] = counting({ 2, 2, 3 });
        file["score.b"] = counting({ 2, 3 });
        file["score.u"] = counting({ 3, 1 });
        const ScoreParameters p = resolved(e, file)->layers[0].heads[1].score;
        QCOMPARE(p.wq, (Matrix { { 1, 2, 3 }, { 4, 5, 6 } }));
        QCOMPARE(p.wk, (Matrix { { 7, 8, 9 }, { 10, 11, 12 } }));
        QCOMPARE(p.b, (Matrix { { 4, 5, 6 } }));
        QCOMPARE(p.u, (Matrix { { 1, 2, 3 } }));
        file.erase("score.u");
        QVERIFY(refusal(e, file).starts_with("missing_score_parameters: the score needs score.u"));
        file["score.u"] = counting({ 4 });
        QVERIFY(
            refusal(e, file).starts_with("weights_shape: score.u in \"w\" is 4; 1 x 3 is needed"));
    }
    void locationScoresComeFromFiles()
    {
        Experiment e = withFile(2, Sentence { "a b" });
        e.attention().score = LocationScore {};
        NamedTensors file = threeAxes();
        file["score.w"] = counting({ 2, 5 });
        file["score.b"] = counting({ 5 });
        file["score.u"] = counting({ 2, 5, 1 });
        const ScoreParameters p = resolved(e, file)->layers[0].heads[1].score;
        QCOMPARE(p.w.cols(), 5);
        QCOMPARE(p.b, (Matrix { { 1, 2, 3, 4, 5 } }));
        QCOMPARE(p.u, (Matrix { { 6 }, { 7 }, { 8 }, { 9 }, { 10 } }));
    }
    void badFilesAreExplained()
    {
        const Experiment e = withFile(2, Sentence { "a b" });
        const auto with = [](const char* name, Tensor tensor) {
            NamedTensors file = threeAxes();
            file[name] = std::move(tensor);
            return file;
        };
        NamedTensors file = threeAxes();
        file.erase("w_k");
        QCOMPARE(refusal(e, file),
            "weights_missing: \"w\" has no w_k; it has: w_o 6 x 4, w_q 2 x 4 x 2, w_v 2 x 4 x 3");
        QVERIFY(refusal(e, { { "x", counting({ 2 }) } })
                    .starts_with("weights_missing: \"w\" contains neither"));
        QVERIFY(refusal(e, with("w_k", counting({ 2, 4, 3 }))).starts_with("weights_shape: w_k"));
        QVERIFY(refusal(e, with("w_k", counting({ 3, 4, 2 }))).starts_with("weights_shape: w_k"));
        QVERIFY(refusal(e, with("w_k", counting({ 4 }))).starts_with("weights_shape: w_k"));
        QVERIFY(refusal(e, with("w_v", counting({ 2, 0, 3 }))).starts_with("weights_shape: w_v"));
        QVERIFY(refusal(e, with("w_o", counting({ 5, 4 }))).starts_with("weights_shape: w_o"));
        QVERIFY(refusal(e, with("b_q", counting({ 3 })))
                    .starts_with("weights_shape: b_q in \"w\" is 3; 4 or 2 x 2"));
        QVERIFY(refusal(e, with("b_o", counting({ 3 }))).starts_with("weights_shape: b_o"));
        QVERIFY(refusal(e, with("w_k", counting({ 2, 5, 2 })))
                    .starts_with("width_mismatch: w_k in the file expects vectors of dimension 5"));
        QVERIFY(refusal(e, with("b.w_q", counting({ 2, 4, 2 }))).starts_with("several_layers"));
        Tensor broken = counting({ 6, 4 });
        broken.data.data()[4] = std::numeric_limits<Scalar>::quiet_NaN();
        QVERIFY(refusal(e, with("w_o", broken)).starts_with("not_finite: w_o: NaN at [2, 1]"));
        file = picked(packedNames);
        file["bias_k"] = counting({ 6 });
        QVERIFY(refusal(withFile(2, sourceOf("x", "x", "x")), file)
                    .starts_with("weights_unsupported: bias_k"));
        file = picked(packedNames);
        QVERIFY(
            refusal(withFile(4, sourceOf("x", "x", "x")), file).starts_with("heads_do_not_divide"));
        QVERIFY(
            refusal(withFile(2, sourceOf("x", "y", "y")), file).starts_with("width_mismatch: w_k"));
        file["in_proj_bias"] = counting({ 17 });
        QVERIFY(refusal(withFile(2, sourceOf("x", "x", "x")), file)
                    .starts_with("weights_shape: in_proj_bias"));
    }
    // Neither dimension is a multiple of a tile size.
    void largeMatricesOfBothLayoutsAreCopiedCompletely()
    {
        constexpr Index d = 70;
        const Tensor packed = counting({ 3 * d, d });
        const auto torch
            = resolved(withFile(2, Sentence { "a b" }), { { "in_proj_weight", packed } });
        const auto own = resolved(withFile(2, Sentence { "a b" }),
            { { "w_q", counting({ d, d }) }, { "w_k", counting({ d, d }) },
                { "w_v", counting({ d, d }) } });
        for (Index head = 0; head < 2; ++head)
            for (Index i = 0; i < d; ++i)
                for (Index c = 0; c < d / 2; ++c) {
                    const Index column = head * (d / 2) + c;
                    QCOMPARE(torch->layers[0].heads[std::size_t(head)].wk(i, c),
                        static_cast<Scalar>((d + column) * d + i + 1));
                    QCOMPARE(own->layers[0].heads[std::size_t(head)].wk(i, c),
                        static_cast<Scalar>(i * d + column + 1));
                }
    }
    void onlyTensorsOfTheLayerAreRead()
    {
        NamedTensors file = threeAxes();
        file["b_q"] = counting({ 4 });
        file["embedding"] = counting({ 9, 4 });
        file["mlp.w_1"] = counting({ 4, 9 });
        std::vector<std::string> read;
        StubFiles files;
        files.tensorsOf = [&](const std::string&) {
            TensorFile opened = inMemory(file);
            opened.tensor = [&, all = opened.tensor](const std::string& name) {
                read.push_back(name);
                return all(name);
            };
            return opened;
        };
        (void)resolve(withFile(2, Sentence { "a b" }), files);
        std::ranges::sort(read);
        QCOMPARE(read, (std::vector<std::string> { "b_q", "w_k", "w_o", "w_q", "w_v" }));
    }
    // 64 heads of 8192 x 8192 would be 16 GiB each for queries and keys.
    void tooMuchMemoryIsRefusedBeforeReading()
    {
        StubFiles files;
        bool read = false;
        files.tensorsOf = [&](const std::string&) {
            TensorInfos contents;
            for (const char* name : { "w_q", "w_k", "w_v" })
                contents.emplace(name, TensorInfo { { 64, 8192, 8192 }, DType::F16 });
            return TensorFile { std::make_shared<const TensorInfos>(contents),
                [&](const std::string&) {
                    read = true;
                    return std::make_shared<const Tensor>();
                } };
        };
        const std::string why
            = refusalOf([&] { (void)resolve(withFile(64, Sentence { "a b" }), files); });
        QVERIFY2(why.starts_with("too_much_memory"), why.c_str());
        QVERIFY(!read);
    }
    void otherTensorsAreNotChecked()
    {
        NamedTensors file = threeAxes();
        file["attn_mask"] = tensorOf({ 1 }, { -std::numeric_limits<Scalar>::infinity() });
        QCOMPARE(refusal(withFile(2, Sentence { "a b" }), file), "");
    }
};

QTEST_APPLESS_MAIN(TestWeightsFile)
#include "tst_weights_file.moc"
