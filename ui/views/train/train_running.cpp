#include "ui/views/train/train_view.h"

#include "core/input/imported_attention.h"
#include "core/io/model/bundled_models.h"
#include "core/io/training/network_folder.h"
#include "core/io/training/training_run_group.h"
#include "ui/document/network_library.h"
#include "ui/document/training_session.h"
#include "ui/files/examples.h"
#include "ui/plot/free_layout.h"
#include "ui/plot/matrix_panel.h"
#include "ui/views/train/running_bar.h"
#include "ui/views/train/training_form.h"
#include "ui/words/labels.h"

#include <algorithm>

using namespace Qt::StringLiterals;

// Start, progress and checkpoints of a training run in the Train view.

namespace ui {

namespace training = core::training;

namespace {

    void ask(core::Experiment& experiment, const std::string& where, const std::string& text)
    {
        experiment.network = core::PretrainedSource { .where = where };
        experiment.edits.clear(); // they belong to replaced heads
        experiment.source = core::Sentence { .text = text };
    }

} // namespace

void TrainView::begin()
{
    TrainingSession* const run = viewModel().training();
    if (run == nullptr)
        return;
    const std::vector<training::TrainingSpec> specs = m_form->specs();
    try {
        core::requireTrainable(specs, m_form->data()); // before the running training stops
    } catch (const core::Error& error) {
        m_form->refuse(error);
        return;
    }
    const std::string folder = NetworkLibrary::freeFolder(m_form->name());
    m_choosing = false;
    m_following = true;
    m_right = training::validationExample(specs.front(), m_form->chosenTask(), m_asked = 0);
    m_begun = folder;
    m_begunAttends = training::hasAttention(specs.front().network.architecture);
    run->begin(specs, folder, m_form->data());
}

void TrainView::askForBranch()
{
    m_trunk = { network()->folder, shownStep() };
    m_form->setBranch(network()->spec, shownStep());
    showForm(true);
    m_form->start()->setFocus();
}

void TrainView::branch()
{
    TrainingSession* const run = viewModel().training();
    if (run == nullptr || network() == nullptr)
        return;
    const std::string folder = NetworkLibrary::freeFolder(m_form->name() + "-branch");
    m_right = { sentence(), target() };
    m_choosing = false;
    m_following = true;
    m_begun = folder;
    m_begunAttends = training::hasAttention(network()->spec.network.architecture);
    run->branch(nameOf(m_trunk), m_form->specs().front(), folder);
}

void TrainView::followOn()
{
    m_following = true;
    m_turnedTo = {};
}

void TrainView::pauseOrResume()
{
    TrainingSession* const run = viewModel().training();
    if (run == nullptr || network() == nullptr)
        return;
    if (run->trains(firstFolder()) && !run->paused())
        run->pause();
    else
        run->resume(firstFolder());
    followOn();
}

// Shows the newest checkpoint, unless the user has returned to an older one or another model is
// shown. A new run is shown as soon as it has a checkpoint.
void TrainView::followTraining(const std::string& folder, long step)
{
    const Network* const now = network();
    const bool here = now != nullptr && firstFolder() == folder;
    const bool begun = m_begun == folder;
    if (here ? !m_following || leavesShownRun() : !begun)
        return;
    if (here && showsEarlier()) {
        m_following = false;
        return;
    }
    const std::string seen = here ? now->folder : folder;
    // In a group, other networks may lag by one step; later checkpoints are incomplete.
    const long newest = here && now->group.size() > 1 ? step + 1 : step;
    const std::vector<long> checkpoints = core::checkpointSteps(seen);
    const auto after = std::ranges::upper_bound(checkpoints, newest);
    const core::NetworkPath place { seen, after == checkpoints.begin() ? step : *(after - 1) };
    m_turnedTo = place;
    if (here ? viewModel().networkWithoutAttention() != nullptr : !m_begunAttends) {
        if (here)
            showWithoutAttention(place);
        else
            viewModel().training()->open(place, m_right);
        return;
    }
    if (!here)
        actions().unlock(); // the locked cell belongs to another text
    actions().edit([] { return tr("Train"); }, u"network.where"_s,
        [&](EditableState& state) {
            if (here)
                std::get<core::PretrainedSource>(state.experiment.network).where = nameOf(place);
            else
                ask(state.experiment, nameOf(place), m_right.text);
        });
}

// True if undo has returned to an earlier checkpoint.
bool TrainView::showsEarlier() const
{
    const auto* const source
        = std::get_if<core::PretrainedSource>(&viewModel().experiment().network);
    if (source == nullptr || viewModel().networkWithoutAttention() != nullptr)
        return false;
    const core::NetworkPath place = core::networkPath(source->where);
    return place.step && place.folder == m_turnedTo.folder && place.step < m_turnedTo.step;
}

// True if another model is requested but not yet loaded. Compares folders, without the checkpoint's
// step.
bool TrainView::leavesShownRun() const
{
    const auto folderOf = [](const core::Experiment& experiment) {
        const auto* const pretrained = std::get_if<core::PretrainedSource>(&experiment.network);
        return pretrained == nullptr ? std::string() : core::networkPath(pretrained->where).folder;
    };
    if (viewModel().networkWithoutAttention() != nullptr)
        return false;
    const std::string wanted = folderOf(viewModel().experiment());
    return wanted.empty()
        || (wanted != network()->folder
            && wanted != folderOf(viewModel().trace()->model->experiment));
}

void TrainView::showRunning()
{
    const TrainingSession* const run = viewModel().training();
    const bool seen = network() != nullptr && run != nullptr && run->trains(firstFolder());
    if (seen)
        m_left = { firstFolder(),
            network()->group.empty()
                || training::hasAttention(network()->group.front().spec.network.architecture),
            { sentence(), target() } };
    const bool unseen = run != nullptr && !seen && m_begun.empty() && run->trains(m_left.folder);
    if (unseen)
        m_unseen->setWork(viewModel().networks()->nameIn(m_left.folder), run->paused());
    m_unseen->setVisible(unseen && !bare());
}

void TrainView::showRunningNetwork()
{
    const std::vector<long> checkpoints = core::checkpointSteps(m_left.folder);
    if (checkpoints.empty())
        return;
    m_begun = m_left.folder;
    m_begunAttends = m_left.attends;
    m_right = m_left.example;
    m_choosing = false;
    m_following = true;
    followTraining(m_begun, checkpoints.back());
    actions().commitEdit();
}

void TrainView::leaveDeleted(const std::string& folder)
{
    const auto isInside = [&](const std::string& place) { // comparison networks are
        return place == folder || place.starts_with(folder + '/');
    };
    const auto isGone = [&](const core::Experiment& experiment) {
        const auto* const source = std::get_if<core::PretrainedSource>(&experiment.network);
        return source != nullptr && isInside(core::networkPath(source->where).folder);
    };
    if (const auto& alone = viewModel().networkWithoutAttention();
        alone != nullptr && isInside(alone->network->folder))
        viewModel().training()->close();
    actions().commitEdit();
    actions().edit([] { return tr("Delete network"); }, u"network.where"_s,
        [&](EditableState& state) {
            if (isGone(state.experiment))
                state.experiment = firstSession().experiment;
            if (state.pinned && isGone(*state.pinned))
                state.pinned.reset();
        });
    actions().commitEdit();
}

// Shows the current output during training, unless the user points at that of the last checkpoint.
void TrainView::showLive(const LiveOutput& answer)
{
    if (network() == nullptr || answer.folder != network()->folder || answer.text != sentence()
        || !m_following || !isVisible())
        return;
    if (viewModel().networkWithoutAttention() != nullptr) {
        fillOutput(answer.output.output);
        replotSoon();
        return;
    }
    const Selection s = shownHead();
    const auto& attention = answer.output.attention;
    if (viewModel().locked().query || viewModel().selection().query || attention == nullptr
        || modified() || s.layer >= std::ssize(attention->attentions()))
        return;
    const core::ImportedLayer& seen = attention->attentions()[static_cast<std::size_t>(s.layer)];
    PanelContent content = m_panel->content();
    content.matrix = attention->kept(s.layer, s.head, "weights");
    content.rows = safeLabels(*seen.queryTokens);
    content.columns = safeLabels(*seen.keyTokens);
    nameOutput(content, answer.output.output);
    m_panel->setContent(content);
    arrange(m_layout->rect());
    replotSoon();
}

// Selects another network of the group, at the same checkpoint if it has one.
void TrainView::selectNetwork(int index)
{
    const std::string folder = m_shown->itemData(index).toString().toStdString();
    const std::vector<long> checkpoints = core::checkpointSteps(folder);
    if (network() == nullptr || checkpoints.empty())
        return;
    const auto after = std::ranges::upper_bound(checkpoints, shownStep());
    const core::NetworkPath place { folder,
        after == checkpoints.begin() ? checkpoints.front() : *(after - 1) };
    const training::ComparedNetwork& wanted = network()->group[static_cast<std::size_t>(index)];
    actions().unlock();
    selectRun(
        place, [] { return tr("Another network"); },
        training::hasAttention(wanted.spec.network.architecture));
    actions().commitEdit();
}

// A network without attention is not a model for other views: only Train shows it.
void TrainView::selectRun(const core::NetworkPath& place, const StepName& step, bool attends)
{
    if (!attends)
        return showWithoutAttention(place);
    const NetworkWithoutAttentionPtr before = viewModel().networkWithoutAttention();
    if (before != nullptr)
        m_right = before->example;
    actions().edit(step, u"network.where"_s, [&](EditableState& state) {
        if (before != nullptr)
            ask(state.experiment, core::bundledName(nameOf(place)), m_right.text);
        else if (auto* const pretrained
            = std::get_if<core::PretrainedSource>(&state.experiment.network))
            pretrained->where = core::bundledName(nameOf(place));
    });
    if (before != nullptr)
        viewModel().training()->close(); // even if it was the shown model
}

void TrainView::nextExample()
{
    const Network* const now = network();
    if (now == nullptr)
        return;
    constexpr int tries = 20; // there may be few distinct texts
    const std::string before = sentence();
    for (int i = 0; i < tries && (i == 0 || m_right.text == before); ++i)
        m_right = training::validationExample(now->spec, now->task, ++m_asked);
    if (viewModel().networkWithoutAttention() != nullptr) {
        viewModel().training()->open({ now->folder, shownStep() }, m_right);
        return;
    }
    actions().unlock();
    actions().edit([] { return tr("Another text"); }, u"source.text"_s,
        [&](EditableState& state) {
            state.experiment.source = core::Sentence { .text = m_right.text };
        });
    actions().commitEdit();
}

// Also finds the target of a text from an earlier sample: a folder opens with its first text, a
// session with any.
std::string TrainView::target()
{
    constexpr int usual = 64; // number of earlier samples to search
    const std::string text = sentence();
    if (isCurve() || (m_known.text == text && m_knownIn == firstFolder()))
        return isCurve() ? std::string() : m_known.target;
    m_known = { text, {} };
    m_knownIn = firstFolder();
    for (int i = 0; i <= std::max(usual, m_asked) && m_known.target.empty(); ++i) {
        const training::ValidationExample drawn
            = training::validationExample(network()->spec, network()->task, i);
        if (drawn.text == text)
            m_known = drawn;
    }
    return m_known.target;
}

void TrainView::showCheckpoint(int index)
{
    const Network* const now = network();
    if (now == nullptr || index < 0 || index >= std::ssize(now->checkpoints))
        return;
    const core::NetworkPath place { now->folder,
        now->checkpoints[static_cast<std::size_t>(index)] };
    m_following = place.step == now->checkpoints.back();
    m_turnedTo = place;
    selectRun(
        place, [] { return tr("Checkpoint"); }, viewModel().networkWithoutAttention() == nullptr);
}

} // namespace ui
