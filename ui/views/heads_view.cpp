#include "ui/views/heads_view.h"

#include "ui/document.h"
#include "ui/labels.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/fit.h"
#include "ui/plot/free_layout.h"
#include "ui/plot/panel_labels.h"
#include "ui/token_name.h"
#include "ui/views/head_order.h"

#include <QKeyEvent>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int panelSpacing = 6; // between two panels
    constexpr core::Index combined = -1; // a panel that shows a combination of the heads

    // The number of columns that makes the maps largest; `words` stand above and below each.
    int columnsFor(int count, QSize size, double words)
    {
        int best = 1;
        double side = 0;
        for (int columns = 1; columns <= count; ++columns) {
            const int rows = (count + columns - 1) / columns;
            const double each
                = std::min(double(size.width()) / columns, double(size.height()) / rows - words);
            if (each > side * 1.001) {
                side = each;
                best = columns;
            }
        }
        return best;
    }

} // namespace

HeadsView::HeadsView(Document& document, QWidget* parent)
    : PlotView(document, parent)
    , m_layout(new FreeLayout)
    , m_grid(new QCPLayoutGrid)
    , m_bar(new ColourBar(plot(), QCPAxis::atBottom))
{
    addControls();
    plot()->plotLayout()->addElement(0, 0, m_layout);
    plot()->plotLayout()->setAutoMargins(QCP::msNone);
    plot()->plotLayout()->setMargins({ 0, 0, 0, 0 });
    m_layout->add(m_grid);
    m_layout->add(m_bar);
    m_layout->setArrangement([this](QRect area) { arrange(area); });
    m_grid->setColumnSpacing(panelSpacing);
    m_grid->setRowSpacing(panelSpacing);
}

void HeadsView::fill()
{
    const core::Index layer = document().locked().layer;
    const auto& heads = document().trace()->layers[static_cast<std::size_t>(layer)].heads;
    const auto& statistics = document().picture()->statistics(layer);
    m_order = m_enlarged ? std::vector { document().locked().head }
                         : orderOfHeads(statistics, document().view().order);
    if (!m_enlarged && heads.size() > 1 && matrixOf(combined))
        m_order.push_back(combined);
    while (panels().size() < m_order.size())
        addPanel();
    m_bar->setTheme(theme());
    const bool own = document().view().range == ColourRange::Own;
    const QString words = showsScores() ? tr("score") : tr("attention weight");
    m_bar->setScale(
        own ? sequentialScale(document().view().sequential, theme().dark, 0, 1) : sharedScale(),
        own ? tr("%1 ÷ the head's largest").arg(words) : words);
    showControls();
    m_columns = 0;
    arrange(m_layout->rect());
}

bool HeadsView::showsScores() const
{
    return document().view().picture == HeadPicture::Scores;
}

MatrixPtr HeadsView::matrixOf(core::Index head) const
{
    const core::Index layer = document().locked().layer;
    if (head == combined)
        return document().picture()->combination(layer, document().view().combination);
    if (showsScores())
        return document().picture()->scores(layer)[static_cast<std::size_t>(head)];
    return document().picture()->weights(layer, head);
}

ColourScale HeadsView::sharedScale() const
{
    float largest = showsScores() ? 0 : 1;
    for (const core::Index head : m_order)
        if (head != combined)
            largest = std::max(largest, document().picture()->largest(*matrixOf(head)));
    return showsScores() ? divergingScale(document().view().diverging, theme().dark, largest)
                         : sequentialScale(document().view().sequential, theme().dark, 0, largest);
}

ColourScale HeadsView::scaleOf(const core::Matrix& matrix) const
{
    const float largest = document().picture()->largest(matrix);
    return showsScores() ? divergingScale(document().view().diverging, theme().dark, largest)
                         : sequentialScale(document().view().sequential, theme().dark, 0, largest);
}

HeadsView::Detail HeadsView::detailFor(QSize box) const
{
    const qreal side = std::min(box.width(), box.height()) / theme().em();
    if (side >= 10 || m_enlarged)
        return Detail::Labels;
    return side >= 6 ? Detail::Numbers : side >= 3.5 ? Detail::Title : Detail::Map;
}

void HeadsView::fillPanel(std::size_t place, int width)
{
    const core::Index head = m_order[place];
    PanelContent content;
    content.matrix = matrixOf(head);
    if (m_detail == Detail::Labels) { // once for a row or a column of maps
        if (place % static_cast<std::size_t>(m_columns) == 0)
            content.rows = document().queryLabels();
        if (place < static_cast<std::size_t>(m_columns))
            content.columns = document().keyLabels();
    }
    const bool own = document().view().range == ColourRange::Own;
    if (head == combined && showsScores()) // weights among scores have their own range
        content.scale = sequentialScale(document().view().sequential, theme().dark, 0, 1);
    else
        content.scale = own ? scaleOf(*content.matrix) : sharedScale();
    describe(content, head, width);
    panels()[place]->setContent(content);
    panels()[place]->lookAt(*panels().front()); // which may be zoomed
}

void HeadsView::describe(PanelContent& content, core::Index head, int width) const
{
    const auto elided = [&](const QString& text) {
        return QFontMetricsF(PanelLabels::font(theme()))
            .elidedText(text, Qt::ElideRight, width - 0.5 * theme().em());
    };
    const core::Index layer = document().locked().layer;
    if (head == combined) {
        content.name = combinationName(document().view().combination);
        content.subtitle = elided(tr("of all heads"));
        if (m_detail == Detail::Map)
            content.subtitle.clear();
        return;
    }
    content.chosen = !m_enlarged && head == document().locked().head;
    content.frame = theme().head(head);
    if (m_detail == Detail::Map) {
        content.notes = { QString::number(head + 1) };
        return;
    }
    const core::HeadStatistics& s
        = document().picture()->statistics(layer)[static_cast<std::size_t>(head)];
    const bool off = !document()
                          .trace()
                          ->model->layers[static_cast<std::size_t>(layer)]
                          .heads[static_cast<std::size_t>(head)]
                          .enabled;
    content.name = tr("Head %1").arg(head + 1);
    content.subtitle
        = elided(off ? tr("switched off") : patternName(*document().trace()->model, s.pattern));
    if (m_detail == Detail::Title)
        return;
    const QString entropy = tr("entropy %1").arg(s.entropy, 0, 'f', 2);
    const QString both = entropy + u" · "_s + tr("distance %1").arg(s.distance, 0, 'f', 1);
    content.notes = { elided(both) == both ? both : entropy };
    const QString share = largestShareText(*document().trace()->model, s);
    if (m_detail == Detail::Labels && elided(share) == share)
        content.notes.append(share);
}

void HeadsView::arrange(QRect area)
{
    if (m_order.empty() || area.isEmpty())
        return;
    area.adjust(10, 0, -10, -2);
    const int barHeight = theme().colourBar ? qRound(12 * theme().scale + 2.6 * theme().em()) : 0;
    QRect bar(area.left() + 8, area.bottom() - barHeight, qRound(300 * theme().scale), barHeight);
    bar.setWidth(std::min(bar.width(), area.width() - 16));
    m_bar->setOuterRect(bar);
    area.setBottom(bar.top() - 6);
    const auto count = static_cast<int>(m_order.size());
    const int columns = columnsFor(count, area.size(), 3 * theme().em());
    const int rows = (count + columns - 1) / columns;
    makeGrid(columns,
        { (area.width() - (columns - 1) * panelSpacing) / columns,
            (area.height() - (rows - 1) * panelSpacing) / rows });
    placeMaps(area, columns, rows);
}

// All maps of the same size, the words around them as wide and high as the widest and highest of
// their column and row.
void HeadsView::placeMaps(QRect area, int columns, int rows)
{
    std::vector<QMargins> words(static_cast<std::size_t>(std::max(columns, rows)));
    QSize room(
        area.width() - (columns - 1) * panelSpacing, area.height() - (rows - 1) * panelSpacing);
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const QMargins frame = panels()[i]->frameMargins();
        QMargins& column = words[i % static_cast<std::size_t>(columns)];
        QMargins& row = words[i / static_cast<std::size_t>(columns)];
        column.setLeft(std::max(column.left(), frame.left()));
        column.setRight(std::max(column.right(), frame.right()));
        row.setTop(std::max(row.top(), frame.top()));
        row.setBottom(std::max(row.bottom(), frame.bottom()));
    }
    for (const QMargins& each : words)
        room -= QSize(each.left() + each.right(), each.top() + each.bottom());
    const QSize box(room.width() / columns, room.height() / rows);
    const QSize cells = cellSize(*panels().front()->content().matrix, box, true)
                            .boundedTo(box.expandedTo({ 1, 1 }));
    const QSize spare = (box - cells).expandedTo({ 0, 0 });
    QList<double> widths;
    QList<double> heights;
    for (QMargins& each : words) {
        each += QMargins(spare.width() / 2, spare.height() / 2, (spare.width() + 1) / 2,
            (spare.height() + 1) / 2);
        if (widths.size() < columns)
            widths.append(each.left() + cells.width() + each.right());
        if (heights.size() < rows)
            heights.append(each.top() + cells.height() + each.bottom());
    }
    m_grid->setColumnStretchFactors(widths); // which are pixels, as nothing is left over
    m_grid->setRowStretchFactors(heights);
    const auto total = [](const QList<double>& sizes) {
        return qRound(std::accumulate(sizes.begin(), sizes.end(), 0.0))
            + (static_cast<int>(sizes.size()) - 1) * panelSpacing;
    };
    m_grid->setOuterRect({ area.topLeft(), QSize(total(widths), total(heights)) });
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const QMargins& column = words[i % static_cast<std::size_t>(columns)];
        const QMargins& row = words[i / static_cast<std::size_t>(columns)];
        panels()[i]->setMargins({ column.left(), row.top(), column.right(), row.bottom() });
    }
}

// The panels in their grid, with the words for which there is room.
void HeadsView::makeGrid(int columns, QSize box)
{
    const Detail detail = detailFor(box);
    if (columns == m_columns && detail == m_detail)
        return;
    m_columns = columns;
    m_detail = detail;
    const int names = detail == Detail::Labels ? qCeil(PanelLabels::spaceOfRows(
                          document().queryLabels(), PanelContent().longestLabel, theme())
                                                           .left)
                                               : 0;
    for (int i = 0; i < m_grid->elementCount(); ++i)
        if (QCPLayoutElement* element = m_grid->elementAt(i))
            m_grid->take(element);
    m_grid->simplify();
    for (std::size_t i = 0; i < panels().size(); ++i) {
        MatrixPanel* panel = panels()[i];
        const bool shown = i < m_order.size();
        panel->setVisible(shown);
        panel->map()->setVisible(shown);
        if (!shown)
            continue;
        fillPanel(i, box.width() - names / columns);
        m_grid->addElement(static_cast<int>(i) / columns, static_cast<int>(i) % columns, panel);
    }
}

core::Index HeadsView::headOf(const MatrixPanel& panel) const
{
    const auto place = std::ranges::find(panels(), &panel) - panels().begin();
    return place < std::ssize(m_order) ? m_order[static_cast<std::size_t>(place)] : combined;
}

PanelLight HeadsView::lightOf(const MatrixPanel& panel, const Selection& s) const
{
    PanelLight light { s.query, s.key, {} };
    if (s.query && s.key && headOf(panel) == s.head)
        light.cell = Cell { *s.query, *s.key };
    return light;
}

std::optional<Selection> HeadsView::meaning(const MatrixPanel& panel, Cell cell) const
{
    Selection s = document().locked();
    if (const core::Index head = headOf(panel); head != combined)
        s.head = head;
    s.query = cell.row;
    s.key = cell.column;
    return s;
}

// The names at the first of a row or a column are those of all.
std::vector<MatrixPanel*> HeadsView::movedWith(MatrixPanel* panel) const
{
    Q_UNUSED(panel)
    return { panels().begin(), panels().begin() + std::ssize(m_order) };
}

void HeadsView::activated(MatrixPanel* panel)
{
    m_enlarged = !m_enlarged;
    const core::Index head = headOf(*panel);
    Selection s = document().locked();
    if (m_enlarged && head != combined && head != s.head) {
        s.head = head;
        document().lock(s); // fills the view again
    }
    for (MatrixPanel* each : movedWith(panel))
        each->resetZoom();
    showTrace();
}

void HeadsView::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!document().trace() || (!enter && !(event->key() == Qt::Key_Escape && m_enlarged))) {
        PlotView::keyPressEvent(event);
        return;
    }
    const auto at = std::ranges::find(m_order, document().locked().head) - m_order.begin();
    activated(panels()[static_cast<std::size_t>(at < std::ssize(m_order) ? at : 0)]);
}

QString HeadsView::description() const
{
    const TracePtr& trace = document().trace();
    if (!trace)
        return tr("Attention heads");
    const Selection& s = document().selection();
    if (!s.query || !s.key)
        return tr("Attention weights of %n head(s)", nullptr, static_cast<int>(m_order.size()));
    const auto& inputs = trace->model->inputs;
    const core::Matrix& weights = trace->layers[static_cast<std::size_t>(s.layer)]
                                      .heads[static_cast<std::size_t>(s.head)]
                                      .weights;
    return tr("Head %1: query %2 (%3) → key %4 (%5): weight %6")
        .arg(s.head + 1)
        .arg(safeLabel(inputs.queryTokens[static_cast<std::size_t>(*s.query)].text))
        .arg(*s.query + 1)
        .arg(safeLabel(inputs.keyTokens[static_cast<std::size_t>(*s.key)].text))
        .arg(*s.key + 1)
        .arg(static_cast<double>(weights(*s.query, *s.key)), 0, 'f', 3);
}

} // namespace ui
