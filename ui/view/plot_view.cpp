#include "ui/view/plot_view.h"

#include "ui/plot/matrix_panel.h"
#include "ui/plot/panel_labels.h"
#include "ui/view/glide.h"
#include "ui/view/step_selection.h"
#include "ui/view/view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEngine>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <utility>

namespace ui {

namespace {

    constexpr int leastSide = 40; // pixels

    // True where the other weights of the row give a weight away.
    bool sharesOutOne(std::span<const core::Scalar> row)
    {
        constexpr double rounding = 1e-3;
        return std::abs(std::accumulate(row.begin(), row.end(), 0.0) - 1) < rounding;
    }

    // Cells with the whole numbers below them. The names of rows on the left stay.
    QRect numberedColumns(const MatrixPanel& panel, QRect cells)
    {
        const QFontMetricsF metrics(PanelLabels::font(panel.theme()));
        const core::Index count = panel.content().matrix->cols();
        const qreal cell = cells.width() / static_cast<qreal>(std::max<core::Index>(1, count));
        const auto beyond = [&](core::Index number) {
            return std::max(
                0, qCeil((metrics.horizontalAdvance(QString::number(number)) - cell) / 2) + 1);
        };
        const int left = std::min(beyond(1), qFloor(PanelLabels::gap(panel.theme())));
        return cells.adjusted(-left, 0, beyond(count), 0);
    }

    bool paintsVectors(const QPaintDevice& device)
    {
        const QPaintEngine* engine = device.paintEngine();
        return engine != nullptr
            && (engine->type() == QPaintEngine::Pdf || engine->type() == QPaintEngine::SVG
                || engine->type() == QPaintEngine::Picture);
    }

} // namespace

PlotView::PlotView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : View(viewModel, actions, parent)
    , m_plot(new QCustomPlot(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_plot);
    m_plot->plotLayout()->clear();
    m_plot->setMinimumSize(leastSide, leastSide); // QCustomPlot needs an area
    m_plot->setNoAntialiasingOnDrag(false);
    m_plot->setMouseTracking(true);
    m_plot->setAttribute(Qt::WA_NoMousePropagation, false); // unused wheel events propagate
    m_plot->setFocusPolicy(Qt::StrongFocus);
    m_plot->setFocusProxy(this);
    m_plot->installEventFilter(this);
    setFocusPolicy(Qt::StrongFocus);
    overlayLayer(m_plot);
    m_plot->layer(QStringLiteral("overlay"))->setMode(QCPLayer::lmLogical); // saves one buffer
    connect(m_plot, &QCustomPlot::afterReplot, this, [this] {
        m_replotting = false;
        m_rendered = false;
        emit arranged();
    });
}

ViewStrip* PlotView::strip()
{
    if (m_strip == nullptr) {
        m_strip = new ViewStrip(this);
        static_cast<QVBoxLayout*>(layout())->insertWidget(0, m_strip);
    }
    return m_strip;
}

std::vector<QWidget*> PlotView::controls() const
{
    return m_strip != nullptr ? m_strip->controls() : std::vector<QWidget*>();
}

void PlotView::setTheme(const Theme& theme)
{
    const bool gliding = m_glide != nullptr && m_glide->state() == Glide::Running;
    const auto reached = gliding ? Glide::cellsOf(m_panels) : std::vector<MatrixPtr>();
    m_theme = theme;
    m_plot->setBackground(theme.paper);
    for (MatrixPanel* panel : m_panels)
        panel->setTheme(theme);
    if (m_strip != nullptr)
        m_strip->setTheme(theme);
    m_stale = true;
    if (isVisible())
        showTrace();
    if (gliding)
        m_glide->begin(reached, m_panels);
}

void PlotView::showEvent(QShowEvent* event)
{
    View::showEvent(event);
    if (m_stale)
        showTrace();
}

void PlotView::glide()
{
    const std::vector<MatrixPtr> before = Glide::cellsOf(m_panels);
    View::glide();
    if (m_glide == nullptr) {
        m_glide = new Glide(this);
        connect(m_glide, &Glide::moved, this, &PlotView::replotSoon);
    }
    m_glide->begin(before, m_panels);
}

void PlotView::showTrace()
{
    if (m_glide != nullptr)
        m_glide->end();
    m_stale = true;
    if (!viewModel().trace() || lacksVectors())
        return;
    m_stale = false;
    m_layer = viewModel().locked().layer;
    m_head = viewModel().locked().head;
    fill();
    present();
}

// Paints before it returns, so that the change is visible before its further effects are computed.
void PlotView::present()
{
    applyHighlights();
    if (readyToReplot())
        m_plot->replot(isVisible() ? QCustomPlot::rpImmediateRefresh : QCustomPlot::rpQueuedReplot);
    announce();
}

// Imported attention may have weights only.
bool PlotView::lacksVectors() const
{
    return needsVectors() && !viewModel().trace()->model->canExplain();
}

void PlotView::showSelection()
{
    if (!viewModel().trace() || lacksVectors())
        return;
    const Selection& locked = viewModel().locked();
    if (locked.layer != m_layer || locked.head != m_head) {
        showTrace();
        return;
    }
    if (m_highlight == viewModel().selection())
        return; // already on screen
    applyHighlights();
    if (!m_replotting && !m_plot->size().isEmpty())
        overlayLayer(m_plot)->replot();
    announce();
}

void PlotView::render(QPaintDevice& device, QSize size)
{
    if (m_glide != nullptr)
        m_glide->end();
    QCPPainter painter(&device);
    if (paintsVectors(device)) {
        painter.setMode(QCPPainter::pmVectorized);
        painter.setRenderHint(QPainter::LosslessImageRendering);
    }
    painter.setMode(QCPPainter::pmNoCaching);
    m_plot->toPainter(&painter, size.width(), size.height());
    m_rendered = true;
}

// A rendered figure has no controls or margins around it.
QPoint PlotView::origin() const
{
    return m_rendered ? QPoint() : m_plot->mapTo(this, QPoint());
}

bool PlotView::legible(QSize size) const
{
    Q_UNUSED(size)
    return std::ranges::all_of(m_panels, [this](const MatrixPanel* panel) {
        return !panel->visible()
            || std::max(panel->width(), panel->height()) >= leastMap() * m_theme.em();
    });
}

std::vector<const MatrixPanel*> PlotView::pairings() const
{
    const core::AttentionTrace& layer = lockedLayer(viewModel());
    std::vector<const MatrixPanel*> found;
    for (const MatrixPanel* panel : m_panels)
        if (const auto& numbers = panel->content().matrix; panel->visible() && numbers != nullptr
            && numbers->rows() == std::ssize(*layer.queryTokens)
            && numbers->cols() == std::ssize(*layer.keyTokens))
            found.push_back(panel);
    return found;
}

QRect PlotView::cellsOf(const MatrixPanel& panel, Cell from, Cell to) const
{
    const QRect cells
        = panel.map()->cellRect(from.row, from.column) | panel.map()->cellRect(to.row, to.column);
    return cells.translated(origin());
}

QRect PlotView::hiddenRow(const MatrixPanel& panel, core::Index row) const
{
    return cellsOf(panel, { row, 0 }, { row, panel.content().matrix->cols() - 1 });
}

// The names of rows stay: the class chooses among them.
QList<QRect> PlotView::hiddenMatrices() const
{
    QList<QRect> areas;
    for (const MatrixPanel* panel : m_panels)
        if (panel->visible() && panel->content().matrix != nullptr) {
            QRect cells = panel->rect();
            cells.setBottom(panel->outerRect().bottom()); // with the numbers below its columns …
            if (panel->content().columns.isEmpty()) // … which extend beyond the first and the last
                cells = numberedColumns(*panel, cells);
            areas << cells.translated(origin());
        }
    return areas;
}

QList<QRect> PlotView::hiddenAreas(Hidden what) const
{
    const Selection& at = viewModel().locked();
    QList<QRect> areas;
    if (what == Hidden::Prediction)
        areas = hiddenMatrices();
    else if (at.query && (what != Hidden::Cell || at.key))
        for (const MatrixPanel* panel : pairings()) {
            const core::Matrix& numbers = *panel->content().matrix;
            if (what == Hidden::Matrix)
                areas << cellsOf(*panel, { 0, 0 }, { numbers.rows() - 1, numbers.cols() - 1 });
            else if (what == Hidden::Cell && !sharesOutOne(numbers.row(*at.query)))
                areas << cellsOf(*panel, { *at.query, *at.key }, { *at.query, *at.key });
            else
                areas << hiddenRow(*panel, *at.query);
        }
    return areas.isEmpty() ? View::hiddenAreas(what) : areas;
}

// Reads the single shown matrix of queries x keys; with several, the weights.
QString PlotView::revealText(Hidden what) const
{
    const auto panels = viewModel().trace() ? pairings() : std::vector<const MatrixPanel*>();
    if (panels.size() != 1 || panels.front()->content().matrix == nullptr)
        return View::revealText(what);
    if (m_glide != nullptr)
        m_glide->end();
    return revealTextIn(
        *panels.front()->content().matrix, *viewModel().trace(), viewModel().locked(), what);
}

void PlotView::setHiddenParts(Hidden what)
{
    if (std::exchange(m_hidden, what) == what)
        return;
    for (MatrixPanel* panel : m_panels)
        panel->setHidden(what != Hidden::Nothing);
    if (viewModel().trace() && !m_stale)
        applyHighlights();
    replotSoon();
}

// A frame around a key would name the answer where all keys of the query are hidden.
bool PlotView::hidesKeys() const
{
    const Selection& at = viewModel().locked();
    if (m_hidden != Hidden::Cell || !at.query)
        return m_hidden != Hidden::Nothing;
    return std::ranges::any_of(pairings(), [&](const MatrixPanel* panel) {
        const core::Matrix& numbers = *panel->content().matrix;
        return *at.query < numbers.rows() && sharesOutOne(numbers.row(*at.query));
    });
}

QSize PlotView::mapSize() const
{
    QSize largest;
    for (const MatrixPanel* panel : m_panels)
        if (panel->visible() && panel->content().matrix != nullptr
            && panel->width() * panel->height() > largest.width() * largest.height())
            largest = panel->rect().size();
    return largest.isEmpty() ? size() : largest;
}

MatrixPanel* PlotView::addPanel()
{
    auto* panel = new MatrixPanel(m_plot);
    panel->setTheme(m_theme);
    panel->setHidden(m_hidden != Hidden::Nothing);
    m_panels.push_back(panel);
    return panel;
}

MatrixPanel* PlotView::panelAt(QPointF position) const
{
    const auto it = std::ranges::find_if(m_panels, [&](const MatrixPanel* panel) {
        return panel->visible() && panel->rect().contains(position.toPoint());
    });
    return it != m_panels.end() ? *it : nullptr;
}

void PlotView::replotSoon()
{
    if (readyToReplot())
        m_plot->replot(QCustomPlot::rpQueuedReplot);
}

bool PlotView::readyToReplot()
{
    if (m_plot->size().isEmpty())
        return false; // the resize replots
    if (!qFuzzyCompare(m_plot->bufferDevicePixelRatio(), devicePixelRatioF()))
        m_plot->setBufferDevicePixelRatio(devicePixelRatioF());
    m_replotting = true;
    return true;
}

void PlotView::applyHighlights()
{
    Selection shown = viewModel().selection();
    if (hidesKeys())
        shown.key.reset();
    for (MatrixPanel* panel : m_panels)
        panel->setLight(m_theme.selection ? highlightOf(*panel, shown) : Highlight {});
    m_highlight = viewModel().selection();
}

bool PlotView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_plot)
        return View::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::Resize:
        return m_plot->size().isEmpty(); // there is no area to paint
    case QEvent::MouseButtonPress: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        setFocus(Qt::MouseFocusReason);
        m_pressed = m_dragged = mouse->position();
        m_moved = false;
        m_panning = mouse->button() == Qt::LeftButton ? panelAt(mouse->position()) : nullptr;
        return false;
    }
    case QEvent::MouseMove: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->buttons() == Qt::NoButton) {
            point(mouse->position(), false);
        } else if (m_panning != nullptr) {
            m_moved = m_moved || (mouse->position() - m_pressed).manhattanLength() > clickSlop;
            if (m_moved)
                pan(mouse->position() - m_dragged);
            m_dragged = mouse->position();
        }
        return false;
    }
    case QEvent::MouseButtonRelease:
        if (!m_moved && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
            point(static_cast<QMouseEvent*>(event)->position(), true);
        m_panning = nullptr;
        return false;
    case QEvent::MouseButtonDblClick:
        if (MatrixPanel* panel = panelAt(static_cast<QMouseEvent*>(event)->position()))
            activated(panel);
        return true;
    case QEvent::Wheel: {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        if (panelAt(wheel->position()) == nullptr) {
            event->ignore(); // the wheel scrolls the whole view
            return true;
        }
        zoom(wheel->position(), std::pow(zoomStep, wheel->angleDelta().y() / 120.0));
        return true;
    }
    case QEvent::Leave:
        pointed(nullptr, std::nullopt, false);
        actions().hover(std::nullopt);
        return false;
    default:
        return View::eventFilter(watched, event);
    }
}

void PlotView::point(QPointF position, bool lock)
{
    MatrixPanel* panel = panelAt(position);
    const auto cell = panel != nullptr ? panel->cellAt(position) : std::nullopt;
    pointed(panel, cell, lock);
    const auto where = cell ? meaning(*panel, *cell) : std::nullopt;
    if (!lock)
        actions().hover(where);
    else if (where)
        actions().lock(*where);
}

void PlotView::zoom(QPointF position, double factor)
{
    MatrixPanel* panel = panelAt(position);
    if (panel == nullptr)
        return;
    for (const auto type : { QCPAxis::atBottom, QCPAxis::atLeft }) {
        QCPAxis* axis = panel->axis(type);
        const double pixel = type == QCPAxis::atBottom ? position.x() : position.y();
        axis->scaleRange(factor, axis->pixelToCoord(pixel));
    }
    for (MatrixPanel* each : movedWith(panel))
        each->lookAt(*panel);
    replotSoon();
}

// Zooms the largest map around its centre.
bool PlotView::zoomByKey(int key)
{
    const std::optional<double> factor = zoomOfKey(key);
    if (!factor)
        return false;
    const auto area = [](const MatrixPanel* panel) {
        return panel->visible() ? panel->width() * panel->height() : 0;
    };
    const auto largest = std::ranges::max_element(m_panels, {}, area);
    if (largest != m_panels.end() && area(*largest) > 0)
        zoom((*largest)->rect().center(), *factor);
    return true;
}

void PlotView::pan(QPointF by)
{
    for (const auto type : { QCPAxis::atBottom, QCPAxis::atLeft }) {
        QCPAxis* axis = m_panning->axis(type);
        const double pixels = type == QCPAxis::atBottom ? by.x() : by.y();
        const double extent = type == QCPAxis::atBottom ? m_panning->width() : m_panning->height();
        axis->moveRange(-pixels / extent * axis->range().size());
    }
    for (MatrixPanel* each : movedWith(m_panning))
        each->lookAt(*m_panning);
    replotSoon();
}

void PlotView::keyPressEvent(QKeyEvent* event)
{
    if (!viewModel().trace()
        || (!zoomByKey(event->key()) && !stepSelection(viewModel(), actions(), event->key())))
        View::keyPressEvent(event);
}

} // namespace ui
