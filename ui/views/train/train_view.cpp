#include "ui/views/train/train_view.h"

#include "core/analysis/predictions.h"
#include "core/io/training/network_folder.h"
#include "ui/document/training_session.h"
#include "ui/plot/free_layout.h"
#include "ui/session/view_state.h"
#include "ui/views/train/network_list.h"
#include "ui/views/train/network_table.h"
#include "ui/views/train/output_note.h"
#include "ui/views/train/running_bar.h"
#include "ui/views/train/start_page.h"
#include "ui/views/train/training_curves.h"
#include "ui/views/train/training_form.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/training_words.h"

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

namespace training = core::training;

TrainView::TrainView(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : PlotView(viewModel, actions, parent)
    , m_layout(new FreeLayout)
    , m_form(new TrainingForm(this))
    , m_networkList(viewModel.networks() != nullptr
              ? new NetworkList(*viewModel.networks(), *viewModel.training(), this)
              : nullptr)
    , m_startPage(new StartPage(m_form, m_networkList, this))
    , m_formArea(new QScrollArea(this))
    , m_unseen(new RunningBar(this))
    , m_rewindBar(new QWidget(this))
    , m_rewind(new QSlider(Qt::Horizontal, this))
    , m_room(new QLabel(this))
    , m_shown(new QComboBox(this))
{
    plot()->plotLayout()->addElement(0, 0, m_layout);
    plot()->plotLayout()->setAutoMargins(QCP::msNone);
    plot()->plotLayout()->setMargins({ 0, 0, 0, 0 });
    m_curves = std::make_unique<TrainingCurves>(plot(), m_layout);
    m_table = new NetworkTable(plot());
    m_layout->add(m_table);
    m_panel = addPanel();
    m_layout->add(m_panel);
    m_note = new OutputNote(plot());
    m_layout->add(m_note);
    m_layout->setArrangement([this](QRect area) { arrange(area); });
    addControls();
    connect(
        m_form, &TrainingForm::started, this, [this] { m_form->branches() ? branch() : begin(); });
    connect(m_shown, &QComboBox::activated, this, &TrainView::selectNetwork);
    connect(m_form, &TrainingForm::cancelled, this, [this] { showForm(false); });
    connect(m_unseen->pauseOrResume(), &QPushButton::clicked, this, [this] {
        TrainingSession& run = *this->viewModel().training();
        run.paused() ? run.resume(m_left.folder) : run.pause();
    });
    connect(m_unseen->returnToRun(), &QPushButton::clicked, this, &TrainView::showRunningNetwork);
    connect(m_rewind, &QSlider::valueChanged, this, &TrainView::showCheckpoint);
    connect(m_rewind, &QSlider::sliderReleased, this, [this] { this->actions().commitEdit(); });
    connect(&viewModel, &ViewModel::networkWithoutAttentionChanged, this, &TrainView::showTrace);
    showForm(false);
    if (m_networkList != nullptr) {
        connect(m_networkList, &NetworkList::opened, this, [this](const QString& folder) {
            m_choosing = false;
            emit networkWanted(folder);
        });
        connect(m_networkList, &NetworkList::deleted, this,
            [this](const QString& folder) { leaveDeleted(folder.toStdString()); });
    }
    if (TrainingSession* run = viewModel.training()) {
        connect(run, &TrainingSession::checkpointed, this, &TrainView::followTraining);
        connect(run, &TrainingSession::answered, this, &TrainView::showLive);
        connect(run, &TrainingSession::changed, this, &TrainView::showControls);
        connect(run, &TrainingSession::failed, this, [this] {
            m_begun.clear(); // no checkpoint will follow
            showTrace(); // the last saved checkpoint
        });
    }
}

TrainView::~TrainView() = default;

void TrainView::addControls()
{
    m_startOrPause = new QPushButton(this);
    m_singleStep = new QPushButton(tr("One step"), this);
    m_singleStep->setToolTip(tr("Update every network once, then pause"));
    m_another = new QPushButton(this);
    m_branch = new QPushButton(tr("Branch…"), this);
    m_branch->setToolTip(
        tr("Continue training from this checkpoint, with another learning rate or other examples"));
    m_newNetwork = new QPushButton(tr("New training…"), this);
    m_newNetwork->setToolTip(
        tr("Choose another task or other networks; the current ones are kept"));
    m_shown->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_shown->setAccessibleName(tr("Network shown"));
    m_shown->setToolTip(tr("Which of the compared networks to show"));
    connect(m_startOrPause, &QPushButton::clicked, this, &TrainView::pauseOrResume);
    connect(m_singleStep, &QPushButton::clicked, this, [this] {
        if (m_stepping)
            return;
        followOn();
        m_stepping = true;
        viewModel().training()->stepOnce(firstFolder());
    });
    connect(m_another, &QPushButton::clicked, this, &TrainView::nextExample);
    connect(m_branch, &QPushButton::clicked, this, &TrainView::askForBranch);
    connect(m_newNetwork, &QPushButton::clicked, this, [this] {
        showForm(true);
        m_form->task()->setFocus();
    });
    m_lowerPlot = new ChoiceButton(tr("Plot"), "view.learn_plot", trainPlotChoices, this);
    connect(m_lowerPlot, &ChoiceButton::chosen, this, [this](const std::string& id) {
        actions().edit([] { return tr("Plot in Train"); }, u"view.learn_plot"_s,
            [&](EditableState& state) { state.view.trainPlot = id; });
    });
    for (QWidget* each : std::initializer_list<QWidget*> { m_shown, m_lowerPlot, m_startOrPause,
             m_singleStep, m_another, m_branch, m_newNetwork })
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
    m_formArea->setFocusPolicy(Qt::NoFocus); // its content takes the focus
    m_formArea->setWidget(m_startPage);
    column->addWidget(m_formArea, 1);
    column->addWidget(m_rewindBar);
}

std::vector<QWidget*> TrainView::controls() const
{
    std::vector<QWidget*> all = PlotView::controls();
    all.push_back(m_rewindBar);
    all.push_back(m_unseen);
    return all;
}

const TrainView::Network* TrainView::network() const
{
    if (viewModel().networkWithoutAttention() != nullptr)
        return viewModel().networkWithoutAttention()->network.get();
    return viewModel().trace() ? viewModel().trace()->model->trainedRun.get() : nullptr;
}

bool TrainView::isCurve() const
{
    return network()->task.output == training::OutputKind::Numbers;
}

long TrainView::shownStep() const
{
    const Network& now = *network();
    if (now.checkpoint)
        return *now.checkpoint;
    return now.checkpoints.empty() ? 0 : now.checkpoints.back();
}

void TrainView::setTheme(const Theme& theme)
{
    m_curves->setTheme(theme);
    m_table->setTheme(theme);
    m_note->setTheme(theme);
    m_startPage->setTheme(theme);
    PlotView::setTheme(theme);
}

// Recomputes visibility: some of the hidden controls were hidden before as well.
void TrainView::setBare(bool bare)
{
    PlotView::setBare(bare);
    showForm(m_choosing);
    showControls();
}

// The form and the list of networks depend on no text.
QRect TrainView::numbersArea() const
{
    return m_formArea->isVisible() ? QRect() : plot()->geometry();
}

// The form edits a branch only while its network is shown; otherwise it describes a new network.
void TrainView::showForm(bool form)
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

void TrainView::showTrace()
{
    if (!viewModel().trace())
        return;
    if (network() != nullptr && firstFolder() == m_begun)
        m_begun.clear();
    showForm(m_choosing);
    showControls();
    if (TrainingSession* const run = viewModel().training())
        run->setInput(network() != nullptr && m_following ? network()->folder : std::string(),
            network() != nullptr && m_following ? sentence() : std::string());
    if (network() != nullptr)
        PlotView::showTrace();
    else
        announce();
}

void TrainView::showControls()
{
    showRunning();
    const Network* now = network();
    if (now == nullptr)
        return;
    const TrainingSession* run = viewModel().training();
    const bool mine = run != nullptr && run->trains(firstFolder());
    const bool learns = mine && !run->paused();
    const long last = now->spec.hyperparameters.steps;
    const long reached = now->checkpoints.empty() ? 0 : now->checkpoints.back();
    const bool more = run != nullptr && reached < last;
    m_startOrPause->setText(learns ? tr("Pause") : tr("Resume"));
    m_startOrPause->setToolTip(learns ? tr("Pause after this step")
                                      : tr("Continue training from where it "
                                           "stopped"));
    m_stepping = m_stepping && learns;
    enable(*m_startOrPause, learns || more);
    enable(*m_singleStep, more && (!learns || m_stepping)); // keeps the key focus
    m_branch->setEnabled(run != nullptr);
    m_another->setText(isCurve() ? tr("Other positions") : tr("Another text"));
    m_another->setToolTip(isCurve() ? tr("Evaluate at other validation positions")
                                    : tr("Use another validation text as input"));
    m_lowerPlot->setCurrent(viewModel().view().trainPlot);
    showNetworks();
    showCheckpoints();
    const auto at = std::ranges::find(now->history, shownStep(), &training::Report::step);
    const QString step = tr("step %1 of %2").arg(shownStep()).arg(last);
    strip()->setHeading(step, at == now->history.end() ? QString() : accuracyText(*at));
}

// Keeps the focus from moving to a neighbour when the button is disabled.
void TrainView::enable(QPushButton& button, bool enabled)
{
    if (!enabled && button.hasFocus())
        setFocus();
    button.setEnabled(enabled);
}

QString TrainView::accuracyText(const training::Report& report) const
{
    const QString share = percentText(TrainingCurves::accuracyOf(report, network()->task));
    if (isCurve())
        return tr("validation accuracy (points) %1").arg(share);
    return network()->task.output == training::OutputKind::Labels
        ? tr("validation accuracy (tokens) %1").arg(share)
        : tr("validation accuracy %1").arg(share);
}

void TrainView::showNetworks()
{
    const QSignalBlocker quiet(m_shown);
    const auto& group = network()->group;
    int row = 0;
    const bool shown = std::ranges::all_of(group, [&](const training::ComparedNetwork& each) {
        const int at = row++;
        return m_shown->itemData(at) == QString::fromStdString(each.folder)
            && m_shown->itemText(at) == networkName(each.spec.network.architecture);
    });
    // Leaves the list alone while the user may be choosing.
    if (m_shown->count() != std::ssize(group) || !shown) {
        m_shown->clear();
        for (const training::ComparedNetwork& each : group)
            m_shown->addItem(
                networkName(each.spec.network.architecture), QString::fromStdString(each.folder));
    }
    m_shown->setCurrentIndex(m_shown->findData(QString::fromStdString(network()->folder)));
    m_shown->setVisible(network()->group.size() > 1);
}

void TrainView::showCheckpoints()
{
    const auto& checkpoints = network()->checkpoints;
    const QSignalBlocker quiet(m_rewind);
    m_rewind->setRange(0, std::max(0, static_cast<int>(checkpoints.size()) - 1));
    m_rewind->setValue(
        static_cast<int>(std::ranges::find(checkpoints, shownStep()) - checkpoints.begin()));
    constexpr double megabyte = 1 << 20;
    const auto taken = static_cast<double>(core::checkpointBytes(network()->folder)) / megabyte;
    m_room->setText(tr("%n checkpoints, %1 of %2 MB", nullptr, static_cast<int>(checkpoints.size()))
                        .arg(fixedText(taken, 1))
                        .arg(core::maxCheckpointBytes >> 20U));
    m_room->setToolTip(tr("Checkpoints are saved as often as this disk space allows"));
}

std::string TrainView::firstFolder() const
{
    return network()->group.empty() ? network()->folder : network()->group.front().folder;
}

void TrainView::fill()
{
    m_curves->show(trainingShown());
    fillTable();
    if (viewModel().networkWithoutAttention() != nullptr)
        fillOutput(viewModel().networkWithoutAttention()->output);
    else
        fillMap();
    arrange(m_layout->rect());
}

void TrainView::fillMap()
{
    fillOutput({});
    const Selection s = shownHead();
    const core::AttentionTrace& seen = viewModel().trace()->attention(s.layer);
    PanelContent content;
    content.matrix = viewModel().derived()->weights(s.layer, s.head);
    content.scale = weightColours(viewModel().view(), theme().dark,
        viewModel().derived()->largest(*content.matrix), content.matrix->cols());
    content.rows = safeLabels(*seen.queryTokens);
    content.columns = safeLabels(*seen.keyTokens);
    nameOutput(content, core::trainedOutput(*viewModel().trace()));
    m_panel->setContent(content);
}

// For an encoder-decoder network, the first head of cross-attention, unless the locked head is one.
Selection TrainView::shownHead() const
{
    const auto aligns
        = [](const core::AttentionTrace& each) { return each.path.starts_with("cross/"); };
    const auto& all = viewModel().trace()->attentions;
    const auto first = std::ranges::find_if(all, aligns);
    Selection s = viewModel().locked();
    if (first == all.end() || aligns(viewModel().trace()->attention(s.layer)))
        return s;
    s = {};
    s.layer = first - all.begin();
    return s;
}

std::string TrainView::sentence() const
{
    if (viewModel().networkWithoutAttention() != nullptr)
        return viewModel().networkWithoutAttention()->example.text;
    const auto* const text = std::get_if<core::Sentence>(&viewModel().experiment().source);
    return text != nullptr ? text->text : std::string();
}

Highlight TrainView::highlightOf(const MatrixPanel& panel, const Selection& s) const
{
    Q_UNUSED(panel)
    if (s.layer != shownHead().layer)
        return {}; // it belongs to other tokens
    Highlight light { s.query, s.key, {} };
    if (s.query && s.key)
        light.cell = Cell { *s.query, *s.key };
    return light;
}

std::optional<Selection> TrainView::meaning(const MatrixPanel& panel, Cell cell) const
{
    Q_UNUSED(panel)
    Selection s = shownHead();
    s.query = cell.row;
    s.key = cell.column;
    return s;
}

// Keys move the selection in the shown head.
void TrainView::keyPressEvent(QKeyEvent* event)
{
    if (network() != nullptr && viewModel().networkWithoutAttention() == nullptr)
        if (const Selection s = shownHead(); s.layer != viewModel().locked().layer)
            actions().lock(s);
    PlotView::keyPressEvent(event);
}

void TrainView::render(QPaintDevice& device, QSize size)
{
    if (network() != nullptr) {
        PlotView::render(device, size);
        return;
    }
    QPainter painter(&device);
    painter.fillRect(QRect({}, size), theme().paper);
    painter.setPen(theme().muted);
    painter.setFont(theme().sized(1));
    painter.drawText(QRect({}, size).adjusted(20, 20, -20, -20), Qt::AlignCenter | Qt::TextWordWrap,
        emptyReason());
}

} // namespace ui
