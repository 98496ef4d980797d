#include "ui/views/steps/step_figure.h"

#include "ui/document/tensor_display.h"
#include "ui/drawing/colour_map.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/free_layout.h"
#include "ui/plot/matrix_panel.h"
#include "ui/plot/panel_labels.h"
#include "ui/session/view_state.h"
#include "ui/view/plot_view.h"
#include "ui/views/steps/steps_lanes.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    const QString wordLayer = u"words"_s;
    // Sizes of labels and values relative to the plain font, large enough for the back of a
    // classroom; the largest one that fits is used.
    constexpr std::array pictureLetters { 1.2, 1.0, 0.85 };
    constexpr qreal signSize = 1.6; // size of the sign relative to the plain font
    constexpr qreal widestCell = 4.2; // in line heights
    constexpr qreal highestCell = 2.4;
    constexpr qreal lowestRow = 0.6; // least height of a cell of a matrix, in line heights
    constexpr qreal lowestMatrix = 2; // least height of a matrix, in line heights
    constexpr qreal lowestLine = 1.1; // least height of a single row
    constexpr qreal narrowestMatrix = 1.5;
    constexpr qreal matrixGap = 0.9; // gap between matrices
    constexpr qreal smallestTitle = 0.6; // smallest title, relative to its usual size

    // Subtitles, the longest first: the shape of a whole matrix, the range of its values and, if
    // larger, that of its colours.
    QStringList subtitlesOf(const StepPanel& what, const ColourScale& scale, bool low)
    {
        const QString shape
            = what.onlyQuery ? QString() : shapeText(what.matrix->rows(), what.matrix->cols());
        const float largest = largestMagnitude(*what.matrix);
        const QString narrow = QString(shape).remove(u' '); // for little room between matrices
        if (what.weights || low || (largest == 0 && what.reach == 0))
            return { shape, narrow };
        const QStringList ranges = rangeTexts(largest, scale);
        QStringList result;
        if (!shape.isEmpty())
            for (const QString& range : ranges)
                result.append(shape + u", "_s + range);
        return result + ranges + QStringList(narrow);
    }

    // The text of the page, the signs between the matrices and the numbers on the bars.
    class StepsPaint : public QCPLayerable {
    public:
        StepsPaint(const StepFigure& figure, QCustomPlot* plot)
            : QCPLayerable(plot, wordLayer)
            , m_figure(figure)
        {
        }

    protected:
        void applyDefaultAntialiasingHint(QCPPainter* painter) const override
        {
            painter->setAntialiasing(true);
        }
        void draw(QCPPainter* painter) override { m_figure.paint(painter); }

    private:
        const StepFigure& m_figure;
    };

} // namespace

StepFigure::StepFigure(
    const PlotView& view, const ViewModel& viewModel, std::function<MatrixPanel*()> addPanel)
    : m_view(view)
    , m_viewModel(viewModel)
    , m_addPanel(std::move(addPanel))
    , m_layout(new FreeLayout)
    , m_barsRect(new QCPAxisRect(view.plot(), true))
    , m_bars(new QCPBars(m_barsRect->axis(QCPAxis::atBottom), m_barsRect->axis(QCPAxis::atLeft)))
    , m_signedScale(new ColourBar(view.plot(), QCPAxis::atBottom))
    , m_weightScale(new ColourBar(view.plot(), QCPAxis::atBottom))
    , m_letters(pictureLetters.front())
{
    QCustomPlot* const plot = view.plot();
    plot->plotLayout()->addElement(0, 0, m_layout);
    plot->plotLayout()->setAutoMargins(QCP::msNone);
    plot->plotLayout()->setMargins({ 0, 0, 0, 0 });
    m_layout->setArrangement([this](QRect area) { placeIn(area); });
    m_layout->add(m_barsRect);
    m_layout->add(m_signedScale);
    m_layout->add(m_weightScale);
    m_barsRect->setAutoMargins(QCP::msNone);
    for (QCPAxis* axis : m_barsRect->axes()) {
        axis->grid()->setVisible(false);
        axis->setVisible(false);
    }
    plot->addLayer(wordLayer, overlayLayer(plot), QCustomPlot::limBelow);
    plot->layer(wordLayer)->setMode(QCPLayer::lmBuffered); // repainted separately
    m_bars->setLayer(wordLayer);
    new StepsPaint(*this, plot); // owned by the plot
}

const Theme& StepFigure::theme() const
{
    return m_view.theme();
}

const std::vector<MatrixPanel*>& StepFigure::panels() const
{
    return m_view.panels();
}

void StepFigure::show(const StepScene& scene, const Look& look)
{
    m_look = look;
    m_trace = scene.trace;
    m_where = scene.where;
    m_sameMatrices = look.onlyPointed;
    const bool wordless = look.onlyPointed && m_page.wordless;
    m_page = stepPage(scene);
    m_page.wordless = wordless;
    m_page.headed = look.headed;
    m_page.presented = look.presented;
    m_canvas = stepCanvas(
        scene, { look.onlyPointed ? &m_canvas : nullptr, m_viewModel.derived().get() });
    fillPanels();
    fillBars(scene);
    if (!look.onlyPointed) // they do not depend on the query
        fillScales();
}

void StepFigure::place()
{
    placeIn(m_layout->rect());
    m_look.onlyPointed = false; // the layout may place it again at any time
}

void StepFigure::replotPointed()
{
    m_view.plot()->layer(wordLayer)->replot();
}

void StepFigure::fillPanels()
{
    while (panels().size() < m_canvas.panels.size())
        m_layout->add(m_addPanel());
    m_frames.resize(m_canvas.panels.size());
    m_subtitles.resize(m_canvas.panels.size());
    for (std::size_t i = 0; i < panels().size(); ++i) {
        const bool visible = i < m_canvas.panels.size();
        const bool wasVisible = panels()[i]->visible();
        m_sameMatrices = m_sameMatrices && wasVisible == visible;
        panels()[i]->setVisible(visible);
        panels()[i]->map()->setVisible(visible);
        // Skips measuring a matrix of thousands of tokens for every hovered query.
        const bool kept = m_look.onlyPointed && visible
            && panels()[i]->map()->matrix() == m_canvas.panels[i].matrix;
        if (!visible || kept)
            continue;
        const StepPanel& what = m_canvas.panels[i];
        m_sameMatrices = m_sameMatrices && what.onlyQuery;
        if (!m_look.onlyPointed || !wasVisible)
            panels()[i]->setTheme(pictureTheme());
        panels()[i]->paintIn(what.onlyQuery ? m_view.plot()->layer(wordLayer) : nullptr);
        m_subtitles[i] = subtitlesOf(what, scaleOf(what), m_look.low);
        fillPanel(*panels()[i], what, m_subtitles[i].front());
        m_frames[i] = panels()[i]->frameMargins();
    }
}

void StepFigure::fillPanel(MatrixPanel& panel, const StepPanel& what, const QString& subtitle)
{
    const auto names = [&](core::Axis axis) {
        const QStringList& all
            = axis == core::Axis::Queries ? m_viewModel.queryLabels() : m_viewModel.keyLabels();
        return what.onlyQuery && axis == core::Axis::Queries ? QStringList { all[*m_where.query] }
                                                             : all;
    };
    PanelContent content;
    content.matrix = what.matrix;
    content.title = Formula(what.title);
    content.subtitle = subtitle;
    if (what.rowLabels)
        content.rows = what.rowNames.isEmpty() ? names(what.rows) : what.rowNames;
    if (what.rowLabels && what.onlyQuery && what.rows == core::Axis::Queries)
        // otherwise matrices would move while the mouse moves
        content.possibleRows = m_viewModel.queryLabels();
    if (what.columnLabels)
        content.columns = what.columnNames.isEmpty() ? names(what.columns) : what.columnNames;
    content.scale = scaleOf(what);
    const std::array hues { QColor(), theme().q, theme().k, theme().v, theme().text };
    if (what.hue != Hue::None)
        content.frame = hues[static_cast<std::size_t>(what.hue)];
    panel.setContent(content);
}

void StepFigure::fillBars(const StepScene& scene)
{
    m_barsRect->setVisible(m_canvas.bars);
    m_bars->setVisible(m_canvas.bars);
    m_bars->data()->clear();
    if (!m_canvas.bars)
        return;
    const auto weights = scene.head().trace.weights.row(scene.query());
    double low = 0;
    double high = 0;
    for (std::size_t j = 0; j < weights.size(); ++j) {
        m_bars->addData(static_cast<double>(j), static_cast<double>(weights[j]));
        low = std::min(low, static_cast<double>(weights[j]));
        high = std::max(high, static_cast<double>(weights[j]));
    }
    m_bars->setWidth(0.7);
    m_bars->setPen(Qt::NoPen);
    m_bars->setBrush(theme().accent);
    m_barsRect->axis(QCPAxis::atBottom)->setRange(-0.5, static_cast<double>(weights.size()) - 0.5);
    m_barsRect->axis(QCPAxis::atLeft)->setRange(low, std::max(high, low + 1e-30));
}

std::vector<double> StepFigure::bars() const
{
    std::vector<double> result;
    if (m_canvas.bars)
        for (const QCPBarsData& bar : *m_bars->data())
            result.push_back(bar.value);
    return result;
}

const StepPanel* StepFigure::panelOf(const MatrixPanel& panel) const
{
    const auto place = std::ranges::find(panels(), &panel) - panels().begin();
    return place < std::ssize(m_canvas.panels) ? &m_canvas.panels[static_cast<std::size_t>(place)]
                                               : nullptr;
}

bool StepFigure::shows(bool weights) const
{
    return std::ranges::any_of(m_canvas.panels, [weights](const StepPanel& panel) {
        return panel.weights == weights && panel.columnOf.empty(); // not one-hot panels
    });
}

ColourScale StepFigure::weightScale() const
{
    const core::HeadTrace& head = core::headAt(*m_trace, m_where.layer, m_where.head).trace;
    return weightColours(m_viewModel.view(), theme().dark,
        m_viewModel.derived()->largest(head.weights), head.weights.cols());
}

ColourScale StepFigure::scaleOf(const StepPanel& what) const
{
    return what.weights ? weightScale()
                        : divergingScale(m_viewModel.view().diverging, theme().dark,
                            std::max(what.reach, largestMagnitude(*what.matrix)));
}

int StepFigure::scaleHeight() const
{
    return theme().colourBar && !m_canvas.panels.empty()
        ? ColourBar::heightIn(theme()) + qRound(0.8 * theme().em())
        : 0;
}

void StepFigure::fillScales()
{
    m_signedScale->setTheme(theme());
    m_weightScale->setTheme(theme());
    m_signedScale->setScale(divergingScale(m_viewModel.view().diverging, theme().dark, 1), {});
    m_weightScale->setScale(weightScale(), {});
}

// Places the bars side by side under the lowest matrix, or hides them where there is no room.
void StepFigure::placeScales(const QRectF& room)
{
    const bool hasRoom = scaleHeight() > 0 && !room.isEmpty();
    const qreal gap = 1.5 * theme().em();
    const qreal end = theme().em(); // half of the last number is beyond its bar
    const int count = shows(false) && shows(true) ? 2 : 1;
    const int wide
        = qRound(std::min(220 * theme().scale, (room.width() - (count - 1) * gap - end) / count));
    const int all = count * wide + qRound((count - 1) * gap);
    int top = m_canvas.bars ? m_barsRect->rect().bottom() : 0;
    for (std::size_t i = 0; i < m_canvas.panels.size(); ++i)
        top = std::max(top, panels()[i]->rect().bottom());
    int left = qRound(room.left());
    if (!m_canvas.panels.empty()) // in line with the first matrix
        left = std::min(panels().front()->rect().left(), qRound(room.right() - end) - all);
    QRect box(std::max(left, qRound(room.left())), top + qRound(0.8 * theme().em()), wide,
        ColourBar::heightIn(theme()));
    const auto put = [&](ColourBar& bar, bool wanted, const QStringList& captions) {
        const bool visible = hasRoom && wanted;
        m_sameMatrices
            = m_sameMatrices && bar.visible() == visible && (!visible || bar.outerRect() == box);
        bar.setVisible(visible);
        if (!visible)
            return;
        bar.place(box, captions);
        box.translate(wide + qRound(gap), 0);
    };
    put(*m_signedScale, shows(false),
        { tr("value ÷ its colour range (±)"), tr("÷ its colour range"), tr("÷ its range") });
    put(*m_weightScale, shows(true), { tr("attention weight"), tr("weight") });
}

StepLanes StepFigure::grid() const
{
    const qreal em = theme().em() * m_letters / pictureLetters.front();
    StepLanes result { lanesOf(m_canvas.columns, matrixGap * em),
        lanesOf(m_canvas.rows, matrixGap * em * 0.6) };
    for (std::size_t i = 0; i < m_canvas.panels.size(); ++i) {
        const StepPanel& what = m_canvas.panels[i];
        const QMarginsF frame = m_frames[i];
        Lane& column = result.columns[static_cast<std::size_t>(what.column)];
        Lane& row = result.rows[static_cast<std::size_t>(what.row)];
        const qreal sign = what.sign.isEmpty() ? 0 : signWidth(what);
        Lane& lastColumn = what.wide ? result.columns.back() : column;
        column.before = std::max(column.before, frame.left() + sign);
        lastColumn.after = std::max(lastColumn.after, frame.right());
        row.before = std::max(row.before, frame.top());
        const qreal title = Formula(what.title).extent(panels()[i]->theme(), 1).width;
        if (!what.wide) {
            column.cells = std::max(column.cells, what.matrix->cols());
            column.least = std::max({ column.least, title, narrowestMatrix * em });
        }
        row.cells = std::max(row.cells, what.matrix->rows());
        row.least = std::max(row.least,
            em
                * std::clamp(
                    lowestRow * static_cast<qreal>(what.matrix->rows()), lowestLine, lowestMatrix));
    }
    if (m_canvas.bars) {
        result.rows.back().before = 1.6 * em; // room of the numbers on the bars
        result.rows.back().cells = 5; // the bars are as high as five cells
        result.rows.back().least = lowestLine * em;
    }
    return result;
}

QRectF StepFigure::makeRoom(QRect area, const StepLanes& lanes)
{
    const bool any = m_pictured && !m_canvas.panels.empty(); // otherwise text and tokens only
    m_page.pictureHeight = scaleHeight();
    for (const Lane& row : lanes.rows)
        m_page.pictureHeight
            += row.before + row.after + highestCell * theme().em() * static_cast<qreal>(row.cells);
    m_page.pictureHeight = any ? m_page.pictureHeight : 0;
    m_page.leastPicture = any ? needed(lanes.rows) : 0;
    m_page.leastWidth = any ? needed(lanes.columns) : 0;
    return m_page.layOut(nullptr, area, theme());
}

// With too little room the figure's text becomes smaller, then the page drops its text, then the
// figure: nothing overlaps.
void StepFigure::fitPicture(QRect area)
{
    const auto fits = [&] {
        const QRectF room = makeRoom(area, grid());
        return room.height() > m_page.leastPicture - 1 && room.width() > m_page.leastWidth - 1;
    };
    if (m_look.onlyPointed && (!m_pictured || fits()))
        return;
    m_pictured = true;
    for (const bool wordless : { false, true })
        for (const qreal letters : pictureLetters) {
            m_page.wordless = wordless;
            setLetters(letters);
            if (fits())
                return;
        }
    m_pictured = false;
    m_page.wordless = m_canvas.panels.empty(); // the tokens replace the figure
}

void StepFigure::setLetters(qreal letters)
{
    if (m_letters == letters)
        return;
    m_letters = letters;
    m_sameMatrices = false;
    for (std::size_t i = 0; i < m_canvas.panels.size(); ++i) {
        panels()[i]->setTheme(pictureTheme());
        m_frames[i] = panels()[i]->frameMargins();
    }
}

Theme StepFigure::pictureTheme() const
{
    Theme result = theme();
    result.scale *= m_letters;
    result.font = result.sized(1);
    return result;
}

qreal StepFigure::signLetters() const
{
    return signSize * m_letters / pictureLetters.front();
}

void StepFigure::showPicture(bool visible)
{
    for (std::size_t i = 0; i < m_canvas.panels.size(); ++i) {
        panels()[i]->setVisible(visible);
        panels()[i]->map()->setVisible(visible);
    }
    m_barsRect->setVisible(visible && m_canvas.bars);
    m_bars->setVisible(visible && m_canvas.bars);
}

void StepFigure::placeIn(QRect area)
{
    if (m_trace == nullptr || area.isEmpty())
        return;
    fitPicture(area);
    showPicture(m_pictured);
    const qreal em = theme().em();
    StepLanes lanes = grid();
    QRectF room = makeRoom(area, lanes);
    if (!m_pictured) {
        placeScales({});
        return;
    }
    const bool scales = leavesRoom(lanes.rows, room.height() - scaleHeight(), em);
    if (scales)
        room.setBottom(room.bottom() - scaleHeight());
    shareOut(lanes.columns, room.left(), room.width(), widestCell * em);
    shareOut(lanes.rows, room.top(), room.height(), highestCell * em);
    placePanels(cellsIn(lanes), lanes);
    if (m_canvas.bars)
        placeBars(lanes);
    placeScales(scales ? room : QRectF());
}

std::vector<QRect> StepFigure::cellsIn(const StepLanes& lanes) const
{
    const qreal em = theme().em();
    std::vector<QRect> cells;
    for (const StepPanel& what : m_canvas.panels) {
        const Lane& column = lanes.columns[static_cast<std::size_t>(what.column)];
        const Lane& row = lanes.rows[static_cast<std::size_t>(what.row)];
        const Lane& last = lanes.columns.back();
        const qreal across = what.wide ? last.start + last.size - column.start : column.size;
        const qreal wide
            = std::min(across, widestCell * em * static_cast<qreal>(what.matrix->cols()));
        const qreal high
            = std::min(row.size, highestCell * em * static_cast<qreal>(what.matrix->rows()));
        cells.emplace_back(qRound(column.start), qRound(row.start), std::max(2, qRound(wide)),
            std::max(2, qRound(high)));
    }
    return cells;
}

void StepFigure::placePanels(const std::vector<QRect>& cells, const StepLanes& lanes)
{
    const qreal em = theme().em();
    const qreal titles = titleFit(cells);
    for (std::size_t i = 0; i < m_canvas.panels.size(); ++i) {
        const StepPanel& what = m_canvas.panels[i];
        const QMargins frame = m_frames[i];
        const qreal wide = cells[i].width();
        fitWords(i, titles, wide + matrixGap * em,
            wide + gapAround(lanes.columns, static_cast<std::size_t>(what.column)));
        const QRect outer = cells[i].marginsAdded(frame);
        m_sameMatrices = m_sameMatrices && (what.onlyQuery || panels()[i]->outerRect() == outer);
        panels()[i]->setMargins(frame);
        panels()[i]->setOuterRect(outer);
        panels()[i]->update(QCPLayoutElement::upLayout);
    }
}

void StepFigure::placeBars(const StepLanes& lanes)
{
    const Lane& row = lanes.rows.back();
    const QRect above = panels()[m_canvas.panels.size() - 1]->rect();
    m_barsRect->setMargins({});
    m_barsRect->setOuterRect(
        { above.left(), qRound(row.start), above.width(), std::max(2, qRound(row.size)) });
    m_barsRect->update(QCPLayoutElement::upLayout);
}

// Including the room around the sign.
qreal StepFigure::signWidth(const StepPanel& what) const
{
    const qreal em = theme().em() * m_letters / pictureLetters.front();
    return std::max(1.6 * em, Formula(what.sign).extent(theme(), signLetters()).width + 0.6 * em);
}

// Title size at which titles in a row do not touch.
qreal StepFigure::titleFit(const std::vector<QRect>& cells) const
{
    constexpr qreal apart = 0.4; // in line heights
    qreal result = 1;
    const auto widthOf = [&](std::size_t place) {
        const MatrixPanel& panel = *panels()[place];
        return panel.content().title.extent(panel.theme()).width;
    };
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = 0; j < cells.size(); ++j) {
            const StepPanel& left = m_canvas.panels[i];
            const StepPanel& right = m_canvas.panels[j];
            const qreal needed = (widthOf(i) + widthOf(j)) / 2;
            if (left.row == right.row && left.column < right.column && needed > 0)
                result = std::min(result,
                    (cells[j].center().x() - cells[i].center().x() - apart * theme().em())
                        / needed);
        }
    return std::max(result, smallestTitle);
}

// Chooses the longest subtitle that stays clear of its neighbours; the shortest is always allowed.
void StepFigure::fitWords(std::size_t place, qreal titles, qreal width, qreal most)
{
    MatrixPanel& panel = *panels()[place];
    const QFontMetricsF metrics(PanelLabels::font(panel.theme()));
    const QStringList& all = m_subtitles[place];
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; };
    const auto found = std::ranges::find_if(all, fits);
    PanelContent content = panel.content();
    content.subtitle = found != all.end()               ? *found
        : metrics.horizontalAdvance(all.back()) <= most ? all.back()
                                                        : u" "_s; // keeps the line
    content.titleFactor = titles;
    if (content.subtitle != panel.content().subtitle
        || content.titleFactor != panel.content().titleFactor)
        panel.setContent(content);
}

void StepFigure::paint(QCPPainter* painter) const
{
    if (m_trace == nullptr)
        return;
    painter->setClipping(false);
    m_page.layOut(painter, m_view.plot()->plotLayout()->rect(), theme());
    if (!m_pictured)
        return;
    drawSigns(painter);
    drawBarNumbers(painter);
}

void StepFigure::drawSigns(QCPPainter* painter) const
{
    const Theme& style = theme();
    const qreal size = signLetters();
    for (std::size_t i = 0; i < m_canvas.panels.size(); ++i) {
        const StepPanel& what = m_canvas.panels[i];
        if (what.sign.isEmpty())
            continue;
        const MatrixPanel* panel = panels()[i];
        const Formula sign(what.sign);
        const auto extent = sign.extent(style, size);
        const qreal x = panel->rect().left() - m_frames[i].left() - extent.width - style.em() * 0.2;
        const qreal y = panel->rect().center().y() + (extent.ascent - extent.descent) / 2;
        sign.paint(*painter, QPointF(x, y), style, size);
    }
}

void StepFigure::drawBarNumbers(QCPPainter* painter) const
{
    const std::vector<double> drawn = bars();
    if (drawn.empty())
        return;
    const Theme& style = theme();
    const QFont font = style.sized(0.9);
    const QFontMetricsF metrics(font);
    QCPAxis* x = m_barsRect->axis(QCPAxis::atBottom);
    QCPAxis* y = m_barsRect->axis(QCPAxis::atLeft);
    const double least = 0.005 * std::max(y->range().upper, -y->range().lower);
    const qreal room = m_barsRect->width() / x->range().size();
    if (room < metrics.horizontalAdvance(u'1'))
        return; // thousands of bars have no room for numbers
    painter->setFont(font);
    painter->setPen(style.text);
    for (std::size_t j = 0; j < drawn.size(); ++j) {
        if (std::abs(drawn[j]) < least)
            continue;
        const QString text = shown(drawn[j], 2);
        if (metrics.horizontalAdvance(text) > room)
            continue;
        const QPointF top(x->coordToPixel(static_cast<double>(j)), y->coordToPixel(drawn[j]));
        if (!m_barsRect->rect().adjusted(0, -20, 0, 20).contains(top.toPoint()))
            continue;
        const qreal base = drawn[j] > 0 ? top.y() - 3 : top.y() + metrics.ascent() + 3;
        painter->drawText(QPointF(top.x() - metrics.horizontalAdvance(text) / 2, base), text);
    }
}

} // namespace ui
