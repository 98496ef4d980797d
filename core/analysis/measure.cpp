#include "core/analysis/measure.h"

#include "core/analysis/sensitivity.h"
#include "core/attention/pipeline.h"
#include "core/base/error.h"
#include "core/head_at.h"
#include "core/inference/attention/score_rows.h"
#include "core/inference/run.h"
#include "core/resolve/resolve.h"

#include <cmath>
#include <utility>
#include <variant>

namespace core {

namespace {

    std::shared_ptr<const Trace> traceOf(const Experiment& experiment, const ModelFiles& files)
    {
        return run(resolve(experiment, files));
    }

    // The weights of the other data points for point i; zeros where none has a weight.
    std::vector<Scalar> weightsWithout(Index i, const Matrix& scores, const Pipeline& pipeline)
    {
        std::vector<Scalar> row;
        for (Index j = 0; j < scores.cols(); ++j)
            if (j != i)
                row.push_back(scores(i, j));
        static_cast<void>(pipeline.weigh(row));
        return row;
    }

    double leaveOneOutError(Experiment experiment, const ModelFiles& files, Index head)
    {
        auto* const points = std::get_if<PointSource>(&experiment.source);
        if (points == nullptr || !std::holds_alternative<CustomSource>(experiment.network))
            throw Error("not_a_regression",
                message("the leave-one-out error needs the data points of a kernel regression"));
        points->queries = {}; // the data points themselves
        const auto trace = traceOf(experiment, files);
        const Matrix scores = scoreStages(*trace, 0, head).masked;
        const HeadTrace& numbers = headAt(*trace, 0, head).trace;
        const Matrix& v = numbers.v; // n x dv
        const Pipeline pipeline(experiment.attention(), numbers.mask, numbers.k.cols());
        double sum = 0;
        for (Index i = 0; i < scores.rows(); ++i) {
            const std::vector<Scalar> weights = weightsWithout(i, scores, pipeline);
            for (Index c = 0; c < v.cols(); ++c) {
                double predicted = 0;
                for (Index j = 0; j < v.rows(); ++j)
                    if (j != i)
                        predicted += static_cast<double>(
                            weights[static_cast<std::size_t>(j < i ? j : j - 1)] * v(j, c));
                const double off = static_cast<double>(v(i, c)) - predicted;
                sum += off * off;
            }
        }
        return sum / static_cast<double>(scores.rows());
    }

} // namespace

double measure(
    Measure what, const Experiment& experiment, const ModelFiles& files, Index layer, Index head)
{
    switch (what) {
    case Measure::ScoreSpread:
        return std::sqrt(sensitivity(*traceOf(experiment, files), layer, head).rawVariance);
    case Measure::SoftmaxGradient:
        return sensitivity(*traceOf(experiment, files), layer, head).jacobian;
    case Measure::LeaveOneOutError:
        break;
    }
    return leaveOneOutError(experiment, files, head);
}

} // namespace core
