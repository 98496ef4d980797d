#include "core/analysis/cell_explanation.h"
#include "core/analysis/combine.h"
#include "core/analysis/sensitivity.h"
#include "core/analysis/statistics.h"
#include "core/analysis/steps.h"
#include "core/analysis/tensors.h"
#include "core/analysis/weights/attenders.h"
#include "core/analysis/weights/weighted_sum.h"
#include "core/head_at.h"
#include "core/inference/attention/score_rows.h"
#include "tests/core/foreign_trace.h"

#include <QtTest>

#include <cmath>

using core::Index;
using core::Matrix;
using imported::attention;
using imported::ImportedFile;
using imported::shares;
using imported::threeLayers;
using imported::traced;
using imported::translation;

namespace {

std::vector<std::string> idsOf(const core::Trace& trace)
{
    std::vector<std::string> ids;
    for (const core::TensorRef& tensor : core::tensors(trace))
        ids.push_back(tensor.id);
    return ids;
}

double apart(const Matrix& a, const Matrix& b)
{
    double largest = a.rows() == b.rows() && a.cols() == b.cols() ? 0 : HUGE_VAL;
    for (Index i = 0; largest < HUGE_VAL && i < a.size(); ++i)
        largest = std::max(largest, std::abs(double(a.data()[i]) - double(b.data()[i])));
    return largest;
}

// (M + I)/2 with M the mean of a layer's heads, by loops.
Matrix withResidual(const ImportedFile& given, std::size_t layer)
{
    const core::ImportedLayer& of = given.attentions[layer];
    Matrix result(of.queries, of.keys);
    for (Index i = 0; i < of.queries; ++i) {
        double sum = 0;
        std::vector<double> row;
        for (Index j = 0; j < of.keys; ++j) {
            double mean = 0;
            for (Index h = 0; h < of.heads; ++h)
                mean += double(shares(Index(layer), h + 20, of.queries, of.keys)(i, j));
            row.push_back(mean / double(of.heads) + (i == j ? 1 : 0));
            sum += row.back();
        }
        for (Index j = 0; j < of.keys; ++j)
            result(i, j) = float(row[std::size_t(j)] / sum);
    }
    return result;
}

Matrix product(const Matrix& a, const Matrix& b)
{
    Matrix result(a.rows(), b.cols());
    for (Index i = 0; i < a.rows(); ++i)
        for (Index j = 0; j < b.cols(); ++j)
            for (Index t = 0; t < a.cols(); ++t)
                result(i, j) += a(i, t) * b(t, j);
    return result;
}

} // namespace

// Analysis of imported attention.
class TestImportedAnalysis : public QObject {
    Q_OBJECT

    static void addHeld()
    {
        QTest::addColumn<bool>("held");
        QTest::newRow("in memory") << true;
        QTest::newRow("read on request") << false;
    }

private slots:
    void tensorsAreListedAsInTheFile_data() { addHeld(); }
    void tensorsAreListedAsInTheFile()
    {
        QFETCH(bool, held);
        const ImportedFile given = translation();
        const auto trace = traced(given, held);
        const std::vector<std::string> expected { "encoder/layer1/head1/weights",
            "encoder/layer1/head2/weights", "encoder/layer1/mean", "encoder/layer1/maximum",
            "decoder/layer1/head1/weights", "decoder/layer1/head2/weights", "decoder/layer1/mean",
            "decoder/layer1/maximum", "cross/layer1/head1/q", "cross/layer1/head1/k",
            "cross/layer1/head1/v", "cross/layer1/head1/weights", "cross/layer1/mean",
            "cross/layer1/maximum" };
        QCOMPARE(idsOf(*trace), expected);
        QCOMPARE(*given.reads, held ? 8 : 0); // names and sizes are known without reading values
        for (const core::TensorRef& tensor : core::tensors(*trace)) {
            const Matrix values = core::matrix(*trace, tensor);
            QCOMPARE(values.rows(), tensor.rowCount);
            QCOMPARE(values.cols(), tensor.columnCount);
        }
        const Matrix weights = core::matrix(*trace, core::find(*trace, expected[5]));
        QVERIFY(weights == shares(1, 21, 3, 3));
        QVERIFY(core::matrix(*trace, core::find(*trace, "cross/layer1/head1/v"))
            == shares(2, 10, 4, 2));
        const std::string none
            = refusalOf([&] { (void)core::find(*trace, "cross/layer1/output"); });
        QVERIFY2(none.starts_with("unknown_tensor"), none.c_str());
    }
    void headsAreCombined_data() { addHeld(); }
    void headsAreCombined()
    {
        QFETCH(bool, held);
        const ImportedFile given = threeLayers();
        const auto trace = traced(given, held);
        Matrix mean(5, 5);
        Matrix largest(5, 5);
        for (Index head = 0; head < 3; ++head)
            for (Index i = 0; i < 25; ++i) {
                const float weight = shares(1, head + 20, 5, 5).data()[i];
                mean.data()[i] += weight / 3;
                largest.data()[i] = std::max(largest.data()[i], weight);
            }
        QVERIFY(apart(core::meanOfHeads(*trace, 1), mean) < 1e-6);
        QVERIFY(core::maximumOfHeads(*trace, 1) == largest);
        QVERIFY(core::hasRollout(*trace));
        const Matrix rollout = product(
            withResidual(given, 2), product(withResidual(given, 1), withResidual(given, 0)));
        QVERIFY(apart(core::rollout(*trace), rollout) < 1e-6);
    }
    void rolloutNeedsOneStack()
    {
        ImportedFile given = translation();
        QVERIFY(!core::hasRollout(*traced(given)));
        given.attentions.pop_back(); // an encoder and a decoder without cross-attention
        QVERIFY(!core::hasRollout(*traced(given)));
        given.attentions = { attention("layer1", 1, 3, 3), attention("layer2", 1, 4, 4) };
        QVERIFY(!core::hasRollout(*traced(given)));
    }
    void headStatisticsComeFromImportedWeights_data() { addHeld(); }
    void headStatisticsComeFromImportedWeights()
    {
        QFETCH(bool, held);
        const auto trace = traced(threeLayers(), held);
        const Matrix weights = shares(1, 22, 5, 5); // layer2, head 3
        double entropy = 0;
        double first = 0;
        float largest = 0;
        for (Index i = 0; i < 5; ++i)
            for (Index j = 0; j < 5; ++j) {
                entropy -= double(weights(i, j)) * std::log(double(weights(i, j))) / 5;
                first += j == 0 ? double(weights(i, j)) / 5 : 0;
                largest = std::max(largest, weights(i, j));
            }
        const core::HeadStatistics statistics = core::statistics(*trace, 1, 2);
        QVERIFY(std::abs(statistics.entropy - entropy) < 1e-6);
        QVERIFY(std::abs(statistics.first - first) < 1e-6);
        QCOMPARE(statistics.maximum, largest);
        const core::Sensitivity sensitivity = core::sensitivity(*trace, 1, 2);
        QVERIFY(sensitivity.rawVariance == 0 && sensitivity.jacobian > 0);
        const core::WeightedSum weightedSum = core::weightedSum(*trace, { 1, 2, 3 }, 5);
        for (const core::WeightedTerm& term : weightedSum.terms)
            QCOMPARE(term.weight, weights(3, term.key));
        QCOMPARE(core::headAt(*trace, 1, 2).weights(), weights);
        QVERIFY(core::headAt(*trace, 1, 2).q().empty());
        QCOMPARE(*core::sharedWeights(trace, 1, 2), weights);
    }
    void importedCellHasWeightButNoTerms_data() { addHeld(); }
    void importedCellHasWeightButNoTerms()
    {
        QFETCH(bool, held);
        const auto trace = traced(threeLayers(), held);
        const Matrix weights = shares(0, 21, 5, 5);
        for (Index key = 0; key < 5; ++key) {
            const core::CellExplanation cell = core::explainCell(*trace, { 0, 1, 2, key });
            QVERIFY(!cell.known && cell.terms.empty() && cell.allowed);
            QCOMPARE(cell.weight, weights(2, key));
            QCOMPARE(cell.numerator / cell.denominator, double(cell.weight));
            QCOMPARE(cell.keys, Index { 5 });
            Index above = 0;
            for (const float other : weights.row(2))
                above += other > cell.weight ? 1 : 0;
            QCOMPARE(cell.rank, above + 1);
        }
    }
    void attendersAreRankedOverAllLayers_data() { addHeld(); }
    void attendersAreRankedOverAllLayers()
    {
        QFETCH(bool, held);
        const auto trace = traced(threeLayers(), held);
        const auto ranking = core::attendersOf(*trace, 0, 3, 1);
        QCOMPARE(ranking.size(), std::size_t { 7 });
        QVERIFY(std::ranges::is_sorted(ranking, std::greater {}, &core::HeadWeight::weight));
        for (const core::HeadWeight& one : ranking)
            QCOMPARE(one.weight, shares(one.layer, one.head + 20, 5, 5)(3, 1));
    }
    void importedStepsAreTokensAndNormalise()
    {
        const auto trace = traced(translation());
        const auto idsOfSteps = [&](Index layer) {
            QStringList ids;
            for (const core::Step& step : core::steps(*trace, layer, 0))
                ids << QString::fromStdString(step.id);
            return ids;
        };
        QCOMPARE(idsOfSteps(0), (QStringList { "tokens", "normalise" }));
        QCOMPARE(idsOfSteps(2), (QStringList { "tokens", "project", "normalise" }));
        QVERIFY(core::scoreStages(*trace, 2, 0).raw.empty());
    }
};

QTEST_APPLESS_MAIN(TestImportedAnalysis)
#include "tst_imported_analysis.moc"
