#include "ui/document/engine.h"

#include "core/base/memory.h"
#include "core/inference/run.h"
#include "core/resolve/fitting_text.h"
#include "core/resolve/resolve.h"
#include "ui/document/view_entry.h"
#include "ui/session/shown_trace.h"
#include "ui/words/messages.h"

#include <chrono>
#include <utility>

namespace ui {

namespace {

    // milliseconds. A job older than this is stopped when a newer one waits; a younger one may
    // finish, or a fast drag would never show anything.
    constexpr int patience = 250;

    // Pause after which kept memory is released: the next run is not urgent, and other programs may
    // need it.
    constexpr std::chrono::seconds rest { 1 };

    bool isLarge(const core::Trace& trace)
    {
        constexpr core::Index weights = 1'000'000;
        core::Index sum = 0;
        for (const core::AttentionTrace& layer : trace.attentions)
            for (const core::HeadTrace& head : layer.heads)
                sum += head.weights.size();
        return sum > weights;
    }

    // Frees a large trace in a thread, if the system gives one, because that takes milliseconds.
    std::shared_ptr<const core::Trace> freedElsewhere(std::shared_ptr<const core::Trace> trace)
    {
        const core::Trace* numbers = trace.get();
        return { numbers, [trace = std::move(trace)](const core::Trace*) mutable {
                    core::freeAside(std::move(trace));
                } };
    }

} // namespace

// Reuses the cached model only while its files are unchanged.
std::shared_ptr<const core::Model> Engine::resolve(const Job& job, core::UsedFiles& used)
{
    const CachedModel& cached = job.cached;
    if (cached.model != nullptr && (cached.files.empty() || cached.folder == job.files.folder)) {
        auto model = core::resolveAgain(*cached.model, job.experiment);
        if (model != nullptr && cached.files.unchanged()) {
            used = cached.files;
            return model;
        }
    }
    return core::resolve(job.experiment, job.files.files(&used));
}

std::optional<core::Experiment> Engine::fitting(const Job& job, const core::Error& error) noexcept
{
    if (error.problem != "too_many_tokens")
        return {};
    try {
        return core::withFittingTexts(job.experiment, job.files.files());
    } catch (const std::exception&) {
        return {};
    }
}

JobResult Engine::compute(const Job& job, const std::stop_token& stop) noexcept
{
    QElapsedTimer clock;
    clock.start();
    JobResult result;
    result.view = job.request.view;
    try {
        if (job.known && job.known->files.unchanged()) {
            prepareView(*job.known->derived, job.request);
            return *job.known;
        }
        const std::shared_ptr<const core::Model> model = resolve(job, result.files);
        if (!stop.stop_requested())
            result.trace = core::run(model, { 0, stop, job.progress.get() });
        if (result.trace && isLarge(*result.trace))
            result.trace = freedElsewhere(std::move(result.trace));
        result.milliseconds = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        if (result.trace) {
            result.model = result.trace->model;
            result.trace = shownTrace(std::move(result.trace), job.request.view);
            result.derived = std::make_shared<DerivedData>(result.trace);
            prepareView(*result.derived, job.request);
        }
        return result;
    } catch (const core::Error& error) {
        result.error = error;
        result.fitting = fitting(job, error);
    } catch (...) {
        result.error = currentError();
    }
    result.trace.reset();
    return result;
}

Engine::Engine(QObject* parent)
    : QObject(parent)
    , m_thread([this] { deliver(); })
    , m_cleaner([] {})
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        m_cleaner.wait();
        m_cleaner.start(core::releaseFreedMemory);
    });
}

Engine::~Engine()
{
    m_stop.request_stop();
}

void Engine::setFiles(const FileLocation& files)
{
    m_files = files;
}

void Engine::request(const core::Experiment& experiment, const DerivedData::Request& request,
    std::optional<JobResult> known)
{
    Job job { experiment, request, {}, std::move(known), {}, {} };
    if (!m_running.isValid()) {
        start(std::move(job));
        emit busyChanged(true);
        return;
    }
    m_waiting = std::move(job);
    if (m_running.hasExpired(patience))
        m_stop.request_stop();
}

void Engine::stop()
{
    m_waiting.reset();
    m_unwanted = busy();
    m_stop.request_stop();
}

void Engine::start(Job job)
{
    m_unwanted = false;
    job.cached = m_cached;
    job.files = m_files;
    m_folder = m_files.folder;
    m_stop = std::stop_source();
    m_progress = job.progress = std::make_shared<core::Progress>();
    m_rest.stop();
    m_running.start();
    m_thread.start(
        [this, job = std::move(job), stop = m_stop.get_token()] { m_result = compute(job, stop); });
}

void Engine::deliver()
{
    JobResult result = std::exchange(m_result, {});
    if (m_unwanted) // the job may have finished
        result = {};
    m_running.invalidate();
    if (result.trace)
        m_cached = { result.model, result.files, m_folder };
    if (m_waiting)
        start(*std::exchange(m_waiting, std::nullopt));
    if (result.trace || result.error)
        emit finished(result);
    if (!m_running.isValid()) {
        m_rest.start();
        emit busyChanged(false);
    }
}

} // namespace ui
