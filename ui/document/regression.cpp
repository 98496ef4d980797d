#include "ui/document/regression.h"

#include "core/analysis/cell_explanation.h"
#include "core/attention/score.h"
#include "core/attention/softcap.h"
#include "core/base/error.h"
#include "core/head_at.h"
#include "core/inference/run.h"
#include "core/limits.h"
#include "ui/document/actions.h"
#include "ui/document/view_model.h"
#include "ui/words/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <type_traits>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr double agreement = 1e-4; // between the fitted form and the computed weights

    std::vector<double> firstColumn(const core::Matrix& m)
    {
        std::vector<double> result;
        for (core::Index i = 0; i < m.rows(); ++i)
            result.push_back(static_cast<double>(m(i, 0)));
        return result;
    }

    // x W_K + b_K for scalar positions x. at: n values; returns n x d_k.
    core::Matrix keysAt(const core::HeadModel& head, const std::vector<double>& at)
    {
        core::Matrix k(std::ssize(at), head.wk.cols());
        for (core::Index i = 0; i < k.rows(); ++i)
            for (core::Index c = 0; c < k.cols(); ++c)
                k(i, c) = static_cast<float>(at[static_cast<std::size_t>(i)]) * head.wk(0, c)
                    + (head.bk.empty() ? 0.0F : head.bk(0, c));
        return k;
    }

    // The numerator of a weight, as a function of its logit; nullopt if it depends on the whole
    // row.
    std::optional<double> numerator(const core::LayerSpec& spec, double logit, double most)
    {
        const auto is = [&]<class... N>(std::type_identity<N>...) {
            return (std::holds_alternative<N>(spec.normaliser) || ...);
        };
        using std::type_identity;
        const bool logarithm = core::isLogarithm(spec.score);
        if (is(type_identity<core::Softmax> {})
            || (logarithm
                && is(type_identity<core::SumNormaliser> {}, type_identity<core::ReluSum> {})))
            return std::exp(logit - most);
        if (logarithm && is(type_identity<core::Relu> {}, type_identity<core::NoNormaliser> {}))
            return std::exp(logit);
        return std::nullopt;
    }

    std::vector<double> formAt(const core::Trace& trace, core::Index head, core::Index query,
        const std::vector<double>& at)
    {
        const core::HeadAt here = core::headAt(trace, 0, head);
        const core::HeadTrace& result = here.trace;
        const core::CellExplanation cell = core::explainCell(trace, { 0, head, query, 0 });
        core::Matrix q(1, result.q.cols());
        std::ranges::copy(result.q.row(query), q.data());
        const core::Matrix scores
            = core::scores(here.spec.score, here.score(), q, keysAt(here.model(), at));
        std::vector<double> form;
        for (const float score : scores.values()) {
            const double scaled = static_cast<double>(score) / cell.divisor;
            const double logit = core::softCapped(scaled, cell.softcap) / cell.temperature;
            const auto top = score == core::excluded ? std::optional(0.0)
                                                     : numerator(here.spec, logit, cell.rowMaximum);
            if (!top)
                return {};
            form.push_back(*top / cell.denominator);
        }
        return form;
    }

    constexpr core::Index curvePoints = 1200;
    constexpr core::Index mostScores = 1'000'000;
    constexpr core::Index densePlaces = 300; // enough points for a smooth curve

    // The query positions, with further positions spaced evenly between them.
    core::Matrix finePlaces(const Regression& coarse)
    {
        const auto count = std::ssize(coarse.order);
        const core::Index steps = std::max<core::Index>(1, curvePoints / count);
        const auto at = [&](core::Index i) {
            return coarse
                .queryX[static_cast<std::size_t>(coarse.order[static_cast<std::size_t>(i)])];
        };
        core::Matrix places((count - 1) * steps + 1, 1);
        for (core::Index i = 0; i < places.rows(); ++i) {
            const double from = at(i / steps);
            const double to = at(std::min(count - 1, i / steps + 1));
            places(i, 0) = static_cast<float>(
                from + (to - from) * static_cast<double>(i % steps) / static_cast<double>(steps));
        }
        return places;
    }

    // The same model with other query positions.
    std::shared_ptr<const core::Trace> curveAt(const core::Trace& trace, const core::Matrix& places)
    {
        auto model = std::make_shared<core::Model>(*trace.model);
        const core::Index keys = model->inputs.keys->rows();
        model->inputs.queries = std::make_shared<const core::Matrix>(places);
        model->inputs.queryTokens.assign(static_cast<std::size_t>(places.rows()), core::Token {});
        std::vector<core::HeadModel>& heads = model->layers.mutableLayers().front().heads;
        const auto masks
            = core::resolveMasks({}, { places.rows(), keys, std::ssize(heads) }, core::noFiles());
        for (std::size_t h = 0; h < heads.size(); ++h) {
            const core::Scalar slope = heads[h].mask.distanceSlope;
            heads[h].mask = masks[h];
            heads[h].mask.distanceSlope = slope;
        }
        try {
            return core::run(std::move(model));
        } catch (const core::Error&) {
            return nullptr;
        }
    }

    // True if a query's position alone decides its weights.
    bool isFunctionOfPlace(const core::Trace& trace)
    {
        const core::Model& model = *trace.model;
        const bool masked = std::ranges::any_of(model.specs,
            [](const core::LayerSpec& spec) { return !spec.mask.empty() || spec.rotary; });
        return model.pretrained() == nullptr && model.canExplain() && trace.attentions.size() == 1
            && !masked && model.inputs.queryPositions == nullptr;
    }

    bool isQuick(const core::Trace& trace, const Regression& coarse)
    {
        const auto heads = std::ssize(trace.attentions.front().heads);
        return curvePoints * std::ssize(coarse.x) * heads <= mostScores;
    }

    // True if both give the same output at the shared positions.
    bool agree(const Regression& coarse, const Regression& fine)
    {
        const std::size_t steps = (fine.queryX.size() - 1) / (coarse.queryX.size() - 1);
        for (std::size_t i = 0; i < coarse.order.size(); ++i) {
            const double one = coarse.predicted[static_cast<std::size_t>(coarse.order[i])];
            const double other = fine.predicted[i * steps];
            if (std::isnan(one) != std::isnan(other)
                || std::abs(one - other) > agreement * (1 + std::abs(one)))
                return false;
        }
        return true;
    }

    // True if some key has a weight in some head.
    bool anybodyAnswers(const core::Trace& trace, core::Index query)
    {
        const auto gives = [query](const core::HeadTrace& head) {
            return std::ranges::any_of(
                head.weights.row(query), [](core::Scalar weight) { return weight != 0; });
        };
        return std::ranges::any_of(trace.attentions,
            [&](const auto& attention) { return std::ranges::any_of(attention.heads, gives); });
    }

    struct PointWords {
        Q_DECLARE_TR_FUNCTIONS(DataPoints)
    };

    using Rows = std::vector<std::vector<core::Scalar>>;

    // Positions and targets: the trace's, or the session's where the session holds a table.
    struct Data {
        Rows x, y;
    };

    Rows rowsOf(const core::Matrix& matrix)
    {
        Rows rows;
        for (core::Index i = 0; i < matrix.rows(); ++i)
            rows.emplace_back(matrix.row(i).begin(), matrix.row(i).end());
        return rows;
    }

    core::TensorInput written(const Rows& rows)
    {
        const core::Index width = std::ssize(rows.front());
        core::Tensor tensor { { std::ssize(rows), width }, core::Buffer(std::ssize(rows) * width),
            false };
        auto* to = tensor.data.data();
        for (const auto& row : rows)
            to = std::ranges::copy(row, to).out;
        return { std::move(tensor), {}, {} };
    }

    // A table in the session: one row per point.
    bool isTable(const core::TensorInput& input)
    {
        return input.file.empty() && input.values.shape.size() == 2;
    }

    std::optional<Data> dataOf(const ViewModel& viewModel)
    {
        const auto* source = std::get_if<core::PointSource>(&viewModel.experiment().source);
        if (source == nullptr)
            return std::nullopt;
        const auto& places = source->points.values.shape;
        if (isTable(source->points) && isTable(source->targets) && places[1] == 1
            && places[0] == source->targets.values.shape[0])
            return Data { rowsOf(core::toMatrix(source->points.values)),
                rowsOf(core::toMatrix(source->targets.values)) };
        const TracePtr& trace = viewModel.trace();
        if (!trace || trace->model->experiment.source != viewModel.experiment().source
            || trace->model->inputs.keys->cols() != 1)
            return std::nullopt;
        return Data { rowsOf(*trace->model->inputs.keys), rowsOf(*trace->model->inputs.values) };
    }

    std::vector<core::Scalar> placeOf(CurvePoint at)
    {
        return { static_cast<core::Scalar>(at.x) };
    }

    void write(Actions& actions, const StepName& name, const QString& field, const Data& data)
    {
        actions.edit(name, field, [&](EditableState& state) {
            auto& source = std::get<core::PointSource>(state.experiment.source);
            source.points = written(data.x);
            source.targets = written(data.y);
        });
    }

    // Where targets have several columns, the other columns come from the nearest point.
    std::vector<core::Scalar> targetOf(const Data& data, CurvePoint at)
    {
        const auto nearest = std::ranges::min_element(
            data.x, {}, [&](const auto& place) { return std::abs(double(place.front()) - at.x); });
        auto target = data.y[static_cast<std::size_t>(nearest - data.x.begin())];
        target.front() = static_cast<core::Scalar>(at.y);
        return target;
    }

} // namespace

Regression regressionOf(const core::Trace& trace)
{
    const core::Inputs& inputs = trace.model->inputs;
    if (!std::holds_alternative<core::PointSource>(trace.model->computed().source)
        || inputs.keys->cols() != 1)
        return {};
    Regression result { firstColumn(*inputs.keys), firstColumn(*inputs.values),
        firstColumn(*inputs.queries), firstColumn(trace.output()), {} };
    for (std::size_t i = 0; i < result.predicted.size(); ++i)
        if (!anybodyAnswers(trace, static_cast<core::Index>(i)))
            result.predicted[i] = std::numeric_limits<double>::quiet_NaN();
    result.order.resize(result.queryX.size());
    std::iota(result.order.begin(), result.order.end(), 0);
    std::ranges::stable_sort(result.order, {},
        [&](core::Index i) { return result.queryX[static_cast<std::size_t>(i)]; });
    return result;
}

std::vector<CurvePoint> meanCurve(const core::Trace& trace)
{
    const Regression coarse = regressionOf(trace);
    const auto pointsOf = [](const Regression& r) {
        std::vector<CurvePoint> curve;
        for (const core::Index i : r.order) {
            const auto at = static_cast<std::size_t>(i);
            curve.push_back({ r.queryX[at], r.predicted[at] });
        }
        return curve;
    };
    if (!coarse.drawable() || coarse.order.size() < 2 || !isFunctionOfPlace(trace))
        return {};
    const auto asked = isQuick(trace, coarse) ? curveAt(trace, finePlaces(coarse)) : nullptr;
    const Regression fine = asked != nullptr ? regressionOf(*asked) : Regression();
    if (fine.drawable() && agree(coarse, fine))
        return pointsOf(fine);
    return std::ssize(coarse.order) >= densePlaces ? pointsOf(coarse) : std::vector<CurvePoint>();
}

std::vector<CurvePoint> weightForm(
    const core::Trace& trace, core::Index head, core::Index query, const std::vector<double>& at)
{
    const auto& result = core::headAt(trace, 0, head).trace;
    const auto check = formAt(trace, head, query, firstColumn(*trace.model->inputs.keys));
    if (check.empty())
        return {};
    for (core::Index j = 0; j < result.weights.cols(); ++j)
        if (std::abs(
                check[static_cast<std::size_t>(j)] - static_cast<double>(result.weights(query, j)))
            > agreement)
            return {};
    const auto form = formAt(trace, head, query, at);
    std::vector<CurvePoint> curve;
    for (std::size_t i = 0; i < at.size(); ++i)
        curve.push_back({ at[i], form[i] });
    return curve;
}

std::optional<CurvePoint> dataPoint(const ViewModel& viewModel, core::Index point)
{
    const std::optional<Data> data = dataOf(viewModel);
    if (!data || point >= std::ssize(data->x))
        return std::nullopt;
    const auto j = static_cast<std::size_t>(point);
    return CurvePoint { double(data->x[j].front()), double(data->y[j].front()) };
}

void movePoint(const ViewModel& viewModel, Actions& actions, core::Index point, CurvePoint to)
{
    std::optional<Data> data = dataOf(viewModel);
    if (!data || point >= std::ssize(data->x))
        return;
    const auto j = static_cast<std::size_t>(point);
    data->x[j] = placeOf(to);
    data->y[j].front() = static_cast<core::Scalar>(to.y);
    write(
        actions, [=] { return PointWords::tr("Move point %1").arg(point + 1); },
        u"source.points/%1"_s.arg(point), *data);
}

std::optional<core::Index> addPoint(const ViewModel& viewModel, Actions& actions, CurvePoint at)
{
    std::optional<Data> data = dataOf(viewModel);
    if (!data || std::ssize(data->x) >= core::limits::tokens)
        return std::nullopt;
    data->y.push_back(targetOf(*data, at));
    data->x.push_back(placeOf(at));
    actions.commitEdit();
    write(
        actions, [] { return PointWords::tr("Add a point"); }, u"source.points"_s, *data);
    actions.commitEdit();
    return std::ssize(data->x) - 1;
}

void removePoint(const ViewModel& viewModel, Actions& actions, core::Index point)
{
    std::optional<Data> data = dataOf(viewModel);
    if (!data || point >= std::ssize(data->x) || data->x.size() == 1)
        return;
    data->x.erase(data->x.begin() + point);
    data->y.erase(data->y.begin() + point);
    actions.commitEdit();
    write(
        actions, [=] { return PointWords::tr("Remove point %1").arg(point + 1); },
        u"source.points"_s, *data);
    actions.commitEdit();
}

QString fileOfPoints(const core::Experiment& experiment)
{
    const auto* source = std::get_if<core::PointSource>(&experiment.source);
    if (source == nullptr)
        return {};
    const std::string& file
        = source->points.file.empty() ? source->targets.file : source->points.file;
    return QString::fromStdString(file);
}

} // namespace ui
