#include "ui/views/learn/learn_view.h"

#include "core/io/learning/learnt_folder.h"
#include "ui/document/learning.h"
#include "ui/plot/fit.h"
#include "ui/plot/free_layout.h"
#include "ui/views/learn/course_form.h"
#include "ui/views/learn/learn_curves.h"
#include "ui/words/head_name.h"
#include "ui/words/numbers.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace learning = core::learning;

LearnView::LearnView(const Subject& subject, Commands& commands, QWidget* parent)
    : PlotView(subject, commands, parent)
    , m_layout(new FreeLayout)
    , m_form(new CourseForm(this))
    , m_formArea(new QScrollArea(this))
    , m_rewindBar(new QWidget(this))
    , m_rewind(new QSlider(Qt::Horizontal, this))
{
    plot()->plotLayout()->addElement(0, 0, m_layout);
    plot()->plotLayout()->setAutoMargins(QCP::msNone);
    plot()->plotLayout()->setMargins({ 0, 0, 0, 0 });
    m_curves = std::make_unique<LearnCurves>(plot(), m_layout);
    m_panel = addPanel();
    m_layout->add(m_panel);
    m_layout->setArrangement([this](QRect area) { arrange(area); });
    addControls();
    connect(m_form, &CourseForm::started, this, &LearnView::begin);
    connect(m_form, &CourseForm::cancelled, this, [this] { showForm(false); });
    connect(m_rewind, &QSlider::valueChanged, this, &LearnView::goTo);
    connect(m_rewind, &QSlider::sliderReleased, this, [this] { this->commands().settle(); });
    showForm(true); // nothing is known yet
    if (Learning* run = subject.learning()) {
        connect(run, &Learning::kept, this, &LearnView::follow);
        connect(run, &Learning::changed, this, &LearnView::showControls);
    }
}

LearnView::~LearnView() = default;

void LearnView::addControls()
{
    m_go = new QPushButton(this);
    m_another = new QPushButton(tr("Another text"), this);
    m_another->setToolTip(tr("Asks with another text that it never learns from"));
    m_anew = new QPushButton(tr("Start anew…"), this);
    m_anew->setToolTip(tr("Another task or network; this one is kept"));
    connect(m_go, &QPushButton::clicked, this, &LearnView::turn);
    connect(m_another, &QPushButton::clicked, this, &LearnView::askAnother);
    connect(m_anew, &QPushButton::clicked, this, [this] { showForm(true); });
    for (QWidget* each : { m_go, m_another, m_anew })
        strip()->add(each);
    auto* row = new QHBoxLayout(m_rewindBar);
    row->setContentsMargins(14, 2, 14, 6);
    auto* name = new QLabel(tr("Rewind"), m_rewindBar);
    name->setBuddy(m_rewind);
    row->addWidget(name);
    row->addWidget(m_rewind, 1);
    m_rewind->setAccessibleName(tr("Moment of learning"));
    m_rewind->setToolTip(tr("Goes back to what it was then, in every view"));
    m_rewind->setFocusPolicy(Qt::StrongFocus);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->setStretchFactor(plot(), 1);
    m_formArea->setFrameShape(QFrame::NoFrame);
    m_formArea->setWidgetResizable(true);
    m_formArea->setFocusPolicy(Qt::NoFocus); // what is in it takes it
    m_formArea->setWidget(m_form);
    column->addWidget(m_formArea, 1);
    column->addWidget(m_rewindBar);
}

std::vector<QWidget*> LearnView::controls() const
{
    std::vector<QWidget*> all = PlotView::controls();
    all.push_back(m_rewindBar);
    return all;
}

const LearnView::Network* LearnView::network() const
{
    return subject().trace() ? subject().trace()->model->learnt.get() : nullptr;
}

long LearnView::shownStep() const
{
    const Network& now = *network();
    if (now.moment)
        return *now.moment;
    return now.moments.empty() ? 0 : now.moments.back();
}

void LearnView::setTheme(const Theme& theme)
{
    m_curves->setTheme(theme);
    PlotView::setTheme(theme);
}

void LearnView::showForm(bool form)
{
    m_choosing = form && network() != nullptr;
    const bool open = form || network() == nullptr;
    m_formArea->setVisible(open && !bare());
    m_form->setCancels(network() != nullptr);
    plot()->setVisible(!open);
    strip()->setVisible(!open && !bare());
    m_rewindBar->setVisible(!open && !bare());
}

void LearnView::showTrace()
{
    if (!subject().trace())
        return;
    showForm(m_choosing);
    showControls();
    if (network() != nullptr)
        PlotView::showTrace();
    else
        announce();
}

void LearnView::showControls()
{
    const Network* now = network();
    if (now == nullptr)
        return;
    const Learning* run = subject().learning();
    const bool learns = run != nullptr && run->learns(now->folder) && !run->paused();
    const long last = now->course.teaching.steps;
    const long reached = now->moments.empty() ? 0 : now->moments.back();
    m_go->setText(learns ? tr("Pause") : tr("Go on"));
    m_go->setToolTip(learns ? tr("Waits after this step") : tr("Learns on from where it stopped"));
    m_go->setEnabled(run != nullptr && (learns || reached < last));
    const auto at = std::ranges::find(now->history, shownStep(), &learning::Report::step);
    const QString step = tr("step %1 of %2").arg(shownStep()).arg(last);
    strip()->setHeading(step,
        at == now->history.end()
            ? QString()
            : tr("%1 of texts never seen answered right").arg(percentText(at->heldOut.exact)));
    const QSignalBlocker quiet(m_rewind);
    m_rewind->setRange(0, std::max(0, static_cast<int>(now->moments.size()) - 1));
    const auto moment = std::ranges::find(now->moments, shownStep());
    m_rewind->setValue(static_cast<int>(moment - now->moments.begin()));
}

void LearnView::fill()
{
    const Network& now = *network();
    m_curves->show(now.history, shownStep(), now.course.teaching.steps);
    const Selection& s = subject().locked();
    PanelContent content;
    content.matrix = subject().picture()->weights(s.layer, s.head);
    content.scale = sequentialScale(subject().view().sequential, theme().dark, 0, 1);
    content.rows = subject().queryLabels();
    content.columns = subject().keyLabels();
    content.name = answerText();
    content.subtitle = tr("whom each token of the answer looks at");
    m_panel->setContent(content);
    arrange(m_layout->rect());
}

QString LearnView::answerText() const
{
    const auto& source = subject().experiment().source;
    const auto* const sentence = std::get_if<core::Sentence>(&source);
    if (sentence == nullptr)
        return {};
    try {
        const std::string answer = learning::answerOf(*network(), sentence->text);
        QString text = u"%1 → %2"_s.arg(
            QString::fromStdString(sentence->text), QString::fromStdString(answer));
        if (m_right.first != sentence->text)
            return text;
        return m_right.second == answer
            ? text + u" ✓"_s
            : tr("%1 (right: %2)").arg(text, QString::fromStdString(m_right.second));
    } catch (const core::Error&) {
        return QString::fromStdString(sentence->text); // what is asked is another text by now
    }
}

void LearnView::arrange(QRect area)
{
    if (area.isEmpty() || !m_panel->content().matrix)
        return;
    const int em = qRound(theme().em());
    const int above = std::clamp(area.height() * 2 / 5, 6 * em, 16 * em);
    m_curves->place(QRect(area.left(), area.top() + em / 2, area.width(), above));
    const QRect below = area.adjusted(em, above + em, -em, -em / 2);
    ui::place(*m_panel, cellArea(*m_panel, below, true));
}

PanelLight LearnView::lightOf(const MatrixPanel& panel, const Selection& s) const
{
    Q_UNUSED(panel)
    PanelLight light { s.query, s.key, {} };
    if (s.query && s.key)
        light.cell = Cell { *s.query, *s.key };
    return light;
}

std::optional<Selection> LearnView::meaning(const MatrixPanel& panel, Cell cell) const
{
    Q_UNUSED(panel)
    Selection s = subject().locked();
    s.query = cell.row;
    s.key = cell.column;
    return s;
}

void LearnView::render(QPaintDevice& device, QSize size)
{
    if (network() != nullptr) {
        PlotView::render(device, size);
        return;
    }
    QPainter painter(&device);
    painter.fillRect(QRect({}, size), theme().paper);
    painter.setPen(theme().muted);
    painter.setFont(theme().sized(1));
    painter.drawText(
        QRect({}, size).adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap, nothing());
}

} // namespace ui
