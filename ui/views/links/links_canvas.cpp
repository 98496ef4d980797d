#include "ui/views/links/links_canvas.h"

#include "ui/document/actions.h"
#include "ui/document/view_model.h"
#include "ui/drawing/colour_map.h"
#include "ui/session/view_state.h"
#include "ui/view/step_selection.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"
#include "ui/words/token_name.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui {

namespace {

    constexpr qreal swatchMargin = 14;
    constexpr qreal plainLine = 3.2, highestLine = 7; // height of a token's row, in line heights
    constexpr qreal shareOfFew = 0.6; // least share of the height for few tokens

    constexpr qreal pale = 0.13; // opacity of the curves below the chosen ones
    constexpr qreal paleThin = 0.35; // in long texts, where curves are thin
    constexpr qreal paleOnDark = 0.24; // dark grounds swallow pale and thin curves
    constexpr float plainOpacity = 0.3F; // of the thinnest curves
    constexpr float opacityOnDark = 0.65F;
    constexpr qreal thinnestOnDark = 1.2;
    constexpr float faint = 0.22F; // opacity of other heads' curves next to the chosen head's
    constexpr Qt::Alignment tokenMiddle = Qt::AlignVCenter | Qt::AlignAbsolute; // also for Hebrew

    QColor readableOn(const QColor& ground)
    {
        const float light
            = 0.299F * ground.redF() + 0.587F * ground.greenF() + 0.114F * ground.blueF();
        return light > 0.55F ? QColor(Qt::black) : QColor(Qt::white);
    }

} // namespace

LinksCanvas::LinksCanvas(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_viewModel(viewModel)
    , m_commands(actions)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void LinksCanvas::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_all = m_chosen = {};
    update();
}

void LinksCanvas::setAlone(bool alone)
{
    m_alone = alone;
}

void LinksCanvas::setCurves(const Curves& curves, bool allChanged)
{
    m_curves = curves;
    m_chosen = {};
    if (std::exchange(m_strong, strongHead()) != m_strong || allChanged)
        m_all = {};
    update();
}

std::optional<core::Index> LinksCanvas::strongHead() const
{
    if (!m_viewModel.trace())
        return std::nullopt;
    const auto count = std::ssize(lockedLayer(m_viewModel).heads);
    for (core::Index head = 0; head < count; ++head)
        if (headHidden(m_viewModel.view(), head))
            return std::nullopt;
    return count > 1 ? std::optional(m_viewModel.locked().head) : std::nullopt;
}

QString LinksCanvas::swatchWord(core::Index head) const
{
    const core::Index layer = m_viewModel.locked().layer;
    if (isAblated(*m_viewModel.trace(), layer, head))
        return tr("ablated");
    const auto& statistics = m_viewModel.derived()->statistics(layer);
    return patternName(
        *m_viewModel.trace()->model, statistics[static_cast<std::size_t>(head)].pattern);
}

// Places numbers with head patterns if they fit into two rows, otherwise numbers only.
void LinksCanvas::placeSwatches(Place& place, qreal width) const
{
    const auto count = std::ssize(lockedLayer(m_viewModel).heads);
    const QFontMetricsF metrics(m_theme.sized(0.85));
    const qreal high = metrics.height() + 6;
    const qreal number = metrics.horizontalAdvance(u'0') * 2 + 12;
    for (const bool words : { true, false }) {
        place.swatches.clear();
        place.words = words;
        QPointF at(swatchMargin, 6);
        int rows = 1;
        for (core::Index head = 0; head < count; ++head) {
            const qreal wide
                = number + (words ? metrics.horizontalAdvance(swatchWord(head)) + 12 : 0);
            if (at.x() + wide > width - swatchMargin && at.x() > swatchMargin) {
                at = { swatchMargin, at.y() + high + 4 };
                ++rows;
            }
            place.swatches.emplace_back(at, QSizeF(wide, high));
            at.rx() += wide + 6;
        }
        if (rows <= 2)
            return;
    }
}

// Offsets the heads at each token, so that no curve covers another.
void LinksCanvas::placeHeads(Place& place) const
{
    const auto& layer = lockedLayer(m_viewModel);
    int seen = 0;
    for (core::Index head = 0; head < std::ssize(layer.heads); ++head) {
        place.rank.push_back(headHidden(m_viewModel.view(), head) ? 0 : seen++);
        place.largest = std::max(place.largest,
            m_viewModel.derived()->largest(
                *m_viewModel.derived()->weights(m_viewModel.locked().layer, head)));
    }
    if (weightSpacing(m_viewModel.view(), place.keys) == ColourSpacing::Linear)
        place.largest = std::max(1.0F, place.largest);
    const qreal widest = 10 * m_theme.scale;
    place.spread = std::min(widest, place.line * 0.76 / std::max(1, seen));
    place.above = place.spread * (std::max(1, seen) - 1) / 2;
    const qreal apart = 0.55 * place.line / (place.spread * std::max(1, seen));
    place.bold = std::max(1.0, std::min(m_theme.lineWidth, apart));
}

LinksCanvas::Place LinksCanvas::placeIn(QSizeF size) const
{
    Place place;
    place.queries = std::ssize(*lockedLayer(m_viewModel).queryTokens);
    place.keys = std::ssize(*lockedLayer(m_viewModel).keyTokens);
    if (!m_alone || lockedLayer(m_viewModel).heads.size() > 1)
        placeSwatches(place, size.width());
    const qreal header = place.swatches.empty() ? 8 : place.swatches.back().bottom() + 8;
    place.area = QRectF(QPointF(0, header), QPointF(size.width(), size.height() - 8));
    const auto count = static_cast<qreal>(std::max(place.queries, place.keys));
    // Few tokens fill at least this share of a high view.
    const qreal most = std::max(plainLine * m_theme.em(),
        std::min(shareOfFew * place.area.height() / count, highestLine * m_theme.em()));
    place.line = std::min(place.area.height() / count, most);
    const qreal span = std::min(size.width() * 0.42, 560 * m_theme.scale);
    place.left = size.width() / 2 - span / 2;
    place.right = size.width() / 2 + span / 2;
    placeHeads(place);
    return place;
}

qreal LinksCanvas::y(const Place& place, core::Index index, core::Index count)
{
    const qreal height = place.line * static_cast<qreal>(count);
    return place.area.top() + std::max(0.0, (place.area.height() - height) / 2)
        + place.line * (static_cast<qreal>(index) + 0.5);
}

LinksCanvas::Shape LinksCanvas::shapeIn(const Place& place, const Link& link) const
{
    const qreal aside
        = place.spread * place.rank[static_cast<std::size_t>(link.head)] - place.above;
    Shape shape;
    shape.from = { place.left, y(place, link.query, place.queries) + aside };
    shape.to = { place.right, y(place, link.key, place.keys) + aside };
    const qreal thickest
        = std::clamp(place.spread, std::min(2.5, 0.4 * place.line), 10 * m_theme.scale);
    shape.width = std::max(0.5, thickest * strengthOf(place, link));
    return shape;
}

// 0 to 1, as in the colours of the weights.
double LinksCanvas::strengthOf(const Place& place, const Link& link) const
{
    const ColourScale scale { nullptr, 0, place.largest,
        weightSpacing(m_viewModel.view(), place.keys) };
    return std::min(1.0, double(scale.share(std::abs(link.weight))));
}

LinksCanvas::Shape LinksCanvas::shapeOf(const Link& link, QSizeF size) const
{
    return shapeIn(placeIn(size), link);
}

QRectF LinksCanvas::swatchRect(core::Index head) const
{
    return placeIn(size()).swatches.at(static_cast<std::size_t>(head));
}

QRectF LinksCanvas::tokenRect(bool asking, core::Index index) const
{
    const Place place = placeIn(size());
    const qreal middle = y(place, index, asking ? place.queries : place.keys);
    return asking ? QRectF(0, middle - place.line / 2, place.left, place.line)
                  : QRectF(place.right, middle - place.line / 2, width() - place.right, place.line);
}

QRectF LinksCanvas::curvesRect() const
{
    const Place place = placeIn(size());
    return { QPointF(place.left, place.area.top()), QPointF(place.right, place.area.bottom()) };
}

std::optional<std::pair<bool, core::Index>> LinksCanvas::tokenAt(QPointF position) const
{
    const Place place = placeIn(size());
    for (const bool asking : { true, false }) {
        if (asking ? position.x() > place.left : position.x() < place.right)
            continue;
        const core::Index count = asking ? place.queries : place.keys;
        const auto index = static_cast<core::Index>(
            std::floor((position.y() - (y(place, 0, count) - place.line / 2)) / place.line));
        if (index >= 0 && index < count)
            return std::pair { asking, index };
    }
    return std::nullopt;
}

std::optional<core::Index> LinksCanvas::swatchAt(QPointF position) const
{
    const Place place = placeIn(size());
    const auto it = std::ranges::find_if(
        place.swatches, [&](const QRectF& box) { return box.contains(position); });
    return it != place.swatches.end() ? std::optional<core::Index>(it - place.swatches.begin())
                                      : std::nullopt;
}

void LinksCanvas::setHidden(const std::vector<int>& heads)
{
    m_commands.edit([] { return tr("Choose heads"); }, QStringLiteral("hidden_heads"),
        [&](EditableState& state) { state.view.hiddenHeads = heads; });
}

void LinksCanvas::toggle(core::Index head)
{
    std::vector<int> heads = m_viewModel.view().hiddenHeads;
    const int number = static_cast<int>(head) + 1;
    if (std::erase(heads, number) == 0)
        heads.push_back(number);
    std::ranges::sort(heads);
    setHidden(heads);
}

// Shows only this head, or all heads if it is already the only one.
void LinksCanvas::showOnly(core::Index head)
{
    std::vector<int> others(lockedLayer(m_viewModel).heads.size());
    std::iota(others.begin(), others.end(), 1);
    std::erase(others, static_cast<int>(head) + 1);
    setHidden(m_viewModel.view().hiddenHeads == others ? std::vector<int> {} : others);
}

void LinksCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_viewModel.trace())
        return;
    const auto token = tokenAt(event->position());
    if (!token || swatchAt(event->position())) {
        m_commands.hover(std::nullopt);
        return;
    }
    Selection s = m_viewModel.locked();
    (token->first ? s.query : s.key) = token->second;
    m_commands.hover(s);
}

void LinksCanvas::mousePressEvent(QMouseEvent* event)
{
    if (!m_viewModel.trace() || event->button() != Qt::LeftButton)
        return;
    if (const auto head = swatchAt(event->position())) {
        m_commands.commitEdit(); // a following double click belongs to the same step
        toggle(*head);
    } else if (const auto token = tokenAt(event->position())) {
        Selection s = m_viewModel.locked();
        (token->first ? s.query : s.key) = token->second;
        m_commands.lock(s);
    }
}

void LinksCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto head = m_viewModel.trace() ? swatchAt(event->position()) : std::nullopt;
    if (!head)
        return;
    toggle(*head); // reverts the first click
    showOnly(*head);
}

void LinksCanvas::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_commands.hover(std::nullopt);
}

void LinksCanvas::keyPressEvent(QKeyEvent* event)
{
    if (!m_viewModel.trace()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const core::Index head = m_viewModel.locked().head;
    if (event->key() == Qt::Key_Space) {
        m_commands.commitEdit();
        toggle(head);
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        m_commands.commitEdit();
        showOnly(head);
    } else if (!stepSelection(m_viewModel, m_commands, event->key())) {
        QWidget::keyPressEvent(event);
    }
}

void LinksCanvas::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.paper);
    if (m_viewModel.trace() && m_curves.all != nullptr)
        paint(painter, size());
}

void LinksCanvas::paint(QPainter& painter, QSizeF size)
{
    const Place place = placeIn(size);
    const bool some = m_curves.chosen != nullptr;
    painter.setRenderHint(QPainter::Antialiasing);
    const bool thin = weightSpacing(m_viewModel.view(), place.keys) == ColourSpacing::Root;
    painter.setOpacity(some ? (thin ? paleThin : (m_theme.dark ? paleOnDark : pale)) : 1);
    if (painter.device() == this)
        painter.drawImage(QPointF(), imageOf(m_all, place, *m_curves.all));
    else
        strokeRibbons(painter, ribbonsOf(place, *m_curves.all));
    painter.setOpacity(1);
    if (some && painter.device() == this)
        painter.drawImage(QPointF(), imageOf(m_chosen, place, *m_curves.chosen));
    else if (some)
        strokeRibbons(painter, ribbonsOf(place, *m_curves.chosen));
    paintSwatches(painter, place);
    paintTokens(painter, place, true);
    paintTokens(painter, place, false);
}

// Cached until the curves change: the window may repaint the same image many times.
const QImage& LinksCanvas::imageOf(
    QImage& kept, const Place& place, const std::vector<Link>& links) const
{
    const QSize pixels = (QSizeF(size()) * devicePixelRatioF()).toSize();
    if (kept.size() == pixels)
        return kept;
    kept = QImage(pixels, QImage::Format_ARGB32_Premultiplied);
    kept.setDevicePixelRatio(devicePixelRatioF());
    kept.fill(Qt::transparent);
    blendRibbons(kept, ribbonsOf(place, links));
    return kept;
}

// The colour of each head's pattern, as in Heads, Atlas and the map of heads.
std::vector<QColor> LinksCanvas::headColours() const
{
    std::vector<QColor> colours;
    for (const core::HeadStatistics& each :
        m_viewModel.derived()->statistics(m_viewModel.locked().layer))
        colours.push_back(patternColour(each.pattern, m_theme.muted, m_theme.muted));
    return colours;
}

std::vector<Ribbon> LinksCanvas::ribbonsOf(const Place& place, const std::vector<Link>& links) const
{
    std::vector<Ribbon> ribbons;
    std::vector<Ribbon> above; // the chosen head's
    const std::optional<core::Index> strong = strongHead();
    const std::vector<QColor> colours = headColours();
    const float least = m_theme.dark ? opacityOnDark : plainOpacity;
    for (const Link& link : links) {
        Shape shape = shapeIn(place, link);
        QColor colour = colours[static_cast<std::size_t>(link.head)];
        if (m_theme.dark) {
            colour = m_theme.readable(colour);
            shape.width = std::max(shape.width, thinnestOnDark);
        }
        const bool own = !strong || link.head == *strong;
        const float opacity = least + (0.95F - least) * float(strengthOf(place, link));
        colour.setAlphaF(own ? opacity : opacity * faint);
        (own ? above : ribbons)
            .push_back({ shape.from, shape.to, shape.width * place.bold, colour, link.weight < 0 });
    }
    ribbons.insert(ribbons.end(), above.begin(), above.end());
    return ribbons;
}

void LinksCanvas::paintTokens(QPainter& painter, const Place& place, bool asking) const
{
    const core::Index count = asking ? place.queries : place.keys;
    const Selection& s = m_viewModel.selection();
    const auto chosen = asking ? s.query : s.key;
    const qreal factor = std::clamp(place.line / m_theme.em() * 0.8, 0.75, 1.25);
    const QFontMetricsF metrics(m_theme.sized(factor));
    const auto step = std::max<core::Index>(
        1, static_cast<core::Index>(std::ceil(metrics.height() * 0.85 / place.line)));
    const qreal width = place.left - 24;
    const auto paintOne = [&](core::Index i, bool lit) {
        const QString text
            = metrics.elidedText(asking ? m_viewModel.queryLabels()[i] : m_viewModel.keyLabels()[i],
                Qt::ElideRight, width);
        const QFont font = m_theme.sized(factor, lit);
        const qreal wide = QFontMetricsF(font).horizontalAdvance(text) + 2;
        QRectF box(0, 0, wide, metrics.height());
        box.moveCenter({ 0, y(place, i, count) });
        box.moveLeft(asking ? place.left - 12 - wide : place.right + 12);
        if (lit) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(m_theme.hoverFill);
            painter.drawRoundedRect(box.adjusted(-5, 0, 5, 0), 4, 4);
        }
        painter.setFont(font);
        painter.setPen(lit ? (asking ? m_theme.query : m_theme.k)
                           : (chosen && asking ? m_theme.muted : m_theme.text));
        // A glyph of another font may be higher than the box, and a clip on part of a PDF page
        // would apply to all later drawing.
        painter.drawText(box, Qt::AlignLeft | tokenMiddle | Qt::TextDontClip, text);
    };
    for (core::Index i = 0; i < count; i += step)
        if (chosen != i)
            paintOne(i, false);
    if (chosen && *chosen < count)
        paintOne(*chosen, true);
}

void LinksCanvas::paintSwatches(QPainter& painter, const Place& place) const
{
    const QFont font = m_theme.sized(0.85);
    const qreal number = QFontMetricsF(font).horizontalAdvance(u'0') * 2 + 12;
    const std::vector<QColor> colours = headColours();
    painter.setFont(font);
    for (core::Index head = 0; head < std::ssize(place.swatches); ++head) {
        const QRectF box = place.swatches[static_cast<std::size_t>(head)];
        QRectF patch = box;
        patch.setWidth(number);
        const QColor colour = colours[static_cast<std::size_t>(head)];
        const bool off = headHidden(m_viewModel.view(), head);
        if (head == m_viewModel.locked().head) {
            painter.setPen(QPen(m_theme.text, 1.2 * m_theme.lineWidth));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 6, 6);
        }
        painter.setPen(QPen(colour, 1.5));
        painter.setBrush(off ? QBrush(Qt::NoBrush) : QBrush(colour));
        painter.drawRoundedRect(patch.adjusted(1, 1, -1, -1), 4, 4);
        painter.setPen(off ? m_theme.muted : readableOn(colour));
        painter.drawText(patch, Qt::AlignCenter,
            place.words ? QString::number(head + 1)
                        : shortHeadNumber(*m_viewModel.trace(), m_viewModel.locked().layer, head));
        if (!place.words)
            continue;
        painter.setPen(off ? m_theme.muted : m_theme.text);
        painter.drawText(
            box.adjusted(number + 5, 0, 8, 0), Qt::AlignLeft | tokenMiddle, swatchWord(head));
    }
}

} // namespace ui
