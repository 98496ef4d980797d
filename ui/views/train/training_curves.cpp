#include "ui/views/train/training_curves.h"

#include "ui/words/numbers.h"
#include "ui/words/training_words.h"

#include <qcustomplot.h>

#include <algorithm>
#include <functional>

namespace ui {

namespace training = core::training;

namespace {

    using Lines = std::vector<LinePlot::Line>;

    // End of the step axis: slightly after the last step, so that a long run does not start in a
    // corner.
    double lastStep(const TrainingShown& shown)
    {
        constexpr double beyond = 1.15;
        constexpr double least = 0.1; // least share of the total
        double last = 1;
        double reached = 0;
        for (const training::ComparedNetwork& each : shown.network->group) {
            last = std::max<double>(last, each.spec.hyperparameters.steps);
            if (!each.history.empty())
                reached = std::max(reached, static_cast<double>(each.history.back().step));
        }
        return std::clamp(beyond * reached, least * last, last);
    }

    bool lengthsKnown(const TrainingShown& shown)
    {
        return shown.network->task.output != training::OutputKind::Numbers // curves have no lengths
            && std::ranges::any_of(shown.network->group,
                [](const training::ComparedNetwork& each) { return !each.lengths.empty(); });
    }

    LinePlot::Line line(const QString& name, const QColor& colour, Qt::PenStyle style,
        const training::History& history, auto&& height)
    {
        LinePlot::Line result { name, colour, style };
        for (const training::Report& each : history) {
            result.x.append(static_cast<double>(each.step));
            result.y.append(height(each));
        }
        return result;
    }

    // A single line is named by its quantity, several by their networks.
    QString nameIn(
        const TrainingShown& shown, const training::ComparedNetwork& each, const QString& alone)
    {
        return shown.network->group.size() == 1 ? alone
                                                : networkName(each.spec.network.architecture);
    }

} // namespace

TrainingCurves::TrainingCurves(QCustomPlot* plot, FreeLayout* layout)
    : m_loss(plot, layout)
    , m_accuracy(plot, layout)
    , m_lowerPlot(plot, layout)
{
}

QColor TrainingCurves::colourOf(const Theme& theme, std::size_t i)
{
    return theme.head(static_cast<qsizetype>(i));
}

double TrainingCurves::accuracyOf(const training::Report& report, const training::Task& task)
{
    return task.output == training::OutputKind::Labels ? report.validation.tokenAccuracy
                                                       : report.validation.sequenceAccuracy;
}

void TrainingCurves::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (LinePlot* each : { &m_loss, &m_accuracy, &m_lowerPlot })
        each->setTheme(theme);
}

void TrainingCurves::hideNames(std::size_t count)
{
    for (LinePlot* each : { &m_loss, &m_accuracy, &m_lowerPlot })
        each->hideNames(count);
}

void TrainingCurves::show(const TrainingShown& shown)
{
    m_loss.show(lossOf(shown));
    m_accuracy.show(accuracyOf(shown));
    if (shown.lowerPlot == "softmax")
        m_lowerPlot.show(softmaxOf(shown));
    else if (shown.lowerPlot == "gradients" || !lengthsKnown(shown)) // known at the end
        m_lowerPlot.show(gradientsOf(shown));
    else
        m_lowerPlot.show(lengthsOf(shown));
}

LinePlot::Content TrainingCurves::lossOf(const TrainingShown& shown) const
{
    const QString validation = tr("validation");
    LinePlot::Content content { .title = tr("Validation loss"),
        .x = { 0, lastStep(shown) },
        .marker = static_cast<double>(shown.checkpoint),
        .along = tr("steps") };
    const auto& group = shown.network->group;
    double highest = 0;
    for (std::size_t i = 0; i < group.size(); ++i) {
        const training::History& history = group[i].history;
        content.lines.push_back(
            line(nameIn(shown, group[i], validation), colourOf(m_theme, i), Qt::SolidLine, history,
                [](const training::Report& each) { return each.validation.loss; }));
        if (group.size() == 1)
            content.lines.push_back(line(tr("training"), m_theme.muted, Qt::DashLine, history,
                [](const training::Report& each) { return each.loss; }));
    }
    for (const LinePlot::Line& each : content.lines)
        for (const double loss : each.y)
            highest = std::max(highest, loss);
    content.y = { 0, highest > 0 ? 1.08 * highest : 1 };
    return content;
}

LinePlot::Content TrainingCurves::accuracyOf(const TrainingShown& shown) const
{
    const training::Task& task = shown.network->task;
    const bool labels = task.output == training::OutputKind::Labels;
    const bool points = task.output == training::OutputKind::Numbers;
    LinePlot::Content content { .title = points
            ? tr("Validation accuracy (%n points)", nullptr, shown.heldOut)
            : labels ? tr("Validation accuracy (tokens of %n texts)", nullptr, shown.heldOut)
                     : tr("Validation accuracy (%n texts)", nullptr, shown.heldOut),
        .x = { 0, lastStep(shown) },
        .y = { 0, 1.04 },
        .marker = static_cast<double>(shown.checkpoint),
        .namesBelow = true,
        .along = tr("steps") };
    const auto& group = shown.network->group;
    for (std::size_t i = 0; i < group.size(); ++i) {
        content.lines.push_back(line(nameIn(shown, group[i],
                                         points       ? tr("points")
                                             : labels ? tr("token accuracy")
                                                      : tr("exact match")),
            colourOf(m_theme, i), Qt::SolidLine, group[i].history,
            [&](const training::Report& each) { return accuracyOf(each, task); }));
        if (group.size() == 1 && !points && task.output != training::OutputKind::Label)
            content.lines.push_back(line(labels ? tr("exact match") : tr("token accuracy"),
                m_theme.muted, Qt::DashLine, group[i].history, [&](const training::Report& each) {
                    return labels ? each.validation.sequenceAccuracy
                                  : each.validation.tokenAccuracy;
                }));
    }
    if (shown.bestWithoutContext < 1)
        content.lines.push_back(
            { .name = tr("best without context: %1").arg(percentText(shown.bestWithoutContext)),
                .colour = m_theme.warning,
                .style = Qt::DotLine,
                .x = { 0, content.x.upper },
                .y = { shown.bestWithoutContext, shown.bestWithoutContext },
                .shortName
                = tr("no context: %1", "each token").arg(percentText(shown.bestWithoutContext)) });
    return content;
}

// Lengths with few texts are merged, so that every point has at least `fewest` texts.
LinePlot::Content TrainingCurves::lengthsOf(const TrainingShown& shown) const
{
    constexpr long fewest = 24;
    LinePlot::Content content { .title = tr("Final accuracy by text length"),
        .y = { 0, 1.04 },
        .marker = static_cast<double>(shown.longest) + 0.5,
        .namesBelow = true };
    const auto& group = shown.network->group;
    double shortest = 1e9;
    double longest = 0;
    for (std::size_t i = 0; i < group.size(); ++i) {
        LinePlot::Line of { QString(), colourOf(m_theme, i) };
        training::LengthAccuracy sum;
        for (const training::LengthAccuracy& each : group[i].lengths) {
            sum.texts += each.texts;
            sum.correct += each.correct;
            sum.length += each.length * each.texts;
            if (sum.texts < fewest)
                continue;
            of.x.append(static_cast<double>(sum.length) / static_cast<double>(sum.texts));
            of.y.append(static_cast<double>(sum.correct) / static_cast<double>(sum.texts));
            sum = {};
        }
        if (!of.x.isEmpty()) {
            shortest = std::min(shortest, of.x.front());
            longest = std::max(longest, of.x.back());
        }
        content.lines.push_back(of);
    }
    if (longest == 0)
        content.lines.push_back({ tr("too few texts to separate them by length"), m_theme.muted });
    if (longest < static_cast<double>(shown.longest) + 1)
        content.marker.reset();
    else
        content.lines.push_back({ tr("line: longest validation text"), m_theme.query });
    if (longest > shortest)
        content.x = { shortest - 0.5, longest + 0.5 };
    return content;
}

// Names the gradients that are currently largest; with several networks, each network has one line
// for all.
LinePlot::Content TrainingCurves::gradientsOf(const TrainingShown& shown) const
{
    const bool instead = shown.lowerPlot == "lengths"
        && shown.network->task.output != training::OutputKind::Numbers;
    LinePlot::Content content { .title
        = instead ? tr("During training: gradient norm by step") : tr("Gradient norm by step"),
        .x = { 0, lastStep(shown) },
        .marker = static_cast<double>(shown.checkpoint),
        .logarithmic = true };
    const auto& group = shown.network->group;
    if (group.size() > 1)
        for (std::size_t i = 0; i < group.size(); ++i)
            content.lines.push_back(line(networkName(group[i].spec.network.architecture),
                colourOf(m_theme, i), Qt::SolidLine, group[i].history,
                [](const training::Report& each) { return each.gradientNorm; }));
    else
        content.lines = gradientLines(shown);
    double least = 1e30;
    double most = 0;
    for (const LinePlot::Line& each : content.lines)
        for (const double gradient : each.y)
            if (gradient > 0) {
                least = std::min(least, gradient);
                most = std::max(most, gradient);
            }
    if (most > 0)
        content.y = { least / 1.5, most * 1.5 };
    return content;
}

std::vector<LinePlot::Line> TrainingCurves::gradientLines(const TrainingShown& shown) const
{
    const training::Weights& weights = shown.network->weights;
    const training::History& history = shown.network->history;
    const auto now = std::ranges::find_if(
        history, [&](const training::Report& each) { return each.step >= shown.checkpoint; });
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < weights.size(); ++i)
        order.push_back(i);
    const auto slopeOf = [](const training::Report& report, std::size_t i) {
        return i < report.gradientNorms.size() ? static_cast<double>(report.gradientNorms[i]) : 0;
    };
    if (now != history.end())
        std::ranges::stable_sort(
            order, std::greater(), [&](std::size_t i) { return slopeOf(*now, i); });
    constexpr std::size_t named = 5;
    std::vector<LinePlot::Line> lines;
    for (std::size_t k = 0; k < order.size(); ++k) {
        const std::size_t i = order[k];
        LinePlot::Line each = k < named
            ? LinePlot::Line { QString::fromStdString(weights[i].name), colourOf(m_theme, k) }
            : LinePlot::Line { QString(), m_theme.line, Qt::DotLine };
        for (const training::Report& report : history)
            if (slopeOf(report, i) > 0) {
                each.x.append(static_cast<double>(report.step));
                each.y.append(slopeOf(report, i));
            }
        lines.push_back(each);
    }
    return lines;
}

LinePlot::Content TrainingCurves::softmaxOf(const TrainingShown& shown) const
{
    LinePlot::Content content { .title = tr("Softmax gradient by step"),
        .x = { 0, lastStep(shown) },
        .marker = static_cast<double>(shown.checkpoint),
        .along = tr("steps") };
    double most = 0;
    const auto& group = shown.network->group;
    for (std::size_t i = 0; i < group.size(); ++i) {
        LinePlot::Line each { nameIn(shown, group[i], QString()), colourOf(m_theme, i) };
        for (const training::Report& report : group[i].history)
            if (report.softmaxJacobianNorm) {
                each.x.append(static_cast<double>(report.step));
                each.y.append(*report.softmaxJacobianNorm);
                most = std::max(most, *report.softmaxJacobianNorm);
            }
        if (each.x.isEmpty())
            each.name.clear(); // it has no attention
        content.lines.push_back(each);
    }
    content.y = { 0, most > 0 ? 1.08 * most : 1 };
    return content;
}

} // namespace ui
