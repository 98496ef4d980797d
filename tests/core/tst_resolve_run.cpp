#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "core/trace.h"

#include "stub_files.h"

#include <QtTest>

#include <array>
#include <cmath>

using namespace core;

namespace {

TensorInput given(std::vector<Index> shape, std::vector<Scalar> values)
{
    return { tensorOf(std::move(shape), std::move(values)), {}, {} };
}

} // namespace

// From an experiment to its results, against published or hand-computed values.
class TestResolveRun : public QObject {
    Q_OBJECT

private slots:
    // A worked example of location scores: one head with identity weights, the score's parameters
    // from a file.
    void locationScoresMatchTheWorkedExample_data()
    {
        QTest::addColumn<int>("form");
        QTest::addColumn<QVector<double>>("result");
        QTest::newRow("HWU") << int(LocationForm::HWU)
                             << QVector<double> { 1.2694282853, 1.9993331979, 2.7305704997 };
        QTest::newRow("tanh(HW+b)U") << int(
            LocationForm::TanhHWbU) << QVector<double> { 1.5000238142, 1.5000246381, 2.0000484524 };
    }
    void locationScoresMatchTheWorkedExample()
    {
        QFETCH(int, form);
        QFETCH(QVector<double>, result);
        const Tensor identity = toTensor(Matrix::identity(3, 3));
        const StubFiles files = stubFiles({ { "weights.npz",
            { { "w_q", identity }, { "w_k", identity }, { "w_v", identity },
                { "score.w", tensorOf({ 3, 2 }, { 1, 1, 2, 2, 1, 2 }) },
                { "score.b", tensorOf({ 2 }, { 1, 1 }) },
                { "score.u", tensorOf({ 2, 1 }, { 2, 1 }) } } } });
        Experiment e;
        e.source = MatrixSource { given({ 4, 3 }, { 1, 2, 3, 2, 2, 2, 1, 1, 1, 2, 1, 2 }), {}, {} };
        e.design.position = NoPosition {};
        e.attention().heads = 1;
        e.design.weights = FileWeights { "weights.npz" };
        e.attention().score = LocationScore { static_cast<LocationForm>(form) };
        e.attention().scaling = NoScaling {};
        const auto trace = run(resolve(e, files));
        for (Index i = 0; i < 4; ++i)
            for (Index c = 0; c < 3; ++c)
                QVERIFY(std::abs(static_cast<double>(trace->output()(i, c)) - result[c]) < 1e-6);
    }
    // Nadaraya-Watson by hand: data points 0, 1, 3, queries 0.5, 2 and 9, h = 2.
    void pointsAndTargetsGiveKernelRegression()
    {
        const std::vector<Scalar> queries { 0.5F, 2, 9 };
        const std::vector<Scalar> points { 0, 1, 3 };
        const std::vector<Scalar> targets { 10, 20, 60 };
        Experiment e;
        e.source
            = PointSource { given({ 3 }, queries), given({ 3 }, points), given({ 3 }, targets) };
        e.design.position = NoPosition {};
        e.design.weights = IdentityWeights {};
        e.attention().scaling = NoScaling {};
        e.attention().score = KernelScore { Kernel::Triangle, 2 };
        e.attention().normaliser = SumNormaliser {};
        e.attention().heads = 2;
        const auto trace = run(resolve(e));
        // Triangle weights 1 - r/2: (0.75, 0.75, 0), (0, 0.5, 0.5), an empty row.
        QCOMPARE(trace->output(), (Matrix { { 15 }, { 40 }, { 0 } }));
        QCOMPARE(trace->attentions[0].heads[1].emptyRows, std::vector<Index> { 2 });
    }
    // Q = K = V = X, one head: weights are softmax of X Xᵀ / √2, by hand for two rows.
    void identityWeightsAttendWithTheInput()
    {
        Experiment e;
        e.source = MatrixSource { given({ 2, 2 }, { 1, 0, 0, 2 }), {}, {} };
        e.design.position = NoPosition {};
        e.design.weights = IdentityWeights {};
        e.attention().heads = 3; // the mean of equal heads equals each of them
        const auto trace = run(resolve(e));
        const double own = 1 / (1 + std::exp(-1 / std::sqrt(2.0)));
        const double other = 1 / (1 + std::exp(4 / std::sqrt(2.0)));
        const std::array expected { own, 2 * (1 - own), other, 2 * (1 - other) };
        for (Index i = 0; i < 4; ++i)
            QVERIFY(std::abs(static_cast<double>(trace->output().data()[i])
                        - expected[static_cast<std::size_t>(i)])
                < 1e-6);
    }
    void maskCanExcludeEveryKey()
    {
        Experiment e;
        e.source = Sentence { "a b c" };
        e.design.weights = RandomWeights {};
        e.attention().heads = 2;
        e.attention().mask = { PaddingMask { 0 } };
        const auto trace = run(resolve(e));
        QCOMPARE(trace->attentions[0].heads[0].emptyRows, (std::vector<Index> { 0, 1, 2 }));
        QCOMPARE(trace->output(), Matrix(3, 64));
    }
};

QTEST_APPLESS_MAIN(TestResolveRun)
#include "tst_resolve_run.moc"
