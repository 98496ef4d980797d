#include "ui/views/links/links_view.h"

#include "ui/session/view_state.h"
#include "ui/view/view_strip.h"
#include "ui/views/links/links_canvas.h"
#include "ui/words/head_name.h"

#include <QCoreApplication>
#include <QLabel>
#include <QPainter>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int thresholdSteps = 100; // positions of the threshold from 0 to 1

} // namespace

LinksView::LinksView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : View(viewModel, actions, parent)
    , m_strip(new ViewStrip(this))
    , m_canvas(new LinksCanvas(viewModel, actions, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(m_canvas, 1);
    setFocusProxy(m_canvas);
    setCanvas(*m_canvas);
    addControls();
}

std::vector<QWidget*> LinksView::controls() const
{
    return m_strip->controls();
}

void LinksView::addControls()
{
    m_thresholdText = new QLabel(this);
    m_thresholdText->setTextFormat(Qt::PlainText);
    m_threshold = new QSlider(Qt::Horizontal, this);
    m_threshold->setRange(0, thresholdSteps);
    m_threshold->setPageStep(10);
    m_threshold->setFixedWidth(110);
    m_threshold->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_threshold->setAccessibleName(tr("Smallest weight drawn"));
    m_threshold->setToolTip(tr("Weaker links are not drawn; the weights are unchanged"));
    connect(m_threshold, &QSlider::valueChanged, this, [this](int value) {
        actions().edit([] { return tr("Threshold of links"); }, u"threshold"_s,
            [&](EditableState& state) {
                state.view.threshold = static_cast<float>(value) / thresholdSteps;
            });
        if (!m_threshold->isSliderDown())
            actions().commitEdit();
    });
    connect(m_threshold, &QSlider::sliderReleased, this, [this] { actions().commitEdit(); });
    m_topK = new QSpinBox(this);
    m_topK->setRange(0, 64);
    m_topK->setPrefix(tr("strongest ", "followed by a number of links"));
    m_topK->setSpecialValueText(tr("all keys"));
    m_topK->setAccessibleName(tr("Links per query"));
    m_topK->setToolTip(tr("How many links of each query are drawn, the strongest first"));
    connect(m_topK, &QSpinBox::valueChanged, this, [this](int value) {
        actions().edit([] { return tr("Links per query"); }, u"top_k"_s,
            [&](EditableState& state) { state.view.topK = value; });
    });
    connect(m_topK, &QSpinBox::editingFinished, this, [this] { actions().commitEdit(); });
    m_queries = new ChoiceButton(tr("Queries"), "view.queries", queryChoices, this);
    connect(m_queries, &ChoiceButton::chosen, this, [this](const std::string& id) {
        actions().edit([] { return tr("Queries of links"); }, u"all_queries"_s,
            [&](EditableState& state) { state.view.allQueries = id == "all"; });
        actions().commitEdit();
    });
    for (QWidget* each :
        std::initializer_list<QWidget*> { m_thresholdText, m_threshold, m_topK, m_queries })
        m_strip->add(each);
}

void LinksView::showControls()
{
    const ViewState& state = viewModel().view();
    const QSignalBlocker slider(m_threshold);
    const QSignalBlocker number(m_topK);
    m_threshold->setValue(static_cast<int>(std::lround(state.threshold * thresholdSteps)));
    m_thresholdText->setText(
        tr("at least %1").arg(QString::number(static_cast<double>(state.threshold), 'f', 2)));
    m_topK->setValue(state.topK);
    m_queries->setCurrent(state.allQueries ? "all" : "one");
    const auto keys
        = std::ssize(*viewModel().trace()->attention(viewModel().locked().layer).keyTokens);
    QString rest = weightSpacing(state, keys) == ColourSpacing::Root
        ? tr("left: queries, right: keys; thickness is the root of the weight")
        : tr("left: queries, right: keys; thickness is the weight");
    if (const auto head = m_canvas->strongHead())
        rest += u"; "_s
            + tr("head %1 in full colour")
                  .arg(headNumber(*viewModel().trace(), viewModel().locked().layer, *head));
    if (m_weaker > 0)
        rest = tr("%n weaker link(s) not drawn", nullptr, static_cast<int>(m_weaker));
    m_strip->setHeading(tr("Links"), rest);
}

void LinksView::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_strip->setTheme(theme);
    m_canvas->setTheme(theme);
}

void LinksView::showTrace()
{
    if (!viewModel().trace())
        return;
    const core::Index layer = viewModel().locked().layer;
    LinkList all;
    if (viewModel().view().allQueries)
        all = linksOf(*viewModel().trace(), layer, viewModel().view());
    m_all = std::move(all.links);
    m_weaker = all.weaker;
    m_canvas->setAlone(bare());
    m_canvas->setCurves({ &m_all, nullptr }, true);
    showControls();
    choose();
    if (isVisible())
        m_canvas->repaint(); // shows the change before its further effects are computed
}

void LinksView::showSelection()
{
    if (viewModel().trace() && m_lit != viewModel().selection())
        choose();
}

// Selects the links of the selection, drawn above the others.
void LinksView::choose()
{
    const Selection& s = viewModel().selection();
    m_lit = s;
    const core::Index layer = viewModel().locked().layer;
    m_chosen.clear();
    const bool some = s.query || s.key;
    if (some)
        m_chosen
            = linksOf(*viewModel().trace(), layer, viewModel().view(), { s.query, s.key }).links;
    m_canvas->setCurves({ &m_all, some ? &m_chosen : nullptr }, false);
    if (std::exchange(m_strong, m_canvas->strongHead()) != m_strong)
        showControls();
    announce();
}

const std::vector<Link>& LinksView::links() const
{
    const Selection& s = viewModel().selection();
    return s.query || s.key ? m_chosen : m_all;
}

void LinksView::render(QPaintDevice& device, QSize size)
{
    QPainter painter(&device);
    painter.fillRect(QRectF({}, QSizeF(size)), m_theme.paper);
    if (viewModel().trace())
        m_canvas->paint(painter, size);
}

QList<QRect> LinksView::hiddenAreas(Hidden what) const
{
    if (what == Hidden::Prediction || !viewModel().trace())
        return View::hiddenAreas(what);
    return { m_canvas->curvesRect().toAlignedRect().translated(m_canvas->pos()) };
}

// Numbers of the ablated heads among the shown ones.
QStringList LinksView::headsOff() const
{
    QStringList result;
    if (!viewModel().trace())
        return result;
    const core::Index layer = viewModel().locked().layer;
    const auto& heads = viewModel().trace()->attention(layer).heads;
    for (core::Index head = 0; head < std::ssize(heads); ++head)
        if (isAblated(*viewModel().trace(), layer, head) && !headHidden(viewModel().view(), head))
            result.append(QString::number(head + 1));
    return result;
}

QString LinksView::description() const
{
    const QString count
        = tr("%n link(s) above the threshold", nullptr, static_cast<int>(links().size()));
    const QStringList off = headsOff();
    return off.isEmpty() ? count : count + u". "_s + tr("Ablated: head %1").arg(off.join(u", "_s));
}

QString LinksView::caption(const FigureState& state)
{
    return QCoreApplication::translate("Caption", "Links between tokens for each of %1 heads")
        .arg(state.derived->trace()->attention(state.session.selection.layer).heads.size());
}

void LinksView::prepare(
    DerivedData& derived, const DerivedData::Request& request, const DerivedData::Budget& budget)
{
    derived.fillStatistics(request.layer, budget);
    for (core::Index h = 0; h < derived.headCount(request.layer) && !budget.stop.stop_requested();
         ++h)
        static_cast<void>(derived.largest(*derived.weights(request.layer, h)));
}

} // namespace ui
