#include "core/inference/attention/score_rows.h"
#include "core/inference/run.h"
#include "core/trace.h"
#include "tests/core/reference.h"

#include <QtTest>

using core::Index;
using core::Matrix;

namespace {

// One head without W_O.
struct Example {
    Matrix queries, keys, values, wq, wk, wv;
};

std::shared_ptr<core::Model> modelOf(const Example& e, const core::Scaling& scaling, bool causal)
{
    auto model = std::make_shared<core::Model>();
    model->specs.resize(1);
    model->specs.front().scaling = scaling;
    model->inputs.queries = std::make_shared<Matrix>(e.queries);
    model->inputs.keys = std::make_shared<Matrix>(e.keys);
    model->inputs.values = std::make_shared<Matrix>(e.values);
    core::HeadModel head;
    head.wq = e.wq;
    head.wk = e.wk;
    head.wv = e.wv;
    for (Index i = 0; i < e.queries.rows(); ++i) {
        head.mask.begin.push_back(0);
        head.mask.end.push_back(causal ? i + 1 : e.keys.rows());
    }
    model->layers.mutableLayers().resize(1);
    model->layers.mutableLayers()[0].heads.push_back(head);
    return model;
}

// Raimi Karim, "Illustrated: Self-Attention" (2019). Not scaled in the original; the scaled and
// causal variants were computed independently in double precision.
const Matrix karimX { { 1, 0, 1, 0 }, { 0, 2, 0, 2 }, { 1, 1, 1, 1 } };
const Example karim { karimX, karimX, karimX,
    Matrix { { 1, 0, 1 }, { 1, 0, 0 }, { 0, 0, 1 }, { 0, 1, 1 } },
    Matrix { { 0, 0, 1 }, { 1, 1, 0 }, { 0, 1, 0 }, { 1, 1, 0 } },
    Matrix { { 0, 2, 0 }, { 0, 3, 0 }, { 1, 0, 3 }, { 1, 1, 0 } } };

// S. Raschka, LLMs-from-scratch, chapter 3: trainable weights, scaled, then causal. Published to
// four decimals; these digits were recomputed in double precision.
const Matrix raschkaX { { 0.43F, 0.15F, 0.89F }, { 0.55F, 0.87F, 0.66F }, { 0.57F, 0.85F, 0.64F },
    { 0.22F, 0.58F, 0.33F }, { 0.77F, 0.25F, 0.1F }, { 0.05F, 0.8F, 0.55F } };
const Example raschka { raschkaX, raschkaX, raschkaX,
    Matrix { { 0.316059053F, -0.1682854F }, { 0.456808567F, -0.337877035F },
        { 0.51183486F, -0.0917738676F } },
    Matrix { { 0.405805826F, 0.213360727F }, { -0.470420539F, -0.260050654F },
        { 0.236805201F, -0.510542989F } },
    Matrix { { 0.252569914F, 0.519107461F }, { -0.14147827F, -0.0851675868F },
        { -0.196181357F, -0.204327047F } } };

// TensorFlow's Transformer tutorial: a look-up with extreme scores and more keys than queries.
const Example lookUp { Matrix { { 0, 0, 10 }, { 0, 10, 0 }, { 10, 10, 0 } },
    Matrix { { 10, 0, 0 }, { 0, 10, 0 }, { 0, 0, 10 }, { 0, 0, 10 } },
    Matrix { { 1, 0 }, { 10, 0 }, { 100, 5 }, { 1000, 6 } }, Matrix::identity(3, 3),
    Matrix::identity(3, 3), Matrix::identity(2, 2) };

bool near(const Matrix& ours, const Matrix& published, double tolerance = 1e-6)
{
    return reference::difference(ours, reference::table(published)) < tolerance;
}

} // namespace

class TestAttend : public QObject {
    Q_OBJECT

    static void compare(
        const std::shared_ptr<core::Model>& model, const Matrix& weights, const Matrix& output)
    {
        const auto trace = core::run(model);
        QVERIFY(near(trace->attentions[0].heads[0].weights, weights));
        QVERIFY(near(trace->attentions[0].heads[0].output, output));
        QCOMPARE(trace->output(), trace->attentions[0].heads[0].output);
    }

private slots:
    void karimExampleGivesPublishedNumbers()
    {
        const auto model = modelOf(karim, core::NoScaling {}, false);
        const auto trace = core::run(model);
        const core::HeadTrace& head = trace->attentions[0].heads[0];
        QCOMPARE(head.q, (Matrix { { 1, 0, 2 }, { 2, 2, 2 }, { 2, 1, 3 } }));
        QCOMPARE(head.k, (Matrix { { 0, 1, 1 }, { 4, 4, 0 }, { 2, 3, 1 } }));
        QCOMPARE(head.v, (Matrix { { 1, 2, 3 }, { 2, 8, 0 }, { 2, 6, 3 } }));
        QCOMPARE(core::scoreStages(*trace, 0, 0).raw,
            (Matrix { { 2, 4, 4 }, { 4, 16, 12 }, { 4, 12, 10 } }));
        compare(model,
            Matrix { { 0.0633789383F, 0.468310531F, 0.468310531F },
                { 6.03366485e-06F, 0.982007865F, 0.0179861014F },
                { 0.000295387223F, 0.880536902F, 0.119167711F } },
            Matrix { { 1.93662106F, 6.68310531F, 1.59506841F },
                { 1.99999397F, 7.9639916F, 0.0539764053F },
                { 1.99970461F, 7.75989225F, 0.358389295F } });
    }

    void scaledKarimExampleGivesPublishedNumbers()
    {
        const auto model = modelOf(karim, core::SqrtScaling {}, false);
        compare(model,
            Matrix { { 0.136125798F, 0.431937101F, 0.431937101F },
                { 0.000890447391F, 0.908842647F, 0.0902669054F },
                { 0.00744489238F, 0.754707581F, 0.237847527F } },
            Matrix { { 1.8638742F, 6.31937101F, 1.7041887F },
                { 1.99910955F, 7.8141235F, 0.273472058F },
                { 1.99255511F, 7.47963559F, 0.735877258F } });
        QVERIFY(near(core::scoreStages(*core::run(model), 0, 0).scaled,
            Matrix { { 1.15470054F, 2.30940108F, 2.30940108F },
                { 2.30940108F, 9.23760431F, 6.92820323F },
                { 2.30940108F, 6.92820323F, 5.77350269F } }));
    }

    void scaledCausalKarimExampleGivesPublishedNumbers()
    {
        compare(modelOf(karim, core::SqrtScaling {}, true),
            Matrix { { 1, 0, 0 }, { 0.000978800701F, 0.999021199F, 0 },
                { 0.00744489238F, 0.754707581F, 0.237847527F } },
            Matrix { { 1, 2, 3 }, { 1.9990212F, 7.9941272F, 0.0029364021F },
                { 1.99255511F, 7.47963559F, 0.735877258F } });
    }

    void raschkaExampleGivesPublishedNumbers()
    {
        const auto model = modelOf(raschka, core::SqrtScaling {}, false);
        QVERIFY(near(core::scoreStages(*core::run(model), 0, 0).raw,
            Matrix { { 0.289908884F, 0.0716221723F, 0.0760332542F, -0.0138133095F, 0.134359561F,
                         -0.0511284279F },
                { 0.465642402F, 0.172259623F, 0.175087014F, 0.0259363585F, 0.177114237F,
                    0.00851080787F },
                { 0.459435639F, 0.170317701F, 0.173081051F, 0.025888521F, 0.174513909F,
                    0.00895837295F },
                { 0.264155052F, 0.102391546F, 0.10364803F, 0.0186409381F, 0.0973178327F,
                    0.0122248461F },
                { 0.21828784F, 0.0873532827F, 0.0881876729F, 0.0177090834F, 0.0785667099F,
                    0.014443083F },
                { 0.340782034F, 0.127033593F, 0.129031047F, 0.0197929764F, 0.128969361F,
                    0.00775673269F } }));
        compare(model,
            Matrix { { 0.192126038F, 0.164646309F, 0.16516066F, 0.154994182F, 0.172114788F,
                         0.150958024F },
                { 0.204125465F, 0.16588286F, 0.166214836F, 0.149577657F, 0.16645327F,
                    0.147745911F },
                { 0.203561569F, 0.165924232F, 0.166248763F, 0.14981548F, 0.166417289F,
                    0.148032668F },
                { 0.186888022F, 0.166688291F, 0.166836455F, 0.157103516F, 0.166091342F,
                    0.156392374F },
                { 0.183044827F, 0.166858537F, 0.166957013F, 0.158840489F, 0.165825051F,
                    0.158474084F },
                { 0.193472363F, 0.166332984F, 0.166568081F, 0.154186227F, 0.166560815F,
                    0.15287953F } },
            Matrix { { -0.0738902498F, 0.0712899313F }, { -0.0748107139F, 0.070309318F },
                { -0.0748561809F, 0.0702416845F }, { -0.076001619F, 0.0684501241F },
                { -0.0763276033F, 0.0679428312F }, { -0.075444275F, 0.0693049361F } });
    }

    void causalRaschkaExampleGivesPublishedNumbers()
    {
        compare(modelOf(raschka, core::SqrtScaling {}, true),
            Matrix { { 1, 0, 0, 0, 0, 0 }, { 0.551678033F, 0.448321967F, 0, 0, 0, 0 },
                { 0.379967212F, 0.309713511F, 0.310319277F, 0, 0, 0 },
                { 0.275842848F, 0.246028465F, 0.246247151F, 0.231881536F, 0, 0 },
                { 0.217515377F, 0.198280925F, 0.198397945F, 0.188752937F, 0.197052815F, 0 },
                { 0.193472363F, 0.166332984F, 0.166568081F, 0.154186227F, 0.166560815F,
                    0.15287953F } },
            Matrix { { -0.0872180852F, 0.0285899985F }, { -0.0990691415F, 0.0500948616F },
                { -0.0999449966F, 0.0633498888F }, { -0.0982548976F, 0.0489481589F },
                { -0.0514459115F, 0.109843746F }, { -0.075444275F, 0.0693049361F } });
    }

    void lookUpFindsKeysDespiteExtremeScores()
    {
        const auto model = modelOf(lookUp, core::SqrtScaling {}, false);
        compare(model,
            Matrix { { 4.2166388e-26F, 4.2166388e-26F, 0.5F, 0.5F },
                { 8.4332776e-26F, 1, 8.4332776e-26F, 8.4332776e-26F },
                { 0.5F, 0.5F, 4.2166388e-26F, 4.2166388e-26F } },
            Matrix { { 550, 5.5F }, { 10, 9.27660536e-25F }, { 5.5F, 4.63830268e-25F } });
        QCOMPARE(core::scoreStages(*core::run(model), 0, 0).raw,
            (Matrix { { 0, 0, 100, 100 }, { 0, 100, 0, 0 }, { 100, 100, 0, 0 } }));
    }

    void scaledDotProductIsDividedOnce()
    {
        const auto byScaling = modelOf(karim, core::SqrtScaling {}, false);
        const auto byScore = modelOf(karim, core::NoScaling {}, false);
        byScore->specs.front().score = core::ScaledDotScore {};
        const auto a = core::run(byScaling);
        const auto b = core::run(byScore);
        QCOMPARE(a->attentions[0].heads[0].weights, b->attentions[0].heads[0].weights);
        QVERIFY(near(core::scoreStages(*b, 0, 0).raw, core::scoreStages(*a, 0, 0).scaled));
    }
};

QTEST_APPLESS_MAIN(TestAttend)
#include "tst_attend.moc"
