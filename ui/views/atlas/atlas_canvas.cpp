#include "ui/views/atlas/atlas_canvas.h"

#include "ui/document/actions.h"
#include "ui/document/view_entry.h"
#include "ui/document/view_model.h"
#include "ui/view/step_selection.h"
#include "ui/words/head_name.h"
#include "ui/words/layer_name.h"
#include "ui/words/numbers.h"
#include "ui/words/token_name.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal atlasMargin = 14;
    constexpr qreal leastForSide = 34; // in line heights

} // namespace

AtlasCanvas::AtlasCanvas(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_viewModel(viewModel)
    , m_commands(actions)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void AtlasCanvas::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_images.clear();
    m_widestWord.reset();
    update();
}

void AtlasCanvas::setAlone(bool alone)
{
    m_alone = alone;
}

void AtlasCanvas::showTrace()
{
    m_images.clear();
    m_largest.reset();
    m_widestWord.reset();
    update();
}

const core::HeadStatistics& AtlasCanvas::statisticsOf(const HeadPosition& at) const
{
    return m_viewModel.derived()->statistics(at.layer)[static_cast<std::size_t>(at.head)];
}

std::string_view AtlasCanvas::patternOf(const HeadPosition& at) const
{
    return statisticsOf(at).pattern;
}

// Rows by layer; sorted heads form a single sequence.
std::vector<std::vector<HeadPosition>> AtlasCanvas::rows() const
{
    const core::Trace& trace = *m_viewModel.trace();
    const HeadOrder order = m_viewModel.view().order;
    std::vector<std::vector<HeadPosition>> result;
    std::vector<std::pair<double, HeadPosition>> sorted;
    for (core::Index layer = 0; layer < std::ssize(trace.attentions); ++layer) {
        const auto& statistics = m_viewModel.derived()->statistics(layer);
        auto& row = result.emplace_back();
        for (core::Index head = 0; head < std::ssize(statistics); ++head) {
            row.push_back({ layer, head });
            sorted.emplace_back(
                core::sortKey(statistics[static_cast<std::size_t>(head)], order), row.back());
        }
    }
    if (order == HeadOrder::Unsorted)
        return result;
    std::ranges::stable_sort(sorted, {}, &std::pair<double, HeadPosition>::first);
    result.assign(1, {});
    for (const auto& [number, place] : sorted)
        result.front().push_back(place);
    return result;
}

AtlasCanvas::Layout AtlasCanvas::place(QSizeF size) const
{
    Layout layout;
    const qreal em = m_theme.em();
    QRectF area = QRectF({}, size).adjusted(atlasMargin, 6, -atlasMargin, -6);
    layout.scale = QRectF(area.left(), area.bottom() - 1.5 * em, area.width(), 1.5 * em);
    area.setBottom(layout.scale.top() - 6);
    if (area.width() > leastForSide * em) {
        const qreal width = std::clamp(0.22 * area.width(), 12 * em, 20 * em);
        layout.side = area;
        layout.side.setLeft(area.right() - width);
        area.setRight(layout.side.left() - 1.5 * em);
        layout.scale.setRight(area.right());
    }
    if (m_viewModel.view().order != HeadOrder::Unsorted) {
        layout.order = area;
        layout.order.setHeight(1.3 * em);
        area.setTop(layout.order.bottom() + 0.3 * em);
    }
    const QFontMetricsF metrics(m_theme.sized(0.85, true));
    qreal name = 0;
    for (const core::AttentionTrace& each : m_viewModel.trace()->attentions)
        name = std::max(name, metrics.horizontalAdvance(layerNumber(each)));
    const core::AttentionTrace& first = m_viewModel.trace()->attentions.front();
    const qreal high
        = std::clamp(qreal(first.queryTokens->size()) / qreal(first.keyTokens->size()), 0.5, 2.0);
    const AtlasGrid::Room room { area, 1.1 * QFontMetricsF(m_theme.sized(0.75)).height(), name + 4,
        m_viewModel.view().order == HeadOrder::Unsorted, !layout.side.isEmpty(),
        2.5 * m_theme.lineWidth, leastForWords(!layout.side.isEmpty()) };
    const auto all = rows();
    layout.grid = AtlasGrid::make(all, high, room);
    if (m_alone)
        for (const qreal wider : { 1.25, 1.5, 1.75, 2.0 }) {
            AtlasGrid grid = AtlasGrid::make(all, high / wider, room);
            if (grid.map.width() * grid.map.height()
                > layout.grid.map.width() * layout.grid.map.height())
                layout.grid = std::move(grid);
        }
    return layout;
}

AtlasSide AtlasCanvas::side() const
{
    return sideIn(place(size()).side, AtlasSide::Medium::Screen);
}

AtlasSide AtlasCanvas::sideIn(const QRectF& box, AtlasSide::Medium medium) const
{
    return { m_viewModel, m_theme, box, m_alone ? AtlasSide::Medium::Paper : medium };
}

std::optional<HeadPosition> AtlasCanvas::headAt(QPointF point) const
{
    if (!m_viewModel.trace())
        return std::nullopt;
    const Layout layout = place(size());
    if (const auto map = layout.grid.at(point))
        return map;
    return layout.side.isEmpty() ? std::nullopt : side().headAt(point);
}

void AtlasCanvas::choose(const HeadPosition& place)
{
    Selection s = m_viewModel.locked();
    s.layer = place.layer;
    s.head = place.head;
    m_commands.lock(s);
}

void AtlasCanvas::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(headAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void AtlasCanvas::mousePressEvent(QMouseEvent* event)
{
    if (!m_viewModel.trace() || event->button() != Qt::LeftButton)
        return;
    if (const auto head = headAt(event->position())) {
        choose(*head);
        return;
    }
    const Layout layout = place(size());
    const auto pattern = layout.side.isEmpty() ? std::nullopt : side().patternAt(event->position());
    if (!pattern)
        return;
    m_commands.edit([] { return tr("Show heads with a pattern"); }, u"pattern"_s,
        [&](EditableState& state) {
            state.view.pattern
                = state.view.pattern == *pattern ? std::string() : std::string(*pattern);
        });
    m_commands.commitEdit();
}

void AtlasCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (headAt(event->position()))
        m_commands.showView(viewFor(ViewRole::Heads).id);
}

void AtlasCanvas::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_commands.hover(std::nullopt);
}

bool AtlasCanvas::step(int key)
{
    const Selection& s = m_viewModel.locked();
    const core::Trace& trace = *m_viewModel.trace();
    HeadPosition to { s.layer, s.head };
    switch (key) {
    case Qt::Key_Up:
        to.layer -= 1;
        break;
    case Qt::Key_Down:
        to.layer += 1;
        break;
    case Qt::Key_Left:
        to.head -= 1;
        break;
    case Qt::Key_Right:
        to.head += 1;
        break;
    default:
        return stepSelection(m_viewModel, m_commands, key);
    }
    to.layer = std::clamp<core::Index>(to.layer, 0, std::ssize(trace.attentions) - 1);
    to.head = std::clamp<core::Index>(to.head, 0, std::ssize(trace.attention(to.layer).heads) - 1);
    choose(to);
    return true;
}

void AtlasCanvas::keyPressEvent(QKeyEvent* event)
{
    if (!m_viewModel.trace())
        return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_commands.showView(viewFor(ViewRole::Heads).id);
    else if (!step(event->key()))
        QWidget::keyPressEvent(event);
}

bool AtlasCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const auto head = headAt(help->pos());
    QToolTip::showText(help->globalPos(), head ? words(*head) : QString(), this);
    return true;
}

QString AtlasCanvas::words(const HeadPosition& at) const
{
    const core::HeadStatistics& s = statisticsOf(at);
    return tr("%1, head %2: %3")
               .arg(layerName(m_viewModel.trace()->attention(at.layer)))
               .arg(at.head + 1)
               .arg(patternName(*m_viewModel.trace()->model, s.pattern))
        + u'\n'
        + tr("entropy %1 · distance %2").arg(fixedText(s.entropy, 2), fixedText(s.distance, 1));
}

} // namespace ui
