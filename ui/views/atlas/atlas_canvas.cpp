#include "ui/views/atlas/atlas_canvas.h"

#include "ui/document/actions.h"
#include "ui/document/view_entry.h"
#include "ui/document/view_model.h"
#include "ui/drawing/colour_map.h"
#include "ui/plot/cell_image.h"
#include "ui/session/view_state.h"
#include "ui/view/step_selection.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/token_name.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPaintEngine>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal atlasMargin = 14;
    constexpr qreal leastForSide = 34; // in line heights

    std::vector<int> edgesOf(core::Index cells, int pixels)
    {
        std::vector<int> edges;
        for (core::Index i = 0; i <= cells; ++i)
            edges.push_back(int(std::lround(double(i) * pixels / double(cells))));
        return edges;
    }

    // Pixels of a map: device pixels, or on vector devices a few per cell.
    QSize pixelsFor(const QPainter& painter, QSizeF size, const core::Matrix& matrix)
    {
        const auto type = painter.paintEngine()->type();
        const bool drawn = type == QPaintEngine::Pdf || type == QPaintEngine::SVG;
        const auto along = [&](qreal length, core::Index cells) {
            if (drawn)
                return int(cells) * std::max(1, int(std::ceil(3 * length / qreal(cells))));
            return std::max(1,
                qRound(length * painter.device()->devicePixelRatioF()
                    * painter.combinedTransform().m11()));
        };
        return { along(size.width(), matrix.cols()), along(size.height(), matrix.rows()) };
    }

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

ColourScale AtlasCanvas::scaleOf(const HeadPosition& at) const
{
    DerivedData& derived = *m_viewModel.derived();
    const ViewState& view = m_viewModel.view();
    const float high = view.range == ColourRange::Shared
        ? largestOfAll()
        : derived.largest(*derived.weights(at.layer, at.head));
    return weightColours(view, m_theme.dark, high,
        std::ssize(*m_viewModel.trace()->attention(at.layer).keyTokens), view.range);
}

// Cached, since every map needs it.
float AtlasCanvas::largestOfAll() const
{
    if (m_largest)
        return *m_largest;
    DerivedData& derived = *m_viewModel.derived();
    float largest = 0;
    for (core::Index layer = 0; layer < std::ssize(m_viewModel.trace()->attentions); ++layer)
        for (core::Index head = 0; head < derived.headCount(layer); ++head)
            largest = std::max(largest, derived.largest(*derived.weights(layer, head)));
    return *(m_largest = largest);
}

const QImage& AtlasCanvas::imageOf(const HeadPosition& at, QSize pixels)
{
    QImage& image = m_images[{ at.layer, at.head }];
    if (image.size() == pixels)
        return image;
    const core::Matrix& weights = *m_viewModel.derived()->weights(at.layer, at.head);
    image
        = cellImage(weights, spansOf(0, edgesOf(weights.rows(), pixels.height()), pixels.height()),
            spansOf(0, edgesOf(weights.cols(), pixels.width()), pixels.width()),
            { .scale = scaleOf(at),
                .hatchGround = m_theme.paper.rgb(),
                .hatchLine = m_theme.line.rgb() });
    return image;
}

void AtlasCanvas::paintMap(
    QPainter& painter, const AtlasGrid::Map& map, qreal frame, const Label& label)
{
    const core::Matrix& weights = m_viewModel.trace()
                                      ->attention(map.place.layer)
                                      .heads[static_cast<std::size_t>(map.place.head)]
                                      .weights;
    const std::string& only = m_viewModel.view().pattern;
    painter.setOpacity(only.empty() || only == patternOf(map.place) ? 1 : 0.15);
    painter.drawImage(map.box, imageOf(map.place, pixelsFor(painter, map.box.size(), weights)));
    paintFrame(painter, map, frame);
    if (map.word.height() > 0) {
        painter.setFont(label.font);
        painter.setPen(m_theme.muted);
        painter.drawText(map.word, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(label.font)
                .elidedText(wordBelow(map.place, label.pattern), Qt::ElideRight, map.word.width()));
    }
    painter.setOpacity(1);
}

// In sorted order: the head's number and its sort value.
QString AtlasCanvas::wordBelow(const HeadPosition& at, bool pattern) const
{
    const core::HeadStatistics& s = statisticsOf(at);
    QString name = patternName(*m_viewModel.trace()->model, s.pattern);
    const HeadOrder order = m_viewModel.view().order;
    if (order == HeadOrder::Unsorted)
        return name;
    const QString head = plainHeadNumber(*m_viewModel.trace(), at.layer, at.head);
    const core::HeadMeasure* const measure = core::measureOf(order);
    const QString value = measure == nullptr ? name : measureText(*measure, s);
    return pattern && measure != nullptr ? u"%1: %2 %3"_s.arg(head, value, name)
                                         : u"%1: %2"_s.arg(head, value);
}

qreal AtlasCanvas::widestWord(const Label& label) const
{
    const QFontMetricsF metrics(label.font);
    qreal widest = 0;
    for (const auto& row : rows())
        for (const HeadPosition& at : row)
            widest = std::max(widest, metrics.horizontalAdvance(wordBelow(at, label.pattern)));
    return widest;
}

AtlasCanvas::Label AtlasCanvas::labelIn(qreal width) const
{
    for (const bool pattern : { true, false })
        for (const qreal size : { 0.72, 0.62 })
            if (Label label { m_theme.sized(size), pattern }; widestWord(label) <= width)
                return label;
    return { m_theme.sized(0.62), false };
}

// Where the legend names the patterns, text that would be cut is left out.
qreal AtlasCanvas::leastForWords(bool legend) const
{
    const qreal usual = AtlasGrid::Room {}.leastForWords;
    if (!legend)
        return usual;
    if (!m_widestWord)
        m_widestWord = widestWord({ m_theme.sized(0.62), false });
    return std::max(usual, 1.05 * *m_widestWord);
}

QString AtlasCanvas::orderText() const
{
    const HeadOrder order = m_viewModel.view().order;
    if (order == HeadOrder::Unsorted)
        return {};
    const QString name = label("view.order", std::string(idOfChoice(order)));
    const core::HeadMeasure* const measure = core::measureOf(order);
    if (measure == nullptr)
        return tr("sorted by %1").arg(name);
    return measure->largestFirst ? tr("sorted by %1, largest first").arg(name)
                                 : tr("sorted by %1, smallest first").arg(name);
}

void AtlasCanvas::paintOrder(QPainter& painter, const QRectF& box) const
{
    painter.setFont(m_theme.sized(0.85));
    painter.setPen(m_theme.muted);
    const QString sorted = orderText();
    const QString whole
        = tr("%1; below each map: its head and the value", "sorted by entropy").arg(sorted);
    const QFontMetricsF metrics(painter.font());
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(metrics.horizontalAdvance(whole) <= box.width() ? whole : sorted,
            Qt::ElideRight, box.width()));
}

// Marks the chosen query's row where there is room.
void AtlasCanvas::paintFrame(QPainter& painter, const AtlasGrid::Map& map, qreal wide) const
{
    const Selection& s = m_viewModel.selection();
    const bool chosen = m_theme.selection && m_viewModel.locked().layer == map.place.layer
        && m_viewModel.locked().head == map.place.head;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(patternColour(patternOf(map.place), m_theme.muted, m_theme.line), wide));
    painter.drawRect(map.box.adjusted(-wide / 2, -wide / 2, wide / 2, wide / 2));
    const auto& attention = m_viewModel.trace()->attention(map.place.layer);
    const auto rows = qreal(attention.queryTokens->size());
    const bool asked = s.query && *attention.queryTokens == *lockedLayer(m_viewModel).queryTokens;
    if (asked && map.box.height() / rows > 1) { // a tick at both ends of its row
        const qreal y = map.box.top() + (qreal(*s.query) + 0.5) * map.box.height() / rows;
        painter.setPen(QPen(m_theme.query, 2));
        painter.drawLine(QPointF(map.box.left() - wide - 3, y), QPointF(map.box.left() - wide, y));
        painter.drawLine(
            QPointF(map.box.right() + wide, y), QPointF(map.box.right() + wide + 3, y));
    }
    if (chosen) {
        painter.setOpacity(1);
        painter.setPen(QPen(m_theme.query, 2 * wide));
        painter.drawRect(map.box.adjusted(-2 * wide, -2 * wide, 2 * wide, 2 * wide));
    }
}

void AtlasCanvas::paintNumbers(QPainter& painter, const AtlasGrid& grid) const
{
    if (m_viewModel.view().order != HeadOrder::Unsorted)
        return;
    const QFont font = m_theme.sized(0.85, true);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(m_theme.text);
    qreal free = -1e9; // end of the last number
    for (const AtlasGrid::Map& map : grid.maps) {
        if (map.place.head == 0 && map.box.height() + map.word.height() >= 0.8 * metrics.height())
            painter.drawText(QRectF(0, map.box.center().y() - metrics.height() / 2,
                                 map.box.left() - grid.reach() - 2, metrics.height()),
                Qt::AlignRight | Qt::AlignVCenter,
                layerNumber(m_viewModel.trace()->attention(map.place.layer)));
        const QString number = QString::number(map.place.head + 1);
        const qreal wide = metrics.horizontalAdvance(number);
        const bool first = map.box.top() == grid.maps.front().box.top();
        if (!first || map.box.center().x() - wide / 2 < free + 3)
            continue;
        free = map.box.center().x() + wide / 2;
        const qreal foot = map.box.top() - grid.reach() - 2 + metrics.descent(); // bottom of digits
        painter.drawText(QRectF(map.box.center().x() - wide, foot - 1.2 * metrics.height(),
                             2 * wide, 1.2 * metrics.height()),
            Qt::AlignHCenter | Qt::AlignBottom, number);
    }
}

void AtlasCanvas::paintScale(QPainter& painter, const QRectF& box) const
{
    const ColourScale scale = scaleOf({ 0, 0 });
    const bool own = m_viewModel.view().range == ColourRange::Own;
    const QFont font = m_theme.sized(0.8);
    const QFontMetricsF metrics(font);
    const qreal wide = std::min(9 * m_theme.em(), 0.3 * box.width());
    QImage colours(256, 1, QImage::Format_RGB32);
    for (int i = 0; i < 256; ++i)
        colours.setPixel(i, 0, (*scale.table)[static_cast<std::size_t>(i)]);
    painter.setFont(font);
    painter.setPen(m_theme.muted);
    const QString low = u"0 "_s;
    const QString high
        = u' ' + (own ? tr("the head's maximum") : QString::number(scale.high, 'g', 3));
    const QRectF bar(box.left() + metrics.horizontalAdvance(low),
        box.center().y() - 0.3 * m_theme.em(), wide, 0.6 * m_theme.em());
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, low);
    painter.drawImage(bar, colours);
    painter.drawRect(bar);
    const QRectF rest(bar.right(), box.top(), box.right() - bar.right(), box.height());
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(high + u"  "_s
                + (scale.spacing == ColourSpacing::Root ? tr("root scale") + u"; "_s : QString())
                + tr("attention weight; rows: queries, columns: keys"),
            Qt::ElideRight, rest.width()));
}

void AtlasCanvas::paint(QPainter& painter, QSizeF size)
{
    const Layout layout = place(size);
    paintNumbers(painter, layout.grid);
    const Label label
        = labelIn(layout.grid.maps.empty() ? 0 : layout.grid.maps.front().word.width());
    for (const AtlasGrid::Map& map : layout.grid.maps)
        paintMap(painter, map, layout.grid.frame, label);
    if (!layout.order.isEmpty())
        paintOrder(painter, layout.order);
    if (const auto* chosen
        = layout.grid.find({ m_viewModel.locked().layer, m_viewModel.locked().head }))
        paintFrame(painter, *chosen, layout.grid.frame); // above its neighbours' frames
    if (m_theme.colourBar)
        paintScale(painter, layout.scale);
    if (!layout.side.isEmpty())
        sideIn(layout.side,
            painter.device() == this ? AtlasSide::Medium::Screen : AtlasSide::Medium::Paper)
            .paint(painter);
}

void AtlasCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.paper);
    if (m_viewModel.trace())
        paint(painter, size());
}

} // namespace ui
