#include "ui/views/train/train_view.h"

#include "core/io/training/network_folder.h"
#include "ui/document/network_library.h"
#include "ui/document/training_session.h"
#include "ui/plot/free_layout.h"
#include "ui/plot/matrix_panel.h"
#include "ui/session/view_state.h"
#include "ui/views/train/network_list.h"
#include "ui/views/train/running_bar.h"
#include "ui/views/train/start_page.h"
#include "ui/views/train/train_figure.h"
#include "ui/views/train/train_session.h"
#include "ui/views/train/training_curves.h"
#include "ui/views/train/training_form.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/training_words.h"

#include <QComboBox>
#include <QCoreApplication>
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
    , m_session(new TrainSession(viewModel, actions, this))
    , m_figure(std::make_unique<TrainFigure>(
          *this, [this] { return addPanel(); }, viewModel, *m_session))
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
    addControls();
    addRewind();
    connectForm();
    connectSession();
    showPage();
}

TrainView::~TrainView() = default;

const TrainingCurves* TrainView::curves() const
{
    return m_figure->curves();
}

const NetworkTable* TrainView::table() const
{
    return m_figure->table();
}

const OutputNote* TrainView::note() const
{
    return m_figure->note();
}

void TrainView::connectForm()
{
    connect(
        m_form, &TrainingForm::started, this, [this] { m_form->branches() ? branch() : begin(); });
    connect(m_form, &TrainingForm::cancelled, this, [this] {
        m_session->closeForm();
        showPage();
    });
    if (m_networkList == nullptr)
        return;
    connect(m_networkList, &NetworkList::opened, this, [this](const QString& folder) {
        m_session->closeForm();
        emit networkWanted(folder);
    });
    connect(m_networkList, &NetworkList::deleted, this,
        [this](const QString& folder) { m_session->leaveDeleted(folder.toStdString()); });
}

void TrainView::connectSession()
{
    connect(m_startOrPause, &QPushButton::clicked, m_session, &TrainSession::pauseOrResume);
    connect(m_singleStep, &QPushButton::clicked, m_session, &TrainSession::stepOnce);
    connect(m_another, &QPushButton::clicked, m_session, &TrainSession::showOtherExample);
    connect(m_shown, &QComboBox::activated, m_session, &TrainSession::selectNetwork);
    connect(m_rewind, &QSlider::valueChanged, m_session, &TrainSession::showCheckpoint);
    connect(m_unseen->pauseOrResume(), &QPushButton::clicked, m_session,
        &TrainSession::pauseOrResumeUnseen);
    connect(m_unseen->returnToRun(), &QPushButton::clicked, m_session, &TrainSession::showUnseen);
    connect(m_session, &TrainSession::changed, this, &TrainView::showControls);
    connect(m_session, &TrainSession::answered, this, &TrainView::showLive);
    connect(m_session, &TrainSession::failed, this, &TrainView::showTrace);
    connect(&viewModel(), &ViewModel::networkWithoutAttentionChanged, this, &TrainView::showTrace);
}

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
    connect(m_branch, &QPushButton::clicked, this, &TrainView::askForBranch);
    connect(m_newNetwork, &QPushButton::clicked, this, [this] {
        m_session->openForm();
        showPage();
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
}

// The slider of the checkpoints, and the place of all controls.
void TrainView::addRewind()
{
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
    connect(m_rewind, &QSlider::sliderReleased, this, [this] { this->actions().commitEdit(); });
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

const TrainSession::Network* TrainView::network() const
{
    return m_session->network();
}

void TrainView::setTheme(const Theme& theme)
{
    m_figure->setTheme(theme);
    m_startPage->setTheme(theme);
    PlotView::setTheme(theme);
}

// Recomputes visibility: some of the hidden controls were hidden before as well.
void TrainView::setBare(bool bare)
{
    PlotView::setBare(bare);
    showPage();
    showControls();
}

// The form and the list of networks depend on no text.
QRect TrainView::numbersArea() const
{
    return m_formArea->isVisible() ? QRect() : plot()->geometry();
}

// The form edits a branch only while its network is shown; otherwise it describes a new network.
void TrainView::showPage()
{
    m_session->updatePage();
    if (m_form->branches() && m_session->page() != TrainSession::Page::Branch)
        m_form->setBranch(std::nullopt, 0);
    const bool open = m_session->showsForm();
    if (!open)
        m_form->forgetRefusal();
    m_formArea->setVisible(open && !bare());
    m_form->setCancels(m_session->allowed().leaveForm);
    plot()->setVisible(!open);
    strip()->setVisible(!open && !bare());
    m_rewindBar->setVisible(!open && !bare());
}

void TrainView::begin()
{
    if (viewModel().training() == nullptr)
        return;
    const std::optional<core::Error> refusal = m_session->begin({ .specs = m_form->specs(),
        .task = m_form->chosenTask(),
        .name = m_form->name(),
        .data = m_form->data() });
    if (refusal)
        m_form->refuse(*refusal);
}

void TrainView::askForBranch()
{
    m_session->openBranch();
    m_form->setBranch(network()->spec, m_session->shownStep());
    showPage();
    m_form->start()->setFocus();
}

void TrainView::branch()
{
    m_session->branch(m_form->name(), m_form->specs().front());
}

void TrainView::showTrace()
{
    if (!viewModel().trace())
        return;
    m_session->updateShown();
    showPage();
    showControls();
    if (network() != nullptr)
        PlotView::showTrace();
    else
        announce();
}

void TrainView::showLive(const LiveOutput& answer)
{
    if (m_session->shows(answer) && isVisible() && m_figure->showLive(answer))
        replotSoon();
}

void TrainView::showControls()
{
    m_session->updateRun();
    showUnseen();
    const TrainSession::Network* now = network();
    if (now == nullptr)
        return;
    const TrainSession::Allowed allowed = m_session->allowed();
    const bool trains = m_session->trains();
    m_startOrPause->setText(trains ? tr("Pause") : tr("Resume"));
    m_startOrPause->setToolTip(trains ? tr("Pause after this step")
                                      : tr("Continue training from where it "
                                           "stopped"));
    enable(*m_startOrPause, allowed.pauseOrResume);
    enable(*m_singleStep, allowed.step);
    m_branch->setEnabled(allowed.branch);
    const bool curve = m_session->isCurve();
    m_another->setText(curve ? tr("Other positions") : tr("Another text"));
    m_another->setToolTip(curve ? tr("Evaluate at other validation positions")
                                : tr("Use another validation text as input"));
    m_lowerPlot->setCurrent(viewModel().view().trainPlot);
    showNetworks();
    m_shown->setVisible(allowed.selectNetwork);
    showCheckpoints();
    const long shown = m_session->shownStep();
    const auto at = std::ranges::find(now->history, shown, &training::Report::step);
    const QString step = tr("step %1 of %2").arg(shown).arg(now->spec.hyperparameters.steps);
    strip()->setHeading(step, at == now->history.end() ? QString() : accuracyText(*at));
}

void TrainView::showUnseen()
{
    const auto unseen = m_session->unseen();
    if (unseen)
        m_unseen->setWork(viewModel().networks()->nameIn(unseen->folder), unseen->paused);
    m_unseen->setVisible(unseen && !bare());
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
    if (m_session->isCurve())
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
}

void TrainView::showCheckpoints()
{
    const auto& checkpoints = network()->checkpoints;
    const QSignalBlocker quiet(m_rewind);
    m_rewind->setRange(0, std::max(0, static_cast<int>(checkpoints.size()) - 1));
    m_rewind->setValue(static_cast<int>(
        std::ranges::find(checkpoints, m_session->shownStep()) - checkpoints.begin()));
    constexpr double megabyte = 1 << 20;
    const auto taken = static_cast<double>(core::checkpointBytes(network()->folder)) / megabyte;
    m_room->setText(tr("%n checkpoints, %1 of %2 MB", nullptr, static_cast<int>(checkpoints.size()))
                        .arg(fixedText(taken, 1))
                        .arg(core::maxCheckpointBytes >> 20U));
    m_room->setToolTip(tr("Checkpoints are saved as often as this disk space allows"));
}

void TrainView::fill()
{
    m_figure->fill();
}

Highlight TrainView::highlightOf(const MatrixPanel& panel, const Selection& s) const
{
    Q_UNUSED(panel)
    if (s.layer != m_figure->shownHead().layer)
        return {}; // it belongs to other tokens
    Highlight light { s.query, s.key, {} };
    if (s.query && s.key)
        light.cell = Cell { *s.query, *s.key };
    return light;
}

std::optional<Selection> TrainView::meaning(const MatrixPanel& panel, Cell cell) const
{
    Q_UNUSED(panel)
    Selection s = m_figure->shownHead();
    s.query = cell.row;
    s.key = cell.column;
    return s;
}

// Keys move the selection in the shown head.
void TrainView::keyPressEvent(QKeyEvent* event)
{
    if (network() != nullptr && viewModel().networkWithoutAttention() == nullptr)
        if (const Selection s = m_figure->shownHead(); s.layer != viewModel().locked().layer)
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

bool TrainView::accepts(const core::Trace& trace, const EditableState&)
{
    return trace.model != nullptr && trace.model->trainedRun != nullptr;
}

QString TrainView::caption(const FigureState& state)
{
    if (state.networkWithoutAttention != nullptr)
        return QCoreApplication::translate(
            "Caption", "Training curves and output of a network without attention");
    return QCoreApplication::translate("Caption", "Training curves and attention of a network");
}

QString TrainView::emptyReason() const
{
    return viewModel().trace() && network() == nullptr
        ? tr("No network has been trained yet. Start one in the view Train, or with \"headlight "
             "train\" in a terminal.")
        : QString();
}

QString TrainView::description() const
{
    if (network() == nullptr)
        return emptyReason();
    const auto& history = network()->history;
    const auto at
        = std::ranges::find(history, m_session->shownStep(), &core::training::Report::step);
    const NetworkWithoutAttentionPtr& networkWithoutAttention
        = viewModel().networkWithoutAttention();
    const QString step = tr("A network after %1 of %2 steps")
                             .arg(m_session->shownStep())
                             .arg(network()->spec.hyperparameters.steps);
    if (networkWithoutAttention != nullptr)
        return tr("%1. It has no attention; its output for “%2” is “%3”.")
            .arg(step, safeLabel(networkWithoutAttention->example.text),
                safeLabel(networkWithoutAttention->output));
    return at == history.end()
        ? step
        : (m_session->isCurve() ? tr("%1: validation accuracy %2 (points), loss %3")
                                : tr("%1: validation accuracy %2, loss %3"))
              .arg(step, percentText(TrainingCurves::accuracyOf(*at, network()->task)),
                  shown(at->validation.loss, 3));
}

} // namespace ui
