#include "ui/inspector/weight_bars.h"

#include "ui/inspector/weight_delegate.h"
#include "ui/inspector/weight_model.h"

#include <algorithm>

namespace ui {

namespace {
    constexpr int mostInSight = 11; // longer lists scroll, so that the widgets below stay near
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
