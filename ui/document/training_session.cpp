#include "ui/document/training_session.h"

#include "core/base/parallel.h"
#include "core/io/training/checkpoint_writer.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace ui {

namespace {

    // Seconds between two outputs of a watched network, at least; and at least this many times the
    // duration of one.
    constexpr double secondsPerFrame = 1.0 / 30;
    constexpr double minTimesDuration = 5;

    double secondsSince(std::chrono::steady_clock::time_point begin)
    {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    }

} // namespace

TrainingSession::TrainingSession(core::SharedStore store)
    : m_store(std::move(store))
    , m_work({ [this](const Progress& part) { onReport(part); },
          [this](const std::optional<core::Error>& error) { end(error); } })
    , m_reading(BackgroundOrder::NewestWins,
          [this](const Outcome<NetworkWithoutAttentionPtr>& outcome) { deliver(outcome); })
{
}

TrainingSession::~TrainingSession() = default;

void TrainingSession::begin(
    const Specs& specs, const std::string& folder, const std::optional<core::CustomDataset>& data)
{
    start({ .folder = folder, .specs = specs, .data = data });
}

void TrainingSession::branch(const std::string& checkpoint,
    const core::training::TrainingSpec& spec, const std::string& folder)
{
    start({ .folder = folder, .specs = { spec }, .checkpoint = checkpoint });
}

void TrainingSession::resume(const std::string& folder)
{
    if (!trains(folder)) {
        start({ .folder = folder });
        return;
    }
    m_work.resume();
    emit changed();
}

void TrainingSession::stepOnce(const std::string& folder)
{
    start({ .folder = folder, .once = true }); // also resumes a stopped run
}

void TrainingSession::pause()
{
    m_work.pause();
    emit changed();
}

bool TrainingSession::trains(const std::string& folder) const
{
    return m_work.busy() && m_folder == folder;
}

void TrainingSession::start(const Request& request)
{
    {
        const std::lock_guard lock(m_liveInput->mutex);
        m_liveInput->waits = false; // drops outputs of the previous run
    }
    m_folder = request.folder;
    m_work.start([request, this](Context& context) { train(context, request); });
    emit changed();
}

core::TrainingRunGroup TrainingSession::opened(
    const Request& request, const core::SharedStore& store)
{
    if (!request.checkpoint.empty())
        return core::TrainingRunGroup(
            core::TrainingRun(*store->files({}).trainedNetwork(request.checkpoint),
                request.specs.front(), request.folder));
    if (!request.specs.empty())
        return { request.specs, request.folder, request.data };
    return { request.folder, [&](const std::string& folder) { return store->newFiles(folder); } };
}

// Runs in its own thread.
void TrainingSession::train(Context& context, const Request& request) const
{
    core::TrainingRunGroup group = opened(request, m_store);
    using Clock = std::chrono::steady_clock;
    Clock::time_point answered = Clock::now();
    double answering = 0; // seconds that one output takes
    const core::ThreadPool threadPool(
        std::max(1, core::ThreadPool(0).threads() - 1)); // one core is left for the window
    const long first = group.steps();
    context.report({ first });
    core::CheckpointWriter checkpoints(group, [&context](long step) { context.report({ step }); });
    const auto keep = [&] { checkpoints.checkpointNow(threadPool); };
    while (!group.ended() && context.continueOrWait(keep)
        && !(request.once && group.steps() > first)) {
        const Clock::time_point stepping = Clock::now();
        checkpoints.step(threadPool);
        const double half = secondsSince(stepping) / 2; // due now rather than a step later
        if (secondsSince(answered) + half
            > std::max(secondsPerFrame, minTimesDuration * answering)) {
            answered = Clock::now();
            liveOutput(context, group);
            answering = secondsSince(answered);
        }
        if (group.ended() || request.once)
            keep();
        else
            checkpoints.checkpointIfDue();
    }
    checkpoints.finish();
    group.save();
}

// Runs in that thread, too.
void TrainingSession::liveOutput(Context& context, const core::TrainingRunGroup& group) const
{
    LiveOutput live;
    {
        const std::lock_guard lock(m_liveInput->mutex);
        if (m_liveInput->waits || m_liveInput->text.empty())
            return;
        live.folder = m_liveInput->folder;
        live.text = m_liveInput->text;
    }
    const auto network = std::ranges::find(group.runs(), live.folder, &core::TrainingRun::folder);
    if (network == group.runs().end())
        return;
    const core::training::Training& training = network->training();
    live.step = training.steps();
    try {
        live.output = core::training::outputWithAttention({ .spec = training.spec(),
                                                              .task = training.task(),
                                                              .weights = training.state().weights,
                                                              .folder = live.folder },
            live.text);
    } catch (const core::Error&) {
        return; // the network cannot read the text: opening a checkpoint reports that
    }
    {
        const std::lock_guard lock(m_liveInput->mutex);
        m_liveInput->waits = true;
    }
    const long step = live.step;
    context.report({ .step = step, .output = std::move(live) });
}

void TrainingSession::setInput(const std::string& folder, const std::string& text)
{
    const std::lock_guard lock(m_liveInput->mutex);
    m_liveInput->folder = folder;
    m_liveInput->text = text;
}

void TrainingSession::open(
    const core::NetworkPath& place, const std::optional<core::training::ValidationExample>& example)
{
    m_reading.request(
        [store = m_store, place, example](const std::stop_token&) -> NetworkWithoutAttentionPtr {
            const auto network = store->files({}).trainedNetwork(nameOf(place));
            if (network == nullptr)
                throw core::Error("not_learnt",
                    core::message("%1 contains no network trained with Headlight", place.folder));
            const core::training::ValidationExample question = example.value_or(
                core::training::validationExample(network->spec, network->task, 0));
            return std::make_shared<const NetworkWithoutAttention>(NetworkWithoutAttention {
                network, question, core::training::outputOf(*network, question.text) });
        });
}

void TrainingSession::close()
{
    m_reading.stop();
    emit openedFolder(nullptr);
}

void TrainingSession::deliver(const Outcome<NetworkWithoutAttentionPtr>& outcome)
{
    if (outcome.error)
        emit unread(*outcome.error);
    else
        emit openedFolder(*outcome.result);
}

void TrainingSession::onReport(const Progress& part)
{
    if (part.output) {
        {
            const std::lock_guard lock(m_liveInput->mutex);
            m_liveInput->waits = false;
        }
        emit answered(*part.output);
    } else
        emit checkpointed(m_folder, part.step);
}

void TrainingSession::end(const std::optional<core::Error>& error)
{
    if (error)
        emit failed(*error);
    emit changed();
}

} // namespace ui
