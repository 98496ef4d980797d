#include "ui/views/train/train_session.h"

#include "core/io/model/bundled_models.h"
#include "core/io/training/network_folder.h"
#include "core/io/training/training_run_group.h"
#include "ui/document/actions.h"
#include "ui/document/network_library.h"
#include "ui/document/view_model.h"
#include "ui/files/examples.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace training = core::training;

namespace {

    void askNetwork(core::Experiment& experiment, const std::string& where, const std::string& text)
    {
        experiment.network = core::PretrainedSource { .where = where };
        experiment.edits.clear(); // they belong to replaced heads
        experiment.source = core::Sentence { .text = text };
    }

    // Empty: the experiment asks for no pretrained network.
    std::string networkFolderOf(const core::Experiment& experiment)
    {
        const auto* const pretrained = std::get_if<core::PretrainedSource>(&experiment.network);
        return pretrained == nullptr ? std::string() : core::networkPath(pretrained->where).folder;
    }

    bool trainsAttention(const training::TrainingSpec& spec)
    {
        return training::hasAttention(spec.network.architecture);
    }

} // namespace

TrainSession::TrainSession(const ViewModel& viewModel, Actions& actions, QObject* parent)
    : QObject(parent)
    , m_viewModel(viewModel)
    , m_actions(actions)
{
    const TrainingSession* const run = runs();
    if (run == nullptr)
        return;
    connect(run, &TrainingSession::checkpointed, this, &TrainSession::followTraining);
    connect(run, &TrainingSession::answered, this, &TrainSession::answered);
    connect(run, &TrainingSession::changed, this, &TrainSession::changed);
    connect(run, &TrainingSession::failed, this, [this] {
        m_expected.reset(); // no checkpoint will follow
        emit failed();
    });
}

TrainingSession* TrainSession::runs() const
{
    return m_viewModel.training();
}

const TrainSession::Network* TrainSession::network() const
{
    if (!attends())
        return m_viewModel.networkWithoutAttention()->network.get();
    return m_viewModel.trace() ? m_viewModel.trace()->model->trainedRun.get() : nullptr;
}

bool TrainSession::attends() const
{
    return m_viewModel.networkWithoutAttention() == nullptr;
}

bool TrainSession::isCurve() const
{
    return network()->task.output == training::OutputKind::Numbers;
}

long TrainSession::shownStep() const
{
    const Network& now = *network();
    if (now.checkpoint)
        return *now.checkpoint;
    return now.checkpoints.empty() ? 0 : now.checkpoints.back();
}

std::string TrainSession::firstFolder() const
{
    return network()->group.empty() ? network()->folder : network()->group.front().folder;
}

std::string TrainSession::inputText() const
{
    if (!attends())
        return m_viewModel.networkWithoutAttention()->example.text;
    const auto* const text = std::get_if<core::Sentence>(&m_viewModel.experiment().source);
    return text != nullptr ? text->text : std::string();
}

// Also finds the target of a text from an earlier sample: a folder opens with its first text, a
// session with any.
std::string TrainSession::target() const
{
    constexpr int usual = 64; // number of earlier samples to search
    if (isCurve())
        return {};
    const std::string text = inputText();
    if (m_known.example.text == text && m_known.folder == firstFolder())
        return m_known.example.target;
    m_known = { { text, {} }, firstFolder() };
    for (int i = 0; i <= std::max(usual, m_sampled) && m_known.example.target.empty(); ++i) {
        const training::ValidationExample drawn
            = training::validationExample(network()->spec, network()->task, i);
        if (drawn.text == text)
            m_known.example = drawn;
    }
    return m_known.example.target;
}

bool TrainSession::showsRun() const
{
    return network() != nullptr && runs() != nullptr && runs()->trains(firstFolder());
}

bool TrainSession::hasSteps() const
{
    const std::vector<long>& checkpoints = network()->checkpoints;
    const long reached = checkpoints.empty() ? 0 : checkpoints.back();
    return runs() != nullptr && reached < network()->spec.hyperparameters.steps;
}

TrainSession::RunState TrainSession::runState() const
{
    if (network() == nullptr || runs() == nullptr)
        return RunState::None;
    if (!showsRun())
        return hasSteps() ? RunState::Stopped : RunState::Ended;
    if (runs()->paused())
        return RunState::Paused;
    return m_stepping ? RunState::Stepping : RunState::Training;
}

bool TrainSession::trains() const
{
    const RunState state = runState();
    return state == RunState::Training || state == RunState::Stepping;
}

TrainSession::Allowed TrainSession::allowed() const
{
    if (network() == nullptr)
        return {};
    const RunState state = runState();
    return { .pauseOrResume = trains() || hasSteps(),
        // Also during the step itself, which keeps the key focus on its button.
        .step = hasSteps() && state != RunState::Training,
        .branch = runs() != nullptr,
        .selectNetwork = network()->group.size() > 1,
        .leaveForm = true };
}

std::optional<TrainSession::Unseen> TrainSession::unseen() const
{
    if (runs() == nullptr || showsRun() || m_expected || !runs()->trains(m_seen.folder))
        return std::nullopt;
    return Unseen { m_seen.folder, runs()->paused() };
}

bool TrainSession::shows(const LiveOutput& answer) const
{
    return network() != nullptr && answer.folder == network()->folder && answer.text == inputText()
        && m_follow == Follow::Newest;
}

void TrainSession::openForm()
{
    m_page = Page::NewTraining;
}

void TrainSession::openBranch()
{
    m_trunk = { network()->folder, shownStep() };
    m_page = Page::Branch;
}

void TrainSession::closeForm()
{
    m_page = Page::Network;
}

void TrainSession::updatePage()
{
    if (network() == nullptr || (m_page == Page::Branch && network()->folder != m_trunk.folder))
        m_page = Page::Network;
}

void TrainSession::updateRun()
{
    if (showsRun())
        m_seen = { firstFolder(),
            network()->group.empty() || trainsAttention(network()->group.front().spec),
            { inputText(), target() } };
    if (network() != nullptr)
        m_stepping = m_stepping && trains();
}

void TrainSession::updateShown()
{
    if (network() != nullptr && m_expected && m_expected->folder == firstFolder())
        m_expected.reset();
    updatePage();
    updateRun();
    if (runs() == nullptr)
        return;
    const bool live = network() != nullptr && m_follow == Follow::Newest;
    runs()->setInput(live ? network()->folder : std::string(), live ? inputText() : std::string());
}

void TrainSession::expect(const std::string& folder, bool withAttention)
{
    m_page = Page::Network;
    m_follow = Follow::Newest;
    m_expected = { folder, withAttention };
}

std::optional<core::Error> TrainSession::begin(const NewRun& run)
{
    if (runs() == nullptr)
        return std::nullopt;
    try {
        core::requireTrainable(run.specs, run.data); // before the running training stops
    } catch (const core::Error& error) {
        return error;
    }
    const std::string folder = NetworkLibrary::freeFolder(run.name);
    m_example = training::validationExample(run.specs.front(), run.task, m_sampled = 0);
    expect(folder, trainsAttention(run.specs.front()));
    runs()->begin(run.specs, folder, run.data);
    return std::nullopt;
}

void TrainSession::branch(const std::string& name, const training::TrainingSpec& spec)
{
    if (runs() == nullptr || network() == nullptr)
        return;
    const std::string folder = NetworkLibrary::freeFolder(name + "-branch");
    m_example = { inputText(), target() };
    expect(folder, trainsAttention(network()->spec));
    runs()->branch(nameOf(m_trunk), spec, folder);
}

void TrainSession::followNewest()
{
    m_follow = Follow::Newest;
    m_followed = {};
}

void TrainSession::pauseOrResume()
{
    if (runs() == nullptr || network() == nullptr)
        return;
    if (trains())
        runs()->pause();
    else
        runs()->resume(firstFolder());
    followNewest();
}

void TrainSession::stepOnce()
{
    if (m_stepping || runs() == nullptr || network() == nullptr)
        return;
    followNewest();
    m_stepping = true;
    runs()->stepOnce(firstFolder());
}

void TrainSession::pauseOrResumeUnseen()
{
    if (runs()->paused())
        runs()->resume(m_seen.folder);
    else
        runs()->pause();
}

void TrainSession::showUnseen()
{
    const Seen seen = m_seen; // changes as soon as it is shown
    const std::vector<long> checkpoints = core::checkpointSteps(seen.folder);
    if (checkpoints.empty())
        return;
    m_example = seen.example;
    expect(seen.folder, seen.attends);
    followTraining(seen.folder, checkpoints.back());
    m_actions.commitEdit();
}

// Shows the newest checkpoint, unless the user has returned to an older one or another model is
// shown. A new run is shown as soon as it has a checkpoint.
void TrainSession::followTraining(const std::string& folder, long step)
{
    const Network* const now = network();
    const bool here = now != nullptr && firstFolder() == folder;
    const bool expected = m_expected && m_expected->folder == folder;
    if (here ? m_follow == Follow::Chosen || leavesShownRun() : !expected)
        return;
    if (here && showsEarlier()) {
        m_follow = Follow::Chosen;
        return;
    }
    const std::string seen = here ? now->folder : folder;
    // In a group, other networks may lag by one step; later checkpoints are incomplete.
    const long newest = here && now->group.size() > 1 ? step + 1 : step;
    const std::vector<long> checkpoints = core::checkpointSteps(seen);
    const auto after = std::ranges::upper_bound(checkpoints, newest);
    const core::NetworkPath place { seen, after == checkpoints.begin() ? step : *(after - 1) };
    m_followed = place;
    open(place, here);
}

// Opens a checkpoint of the shown run (`here`), or of the expected one.
void TrainSession::open(const core::NetworkPath& place, bool here)
{
    if (here && !attends())
        return openWithoutAttention(place);
    if (!here && !m_expected->attends)
        return runs()->open(place, m_example);
    if (!here)
        m_actions.unlock(); // the locked cell belongs to another text
    m_actions.edit([] { return tr("Train"); }, u"network.where"_s,
        [&](EditableState& state) {
            if (here)
                std::get<core::PretrainedSource>(state.experiment.network).where = nameOf(place);
            else
                askNetwork(state.experiment, nameOf(place), m_example.text);
        });
}

// Shows the same input at another checkpoint or for another network of the group.
void TrainSession::openWithoutAttention(const core::NetworkPath& place)
{
    if (runs() != nullptr)
        runs()->open(place,
            attends() ? training::ValidationExample { inputText(), target() }
                      : m_viewModel.networkWithoutAttention()->example);
}

// True if undo has returned to an earlier checkpoint.
bool TrainSession::showsEarlier() const
{
    const auto* const source
        = std::get_if<core::PretrainedSource>(&m_viewModel.experiment().network);
    if (source == nullptr || !attends())
        return false;
    const core::NetworkPath place = core::networkPath(source->where);
    return place.step && place.folder == m_followed.folder && place.step < m_followed.step;
}

// True if another model is requested but not yet loaded. Compares folders, without the checkpoint's
// step.
bool TrainSession::leavesShownRun() const
{
    if (!attends())
        return false;
    const std::string wanted = networkFolderOf(m_viewModel.experiment());
    return wanted.empty()
        || (wanted != network()->folder
            && wanted != networkFolderOf(m_viewModel.trace()->model->experiment));
}

void TrainSession::leaveDeleted(const std::string& folder)
{
    const auto isInside = [&](const std::string& place) { // comparison networks are
        return place == folder || place.starts_with(folder + '/');
    };
    const auto isGone = [&](const core::Experiment& experiment) {
        return std::holds_alternative<core::PretrainedSource>(experiment.network)
            && isInside(networkFolderOf(experiment));
    };
    if (const auto& alone = m_viewModel.networkWithoutAttention();
        alone != nullptr && isInside(alone->network->folder))
        runs()->close();
    m_actions.commitEdit();
    m_actions.edit([] { return tr("Delete network"); }, u"network.where"_s,
        [&](EditableState& state) {
            if (isGone(state.experiment))
                state.experiment = firstSession().experiment;
            if (state.pinned && isGone(*state.pinned))
                state.pinned.reset();
        });
    m_actions.commitEdit();
}

// Selects another network of the group, at the same checkpoint if it has one.
void TrainSession::selectNetwork(int index)
{
    if (network() == nullptr || index < 0 || index >= std::ssize(network()->group))
        return;
    const training::ComparedNetwork& wanted = network()->group[static_cast<std::size_t>(index)];
    const std::vector<long> checkpoints = core::checkpointSteps(wanted.folder);
    if (checkpoints.empty())
        return;
    const auto after = std::ranges::upper_bound(checkpoints, shownStep());
    const core::NetworkPath place { wanted.folder,
        after == checkpoints.begin() ? checkpoints.front() : *(after - 1) };
    const bool withAttention = trainsAttention(wanted.spec);
    m_actions.unlock();
    selectRun(
        place, [] { return tr("Another network"); }, withAttention);
    m_actions.commitEdit();
}

// A network without attention is not a model for other views: only Train shows it.
void TrainSession::selectRun(
    const core::NetworkPath& place, const StepName& step, bool withAttention)
{
    if (!withAttention)
        return openWithoutAttention(place);
    const NetworkWithoutAttentionPtr before = m_viewModel.networkWithoutAttention();
    if (before != nullptr)
        m_example = before->example;
    m_actions.edit(step, u"network.where"_s, [&](EditableState& state) {
        if (before != nullptr)
            askNetwork(state.experiment, core::bundledName(nameOf(place)), m_example.text);
        else if (auto* const pretrained
            = std::get_if<core::PretrainedSource>(&state.experiment.network))
            pretrained->where = core::bundledName(nameOf(place));
    });
    if (before != nullptr)
        runs()->close(); // even if it was the shown model
}

void TrainSession::showCheckpoint(int index)
{
    const Network* const now = network();
    if (now == nullptr || index < 0 || index >= std::ssize(now->checkpoints))
        return;
    const core::NetworkPath place { now->folder,
        now->checkpoints[static_cast<std::size_t>(index)] };
    m_follow = place.step == now->checkpoints.back() ? Follow::Newest : Follow::Chosen;
    m_followed = place;
    selectRun(
        place, [] { return tr("Checkpoint"); }, attends());
}

void TrainSession::showOtherExample()
{
    const Network* const now = network();
    if (now == nullptr)
        return;
    constexpr int tries = 20; // there may be few distinct texts
    const std::string before = inputText();
    for (int i = 0; i < tries && (i == 0 || m_example.text == before); ++i)
        m_example = training::validationExample(now->spec, now->task, ++m_sampled);
    if (!attends())
        return runs()->open({ now->folder, shownStep() }, m_example);
    m_actions.unlock();
    m_actions.edit([] { return tr("Another text"); }, u"source.text"_s,
        [&](EditableState& state) {
            state.experiment.source = core::Sentence { .text = m_example.text };
        });
    m_actions.commitEdit();
}

} // namespace ui
