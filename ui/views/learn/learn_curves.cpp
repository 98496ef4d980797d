#include "ui/views/learn/learn_curves.h"

#include "ui/plot/axis_style.h"
#include "ui/plot/free_layout.h"

#include <algorithm>

namespace ui {

namespace {

    QCPItemText* words(QCustomPlot* plot, QCPAxisRect* rect, QPointF at, Qt::Alignment side)
    {
        auto* item = new QCPItemText(plot);
        item->setClipToAxisRect(false);
        item->position->setType(QCPItemPosition::ptAxisRectRatio);
        item->position->setAxisRect(rect);
        item->position->setCoords(at);
        item->setPositionAlignment(side);
        item->setSelectable(false);
        return item;
    }

} // namespace

LearnCurves::Plot LearnCurves::makePlot(QCustomPlot* plot, FreeLayout* layout)
{
    auto* rect = new QCPAxisRect(plot);
    layout->add(rect);
    rect->setupFullAxesBox();
    for (QCPAxis* axis : rect->axes()) {
        axis->setLayer(QStringLiteral("axes"));
        axis->grid()->setLayer(QStringLiteral("grid"));
    }
    const auto graph = [&] {
        QCPGraph* result
            = plot->addGraph(rect->axis(QCPAxis::atBottom), rect->axis(QCPAxis::atLeft));
        result->setSelectable(QCP::stNone);
        result->setAdaptiveSampling(false);
        return result;
    };
    QCPGraph* beside = graph();
    QCPGraph* main = graph();
    QCPGraph* moment = graph();
    return { rect, beside, main, moment,
        words(plot, rect, { 0, -0.04 }, Qt::AlignLeft | Qt::AlignBottom),
        words(plot, rect, { 0.98, 0.04 }, Qt::AlignRight | Qt::AlignTop),
        words(plot, rect, { 0.98, 0.18 }, Qt::AlignRight | Qt::AlignTop) };
}

LearnCurves::LearnCurves(QCustomPlot* plot, FreeLayout* layout)
    : m_loss(makePlot(plot, layout))
    , m_right(makePlot(plot, layout))
{
}

void LearnCurves::setTheme(const Theme& theme)
{
    m_theme = theme;
    style(m_loss, theme.k);
    style(m_right, theme.v);
    m_loss.title->setText(tr("Loss"));
    m_loss.mainName->setText(tr("texts never seen"));
    m_loss.besideName->setText(tr("texts it learns from"));
    m_right.title->setText(tr("Right, of texts never seen"));
    m_right.mainName->setText(tr("whole answers"));
    m_right.besideName->setText(tr("single tokens"));
}

void LearnCurves::style(const Plot& plot, const QColor& colour) const
{
    for (const QCPAxis::AxisType type : { QCPAxis::atBottom, QCPAxis::atLeft })
        styleAxis(plot.rect->axis(type), m_theme);
    for (const QCPAxis::AxisType type : { QCPAxis::atTop, QCPAxis::atRight })
        styleBareAxis(plot.rect->axis(type), m_theme);
    const double line = m_theme.lineWidth;
    plot.main->setPen(QPen(colour, 2.5 * line));
    plot.beside->setPen(QPen(m_theme.muted, 1.5 * line, Qt::DashLine));
    plot.moment->setPen(QPen(m_theme.query, 1.5 * line));
    for (QCPItemText* item : { plot.title, plot.mainName, plot.besideName })
        item->setFont(m_theme.sized(1, item == plot.title));
    plot.title->setColor(m_theme.text);
    plot.mainName->setColor(colour);
    plot.besideName->setColor(m_theme.muted);
}

void LearnCurves::show(const core::learning::History& history, long moment, long last)
{
    QVector<double> steps, loss, learntLoss, exact, symbols;
    double highest = 0;
    for (const core::learning::Report& each : history) {
        steps.append(static_cast<double>(each.step));
        loss.append(each.heldOut.loss);
        learntLoss.append(each.loss);
        exact.append(each.heldOut.exact);
        symbols.append(each.heldOut.symbols);
        highest = std::max({ highest, each.heldOut.loss, each.loss });
    }
    m_loss.main->setData(steps, loss, true);
    m_loss.beside->setData(steps, learntLoss, true);
    m_right.main->setData(steps, exact, true);
    m_right.beside->setData(steps, symbols, true);
    const double until = std::max<double>(1, static_cast<double>(last));
    const double top = highest > 0 ? 1.08 * highest : 1;
    const auto at = static_cast<double>(moment);
    for (const auto& [plot, height] :
        { std::pair { &m_loss, top }, std::pair { &m_right, 1.04 } }) {
        plot->rect->axis(QCPAxis::atBottom)->setRange(0, until);
        plot->rect->axis(QCPAxis::atLeft)->setRange(0, height);
        plot->moment->setData({ at, at }, { 0, height }, true);
    }
}

// Side by side, with room for their numbers and names.
void LearnCurves::place(QRect area)
{
    const int em = qRound(m_theme.em());
    const QMargins margins(4 * em, qRound(1.6 * em), em, qRound(1.9 * em));
    const int half = area.width() / 2;
    const qreal line
        = 1.1 * m_theme.em() / std::max(1, area.height() - margins.top() - margins.bottom());
    const int ticks = std::clamp(area.height() / (4 * em), 2, 5);
    for (auto* plot : { &m_loss, &m_right }) {
        QRect box(area.left() + (plot == &m_right ? half : 0), area.top(), half, area.height());
        plot->rect->setMargins(margins);
        plot->rect->setAutoMargins(QCP::msNone);
        plot->rect->setOuterRect(box);
        plot->rect->axis(QCPAxis::atLeft)->ticker()->setTickCount(ticks);
        plot->mainName->position->setCoords(0.98, plot == &m_right ? 1 - 2.6 * line : 0.3 * line);
        plot->besideName->position->setCoords(0.98, plot == &m_right ? 1 - 1.5 * line : 1.4 * line);
        plot->rect->update(QCPLayoutElement::upLayout);
    }
}

} // namespace ui
