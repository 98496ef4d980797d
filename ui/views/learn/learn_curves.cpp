#include "ui/views/learn/learn_curves.h"

#include "ui/words/network_name.h"
#include "ui/words/numbers.h"

#include <algorithm>
#include <functional>

namespace ui {

namespace learning = core::learning;

namespace {

    using Lines = std::vector<LinePlot::Line>;

    // Where an axis of steps ends: a little behind what was reached, so that a long course does not
    // begin in a corner.
    double lastStep(const LearnShown& shown)
    {
        constexpr double beyond = 1.15;
        constexpr double least = 0.1; // of all
        double last = 1;
        double reached = 0;
        for (const learning::Companion& each : shown.network->group) {
            last = std::max<double>(last, each.course.teaching.steps);
            if (!each.history.empty())
                reached = std::max(reached, static_cast<double>(each.history.back().step));
        }
        return std::clamp(beyond * reached, least * last, last);
    }

    bool lengthsKnown(const LearnShown& shown)
    {
        return shown.network->task.answer != learning::Answer::Numbers // they have none
            && std::ranges::any_of(shown.network->group,
                [](const learning::Companion& each) { return !each.lengths.empty(); });
    }

    LinePlot::Line line(const QString& name, const QColor& colour, Qt::PenStyle style,
        const learning::History& history, auto&& height)
    {
        LinePlot::Line result { name, colour, style };
        for (const learning::Report& each : history) {
            result.x.append(static_cast<double>(each.step));
            result.y.append(height(each));
        }
        return result;
    }

    // One line is told apart by what it is of, several by their networks.
    QString nameIn(const LearnShown& shown, const learning::Companion& each, const QString& alone)
    {
        return shown.network->group.size() == 1 ? alone
                                                : networkName(each.course.network.architecture);
    }

} // namespace

LearnCurves::LearnCurves(QCustomPlot* plot, FreeLayout* layout)
    : m_loss(plot, layout)
    , m_right(plot, layout)
    , m_beside(plot, layout)
{
}

QColor LearnCurves::colourOf(const Theme& theme, std::size_t i)
{
    return theme.head(static_cast<qsizetype>(i));
}

double LearnCurves::rightOf(const learning::Report& report, const learning::Task& task)
{
    return task.answer == learning::Answer::Labels ? report.heldOut.symbols : report.heldOut.exact;
}

void LearnCurves::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (LinePlot* each : { &m_loss, &m_right, &m_beside })
        each->setTheme(theme);
}

void LearnCurves::hideNames(std::size_t count)
{
    for (LinePlot* each : { &m_loss, &m_right, &m_beside })
        each->hideNames(count);
}

void LearnCurves::show(const LearnShown& shown)
{
    m_loss.show(lossOf(shown));
    m_right.show(rightOf(shown));
    if (shown.beside == "softmax")
        m_beside.show(softmaxOf(shown));
    else if (shown.beside == "gradients" || !lengthsKnown(shown)) // those are known at the end
        m_beside.show(gradientsOf(shown));
    else
        m_beside.show(lengthsOf(shown));
}

LinePlot::Content LearnCurves::lossOf(const LearnShown& shown) const
{
    const QString validation = tr("validation");
    LinePlot::Content content { .title = tr("Validation loss"),
        .x = { 0, lastStep(shown) },
        .moment = static_cast<double>(shown.moment),
        .along = tr("steps") };
    const auto& group = shown.network->group;
    double highest = 0;
    for (std::size_t i = 0; i < group.size(); ++i) {
        const learning::History& history = group[i].history;
        content.lines.push_back(
            line(nameIn(shown, group[i], validation), colourOf(m_theme, i), Qt::SolidLine, history,
                [](const learning::Report& each) { return each.heldOut.loss; }));
        if (group.size() == 1)
            content.lines.push_back(line(tr("training"), m_theme.muted, Qt::DashLine, history,
                [](const learning::Report& each) { return each.loss; }));
    }
    for (const LinePlot::Line& each : content.lines)
        for (const double loss : each.y)
            highest = std::max(highest, loss);
    content.y = { 0, highest > 0 ? 1.08 * highest : 1 };
    return content;
}

LinePlot::Content LearnCurves::rightOf(const LearnShown& shown) const
{
    const learning::Task& task = shown.network->task;
    const bool labels = task.answer == learning::Answer::Labels;
    const bool points = task.answer == learning::Answer::Numbers;
    LinePlot::Content content { .title = points ? tr("Validation accuracy (points)")
            : labels                            ? tr("Validation accuracy (tokens)")
                                                : tr("Validation accuracy"),
        .x = { 0, lastStep(shown) },
        .y = { 0, 1.04 },
        .moment = static_cast<double>(shown.moment),
        .namesBelow = true,
        .along = tr("steps") };
    const auto& group = shown.network->group;
    for (std::size_t i = 0; i < group.size(); ++i) {
        content.lines.push_back(line(nameIn(shown, group[i],
                                         points       ? tr("points")
                                             : labels ? tr("token accuracy")
                                                      : tr("exact match")),
            colourOf(m_theme, i), Qt::SolidLine, group[i].history,
            [&](const learning::Report& each) { return rightOf(each, task); }));
        if (group.size() == 1 && !points && task.answer != learning::Answer::Label)
            content.lines.push_back(line(labels ? tr("exact match") : tr("token accuracy"),
                m_theme.muted, Qt::DashLine, group[i].history, [&](const learning::Report& each) {
                    return labels ? each.heldOut.exact : each.heldOut.symbols;
                }));
    }
    if (shown.aloneCan < 1)
        content.lines.push_back(
            { .name = tr("best without context: %1").arg(percentText(shown.aloneCan)),
                .colour = m_theme.warning,
                .style = Qt::DotLine,
                .x = { 0, content.x.upper },
                .y = { shown.aloneCan, shown.aloneCan },
                .shortName = tr("no context: %1", "each token").arg(percentText(shown.aloneCan)) });
    return content;
}

// Lengths of which there are few texts lie together, so that no point stands for a handful.
LinePlot::Content LearnCurves::lengthsOf(const LearnShown& shown) const
{
    constexpr long fewest = 24;
    LinePlot::Content content { .title = tr("Final accuracy by text length"),
        .y = { 0, 1.04 },
        .moment = static_cast<double>(shown.longest) + 0.5,
        .namesBelow = true };
    const auto& group = shown.network->group;
    double shortest = 1e9;
    double longest = 0;
    for (std::size_t i = 0; i < group.size(); ++i) {
        LinePlot::Line of { QString(), colourOf(m_theme, i) };
        learning::LengthMark sum;
        for (const learning::LengthMark& each : group[i].lengths) {
            sum.texts += each.texts;
            sum.right += each.right;
            sum.length += each.length * each.texts;
            if (sum.texts < fewest)
                continue;
            of.x.append(static_cast<double>(sum.length) / static_cast<double>(sum.texts));
            of.y.append(static_cast<double>(sum.right) / static_cast<double>(sum.texts));
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
        content.moment.reset();
    else
        content.lines.push_back({ tr("line: longest training text"), m_theme.query });
    if (longest > shortest)
        content.x = { shortest - 0.5, longest + 0.5 };
    return content;
}

// Those that are largest at the moment are named; where several networks learn, all of each as one.
LinePlot::Content LearnCurves::gradientsOf(const LearnShown& shown) const
{
    const bool instead
        = shown.beside == "lengths" && shown.network->task.answer != learning::Answer::Numbers;
    LinePlot::Content content { .title
        = instead ? tr("During training: gradient norm by step") : tr("Gradient norm by step"),
        .x = { 0, lastStep(shown) },
        .moment = static_cast<double>(shown.moment),
        .logarithmic = true };
    const auto& group = shown.network->group;
    if (group.size() > 1)
        for (std::size_t i = 0; i < group.size(); ++i)
            content.lines.push_back(line(networkName(group[i].course.network.architecture),
                colourOf(m_theme, i), Qt::SolidLine, group[i].history,
                [](const learning::Report& each) { return each.slope; }));
    else
        content.lines = gradientLines(shown);
    double least = 1e30;
    double most = 0;
    for (const LinePlot::Line& each : content.lines)
        for (const double slope : each.y)
            if (slope > 0) {
                least = std::min(least, slope);
                most = std::max(most, slope);
            }
    if (most > 0)
        content.y = { least / 1.5, most * 1.5 };
    return content;
}

std::vector<LinePlot::Line> LearnCurves::gradientLines(const LearnShown& shown) const
{
    const learning::Weights& weights = shown.network->weights;
    const learning::History& history = shown.network->history;
    const auto now = std::ranges::find_if(
        history, [&](const learning::Report& each) { return each.step >= shown.moment; });
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < weights.size(); ++i)
        order.push_back(i);
    const auto slopeOf = [](const learning::Report& report, std::size_t i) {
        return i < report.slopes.size() ? static_cast<double>(report.slopes[i]) : 0;
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
        for (const learning::Report& report : history)
            if (slopeOf(report, i) > 0) {
                each.x.append(static_cast<double>(report.step));
                each.y.append(slopeOf(report, i));
            }
        lines.push_back(each);
    }
    return lines;
}

LinePlot::Content LearnCurves::softmaxOf(const LearnShown& shown) const
{
    LinePlot::Content content { .title = tr("Softmax gradient by step"),
        .x = { 0, lastStep(shown) },
        .moment = static_cast<double>(shown.moment),
        .along = tr("steps") };
    double most = 0;
    const auto& group = shown.network->group;
    for (std::size_t i = 0; i < group.size(); ++i) {
        LinePlot::Line each { nameIn(shown, group[i], QString()), colourOf(m_theme, i) };
        for (const learning::Report& report : group[i].history)
            if (report.softmaxSlope) {
                each.x.append(static_cast<double>(report.step));
                each.y.append(*report.softmaxSlope);
                most = std::max(most, *report.softmaxSlope);
            }
        if (each.x.isEmpty())
            each.name.clear(); // it does not attend
        content.lines.push_back(each);
    }
    content.y = { 0, most > 0 ? 1.08 * most : 1 };
    return content;
}

} // namespace ui
