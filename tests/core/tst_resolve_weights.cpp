#include "core/model.h"

#include "core/resolve/resolve.h"
#include "stub_files.h"

#include <QtTest>

#include <cmath>

using namespace core;

namespace {

Experiment small(Weights weights)
{
    Experiment e;
    e.source = SentencePair { "one two", "a b c" };
    e.design.dimension = 6;
    e.attention().heads = 2;
    e.design.weights = std::move(weights);
    return e;
}

std::vector<std::string> noticesOf(const Experiment& experiment)
{
    const auto model = resolve(experiment);
    std::vector<std::string> ids;
    for (const Notice& notice : model->notices)
        ids.push_back(notice.id);
    return ids;
}

const Notice& noticeOf(const Model& model, std::string_view id)
{
    for (const Notice& notice : model.notices)
        if (notice.id == id)
            return notice;
    throw Error("no_notice", Message::verbatim(std::string(id)));
}

using Ids = std::vector<std::string>;

double deviation(const Matrix& m)
{
    double sum = 0;
    for (const Scalar x : m.values())
        sum += static_cast<double>(x) * static_cast<double>(x);
    return std::sqrt(sum / static_cast<double>(m.size()));
}

} // namespace

class TestResolveWeights : public QObject {
    Q_OBJECT

private slots:
    // 2 tokens, d = 512, h = 8, d_k = 64, d_v = 100.
    void shapesMatchTheReference()
    {
        Experiment e = small(RandomWeights {});
        e.source = Sentence { "two tokens" };
        e.design.dimension = 512;
        e.attention().heads = 8;
        e.attention().dv = 100;
        const auto model = resolve(e);
        const LayerModel& layer = model->layers.at(0);
        QCOMPARE(layer.heads.size(), std::size_t { 8 });
        QCOMPARE(layer.heads[7].wq.rows(), 512);
        QCOMPARE(layer.heads[7].wq.cols(), 64);
        QCOMPARE(layer.heads[7].wk.cols(), 64);
        QCOMPARE(layer.heads[7].wv.cols(), 100);
        QCOMPARE(layer.wo.rows(), 800);
        QCOMPARE(layer.wo.cols(), 512);
        QVERIFY(layer.bo.empty() && layer.heads[0].bq.empty());
        // √(2/(512 + 512)) and √(2/(512 + 800)); 32768 and 51200 draws: 2 % is five deviations.
        QVERIFY(std::abs(deviation(layer.heads[3].wq) / std::sqrt(2.0 / 1024) - 1) < 0.02);
        QVERIFY(std::abs(deviation(layer.heads[3].wv) / std::sqrt(2.0 / 1312) - 1) < 0.02);
        QVERIFY(std::abs(deviation(layer.wo) / std::sqrt(2.0 / 1312) - 1) < 0.02);
    }
    void defaultWidthsAreSharesRoundedUp()
    {
        Experiment e = small(RandomWeights {});
        e.attention().heads = 4; // 6/4
        QCOMPARE(resolve(e)->layers[0].heads[0].wq.cols(), 2);
        QCOMPARE(resolve(e)->layers[0].heads[0].wv.cols(), 2);
    }
    void randomHeadsHaveSeparateStreams()
    {
        Experiment e = small(RandomWeights {});
        e.attention().dk = 3;
        e.attention().dv = 3;
        const auto two = resolve(e)->layers[0];
        QVERIFY(two.heads[0].wq != two.heads[1].wq);
        QVERIFY(two.heads[0].wq != two.heads[0].wk);
        QCOMPARE(resolve(e)->layers[0].heads[1].wv, two.heads[1].wv);
        // The number of heads scales a head's weights (they share the fan) but keeps its random
        // draws.
        e.attention().heads = 5;
        const auto five = resolve(e)->layers[0];
        const double scale = std::sqrt((6.0 + 6) / (6 + 15));
        for (Index i = 0; i < two.heads[1].wq.size(); ++i) {
            const auto expected = static_cast<double>(two.heads[1].wq.data()[i]) * scale;
            QVERIFY(std::abs(static_cast<double>(five.heads[1].wq.data()[i]) - expected) < 1e-6);
        }
        e.seed = 43;
        QVERIFY(resolve(e)->layers[0].heads[1].wq != five.heads[1].wq);
    }
    void biasesAreMadeOnRequest()
    {
        for (const Weights& weights :
            { Weights { RandomWeights {} }, { IdentityWeights {} }, { HandBuiltWeights {} } }) {
            Experiment e = small(weights);
            QVERIFY(resolve(e)->layers[0].bo.empty());
            e.attention().biases = true;
            const auto model = resolve(e);
            const LayerModel& layer = model->layers[0];
            QCOMPARE(layer.heads[1].bq.cols(), layer.heads[1].wq.cols());
            QCOMPARE(layer.heads[1].bk.cols(), layer.heads[1].wk.cols());
            QCOMPARE(layer.heads[1].bv.cols(), layer.heads[1].wv.cols());
            QCOMPARE(layer.bo.cols(), 6);
            const bool zero = layer.heads[1].bq == Matrix(1, layer.heads[1].wq.cols());
            QCOMPARE(zero, !std::holds_alternative<RandomWeights>(weights));
            e.attention().outputProjection = false;
            QVERIFY(resolve(e)->layers[0].wo.empty() && resolve(e)->layers[0].bo.empty());
        }
    }
    void identityOutputIsTheMeanOfHeads()
    {
        const auto model = resolve(small(IdentityWeights {}));
        const LayerModel& layer = model->layers[0];
        for (const HeadModel& head : layer.heads) {
            QCOMPARE(head.wq, Matrix::identity(6, 6));
            QCOMPARE(head.wv, Matrix::identity(6, 6));
        }
        QCOMPARE(layer.wo.rows(), 12);
        QCOMPARE(layer.wo(2, 2), 0.5F);
        QCOMPARE(layer.wo(8, 2), 0.5F);
        QCOMPARE(layer.wo(8, 3), 0.0F);
        QVERIFY(model->notices.empty());
    }
    void identityOfOtherWidthsIsFittedWithNotice()
    {
        Experiment e = small(IdentityWeights {});
        e.attention().dk = 4;
        e.attention().dv = 8;
        const auto model = resolve(e);
        QCOMPARE(model->layers[0].heads[0].wq, Matrix::identity(6, 4));
        QCOMPARE(model->layers[0].heads[0].wv, Matrix::identity(6, 8));
        QCOMPARE(noticeOf(*model, "identity_fitted").detail(),
            "queries of dimension 6 are truncated to 4; keys of dimension 6 are truncated to 4; "
            "values of dimension 6 are zero-padded to 8; "
            "head outputs of dimension 8 are truncated to 6");
    }
    void handBuiltHeadsHaveTheirPattern()
    {
        Experiment e = small(HandBuiltWeights { { SelfToken {} } });
        const auto model = resolve(e);
        QCOMPARE(model->layers[0].heads[1].pattern, "self");
        QCOMPARE(model->layers[0].wo.rows(), 6);
    }
    void learnedScoresGetParameters()
    {
        for (const Weights& weights :
            { Weights { RandomWeights {} }, { IdentityWeights {} }, { HandBuiltWeights {} } }) {
            Experiment e = small(weights);
            e.attention().dk = 3;
            e.attention().score = GeneralScore {};
            const bool random = std::holds_alternative<RandomWeights>(weights);
            const Matrix w = resolve(e)->layers[0].heads[1].score.w;
            QVERIFY(random ? w.rows() == 3 && w != Matrix::identity(3, 3)
                           : w == Matrix::identity(3, 3));
            e.attention().score = AdditiveScore { 5 };
            const ScoreParameters additive = resolve(e)->layers[0].heads[1].score;
            QCOMPARE(additive.wq.rows(), 3);
            QCOMPARE(additive.wk.cols(), 5);
            QCOMPARE(additive.b.cols(), 5);
            QCOMPARE(additive.u.cols(), 5);
            if (!random)
                QCOMPARE(additive.u, Matrix::constant(1, 5, 1));
            e.attention().score = LocationScore { LocationForm::TanhHWbU, 2 };
            const ScoreParameters location = resolve(e)->layers[0].heads[1].score;
            QCOMPARE(location.w.rows(), 3);
            QCOMPARE(location.w.cols(), 2);
            QCOMPARE(location.u.rows(), 2);
            e.attention().score = LocationScore { LocationForm::HU };
            QVERIFY(resolve(e)->layers[0].heads[1].score.w.empty());
            QCOMPARE(resolve(e)->layers[0].heads[1].score.u.rows(), 3);
        }
    }
    void scalingTwiceIsNoticed()
    {
        Experiment e = small(IdentityWeights {});
        e.attention().score = ScaledDotScore {};
        QCOMPARE(noticesOf(e), (Ids { "scaled_twice" }));
        e.attention().scaling = NoScaling {};
        QCOMPARE(noticesOf(e), Ids {});
    }
    void everyHeadGetsTheMask()
    {
        Experiment e = small(IdentityWeights {});
        e.attention().mask = { CausalMask {}, GraphMask { "1-2", "" } };
        const auto model = resolve(e);
        for (const HeadModel& head : model->layers[0].heads) {
            QCOMPARE(head.mask.end, (std::vector<Index> { 1, 2 }));
            QCOMPARE(head.mask.added->cols(), 3);
        }
    }
    void editsSetSingleElements()
    {
        Experiment e = small(IdentityWeights {});
        e.attention().biases = true;
        e.attention().score = GeneralScore {};
        e.edits = { { 1, 2, "w_q", 3, 4, 7 }, { 1, 64, "w_o", 12, 6, 8 }, { 1, 1, "b_k", 1, 6, 9 },
            { 1, 1, "score.w", 1, 2, 10 }, { 1, 9, "b_o", 1, 1, 11 } };
        const auto model = resolve(e);
        const LayerModel& layer = model->layers[0];
        QCOMPARE(layer.heads[1].wq(2, 3), 7.0F);
        QCOMPARE(layer.heads[0].wq(2, 3), 0.0F);
        QCOMPARE(layer.wo(11, 5), 8.0F); // the head does not matter
        QCOMPARE(layer.heads[0].bk(0, 5), 9.0F);
        QCOMPARE(layer.heads[0].score.w(0, 1), 10.0F);
        QCOMPARE(layer.bo(0, 0), 11.0F);
        QVERIFY(model->notices.empty());
    }
    void editsOutsideAreUnusedWithNotice()
    {
        Experiment e = small(IdentityWeights {});
        e.edits = { { 1, 2, "w_q", 7, 1, 7 }, { 1, 1, "w_k", 1, 1, 3 }, { 2, 1, "w_q", 1, 1, 7 },
            { 1, 3, "w_q", 1, 1, 7 }, { 1, 1, "b_q", 1, 1, 7 } };
        const auto model = resolve(e);
        QCOMPARE(model->layers[0].heads[0].wk(0, 0), 3.0F);
        QCOMPARE(model->notices.size(), std::size_t { 1 });
        QCOMPARE(noticeOf(*model, "edit_outside").detail(),
            "4 of 5 manual weight edits do not fit the current shape; they are kept but not used. "
            "The first: w_q of layer 1, head 2, row 7, column 1: the matrix is 6 x 6");
    }
    void filesMustBeNamed()
    {
        QCOMPARE(refusalOf([] { resolve(small(FileWeights {})); }),
            "file_not_named: weights.file is empty: name an npz or safetensors file");
        Experiment e = small(IdentityWeights {});
        e.design.embedding = WordTable {};
        QCOMPARE(refusalOf([&] { resolve(e); }),
            "file_not_named: embedding.file is empty: name a file of word vectors");
    }
    void headsAreAblated()
    {
        Experiment e = small(IdentityWeights {});
        e.attention().ablatedHeads = { 2, 7 };
        const auto model = resolve(e);
        QVERIFY(model->layers[0].heads[0].enabled);
        QVERIFY(!model->layers[0].heads[1].enabled);
        QVERIFY(noticeOf(*model, "head_outside").detail().starts_with("head 7"));
    }
};

QTEST_APPLESS_MAIN(TestResolveWeights)
#include "tst_resolve_weights.moc"
