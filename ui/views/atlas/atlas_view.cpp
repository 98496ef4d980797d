#include "ui/views/atlas/atlas_view.h"

#include "ui/session/view_state.h"
#include "ui/view/note.h"
#include "ui/view/view_strip.h"
#include "ui/views/atlas/atlas_canvas.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    int headsOf(const core::Trace& trace)
    {
        std::size_t heads = 0;
        for (const core::AttentionTrace& each : trace.attentions)
            heads += each.heads.size();
        return int(heads);
    }

} // namespace

AtlasView::AtlasView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : View(viewModel, actions, parent)
    , m_strip(new ViewStrip(this))
    , m_note(new PretrainedNote(
          tr("Atlas shows models with several layers; this one has only one."), actions, this))
    , m_tooLarge(new Note(this))
    , m_canvas(new AtlasCanvas(viewModel, actions, this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(m_note, 1);
    layout->addWidget(m_tooLarge, 1);
    m_tooLarge->say(tr("This attention is too large for Atlas, which needs all heads in memory at "
                       "once. Matrices shows one head."));
    m_tooLarge->hide();
    layout->addWidget(m_canvas, 1);
    setFocusProxy(m_canvas);
    setCanvas(*m_canvas);
    addControls();
}

void AtlasView::addControls()
{
    m_sorting = new ChoiceButton(tr("Sort"), "view.order", enumIds(HeadOrder {}), this);
    connect(m_sorting, &ChoiceButton::chosen, this, [this](const std::string& id) {
        actions().edit([] { return tr("Sort the heads"); }, u"order"_s,
            [&](EditableState& state) { state.view.order = choiceOf<HeadOrder>(id); });
        actions().commitEdit();
    });
    m_range = new ChoiceButton(tr("Colours"), "view.range", enumIds(ColourRange {}), this);
    connect(m_range, &ChoiceButton::chosen, this, [this](const std::string& id) {
        actions().edit([] { return tr("Colour range of the heads"); }, u"range"_s,
            [&](EditableState& state) { state.view.range = choiceOf<ColourRange>(id); });
        actions().commitEdit();
    });
    m_strip->add(m_sorting);
    m_strip->add(m_range);
}

std::vector<QWidget*> AtlasView::controls() const
{
    return m_strip->controls();
}

void AtlasView::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_strip->setTheme(theme);
    m_note->setTheme(theme);
    m_tooLarge->setTheme(theme);
    m_canvas->setTheme(theme);
}

void AtlasView::showTrace()
{
    if (!viewModel().trace())
        return;
    const bool there = emptyReason().isEmpty();
    const bool tooLarge = leavesNumbersInFile(*viewModel().trace());
    m_note->setVisible(!there && !tooLarge);
    m_tooLarge->setVisible(tooLarge);
    m_strip->setVisible(there);
    m_canvas->setVisible(there);
    setFocusProxy(there || tooLarge ? static_cast<QWidget*>(m_canvas) : m_note->button());
    m_sorting->setCurrent(idOfChoice(viewModel().view().order));
    m_range->setCurrent(idOfChoice(viewModel().view().range));
    if (there)
        m_strip->setHeading(tr("Every head of every layer"),
            m_canvas->orderText().isEmpty()
                ? tr("layers down, heads across; click to choose a head, double-click to show its "
                     "layer")
                : tr("%1; click to choose a head, double-click to show its layer",
                    "sorted by entropy")
                      .arg(m_canvas->orderText()));
    m_canvas->setAlone(bare());
    m_canvas->showTrace();
    announce();
}

void AtlasView::showSelection()
{
    if (!emptyReason().isEmpty())
        return;
    announce();
    m_canvas->update();
}

void AtlasView::render(QPaintDevice& device, QSize size)
{
    QPainter painter(&device);
    painter.fillRect(QRectF({}, QSizeF(size)), m_theme.paper);
    if (!emptyReason().isEmpty())
        (leavesNumbersInFile(*viewModel().trace()) ? m_tooLarge : m_note)->paint(painter, size);
    else if (viewModel().trace())
        m_canvas->paint(painter, size);
}

bool AtlasView::accepts(const core::Trace& trace, const EditableState&)
{
    return trace.attentions.size() > 1 && !leavesNumbersInFile(trace);
}

QString AtlasView::caption(const FigureState& state)
{
    const int heads = headsOf(*state.derived->trace());
    const HeadOrder order = state.session.view.order;
    if (order == HeadOrder::Unsorted)
        return QCoreApplication::translate(
            "Caption", "Attention weights of all %1 heads of all layers")
            .arg(heads);
    return QCoreApplication::translate(
        "Caption", "Attention weights of all %1 heads of all layers (sorted by %2)")
        .arg(heads)
        .arg(label("view.order", std::string(idOfChoice(order))));
}

void AtlasView::prepare(
    DerivedData& derived, const DerivedData::Request&, const DerivedData::Budget& budget)
{
    const core::Trace& trace = *derived.trace();
    for (core::Index layer = 0; layer < std::ssize(trace.attentions); ++layer) {
        if (budget.stop.stop_requested())
            return;
        derived.fillStatistics(layer, budget);
        for (core::Index head = 0; head < derived.headCount(layer); ++head)
            static_cast<void>(derived.largest(*derived.weights(layer, head)));
    }
}

QString AtlasView::emptyReason() const
{
    if (!viewModel().trace() || accepts(*viewModel().trace(), viewModel().session()))
        return {};
    return leavesNumbersInFile(*viewModel().trace()) ? m_tooLarge->sentence() : m_note->sentence();
}

QString AtlasView::description() const
{
    if (!viewModel().trace())
        return {};
    if (!emptyReason().isEmpty())
        return emptyReason();
    const core::Trace& trace = *viewModel().trace();
    QString text = tr("Maps of %n head(s)", nullptr, headsOf(trace));
    const Selection& at = viewModel().locked();
    text += QStringLiteral(". ") + tr("Chosen: head %1").arg(headNumber(trace, at.layer, at.head));
    const AtlasSide side = m_canvas->side();
    if (!side.ranking().empty()) {
        const core::HeadWeight& most = side.ranking().front();
        text += QStringLiteral(". ")
            + tr("%1: largest in head %2, %3")
                  .arg(side.question(), plainHeadNumber(trace, most.layer, most.head),
                      QString::number(double(most.weight), 'f', 2));
    }
    return text;
}

} // namespace ui
