#include "ui/views/learn/learn_view.h"

#include "core/io/learning/learnt_folder.h"
#include "core/reading/predictions.h"
#include "ui/document/learning.h"
#include "ui/plot/free_layout.h"
#include "ui/views/learn/answer_note.h"
#include "ui/views/learn/course_form.h"
#include "ui/views/learn/learn_curves.h"
#include "ui/views/learn/network_table.h"
#include "ui/views/learn/unseen_bar.h"
#include "ui/words/labels.h"
#include "ui/words/network_name.h"
#include "ui/words/numbers.h"

#include <QComboBox>
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
    , m_unseen(new UnseenBar(this))
    , m_rewindBar(new QWidget(this))
    , m_rewind(new QSlider(Qt::Horizontal, this))
    , m_room(new QLabel(this))
    , m_shown(new QComboBox(this))
{
    plot()->plotLayout()->addElement(0, 0, m_layout);
    plot()->plotLayout()->setAutoMargins(QCP::msNone);
    plot()->plotLayout()->setMargins({ 0, 0, 0, 0 });
    m_curves = std::make_unique<LearnCurves>(plot(), m_layout);
    m_table = new NetworkTable(plot());
    m_layout->add(m_table);
    m_panel = addPanel();
    m_layout->add(m_panel);
    m_note = new AnswerNote(plot());
    m_layout->add(m_note);
    m_layout->setArrangement([this](QRect area) { arrange(area); });
    addControls();
    connect(
        m_form, &CourseForm::started, this, [this] { m_form->branches() ? branch() : begin(); });
    connect(m_shown, &QComboBox::activated, this, &LearnView::turnToNetwork);
    connect(m_form, &CourseForm::cancelled, this, [this] { showForm(false); });
    connect(m_unseen->turn(), &QPushButton::clicked, this, [this] {
        Learning& run = *this->subject().learning();
        run.paused() ? run.goOn(m_left.folder) : run.pause();
    });
    connect(m_unseen->back(), &QPushButton::clicked, this, &LearnView::turnBack);
    connect(m_rewind, &QSlider::valueChanged, this, &LearnView::goTo);
    connect(m_rewind, &QSlider::sliderReleased, this, [this] { this->commands().settle(); });
    connect(&subject, &Subject::aloneChanged, this, &LearnView::showTrace);
    showForm(false);
    if (Learning* run = subject.learning()) {
        connect(run, &Learning::kept, this, &LearnView::follow);
        connect(run, &Learning::answered, this, &LearnView::showLive);
        connect(run, &Learning::changed, this, &LearnView::showControls);
        connect(run, &Learning::failed, this, [this] {
            m_begun.clear(); // nothing comes of it
            showTrace(); // what was kept last
        });
    }
}

LearnView::~LearnView() = default;

void LearnView::addControls()
{
    m_go = new QPushButton(this);
    m_once = new QPushButton(tr("One step"), this);
    m_once->setToolTip(tr("Update every network once, then pause"));
    m_another = new QPushButton(this);
    m_branch = new QPushButton(tr("Branch…"), this);
    m_branch->setToolTip(
        tr("Continue training from this checkpoint, with another learning rate or other examples"));
    m_anew = new QPushButton(tr("New training…"), this);
    m_anew->setToolTip(tr("Choose another task or other networks; the current ones are kept"));
    m_shown->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_shown->setAccessibleName(tr("Network shown"));
    m_shown->setToolTip(tr("Which of the compared networks to show"));
    connect(m_go, &QPushButton::clicked, this, &LearnView::turn);
    connect(m_once, &QPushButton::clicked, this, [this] {
        if (m_stepping)
            return;
        followOn();
        m_stepping = true;
        subject().learning()->stepOnce(firstFolder());
    });
    connect(m_another, &QPushButton::clicked, this, &LearnView::askAnother);
    connect(m_branch, &QPushButton::clicked, this, &LearnView::askForBranch);
    connect(m_anew, &QPushButton::clicked, this, [this] {
        showForm(true);
        m_form->task()->setFocus();
    });
    m_beside = new ChoiceButton(tr("Plot"), "view.learn_plot", learnPlotChoices, this);
    connect(m_beside, &ChoiceButton::chosen, this, [this](const std::string& id) {
        commands().edit([] { return tr("Plot in Train"); }, u"view.learn_plot"_s,
            [&](Work& work) { work.view.learnPlot = id; });
    });
    for (QWidget* each : std::initializer_list<QWidget*> {
             m_shown, m_beside, m_go, m_once, m_another, m_branch, m_anew })
        strip()->add(each);
    auto* row = new QHBoxLayout(m_rewindBar);
    row->setContentsMargins(14, 2, 14, 6);
    auto* name = new QLabel(tr("Rewind"), m_rewindBar);
    name->setBuddy(m_rewind);
    row->addWidget(name);
    row->addWidget(m_rewind, 1);
    row->addWidget(m_room);
    m_rewind->setAccessibleName(tr("Checkpoint"));
    m_rewind->setToolTip(tr("Return to the chosen checkpoint, in every view"));
    m_rewind->setFocusPolicy(Qt::StrongFocus);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->insertWidget(0, m_unseen);
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
    all.push_back(m_unseen);
    return all;
}

const LearnView::Network* LearnView::network() const
{
    if (subject().alone() != nullptr)
        return subject().alone()->network.get();
    return subject().trace() ? subject().trace()->model->learnt.get() : nullptr;
}

bool LearnView::isCurve() const
{
    return network()->task.answer == learning::Answer::Numbers;
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
    m_table->setTheme(theme);
    m_note->setTheme(theme);
    PlotView::setTheme(theme);
}

// Not all that is hidden then was seen before.
void LearnView::setBare(bool bare)
{
    PlotView::setBare(bare);
    showForm(m_choosing);
    showControls();
}

// A branch is asked for as long as its network is shown: the form is otherwise a new one's.
void LearnView::showForm(bool form)
{
    if (m_form->branches()
        && (!form || network() == nullptr || network()->folder != m_trunk.folder)) {
        m_form->setBranch(std::nullopt, 0);
        form = false;
    }
    m_choosing = form && network() != nullptr;
    const bool open = form || network() == nullptr;
    if (!open)
        m_form->forgetRefusal();
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
    if (network() != nullptr && firstFolder() == m_begun)
        m_begun.clear();
    showForm(m_choosing);
    showControls();
    if (Learning* const run = subject().learning())
        run->ask(network() != nullptr && m_following ? network()->folder : std::string(),
            network() != nullptr && m_following ? sentence() : std::string());
    if (network() != nullptr)
        PlotView::showTrace();
    else
        announce();
}

void LearnView::showControls()
{
    showUnseen();
    const Network* now = network();
    if (now == nullptr)
        return;
    const Learning* run = subject().learning();
    const bool mine = run != nullptr && run->learns(firstFolder());
    const bool learns = mine && !run->paused();
    const long last = now->course.teaching.steps;
    const long reached = now->moments.empty() ? 0 : now->moments.back();
    const bool more = run != nullptr && reached < last;
    m_go->setText(learns ? tr("Pause") : tr("Resume"));
    m_go->setToolTip(learns ? tr("Pause after this step")
                            : tr("Continue training from where it "
                                 "stopped"));
    m_stepping = m_stepping && learns;
    enable(*m_go, learns || more);
    enable(*m_once, more && (!learns || m_stepping)); // keys pressed meanwhile are not another's
    m_branch->setEnabled(run != nullptr);
    m_another->setText(isCurve() ? tr("Other positions") : tr("Another text"));
    m_another->setToolTip(isCurve() ? tr("Evaluate at other validation positions")
                                    : tr("Use another validation text as input"));
    m_beside->setCurrent(subject().view().learnPlot);
    showNetworks();
    showMoments();
    const auto at = std::ranges::find(now->history, shownStep(), &learning::Report::step);
    const QString step = tr("step %1 of %2").arg(shownStep()).arg(last);
    strip()->setHeading(step, at == now->history.end() ? QString() : rightText(*at));
}

// The focus is not left to what stands next to it.
void LearnView::enable(QPushButton& button, bool enabled)
{
    if (!enabled && button.hasFocus())
        setFocus();
    button.setEnabled(enabled);
}

QString LearnView::rightText(const learning::Report& report) const
{
    const QString share = percentText(LearnCurves::rightOf(report, network()->task));
    if (isCurve())
        return tr("validation accuracy (points) %1").arg(share);
    return network()->task.answer == learning::Answer::Labels
        ? tr("validation accuracy (tokens) %1").arg(share)
        : tr("validation accuracy %1").arg(share);
}

void LearnView::showNetworks()
{
    const QSignalBlocker quiet(m_shown);
    const auto& group = network()->group;
    int row = 0;
    const bool shown = std::ranges::all_of(group, [&](const learning::Companion& each) {
        const int at = row++;
        return m_shown->itemData(at) == QString::fromStdString(each.folder)
            && m_shown->itemText(at) == networkName(each.course.network.architecture);
    });
    // Somebody may be choosing in the list.
    if (m_shown->count() != std::ssize(group) || !shown) {
        m_shown->clear();
        for (const learning::Companion& each : group)
            m_shown->addItem(
                networkName(each.course.network.architecture), QString::fromStdString(each.folder));
    }
    m_shown->setCurrentIndex(m_shown->findData(QString::fromStdString(network()->folder)));
    m_shown->setVisible(network()->group.size() > 1);
}

void LearnView::showMoments()
{
    const auto& moments = network()->moments;
    const QSignalBlocker quiet(m_rewind);
    m_rewind->setRange(0, std::max(0, static_cast<int>(moments.size()) - 1));
    m_rewind->setValue(static_cast<int>(std::ranges::find(moments, shownStep()) - moments.begin()));
    constexpr double megabyte = 1 << 20;
    const auto taken = static_cast<double>(core::momentBytes(network()->folder)) / megabyte;
    m_room->setText(tr("%n checkpoints, %1 of %2 MB", nullptr, static_cast<int>(moments.size()))
                        .arg(fixedText(taken, 1))
                        .arg(core::mostMomentBytes >> 20U));
    m_room->setToolTip(tr("Checkpoints are saved as often as this disk space allows"));
}

std::string LearnView::firstFolder() const
{
    return network()->group.empty() ? network()->folder : network()->group.front().folder;
}

void LearnView::fill()
{
    m_curves->show(shownLearning());
    fillTable();
    if (subject().alone() != nullptr)
        fillAnswer(subject().alone()->answer);
    else
        fillMap();
    arrange(m_layout->rect());
}

void LearnView::fillMap()
{
    fillAnswer({});
    const Selection s = shownHead();
    const core::AttentionTrace& seen = subject().trace()->attention(s.layer);
    PanelContent content;
    content.matrix = subject().picture()->weights(s.layer, s.head);
    content.scale = sequentialScale(subject().view().sequential, theme().dark, 0, 1);
    content.rows = safeLabels(*seen.queryTokens);
    content.columns = safeLabels(*seen.keyTokens);
    nameAnswer(content, core::taughtAnswer(*subject().trace()));
    m_panel->setContent(content);
}

// Of what reads one text and writes another, whom it looks at in the first, unless a head that does
// is locked.
Selection LearnView::shownHead() const
{
    const auto aligns
        = [](const core::AttentionTrace& each) { return each.path.starts_with("cross/"); };
    const auto& all = subject().trace()->attentions;
    const auto first = std::ranges::find_if(all, aligns);
    Selection s = subject().locked();
    if (first == all.end() || aligns(subject().trace()->attention(s.layer)))
        return s;
    s = {};
    s.layer = first - all.begin();
    return s;
}

std::string LearnView::sentence() const
{
    if (subject().alone() != nullptr)
        return subject().alone()->asked.text;
    const auto* const text = std::get_if<core::Sentence>(&subject().experiment().source);
    return text != nullptr ? text->text : std::string();
}

PanelLight LearnView::lightOf(const MatrixPanel& panel, const Selection& s) const
{
    Q_UNUSED(panel)
    if (s.layer != shownHead().layer)
        return {}; // of other tokens
    PanelLight light { s.query, s.key, {} };
    if (s.query && s.key)
        light.cell = Cell { *s.query, *s.key };
    return light;
}

std::optional<Selection> LearnView::meaning(const MatrixPanel& panel, Cell cell) const
{
    Q_UNUSED(panel)
    Selection s = shownHead();
    s.query = cell.row;
    s.key = cell.column;
    return s;
}

// Keys move in the head that is seen.
void LearnView::keyPressEvent(QKeyEvent* event)
{
    if (network() != nullptr && subject().alone() == nullptr)
        if (const Selection s = shownHead(); s.layer != subject().locked().layer)
            commands().lock(s);
    PlotView::keyPressEvent(event);
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
