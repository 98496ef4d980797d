#include "ui/settings/head_map.h"

#include "core/analysis/statistics.h"
#include "ui/document/document.h"
#include "ui/drawing/colour_map.h"
#include "ui/words/head_name.h"
#include "ui/words/token_name.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

    constexpr qreal gapOfCells = 2;
    constexpr qreal widestCell = 40;

    std::vector<std::vector<std::string_view>> patternsOf(
        const core::Trace& trace, const std::stop_token& stop)
    {
        std::vector<std::vector<std::string_view>> result;
        for (core::Index layer = 0; layer < std::ssize(trace.attentions); ++layer) {
            auto& row = result.emplace_back();
            for (core::Index head = 0; head < std::ssize(trace.attention(layer).heads); ++head) {
                if (stop.stop_requested())
                    return result;
                row.push_back(core::statistics(trace, layer, head, stop).pattern);
            }
        }
        return result;
    }

} // namespace

HeadMap::HeadMap(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_task(BackgroundOrder::NewestWins, [this](Outcome<Patterns> patterns) {
        m_patterns = std::move(patterns.result).value_or(Patterns {});
        update();
    })
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&document, &Document::traceChanged, this, &HeadMap::showTrace);
    connect(&document, &Document::selectionChanged, this, &HeadMap::showSelection);
    showTrace();
}

void HeadMap::showTrace()
{
    const TracePtr& trace = m_document.trace();
    setVisible(trace && trace->attentions.size() > 1);
    if (isHidden() || trace == m_trace)
        return;
    m_trace = trace;
    updateGeometry();
    if (leavesNumbersInFile(*trace)) // too many heads to compute patterns for
        m_patterns = {};
    else
        m_task.request([trace](const std::stop_token& stop) { return patternsOf(*trace, stop); });
    showSelection();
}

void HeadMap::showSelection()
{
    if (isHidden() || m_trace != m_document.trace()) // the selection may lie outside the old trace
        return;
    const Selection& at = m_document.locked();
    setAccessibleName(tr("All heads: %1").arg(words({ at.layer, at.head })));
    update();
}

core::Index HeadMap::heads(core::Index layer) const
{
    return std::ssize(m_trace->attention(layer).heads);
}

core::Index HeadMap::mostHeads() const
{
    core::Index most = 1;
    for (core::Index layer = 0; layer < std::ssize(m_trace->attentions); ++layer)
        most = std::max(most, heads(layer));
    return most;
}

qreal HeadMap::numbersWidth() const
{
    qreal widest = 0;
    for (const core::AttentionTrace& attention : m_trace->attentions)
        widest = std::max(widest, fontMetrics().horizontalAdvance(layerNumber(attention)) * 1.0);
    return widest + 3 * gapOfCells;
}

// More than twelve layers share the height of twelve.
qreal HeadMap::rowHeight() const
{
    const auto layers = static_cast<qreal>(m_trace ? m_trace->attentions.size() : 1);
    return std::max(5.0, std::min(1.15, 14 / layers) * fontMetrics().height());
}

QSize HeadMap::sizeHint() const
{
    const auto layers = static_cast<qreal>(m_trace ? m_trace->attentions.size() : 1);
    return { 8 * fontMetrics().height(), qCeil(layers * rowHeight() + 4 * gapOfCells) };
}

QRectF HeadMap::cell(const Place& place) const
{
    const qreal left = numbersWidth();
    const qreal width
        = std::min(widestCell, (this->width() - left - gapOfCells) / qreal(mostHeads()));
    return QRectF(left + qreal(place.head) * width,
        2 * gapOfCells + qreal(place.layer) * rowHeight(), width, rowHeight())
        .adjusted(0, 0, -gapOfCells, -gapOfCells);
}

std::optional<HeadMap::Place> HeadMap::placeAt(QPointF at) const
{
    if (!m_trace)
        return std::nullopt;
    for (core::Index layer = 0; layer < std::ssize(m_trace->attentions); ++layer)
        for (core::Index head = 0; head < heads(layer); ++head)
            if (cell({ layer, head }).adjusted(0, 0, gapOfCells, gapOfCells).contains(at))
                return Place { layer, head };
    return std::nullopt;
}

std::string_view HeadMap::pattern(const Place& place) const
{
    const auto layer = static_cast<std::size_t>(place.layer);
    const auto head = static_cast<std::size_t>(place.head);
    return layer < m_patterns.size() && head < m_patterns[layer].size() ? m_patterns[layer][head]
                                                                        : std::string_view();
}

QString HeadMap::words(const Place& place) const
{
    const QString name
        = tr("%1, head %2").arg(layerName(m_trace->attention(place.layer))).arg(place.head + 1);
    const std::string_view known = pattern(place);
    return known.empty() ? name : tr("%1: %2").arg(name, patternName(*m_trace->model, known));
}

void HeadMap::paintEvent(QPaintEvent*)
{
    if (!m_trace)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Selection& at = m_document.locked();
    // In a dark palette Midlight is the lightest colour.
    const bool dark = palette().color(QPalette::Window).lightness() < 128;
    const QColor ground = palette().color(dark ? QPalette::Mid : QPalette::Midlight);
    const core::Index every // every n-th layer has a number
        = std::max<core::Index>(1, core::Index(std::ceil(fontMetrics().height() / rowHeight())));
    for (core::Index layer = 0; layer < std::ssize(m_trace->attentions); ++layer) {
        const QRectF first = cell({ layer, 0 });
        painter.setPen(
            palette().color(layer == at.layer ? QPalette::Text : QPalette::PlaceholderText));
        const bool clear = std::abs(layer - at.layer) >= every; // of the selected number
        if (layer == at.layer || (layer % every == 0 && clear))
            painter.drawText(QRectF(0, first.center().y() - fontMetrics().height() / 2.0,
                                 first.left() - 2 * gapOfCells, fontMetrics().height()),
                Qt::AlignRight | Qt::AlignVCenter, layerNumber(m_trace->attention(layer)));
        for (core::Index head = 0; head < heads(layer); ++head)
            painter.fillRect(cell({ layer, head }),
                patternColour(pattern({ layer, head }),
                    palette().color(QPalette::Disabled, QPalette::Text), ground));
    }
    const QColor frame = palette().color(hasFocus() ? QPalette::Highlight : QPalette::Text);
    painter.setPen(QPen(frame, 2));
    painter.drawRect(cell({ at.layer, at.head }).adjusted(-1, -1, 1, 1));
}

void HeadMap::mousePressEvent(QMouseEvent* event)
{
    if (const auto place = placeAt(event->position()))
        choose(*place);
}

void HeadMap::keyPressEvent(QKeyEvent* event)
{
    if (!m_trace)
        return;
    const Selection& at = m_document.locked();
    Place place { at.layer, at.head };
    switch (event->key()) {
    case Qt::Key_Up:
        place.layer = std::max<core::Index>(0, place.layer - 1);
        break;
    case Qt::Key_Down:
        place.layer = std::min(std::ssize(m_trace->attentions) - 1, place.layer + 1);
        break;
    case Qt::Key_Left:
        place.head = std::max<core::Index>(0, place.head - 1);
        break;
    case Qt::Key_Right:
        place.head = std::min(heads(place.layer) - 1, place.head + 1);
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    choose(place);
}

void HeadMap::focusInEvent(QFocusEvent* event)
{
    update();
    QWidget::focusInEvent(event);
}

bool HeadMap::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const auto place = placeAt(help->pos());
    QToolTip::showText(help->globalPos(), place ? words(*place) : QString(), this);
    return true;
}

void HeadMap::choose(Place place)
{
    Selection at = m_document.locked();
    at.layer = place.layer;
    at.head = std::min(place.head, heads(place.layer) - 1);
    m_document.lock(at);
}

} // namespace ui
