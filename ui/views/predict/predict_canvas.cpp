#include "ui/views/predict/predict_canvas.h"

#include "core/inference/output_head.h"
#include "ui/document/actions.h"
#include "ui/document/view_model.h"
#include "ui/drawing/colour_map.h"
#include "ui/view/step_selection.h"
#include "ui/words/labels.h"
#include "ui/words/token_name.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal predictMargin = 14;
    constexpr qreal shortLabel = 7, longestLabel = 11; // in line heights
    constexpr qreal barNumber = 5.5;
    constexpr qreal widestColumn = 11, narrowestColumn = 6.5;
    constexpr qreal headLine = 1.6; // height of a heading, and of the tokens above columns
    constexpr qreal betweenParts = 0.6; // gap between the bars and the layers
    constexpr qreal noteLetters = 0.9;
    constexpr qreal largestLetters = 1.35; // relative to the plain font
    constexpr double noChange = 0.0005; // smaller changes of a probability are not written

    QString probabilityText(double probability)
    {
        return QString::number(probability, 'f', 3);
    }

    // Largest text size that fits a line, relative to the plain font.
    qreal lettersIn(qreal line, const Theme& theme)
    {
        constexpr qreal smallest = 0.55;
        constexpr qreal leading = 1.3; // line height per font size
        return std::clamp(line / (leading * theme.font.pixelSize()), smallest, largestLetters);
    }

    QString predictionName(const std::string& label)
    {
        const QString name = safeLabel(label, 14).trimmed();
        return name.isEmpty() ? u"␣"_s : name;
    }

} // namespace

PredictCanvas::PredictCanvas(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_viewModel(viewModel)
    , m_actions(actions)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PredictCanvas::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void PredictCanvas::setFound(PredictionTable found)
{
    m_found = std::move(found);
    order();
    update();
}

void PredictCanvas::setCovered(bool covered)
{
    m_covered = covered;
    order();
    update();
}

// The most likely token first; covered, in the order of the names.
void PredictCanvas::order()
{
    m_order.resize(m_found.now.size());
    std::iota(m_order.begin(), m_order.end(), std::size_t { 0 });
    if (m_covered)
        std::ranges::sort(
            m_order, {}, [&](std::size_t i) { return predictionName(m_found.now[i].label); });
}

QStringList PredictCanvas::listed() const
{
    QStringList names;
    for (const std::size_t token : m_order)
        names << predictionName(m_found.now[token].label);
    return names;
}

QList<QRect> PredictCanvas::answerAreas() const
{
    const Layout layout = place(size());
    const qreal em = m_theme.em();
    QRectF bars = layout.now.adjusted(labelRoom(), headLine * em, 0, 0);
    bars.setWidth(std::min(bars.width(), width() - predictMargin - bars.left()));
    QList<QRect> areas { bars.toAlignedRect() };
    if (m_found.layers.empty())
        return areas;
    const qreal left
        = layout.cells.left() + qreal(m_found.request.position - m_found.first) * layout.column;
    const qreal high = qreal(m_found.layers.size()) * layout.line;
    areas << QRectF(left, layout.cells.top(), layout.column, high).toAlignedRect();
    const auto columns = qreal(m_found.layers.front().cells.size());
    if (const qreal end = layout.cells.left() + columns * layout.column;
        followed() && end > left + 1.5 * layout.column)
        areas << QRectF(QPointF(left + layout.column, layout.cells.top() - headLine * em),
            QPointF(end, layout.cells.top() + high))
                     .toAlignedRect();
    return areas;
}

bool PredictCanvas::masked() const
{
    return core::predictionKind(m_found.trace->model->pretrained()->model->architecture)
        == core::PredictionKind::MaskedTokens;
}

bool PredictCanvas::followed() const
{
    return core::predictionKind(m_found.trace->model->pretrained()->model->architecture)
        == core::PredictionKind::NextTokens;
}

// "After “not to”", "In place of “it”".
QString PredictCanvas::heading() const
{
    const auto& tokens = core::predictingTokens(*m_found.trace);
    // Without the position, which follows.
    const QString name
        = tokenName({ tokens[static_cast<std::size_t>(m_found.request.position)] }, 0);
    const core::Architecture& network = m_found.trace->model->pretrained()->model->architecture;
    switch (core::predictionKind(network)) {
    case core::PredictionKind::MaskedTokens:
        return (
            m_found.maskedHere() ? tr("In place of “%1” (%2), masked here") : tr("At “%1” (%2)"))
            .arg(name)
            .arg(m_found.request.position + 1);
    case core::PredictionKind::NextTokens:
        return tr("After “%1” (%2)").arg(name).arg(m_found.request.position + 1);
    case core::PredictionKind::Labels:
        return tr("Label of “%1” (%2)").arg(name).arg(m_found.request.position + 1);
    case core::PredictionKind::Classes:
    case core::PredictionKind::Nothing:
        break;
    }
    return network.stack.embedding.patches ? tr("What the image shows") : tr("Label of the text");
}

core::Index PredictCanvas::columnsIn(QSizeF size) const
{
    const qreal width = size.width() - 2 * predictMargin - labelRoom();
    const qreal narrowest
        = labelRoom() > shortLabel * m_theme.em() ? labelRoom() : narrowestColumn * m_theme.em();
    return std::max<core::Index>(1, core::Index(width / narrowest));
}

// Names of classes are known in advance.
qreal PredictCanvas::labelRoom() const
{
    const qreal em = m_theme.em();
    qreal longest = 0;
    if (const TracePtr& trace = m_viewModel.trace(); trace && trace->model->pretrained() != nullptr)
        for (const std::string& name : trace->model->pretrained()->model->classes)
            longest = std::max(longest,
                QFontMetricsF(m_theme.sized(largestLetters))
                    .horizontalAdvance(predictionName(name)));
    return std::clamp(longest + 0.8 * em, shortLabel * em, longestLabel * em);
}

PredictCanvas::Lines PredictCanvas::lines() const
{
    if (m_found.trace != nullptr)
        return { qreal(m_found.now.size()), qreal(m_found.layers.size()) };
    const TracePtr& trace = m_viewModel.trace();
    return { qreal(m_viewModel.view().predictions),
        trace ? qreal(trace->attentions.size() + 1) : 0.0 };
}

QSize PredictCanvas::mapSize() const
{
    const Layout layout = place(size());
    const Lines count = lines();
    return QSizeF(layout.cells.width(), count.bars * layout.row + count.layers * layout.line)
        .toSize();
}

qreal PredictCanvas::letters() const
{
    const Layout layout = place(size());
    const qreal least = lines().layers > 0 ? std::min(layout.row, layout.line) : layout.row;
    return lettersIn(least, m_theme) * m_theme.font.pixelSize();
}

PredictCanvas::Layout PredictCanvas::place(QSizeF size) const
{
    Layout layout;
    const qreal em = m_theme.em();
    const QRectF all = QRectF({}, size).adjusted(predictMargin, 6, -predictMargin, -8);
    const auto [rows, layers] = lines();
    // Heading, bars, heading, tokens, layers: the rows get the remaining height.
    const qreal fixed = (3 * headLine + betweenParts) * em;
    const qreal unit = std::max(0.0, all.height() - fixed) / std::max(1.0, 1.25 * rows + layers);
    layout.row = std::min(1.25 * unit, 2.4 * em);
    layout.line = std::min(unit, 2.6 * em);
    const bool modified = !m_found.original.empty();
    const qreal half = modified ? (all.width() - 2 * em) / 2 : std::min(all.width(), 40 * em);
    layout.now = QRectF(all.topLeft(), QSizeF(half, headLine * em + rows * layout.row));
    if (modified)
        layout.before = layout.now.translated(half + 2 * em, 0);
    layout.lens
        = QRectF(QPointF(all.left(), layout.now.bottom() + betweenParts * em), all.bottomRight());
    layout.cells = layout.lens.adjusted(labelRoom(), 2 * headLine * em, 0, 0);
    const auto columns = m_found.layers.empty() ? 1 : m_found.layers.front().cells.size();
    layout.column = std::min(layout.cells.width() / qreal(columns), widestColumn * em);
    return layout;
}

void PredictCanvas::paint(QPainter& painter, QSizeF size) const
{
    if (m_found.trace == nullptr)
        return;
    const Layout layout = place(size);
    paintBars(painter, layout, false);
    if (!layout.before.isEmpty())
        paintBars(painter, layout, true);
    paintLens(painter, layout);
}

void PredictCanvas::paintBars(QPainter& painter, const Layout& layout, bool trained) const
{
    const QRectF& box = trained ? layout.before : layout.now;
    const bool modified = !layout.before.isEmpty();
    painter.setFont(m_theme.sized(1.25, true));
    painter.setPen(m_theme.text);
    const QString title = trained ? tr("Original")
        : modified                ? tr("%1: modified").arg(heading())
                                  : heading();
    painter.drawText(QRectF(box.topLeft(), QSizeF(box.width(), headLine * m_theme.em())),
        Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(painter.font()).elidedText(title, Qt::ElideRight, box.width()));
    for (std::size_t i = 0; i < m_found.now.size(); ++i)
        paintBar(painter, layout, i, trained);
}

// A bar's length is the probability, at the same scale for both models; the change by the
// intervention is marked.
void PredictCanvas::paintBar(
    QPainter& painter, const Layout& layout, std::size_t which, bool trained) const
{
    const qreal em = m_theme.em();
    const QRectF& all = trained ? layout.before : layout.now;
    const QRectF row(
        all.left(), all.top() + headLine * em + qreal(which) * layout.row, all.width(), layout.row);
    const std::size_t token = m_order[which];
    const double probability = trained ? m_found.original[token] : m_found.now[token].probability;
    const qreal letters = lettersIn(layout.row, m_theme);
    painter.setFont(m_theme.sized(letters));
    painter.setPen(m_theme.text);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(painter.font())
            .elidedText(
                predictionName(m_found.now[token].label), Qt::ElideRight, labelRoom() - 0.3 * em));
    if (m_covered && !trained)
        return;
    const qreal room = row.width() - labelRoom() - barNumber * em;
    const QRectF bar(row.left() + labelRoom(), row.top() + 0.2 * row.height(),
        std::max(1.0, room * probability), 0.6 * row.height());
    painter.fillRect(bar, m_theme.accent);
    QString number = probabilityText(probability);
    if (!trained && !m_found.original.empty()) {
        const double change = probability - m_found.original[token];
        if (std::abs(change) >= noChange) {
            number += change > 0 ? u" ▲"_s : u" ▼"_s;
            painter.setPen(change > 0 ? m_theme.v : m_theme.warning);
        }
    }
    painter.drawText(QRectF(bar.right() + 0.4 * em, row.top(), barNumber * em, row.height()),
        Qt::AlignLeft | Qt::AlignVCenter, number);
}

// Name of a hidden state such as "encoder/hidden3".
QString PredictCanvas::layerWord(const std::string& path)
{
    const QString number
        = QString::fromStdString(path.substr(path.find_last_not_of("0123456789") + 1));
    return number == u"0"_s ? tr("input") : tr("layer %1").arg(number);
}

// As long as there is room: the meaning of the colours is never cut.
QString PredictCanvas::lensNote(const QFontMetricsF& metrics, qreal room) const
{
    QString whole = m_theme.dark
        ? tr("what the model would predict if this layer were its last (logit lens); "
             "brighter: more probable")
        : tr("what the model would predict if this layer were its last (logit lens); "
             "darker: more probable");
    if (metrics.horizontalAdvance(whole) <= room)
        return whole;
    QString brief = m_theme.dark ? tr("as if this layer were the last; brighter: more probable")
                                 : tr("as if this layer were the last; darker: more probable");
    if (metrics.horizontalAdvance(brief) <= room)
        return brief;
    return metrics.elidedText(
        m_theme.dark ? tr("brighter: more probable") : tr("darker: more probable"), Qt::ElideRight,
        room);
}

void PredictCanvas::paintLens(QPainter& painter, const Layout& layout) const
{
    if (m_found.layers.empty())
        return;
    const qreal em = m_theme.em();
    painter.setFont(m_theme.sized(1.25, true));
    painter.setPen(m_theme.text);
    const QString title = tr("After each layer");
    const QRectF head(layout.lens.topLeft(), QSizeF(layout.lens.width(), headLine * em));
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, title);
    const qreal beside = QFontMetricsF(painter.font()).horizontalAdvance(title) + em;
    painter.setFont(m_theme.sized(noteLetters));
    painter.setPen(m_theme.muted);
    painter.drawText(head.adjusted(beside, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
        lensNote(QFontMetricsF(painter.font()), head.width() - beside));
    paintHeader(painter, layout);
    for (std::size_t i = 0; i < m_found.layers.size(); ++i) {
        const qreal top = layout.cells.top() + qreal(i) * layout.line;
        painter.setFont(m_theme.sized(lettersIn(layout.line, m_theme)));
        painter.setPen(m_theme.muted);
        painter.drawText(QRectF(layout.lens.left(), top, labelRoom(), layout.line),
            Qt::AlignLeft | Qt::AlignVCenter, layerWord(m_found.layers[i].path));
        const auto& cells = m_found.layers[i].cells;
        for (std::size_t c = 0; c < cells.size(); ++c)
            paintCell(painter,
                QRectF(layout.cells.left() + qreal(c) * layout.column, top, layout.column,
                    layout.line),
                cells[c]);
    }
    const auto chosen = qreal(m_found.request.position - m_found.first);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_theme.query, 2));
    painter.drawRect(QRectF(layout.cells.left() + chosen * layout.column, layout.cells.top(),
        layout.column, qreal(m_found.layers.size()) * layout.line)
                         .adjusted(0, 0, -2, -1));
}

void PredictCanvas::paintHeader(QPainter& painter, const Layout& layout) const
{
    const auto& tokens = core::predictingTokens(*m_found.trace);
    const qreal high = headLine * m_theme.em();
    const QFont font = m_theme.sized(lettersIn(layout.line, m_theme), true);
    painter.setFont(font);
    const auto count = std::ssize(m_found.layers.front().cells);
    for (core::Index c = 0; c < count; ++c) {
        const core::Index place = m_found.first + c;
        painter.setPen(place == m_found.request.position ? m_theme.query : m_theme.text);
        const QRectF box(layout.cells.left() + qreal(c) * layout.column, layout.cells.top() - high,
            layout.column, high);
        const bool hidden = m_found.maskedHere() && place == m_found.request.position;
        const QString name = hidden ? u"[MASK]"_s : tokenName(tokens, place, 14);
        painter.drawText(box.adjusted(4, 0, -4, 0), Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(font).elidedText(name, Qt::ElideRight, box.width() - 8));
    }
}

void PredictCanvas::paintCell(
    QPainter& painter, const QRectF& box, const PredictionTable::Cell& cell) const
{
    const ColourScale scale = sequentialScale(m_viewModel.view().sequential, m_theme.dark, 0, 1);
    const QColor ground(scale.colour(float(cell.probability)));
    const QRectF inside = box.adjusted(0, 0, -3, -2);
    painter.fillRect(inside, ground);
    const bool light = qGray(ground.rgb()) > 140;
    painter.setFont(m_theme.sized(lettersIn(box.height(), m_theme)));
    painter.setPen(light ? QColor(Qt::black) : QColor(Qt::white));
    painter.drawText(inside.adjusted(4, 0, -2, 0), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(painter.font())
            .elidedText(predictionName(cell.label), Qt::ElideRight, inside.width() - 6));
}

void PredictCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.paper);
    paint(painter, size());
}

QRectF PredictCanvas::tokenRect(core::Index place) const
{
    if (m_found.trace == nullptr || m_found.layers.empty())
        return {};
    const Layout layout = this->place(size());
    const core::Index column = place - m_found.first;
    if (column < 0 || column >= std::ssize(m_found.layers.front().cells))
        return {};
    return { layout.cells.left() + qreal(column) * layout.column,
        layout.cells.top() - headLine * m_theme.em(), layout.column, headLine * m_theme.em() };
}

std::optional<core::Index> PredictCanvas::columnAt(QPointF at) const
{
    if (m_found.trace == nullptr || m_found.layers.empty())
        return std::nullopt;
    const Layout layout = place(size());
    const QRectF area = layout.cells.adjusted(0, -headLine * m_theme.em(), 0, 0);
    const auto column = core::Index(std::floor((at.x() - area.left()) / layout.column));
    const bool inside
        = area.contains(at) && column >= 0 && column < std::ssize(m_found.layers.front().cells);
    return inside ? std::optional(m_found.first + column) : std::nullopt;
}

// True if the columns are the queries of the selected layer.
bool PredictCanvas::ofTheLayer() const
{
    return core::predictsFrom(*m_found.trace, lockedLayer(m_viewModel));
}

void PredictCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const auto column = columnAt(event->position());
    setCursor(column ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (!column)
        return;
    setToolTip(masked() && tokenRect(*column).contains(event->position())
            ? tr("Mask this token ([MASK]), or show it again")
            : QString());
}

void PredictCanvas::mousePressEvent(QMouseEvent* event)
{
    const auto column = columnAt(event->position());
    if (!column || event->button() != Qt::LeftButton)
        return;
    if (ofTheLayer()) {
        Selection s = m_viewModel.locked();
        s.query = *column;
        m_actions.lock(s);
    }
    if (masked() && tokenRect(*column).contains(event->position()))
        emit hideAsked(*column);
}

void PredictCanvas::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_actions.hover(std::nullopt);
}

void PredictCanvas::keyPressEvent(QKeyEvent* event)
{
    if (m_found.trace == nullptr || !m_viewModel.trace())
        return QWidget::keyPressEvent(event);
    const bool along = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (along && ofTheLayer()) {
        Selection s = m_viewModel.locked();
        const core::Index last = std::ssize(predictingTokens(*m_found.trace)) - 1;
        s.query = std::clamp<core::Index>(
            m_found.request.position + (event->key() == Qt::Key_Left ? -1 : 1), 0, last);
        m_actions.lock(s);
    } else if (masked() && event->key() == Qt::Key_Space) {
        emit hideAsked(m_found.request.position);
    } else if (!stepSelection(m_viewModel, m_actions, event->key())) {
        QWidget::keyPressEvent(event);
    }
}

void PredictCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    emit resized();
}

} // namespace ui
