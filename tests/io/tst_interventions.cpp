#include "core/analysis/tensors.h"
#include "core/inference/head_rank.h"
#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "tests/io/modified_models.h"

#include <QtTest>

#include <algorithm>

using core::Intervention;
using modified::asking;
using modified::sameBits;
using modified::traceOf;
using modified::with;

using namespace Qt::StringLiterals;

// Interventions in a pretrained model: their effect, what stays unchanged, and the consequences.
class TestInterventions : public QObject {
    Q_OBJECT

    core::ModelStore m_store;

    [[nodiscard]] std::shared_ptr<const core::Model> resolved(const core::Experiment& e) const
    {
        return core::resolve(e, m_store.files({}));
    }
    [[nodiscard]] QStringList noticesOf(const core::Experiment& e) const
    {
        QStringList ids;
        const auto model = resolved(e);
        for (const core::Notice& notice : model->notices)
            ids << QString::fromStdString(notice.id);
        return ids;
    }
    // The current value of the element that an edit sets.
    static core::WeightEdit editOfNothing(const core::Trace& trace, const core::WeightEdit& where)
    {
        const std::string id = pathOf(trace, where.layer - 1)
            + (where.matrix == "w_o" ? "" : "head" + std::to_string(where.head) + "/")
            + where.matrix;
        core::WeightEdit edit = where;
        edit.value = core::matrix(trace, core::find(trace, id))(where.row - 1, where.column - 1);
        return edit;
    }

private slots:
    void neutralInterventionsChangeNoBit_data()
    {
        QTest::addColumn<QString>("model");
        for (const char* model : { "encoder", "decoder", "translator", "bert", "gpt2", "llama",
                 "bloom", "t5", "marian", "qwen3", "olmo2", "gemma2", "phi" })
            QTest::newRow(model) << QString::fromLatin1(model);
    }
    void neutralInterventionsChangeNoBit()
    {
        QFETCH(QString, model);
        const core::Experiment e = asking(m_store, model.toStdString());
        const auto plain = traceOf(m_store, e);
        const core::AttentionTrace& first = plain->attention(0);
        const auto dk = static_cast<int>(first.heads[0].q.cols());
        const auto heads = static_cast<int>(first.heads.size());
        const auto d = static_cast<int>(first.queries->cols());
        for (const Intervention& intervention : { Intervention {}, Intervention { .rank = dk },
                 Intervention { .headsKept = heads }, Intervention { .inputRank = d } }) {
            QVERIFY(noticesOf(with(e, intervention)).isEmpty());
            QVERIFY(sameBits(*plain, *traceOf(m_store, with(e, intervention))));
        }
        core::Experiment edited = e;
        for (const core::WeightEdit& where :
            { core::WeightEdit { 1, 2, "w_q", 3, 4 }, core::WeightEdit { 2, 1, "w_k", 5, 1 },
                core::WeightEdit { 2, 2, "w_v", 1, 2 }, core::WeightEdit { 3, 1, "w_o", 4, 4 } })
            edited.edits.push_back(editOfNothing(*plain, where));
        QVERIFY(sameBits(*plain, *traceOf(m_store, edited)));
    }
    void interventionChangesOnlyLaterLayers_data()
    {
        QTest::addColumn<QString>("set");
        for (const char* set : { "temperature=0.3", "scaling=none", "normaliser=relu_sum",
                 "mask=window", "heads_off=2", "rank=2", "heads_kept=1", "dimension=2" })
            QTest::newRow(set) << QString::fromLatin1(set);
    }
    void interventionChangesOnlyLaterLayers()
    {
        QFETCH(QString, set);
        for (const char* model : { "encoder", "decoder", "llama", "gpt2", "qwen3" }) {
            core::Experiment e = asking(m_store, model);
            const auto plain = traceOf(m_store, e);
            core::settings::set(e, "network.changes.at=layer2");
            core::settings::set(e, "network.changes." + set.toStdString());
            const auto trace = traceOf(m_store, e);
            QVERIFY(sameBits(plain->attention(0), trace->attention(0)));
            for (core::Index l = 1; l < std::ssize(trace->attentions); ++l)
                QVERIFY(!(plain->attention(l).output == trace->attention(l).output));
            QVERIFY(!(plain->logits == trace->logits));
        }
    }
    void ownEntryOverridesTheOneForAllLayers()
    {
        core::Experiment e = asking(m_store, "marian");
        core::settings::set(e, "network.changes[1].temperature=2");
        core::settings::set(e, "network.changes[2].at=cross/layer2");
        core::settings::set(e, "network.changes[2].temperature=3");
        core::settings::set(e, "network.changes[2].heads_off=1");
        const auto trace = traceOf(m_store, e);
        QVERIFY(trace->attentions.size() > 6);
        for (const core::AttentionTrace& attention : trace->attentions) {
            const bool own = attention.path == "cross/layer2";
            QCOMPARE(attention.spec.temperature, own ? 3.0F : 2.0F);
            QCOMPARE(attention.spec.ablatedHeads, own ? std::vector { 1 } : std::vector<int> {});
            QCOMPARE(attention.heads[0].enabled, !own);
        }
    }
    void entriesAreAddedAndRemoved()
    {
        core::Experiment e = asking(m_store, "bert");
        core::settings::set(e, "network.changes.rank=0"); // without effect
        QVERIFY(modified::loaded(e).interventions.empty());
        core::settings::set(e, "network.changes.mask.window=1");
        core::settings::set(e, "network.changes[2].at=layer1");
        QCOMPARE(modified::loaded(e).interventions.size(), std::size_t { 2 });
        QCOMPARE(core::settings::get(e, "network.changes.mask.window"), std::string("1"));
        QCOMPARE(core::settings::get(e, "network.changes[2].mask.kind"), std::string("none"));
        QVERIFY_THROWS_EXCEPTION(core::Error, core::settings::set(e, "network.changes[4].rank=1"));
        QCOMPARE(modified::loaded(e).interventions.size(), std::size_t { 2 });
        core::settings::set(e, "network.changes=none");
        QVERIFY(modified::loaded(e).interventions.empty());
        core::settings::set(e, "network.changes.at=layer1"); // no entry for all layers
        core::settings::set(e, "network.changes.rank=3");
        QCOMPARE(modified::loaded(e).interventions.front(),
            (core::Intervention { .at = "layer1", .rank = 3 }));
        core::settings::set(e, "network.changes[2].rank=4");
        core::settings::set(e, "network.changes.rank=5"); // the entry for all layers, at any index
        QCOMPARE(core::settings::get(e, "network.changes[1].rank"), std::string("3"));
        QCOMPARE(core::settings::get(e, "network.changes.rank"), std::string("5"));
    }
    void emptyInterventionReusesTheModel()
    {
        const auto model = resolved(with(asking(m_store, "bert"), { .at = "layer1" }));
        QVERIFY(model->pretrained()->original == model->pretrained()->model);
        QVERIFY(resolved(with(asking(m_store, "bert"), { .at = "layer1", .rank = 3 }))
                    ->pretrained()
                    ->original
            != model->pretrained()->model);
    }
    void valuesOutsideTheModelAreNoticed()
    {
        const core::Experiment e = asking(m_store, "bert"); // 4 heads, d_k = 12, d = 48
        QVERIFY(noticesOf(e).isEmpty());
        QCOMPARE(noticesOf(with(e, { .at = "layer9" })), QStringList { u"unknown_attention"_s });
        QCOMPARE(noticesOf(with(e, { .ablatedHeads = { 5 } })), QStringList { u"head_outside"_s });
        QCOMPARE(noticesOf(with(e, { .rank = 13 })), QStringList { u"rank_outside"_s });
        QCOMPARE(noticesOf(with(e, { .headsKept = 5 })), QStringList { u"kept_outside"_s });
        QCOMPARE(noticesOf(with(e, { .inputRank = 49 })), QStringList { u"dimension_outside"_s });
        core::Experiment edited = e;
        edited.edits = { { 1, 1, "w_q", 48, 12 }, { 1, 1, "w_q", 49, 1 }, { 4, 1, "w_o", 1, 1 } };
        QCOMPARE(noticesOf(edited), QStringList { u"edit_outside"_s });
        QVERIFY(resolved(edited)->notices[0].detail().starts_with("2 of 3 manual weight edits"));
        edited.edits = { { 1, 1, "w_x", 1, 1 } };
        QVERIFY_THROWS_EXCEPTION(core::Error, static_cast<void>(resolved(edited)));
    }
    void ablatedCrossAttentionChangesTheTranslation()
    {
        core::Experiment e = asking(m_store, "translator");
        const auto plain = traceOf(m_store, e);
        for (const char* at : { "cross/layer1", "cross/layer2", "cross/layer3" })
            modified::loaded(e).interventions.push_back(
                { .at = at, .ablatedHeads = { 1, 2, 3, 4, 5, 6, 7, 8 } });
        const auto trace = traceOf(m_store, e);
        QVERIFY(*trace->attentions.back().queryTokens != *plain->attentions.back().queryTokens);
    }
    void anotherInterventionReusesTheModel()
    {
        const core::Experiment e = asking(m_store, "encoder");
        const auto first = resolved(with(e, { .rank = 3 }));
        const core::Experiment next = with(e, { .temperature = 2 });
        const auto again = core::resolveAgain(*first, next);
        QVERIFY(again != nullptr && again->pretrained()->original == first->pretrained()->original);
        QVERIFY(sameBits(*core::run(again), *traceOf(m_store, next)));
        const auto back = core::resolveAgain(*first, e);
        QVERIFY(sameBits(*core::run(back), *traceOf(m_store, e)));
        // A mask's file must be read again, as it may have changed.
        QVERIFY(core::resolveAgain(
                    *first, with(e, { .mask = { core::MatrixMask { { {}, "mask.npy", {} } } } }))
            == nullptr);
    }
    void matrixMaskIsAddedToTheModelsMask()
    {
        core::Experiment e = asking(m_store, "gpt2");
        const auto plain = traceOf(m_store, e);
        const core::Index n = plain->attention(0).queries->rows();
        core::Tensor allowed { { n, n }, core::Buffer(n * n), true };
        for (core::Index i = 0; i < n * n; ++i)
            allowed.data.data()[i] = i % n == 0 || i / n == i % n ? 1.0F : 0.0F;
        const auto trace
            = traceOf(m_store, with(e, { .mask = { core::MatrixMask { { allowed, {}, {} } } } }));
        for (const core::AttentionTrace& attention : trace->attentions)
            for (const core::HeadTrace& head : attention.heads)
                for (core::Index i = 0; i < n; ++i)
                    for (core::Index j = 0; j < n; ++j)
                        QCOMPARE(head.weights(i, j) > 0, j <= i && (j == 0 || j == i));
        core::Tensor small { { 1, 1 }, core::Buffer(1), true };
        small.data.data()[0] = 1;
        const core::Experiment wrong
            = with(e, { .mask = { core::MatrixMask { { small, {}, {} } } } });
        QVERIFY_THROWS_EXCEPTION(core::Error, static_cast<void>(traceOf(m_store, wrong)));
    }
    // Encoder and decoder have different tokens: a mask can be meant for one of them.
    void maskThatDoesNotFitNamesItsLayers()
    {
        const core::Experiment e = asking(m_store, "translator");
        const auto plain = traceOf(m_store, e);
        const core::Index n = plain->attention(0).queries->rows();
        QVERIFY(plain->attentions.back().queries->rows() != n);
        core::Tensor open { { n, n }, core::Buffer(n * n), true };
        std::ranges::fill(std::span(open.data.data(), static_cast<std::size_t>(n * n)), 1.0F);
        const core::MatrixMask mask { { open, {}, {} } };
        try {
            static_cast<void>(traceOf(m_store, with(e, { .mask = { mask } })));
            QFAIL("it fits everywhere");
        } catch (const core::Error& error) {
            QCOMPARE(error.problem, std::string("shape_mismatch"));
            QVERIFY2(
                error.detail().starts_with("decoder/layer1: the mask matrix is "), error.what());
            QVERIFY2(error.detail().ends_with(
                         "network.changes.at selects the attention layer that a mask applies to"),
                error.what());
        }
        const auto one = traceOf(m_store, with(e, { .at = "encoder/layer1", .mask = { mask } }));
        QVERIFY(one->attention(0).output == plain->attention(0).output);
    }
    // A large model has far more weights than are displayed.
    void onlyTheRequestedLayerIsInMemory()
    {
        const auto model = resolved(asking(m_store, "encoder"));
        const core::Layers& layers = model->layers;
        QVERIFY(!layers.held());
        std::weak_ptr<const core::LayerModel> first = layers.layer(0);
        QVERIFY(first.lock() == layers.layer(0));
        const auto second = layers.layer(1);
        QVERIFY(first.expired());
        QVERIFY(second == layers.layer(1));
        QVERIFY(core::tensors(*core::run(model)).size() > 500);
        QCOMPARE(layers.shape(5, "w_q").rows, second->heads[0].wq.rows());
        QVERIFY(second == layers.layer(1)); // listing reads none
    }
};

QTEST_APPLESS_MAIN(TestInterventions)
#include "tst_interventions.moc"
