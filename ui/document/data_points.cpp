#include "ui/document/data_points.h"

#include "core/limits.h"
#include "ui/document/actions.h"
#include "ui/document/view_model.h"
#include "ui/words/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

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
