#include "ui/inspector/weight_bars.h"

#include "core/head_at.h"
#include "ui/drawing/colour_map.h"
#include "ui/session/row_stages.h"
#include "ui/words/numbers.h"
#include "ui/words/token_name.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int mostInSight = 11; // longer lists scroll, so that the widgets below stay near

} // namespace

void WeightModel::set(const TracePtr& trace, const Selection& where)
{
    beginResetModel();
    const core::HeadAt head = core::headAt(*trace, where.layer, where.head);
    const bool explained = head.imported == nullptr; // imported attention has no known mask
    const RowStages stages
        = explained ? rowStages(*trace, { where.layer, where.head, *where.query }) : RowStages {};
    m_tokens = head.layer.keyTokens;
    const auto weights = head.weights().row(*where.query);
    m_rows.clear();
    m_low = 0;
    m_high = 0;
    for (std::size_t j = 0; j < weights.size(); ++j) {
        m_rows.push_back({ static_cast<core::Index>(j), weights[j],
            explained && stages.masked[j] == core::excluded });
        m_low = std::min(m_low, static_cast<double>(weights[j]));
        m_high = std::max(m_high, static_cast<double>(weights[j]));
    }
    std::ranges::stable_sort(m_rows, [](const Row& a, const Row& b) {
        return a.masked != b.masked ? b.masked : a.weight > b.weight;
    });
    endResetModel();
}

void WeightModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_tokens.reset();
    endResetModel();
}

int WeightModel::rowOf(core::Index key) const
{
    const auto it = std::ranges::find(m_rows, key, &Row::key);
    return it != m_rows.end() ? static_cast<int>(it - m_rows.begin()) : -1;
}

QString WeightModel::name(int row) const
{
    return tokenName(*m_tokens, at(row).key);
}

int WeightModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant WeightModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    const Row& row = at(index.row());
    return row.masked ? tr("%1: masked").arg(name(index.row()))
                      : tr("%1: %2").arg(name(index.row()), shown(static_cast<double>(row.weight)));
}

WeightDelegate::WeightDelegate(const WeightModel& model, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
{
}

qreal WeightDelegate::numberWidth() const
{
    return QFontMetricsF(m_theme.sized(0.95)).horizontalAdvance(u"−0.00000"_s);
}

QRectF WeightDelegate::barRoom(const QRectF& line) const
{
    const qreal pad = line.height() * 0.22;
    return { line.left() + nameWidth(line) + 8, line.top() + pad,
        std::max(10.0, line.width() - nameWidth(line) - 8 - numberWidth() - 8),
        line.height() - 2 * pad };
}

QRectF WeightDelegate::barRect(int row, const QRectF& line) const
{
    const QRectF room = barRoom(line);
    const double span = std::max(m_model.high() - m_model.low(), 1e-30);
    const auto x
        = [&](double value) { return room.left() + (value - m_model.low()) / span * room.width(); };
    const auto weight = static_cast<double>(m_model.at(row).weight);
    QRectF bar = room;
    bar.setLeft(x(std::min(0.0, weight)));
    bar.setRight(x(std::max(0.0, weight)));
    return bar;
}

void WeightDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const WeightModel::Row& row = m_model.at(index.row());
    const QRectF line = QRectF(option.rect).adjusted(4, 0, -4, 0);
    painter->save();
    const bool current = option.state.testFlag(QStyle::State_Selected);
    if (current || option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, m_theme.hoverFill);
    painter->setFont(m_theme.sized(1, current));
    painter->setPen(row.masked ? m_theme.muted : m_theme.text);
    const QString name
        = QFontMetricsF(painter->font())
              .elidedText(m_model.name(index.row()), Qt::ElideRight, nameWidth(line));
    painter->drawText(QRectF(line.left(), line.top(), nameWidth(line), line.height()),
        Qt::AlignLeft | Qt::AlignVCenter, name);
    const auto weight = static_cast<double>(row.weight);
    const double reach = std::max(std::abs(m_model.low()), m_model.high());
    QRectF bar = barRect(index.row(), line);
    if (!row.masked && weight != 0) {
        // The bar has the colour of the cell, but keeps a contrast to the paper.
        const double share = reach > 0 ? std::abs(weight) / reach : 0;
        const ColourScale scale = sequentialScale(m_sequential, m_theme.dark, 0, 1);
        const QColor colour = weight < 0
            ? m_theme.warning
            : QColor(scale.colour(static_cast<float>(0.3 + 0.55 * share)));
        bar.setWidth(std::max(1.0, bar.width()));
        painter->fillRect(bar, colour);
    }
    painter->setFont(m_theme.sized(0.95, current));
    painter->setPen(m_theme.muted);
    const QString number = row.masked ? tr("masked") : shownApart(weight, 3);
    painter->drawText(line, Qt::AlignRight | Qt::AlignVCenter, number);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(m_theme.accent, m_theme.lineWidth));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

QSize WeightDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    Q_UNUSED(option)
    Q_UNUSED(index)
    return { 100, qRound(QFontMetricsF(m_theme.sized(1)).height() * 1.25) };
}

WeightBars::WeightBars(Document& document, QWidget* parent)
    : QListView(parent)
    , m_document(document)
    , m_model(new WeightModel(this))
{
    setModel(m_model);
    setItemDelegate(new WeightDelegate(*m_model, this));
    setUniformItemSizes(true);
    setMouseTracking(true);
    setToolTip(tr("How much this query attends to each key, largest first; click to lock the key"));
    setFrameShape(QFrame::NoFrame);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    viewport()->setAutoFillBackground(false);
    connect(this, &QListView::entered, this,
        [this](const QModelIndex& index) { m_document.hover(keyAt(index)); });
    const auto lock = [this](const QModelIndex& index) { m_document.lock(keyAt(index)); };
    connect(this, &QListView::clicked, this, lock);
    connect(this, &QListView::activated, this, lock);
}

Selection WeightBars::keyAt(const QModelIndex& index) const
{
    Selection where = m_where;
    where.key = m_model->at(index.row()).key;
    return where;
}

void WeightBars::setTheme(const Theme& theme)
{
    m_theme = theme;
    static_cast<WeightDelegate*>(itemDelegate())->setTheme(theme);
    scheduleDelayedItemsLayout();
    setFixedHeight(sizeHint().height());
    viewport()->update();
}

void WeightBars::setColours(const std::string& sequential)
{
    static_cast<WeightDelegate*>(itemDelegate())->setColours(sequential);
    viewport()->update();
}

void WeightBars::show(const TracePtr& trace, const Selection& where)
{
    const bool sameRow = trace == m_trace && where.layer == m_where.layer
        && where.head == m_where.head && where.query == m_where.query;
    m_trace = trace;
    m_where = where;
    if (!sameRow) {
        m_model->set(trace, where);
        setFixedHeight(sizeHint().height());
        resize(width(), sizeHint().height()); // immediately: scrolling needs the final height
        scrollToTop();
    }
    const int row = where.key ? m_model->rowOf(*where.key) : -1;
    const QModelIndex index = row >= 0 ? m_model->index(row) : QModelIndex();
    if (index == currentIndex())
        return;
    setCurrentIndex(index);
    if (!index.isValid())
        clearSelection();
    else if (!underMouse())
        scrollTo(index);
}

QSize WeightBars::sizeHint() const
{
    const int line = itemDelegate()->sizeHint({}, {}).height();
    return { 100, line * std::clamp(m_model->rowCount(), 1, mostInSight) + 2 };
}

void WeightBars::leaveEvent(QEvent* event)
{
    QListView::leaveEvent(event);
    m_document.hover(std::nullopt);
}

} // namespace ui
