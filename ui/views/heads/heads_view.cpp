#include "ui/views/heads/heads_view.h"

#include "core/analysis/combine.h"
#include "core/head_at.h"
#include "ui/drawing/colour_map.h"
#include "ui/plot/colour_bar.h"
#include "ui/plot/free_layout.h"
#include "ui/plot/matrix_panel.h"
#include "ui/plot/panel_labels.h"
#include "ui/session/view_state.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"
#include "ui/words/token_name.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr core::Index combined = -1; // a panel that shows a combination of the heads

    constexpr core::Index mostScores = core::Index { 16 } << 20; // most scores to prefetch: 64 MB

    void prepareMaps(DerivedData& derived, core::Index layer, HeadContent what,
        const DerivedData::Budget& budget)
    {
        derived.fillMaps(layer, what, budget);
        if (budget.stop.stop_requested())
            return;
        for (const MatrixPtr& each : derived.maps(layer, what))
            static_cast<void>(derived.largest(*each));
    }

    void prepareAhead(DerivedData& derived, const DerivedData::Request& request,
        const DerivedData::Budget& budget)
    {
        for (const std::string_view id : { "mean", "max", "rollout" })
            if (!budget.stop.stop_requested())
                static_cast<void>(derived.combination(request.layer, id));
        const core::AttentionTrace& layer = derived.trace()->attention(request.layer);
        if (!budget.stop.stop_requested() && derived.trace()->model->canExplain()
            && derived.headCount(request.layer) * std::ssize(*layer.queryTokens)
                    * std::ssize(*layer.keyTokens)
                <= mostScores)
            prepareMaps(derived, request.layer, HeadContent::Scores, budget);
    }

} // namespace

std::vector<core::Index> orderOfHeads(
    const std::vector<core::HeadStatistics>& statistics, HeadOrder order)
{
    std::vector<core::Index> result(statistics.size());
    std::iota(result.begin(), result.end(), 0);
    std::ranges::stable_sort(result, {}, [&](core::Index head) {
        return core::sortKey(statistics[static_cast<std::size_t>(head)], order);
    });
    return result;
}

QString largestShareText(const core::Model& model, const core::HeadStatistics& s)
{
    const std::array shares { std::pair { "self", s.self }, std::pair { "previous", s.previous },
        std::pair { "next", s.next }, std::pair { "first", s.first },
        std::pair { "same_word", s.sameWord } };
    const auto* const best
        = std::ranges::max_element(shares, {}, [](const auto& share) { return share.second; });
    return QCoreApplication::translate("ui::HeadsView", "%1 gets %2 %", "previous token gets 98 %")
        .arg(patternName(model, best->first))
        .arg(qRound(100 * best->second));
}

HeadsView::HeadsView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : PlotView(viewModel, actions, parent)
    , m_layout(new FreeLayout)
    , m_bar(new ColourBar(plot(), QCPAxis::atBottom))
{
    addControls();
    plot()->plotLayout()->addElement(0, 0, m_layout);
    plot()->plotLayout()->setAutoMargins(QCP::msNone);
    plot()->plotLayout()->setMargins({ 0, 0, 0, 0 });
    m_layout->add(m_bar);
    m_layout->setArrangement([this](QRect area) { arrange(area); });
}

void HeadsView::fill()
{
    const core::Index layer = viewModel().locked().layer;
    const auto& heads = viewModel().trace()->attention(layer).heads;
    const auto& statistics = viewModel().derived()->statistics(layer);
    m_order = m_enlarged ? std::vector { viewModel().locked().head }
                         : orderOfHeads(statistics, viewModel().view().order);
    if (!m_enlarged && heads.size() > 1 && matrixOf(combined))
        m_order.push_back(combined);
    while (panels().size() < m_order.size())
        m_layout->add(addPanel());
    for (std::size_t i = 0; i < panels().size(); ++i) {
        panels()[i]->setVisible(i < m_order.size());
        panels()[i]->map()->setVisible(i < m_order.size());
    }
    m_names.measure(viewModel().queryLabels(), viewModel().keyLabels(), theme());
    m_bar->setTheme(theme());
    const bool own = viewModel().view().range == ColourRange::Own;
    const QString words = shows() == HeadContent::Scores ? tr("score")
        : shows() == HeadContent::Values                 ? tr("‖weight · v · Wₒ‖")
                                                         : tr("attention weight");
    m_bar->setScale(own
            ? weightColours(viewModel().view(), theme().dark, 1, keyCount(), ColourRange::Own)
            : sharedScale(),
        own ? tr("%1 ÷ the head's maximum").arg(words) : words);
    showControls();
    m_grid = {}; // out of date
    arrange(m_layout->rect());
}

HeadContent HeadsView::shows() const
{
    return shownOf(*viewModel().trace(), viewModel().navigation());
}

MatrixPtr HeadsView::matrixOf(core::Index head) const
{
    const core::Index layer = viewModel().locked().layer;
    if (head == combined)
        return viewModel().derived()->combination(layer, viewModel().view().combination);
    if (shows() != HeadContent::Weights)
        return viewModel().derived()->maps(layer, shows())[static_cast<std::size_t>(head)];
    return viewModel().derived()->weights(layer, head);
}

ColourScale HeadsView::sharedScale() const
{
    float largest = 0;
    for (const core::Index head : m_order)
        if (head != combined)
            largest = std::max(largest, viewModel().derived()->largest(*matrixOf(head)));
    return shows() == HeadContent::Scores
        ? divergingScale(viewModel().view().diverging, theme().dark, largest)
        : weightColours(viewModel().view(), theme().dark, largest, keyCount(),
            shows() == HeadContent::Weights ? ColourRange::Shared : ColourRange::Own);
}

core::Index HeadsView::keyCount() const
{
    return std::ssize(*viewModel().trace()->attention(viewModel().locked().layer).keyTokens);
}

ColourScale HeadsView::scaleOf(const core::Matrix& matrix) const
{
    const float largest = viewModel().derived()->largest(matrix);
    return shows() == HeadContent::Scores
        ? divergingScale(viewModel().view().diverging, theme().dark, largest)
        : weightColours(viewModel().view(), theme().dark, largest, keyCount(), ColourRange::Own);
}

void HeadsView::fillPanel(std::size_t place)
{
    const core::Index head = m_order[place];
    PanelContent content;
    content.matrix = matrixOf(head);
    m_names.fill(content, m_grid.maps, static_cast<int>(place));
    const bool own = viewModel().view().range == ColourRange::Own;
    if (head == combined && shows() != HeadContent::Weights) // weights have their own range
        content.scale = weightColours(viewModel().view(), theme().dark, 1, keyCount());
    else
        content.scale = own ? scaleOf(*content.matrix) : sharedScale();
    describe(content, head);
    panels()[place]->setContent(content);
    panels()[place]->lookAt(*panels().front()); // the first panel may be zoomed
}

// Range texts of a head: with shared colours, the colour bar already shows the weights' range.
QStringList HeadsView::rangesOf(const PanelContent& content) const
{
    if (shows() == HeadContent::Weights && viewModel().view().range == ColourRange::Shared)
        return {};
    return rangeTexts(viewModel().derived()->largest(*content.matrix), content.scale);
}

void HeadsView::describe(PanelContent& content, core::Index head) const
{
    const auto elided = [&](const QString& text) {
        return QFontMetricsF(PanelLabels::font(theme()))
            .elidedText(text, Qt::ElideRight, m_grid.width - 0.5 * theme().em());
    };
    const core::Index layer = viewModel().locked().layer;
    if (head == combined) {
        const QString name = label("view.combination", viewModel().view().combination);
        const bool bare = m_grid.detail == Detail::Map;
        content.name = bare ? QString() : name;
        content.subtitle
            = bare || theme().texts.subtitle ? QString() : elided(tr("over all heads"));
        content.notes = bare ? QStringList { name } : QStringList();
        return;
    }
    content.chosen = !m_enlarged && theme().selection && head == viewModel().locked().head;
    const core::HeadStatistics& s
        = viewModel().derived()->statistics(layer)[static_cast<std::size_t>(head)];
    content.frame = patternColour(s.pattern, theme().muted, theme().line);
    if (m_grid.detail == Detail::Map) {
        content.notes = { shortHeadNumber(*viewModel().trace(), layer, head) };
        return;
    }
    const bool off = isAblated(*viewModel().trace(), layer, head);
    content.name = tr("Head %1").arg(plainHeadNumber(*viewModel().trace(), layer, head));
    const QString pattern
        = off ? tr("ablated") : patternName(*viewModel().trace()->model, s.pattern);
    content.subtitle = elided(pattern);
    if (theme().texts.subtitle) {
        content.subtitle.clear();
        return;
    }
    for (const QString& range : rangesOf(content)) {
        const QString reported = pattern + u" · "_s + range;
        if (elided(reported) != reported)
            continue;
        content.subtitle = reported;
        break;
    }
    if (m_grid.detail == Detail::Title)
        return;
    const QString entropy = tr("entropy %1").arg(s.entropy, 0, 'f', 2);
    const QString both = entropy + u" · "_s + tr("distance %1").arg(s.distance, 0, 'f', 1);
    content.notes = { elided(both) == both ? both : entropy };
    const QString share = largestShareText(*viewModel().trace()->model, s);
    if (m_grid.detail == Detail::Labels && elided(share) == share)
        content.notes.append(share);
}

void HeadsView::arrange(QRect area)
{
    if (m_order.empty() || area.isEmpty())
        return;
    area.adjust(10, 0, -10, -2);
    constexpr int leastForBar = 8; // in line heights; in lower views the maps need the bar's room
    const bool hasBar = theme().colourBar && area.height() >= leastForBar * theme().em();
    m_bar->setVisible(hasBar);
    const int barHeight = hasBar ? std::max(qRound(12 * theme().scale + 2.6 * theme().em()),
                              ColourBar::leastHeightIn(theme()))
                                 : 0;
    QRect bar(area.left() + 8, area.bottom() - barHeight, qRound(300 * theme().scale), barHeight);
    bar.setWidth(std::min(bar.width(), area.width() - 16));
    area.setBottom(bar.top() - 6);
    const MatrixPtr shape = matrixOf(m_order.front());
    const HeadsGrid grid = HeadsGrid::make(
        { area.size(), static_cast<int>(m_order.size()), shape.get(), m_enlarged }, m_names,
        theme());
    if (grid != m_grid) {
        m_grid = grid;
        for (std::size_t i = 0; i < m_order.size(); ++i)
            fillPanel(i);
    }
    placeMaps(area);
    bar.moveLeft(panels().front()->rect().left());
    bar.setRight(std::min(bar.right(), m_layout->rect().right() - 18));
    m_bar->setOuterRect(bar);
}

// Places all maps with the same size and the same margins.
void HeadsView::placeMaps(QRect area)
{
    const MapGrid& grid = m_grid.maps;
    QMargins words(1, 0, 1, 0);
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const QMargins frame = panels()[i]->frameMargins();
        const bool first = static_cast<int>(i) < grid.columns; // below the column names
        words.setTop(std::max(words.top(), frame.top() - (first ? qFloor(grid.space.top) : 0)));
        words.setBottom(std::max(words.bottom(), frame.bottom()));
    }
    const core::Matrix& shape = *panels().front()->content().matrix;
    const QSize room = grid.room(area.size(), words).expandedTo({ 1, 1 });
    const QSize cells = cellSize(shape, room, true, theme().scale).boundedTo(room);
    for (std::size_t i = 0; i < m_order.size(); ++i) {
        const MapGrid::Place place = grid.place(static_cast<int>(i), area, cells, words);
        panels()[i]->setMargins(place.margins());
        panels()[i]->setOuterRect(place.outer);
        panels()[i]->update(QCPLayoutElement::upLayout);
    }
}

core::Index HeadsView::headOf(const MatrixPanel& panel) const
{
    const auto place = std::ranges::find(panels(), &panel) - panels().begin();
    return place < std::ssize(m_order) ? m_order[static_cast<std::size_t>(place)] : combined;
}

Highlight HeadsView::highlightOf(const MatrixPanel& panel, const Selection& s) const
{
    Highlight light { s.query, s.key, {} };
    if (s.query && s.key && headOf(panel) == s.head)
        light.cell = Cell { *s.query, *s.key };
    return light;
}

std::optional<Selection> HeadsView::meaning(const MatrixPanel& panel, Cell cell) const
{
    Selection s = viewModel().locked();
    if (const core::Index head = headOf(panel); head != combined)
        s.head = head;
    s.query = cell.row;
    s.key = cell.column;
    return s;
}

// All maps move together, since they share the names of the first row and column.
std::vector<MatrixPanel*> HeadsView::movedWith(MatrixPanel* panel) const
{
    Q_UNUSED(panel)
    return { panels().begin(), panels().begin() + std::ssize(m_order) };
}

void HeadsView::activated(MatrixPanel* panel)
{
    m_enlarged = !m_enlarged;
    const core::Index head = headOf(*panel);
    Selection s = viewModel().locked();
    if (m_enlarged && head != combined && head != s.head) {
        s.head = head;
        actions().lock(s); // refills the view
    }
    for (MatrixPanel* each : movedWith(panel))
        each->resetZoom();
    showTrace();
}

void HeadsView::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!viewModel().trace() || (!enter && !(event->key() == Qt::Key_Escape && m_enlarged))) {
        PlotView::keyPressEvent(event);
        return;
    }
    const auto at = std::ranges::find(m_order, viewModel().locked().head) - m_order.begin();
    activated(panels()[static_cast<std::size_t>(at < std::ssize(m_order) ? at : 0)]);
}

QString HeadsView::description() const
{
    const TracePtr& trace = viewModel().trace();
    if (!trace)
        return tr("Attention heads");
    const Selection& s = viewModel().selection();
    return tr("Attention weights of %n head(s)", nullptr, static_cast<int>(m_order.size()))
        + QStringLiteral(". ") + tr("Chosen: head %1").arg(headNumber(*trace, s.layer, s.head));
}

void HeadsView::addControls()
{
    const auto add = [this](const QString& name, std::string_view path,
                         std::span<const std::string_view> ids) {
        auto* button = new ChoiceButton(name, path, ids, this);
        strip()->add(button);
        return button;
    };
    const auto onChoice = [this](ChoiceButton* button, const StepName& step, auto change) {
        connect(button, &ChoiceButton::chosen, this, [this, step, change](const std::string& id) {
            actions().edit(
                step, u"heads_view"_s, [&](EditableState& state) { change(state.view, id); });
            actions().commitEdit();
        });
    };
    m_sorting = add(tr("Sort"), "view.order", enumIds(HeadOrder {}));
    onChoice(
        m_sorting, [] { return tr("Sort the heads"); },
        [](ViewState& view, const std::string& id) { view.order = choiceOf<HeadOrder>(id); });
    m_range = add(tr("Colours"), "view.range", enumIds(ColourRange {}));
    onChoice(
        m_range, [] { return tr("Colour range of the heads"); },
        [](ViewState& view, const std::string& id) { view.range = choiceOf<ColourRange>(id); });
    m_canvas = add(tr("Show"), "view.picture", enumIds(HeadContent {}));
    connect(m_canvas, &ChoiceButton::chosen, this, [this](const std::string& id) {
        actions().navigate([&](Navigation& at) { at.content = choiceOf<HeadContent>(id); });
    });
    m_combination = add(tr("Add"), "view.combination", combinationChoices);
    onChoice(
        m_combination, [] { return tr("Combine heads"); },
        [](ViewState& view, const std::string& id) { view.combination = id; });
}

void HeadsView::showControls()
{
    const ViewState& view = viewModel().view();
    const Selection& s = viewModel().locked();
    m_sorting->setCurrent(idOfChoice(view.order));
    m_range->setCurrent(idOfChoice(view.range));
    m_canvas->setCurrent(idOfChoice(shows()));
    const bool explained = viewModel().trace()->model->canExplain();
    for (const HeadContent each : { HeadContent::Scores, HeadContent::Values })
        m_canvas->setChoiceEnabled(idOfChoice(each), explained);
    m_combination->setCurrent(view.combination);
    m_combination->setChoiceEnabled("rollout", core::hasRollout(*viewModel().trace()));
    if (m_enlarged)
        strip()->setHeading(tr("Head %1").arg(headNumber(*viewModel().trace(), s.layer, s.head)),
            tr("Esc shows all heads again; the wheel zooms"));
    else
        strip()->setHeading(tr("All heads"),
            viewModel().predicted() != nullptr
                ? tr("rows: token read → token it writes, columns: keys; double-click enlarges a "
                     "head")
                : tr("rows: queries, columns: keys; double-click enlarges a head"));
}

HeadContent HeadsView::shownOf(const core::Trace& trace, const Navigation& navigation)
{
    return !trace.model->canExplain() ? HeadContent::Weights : navigation.content;
}

QString HeadsView::caption(const FigureState& state)
{
    const auto heads
        = std::ssize(state.derived->trace()->attention(state.session.selection.layer).heads);
    const HeadContent what = shownOf(*state.derived->trace(), state.session.navigation);
    return (what == HeadContent::Scores
            ? QCoreApplication::translate("Caption", "Scores of %1 heads")
            : what == HeadContent::Values
            ? QCoreApplication::translate(
                "Caption", "Value-weighted attention ‖α·v·Wₒ‖ of %1 heads")
            : QCoreApplication::translate("Caption", "Attention weights of %1 heads"))
        .arg(heads);
}

void HeadsView::prepare(
    DerivedData& derived, const DerivedData::Request& request, const DerivedData::Budget& budget)
{
    derived.fillStatistics(request.layer, budget);
    for (core::Index h = 0; h < derived.headCount(request.layer) && !budget.stop.stop_requested();
         ++h)
        static_cast<void>(derived.largest(*derived.weights(request.layer, h)));
    if (budget.ahead) {
        prepareAhead(derived, request, budget);
        return;
    }
    static_cast<void>(derived.combination(request.layer, request.view.combination));
    const HeadContent what = shownOf(*derived.trace(), request.navigation);
    if (what != HeadContent::Weights)
        prepareMaps(derived, request.layer, what, budget);
}

} // namespace ui
