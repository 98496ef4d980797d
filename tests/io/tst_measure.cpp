#include "core/analysis/measure.h"
#include "core/base/error.h"
#include "core/inference/attention/score_rows.h"
#include "core/inference/run.h"
#include "core/io/experiment/experiment_json.h"
#include "core/model.h"
#include "core/resolve/resolve.h"
#include "core/settings/settings.h"
#include "core/trace.h"
#include "tests/io/bundled_lessons.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace bundled;

namespace {

core::Experiment experimentOf(const QString& lesson, int step)
{
    return core::fromJson(
        Json { { "headlight", 2 }, { "experiment", stepOf(lesson, step)["experiment"] } }.dump())
        .experiment;
}

// Σ_i (y_i - f_{-i}(x_i))² / n for a Gaussian kernel of bandwidth h, computed directly.
double errorOf(const std::vector<double>& x, const std::vector<double>& y, double h)
{
    double sum = 0;
    for (std::size_t i = 0; i < x.size(); ++i) {
        double all = 0;
        double mixed = 0;
        for (std::size_t j = 0; j < x.size(); ++j) {
            const double weight = i == j ? 0 : std::exp(-(x[i] - x[j]) * (x[i] - x[j]) / h);
            all += weight;
            mixed += weight * y[j];
        }
        sum += (y[i] - mixed / all) * (y[i] - mixed / all);
    }
    return sum / double(x.size());
}

} // namespace

class TestMeasure : public QObject {
    Q_OBJECT

private slots:
    void leaveOneOutErrorMatchesItsDefinition()
    {
        core::Experiment experiment = experimentOf(u"17_bandwidth"_s, 1);
        const Json source = stepOf(u"17_bandwidth"_s, 1)["experiment"]["source"];
        std::vector<double> x;
        std::vector<double> y;
        for (const Json& row : source["points"])
            x.push_back(row[0].get<double>());
        for (const Json& row : source["targets"])
            y.push_back(row[0].get<double>());
        for (const auto& [h, digits] : { std::pair("2", 1.42), { "0.2", 0.0 }, { "0.05", 0.0 } }) {
            core::settings::set(experiment, "score.bandwidth", h);
            const double error = core::measure(
                core::Measure::LeaveOneOutError, experiment, core::noModelFiles(), 0, 0);
            const double expected = errorOf(x, y, QByteArray(h).toDouble());
            QVERIFY2(std::abs(error / expected - 1) < 1e-4, h);
            QVERIFY(digits == 0 || std::abs(error - digits) < 0.005);
        }
    }
    void spreadIsTheStandardDeviationOfTheScores()
    {
        core::Experiment experiment = experimentOf(u"03_root"_s, 5);
        const auto trace = core::run(core::resolve(experiment));
        const core::Matrix scores = core::scoreStages(*trace, 0, 0).raw;
        double mean = 0;
        double squares = 0;
        for (const float score : scores.values()) {
            mean += double(score) / double(scores.size());
            squares += double(score) * double(score) / double(scores.size());
        }
        const double spread
            = core::measure(core::Measure::ScoreSpread, experiment, core::noModelFiles(), 0, 0);
        QVERIFY(std::abs(spread - std::sqrt(squares - mean * mean)) < 1e-3);
        QVERIFY(english(stepOf(u"03_root"_s, 5)).contains(QString::number(spread, 'f', 2)));
    }
    void lessonQuotesSoftmaxGradientsCorrectly()
    {
        const auto gradient = [](int step, const char* width) {
            core::Experiment experiment = experimentOf(u"03_root"_s, step);
            core::settings::set(experiment, "dimension", width);
            return QString::number(core::measure(core::Measure::SoftmaxGradient, experiment,
                                       core::noModelFiles(), 0, 0),
                'f', 3);
        };
        const QString lost = english(stepOf(u"03_root"_s, 8));
        QVERIFY2(lost.contains(gradient(8, "4")), qPrintable(gradient(8, "4")));
        QVERIFY2(lost.contains(gradient(8, "1024")), qPrintable(gradient(8, "1024")));
        QVERIFY(english(stepOf(u"03_root"_s, 10)).contains(gradient(10, "1024")));
    }
    void aTextHasNoLeaveOneOutError()
    {
        try {
            core::measure(core::Measure::LeaveOneOutError, {}, core::noModelFiles(), 0, 0);
            QFAIL("must be refused");
        } catch (const core::Error& error) {
            QCOMPARE(error.problem, std::string("not_a_regression"));
        }
    }
};

QTEST_GUILESS_MAIN(TestMeasure)
#include "tst_measure.moc"
