#include "core/io/training/training_run.h"

#include "core/base/error.h"
#include "core/io/training/file_names.h"
#include "core/training/evaluation.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <utility>

namespace core {

namespace {

    using training::History;
    using training::Hyperparameters;
    using training::Report;
    using training::Training;
    using training::TrainingSpec;

    bool standsIn(const std::string& folder, const char* name)
    {
        return mayBeThere(std::filesystem::path(folder) / name);
    }

    Error tooFew(long taken, const Hyperparameters& hyperparameters)
    {
        return { "no_steps_left",
            message("%1 steps are done and the run is set to %2: --steps counts from the start "
                    "and must be larger",
                std::int64_t { taken }, std::int64_t { hyperparameters.steps }) };
    }

    // At least one step must remain.
    Training branchOf(const training::TrainedNetwork& from, TrainingSpec spec)
    {
        spec.task = from.spec.task;
        spec.network = from.spec.network;
        if (from.steps >= spec.hyperparameters.steps)
            throw tooFew(from.steps, spec.hyperparameters);
        return { std::move(spec), from.task,
            training::TrainingState {
                from.weights, { .steps = from.steps, .restart = from.steps } } };
    }

    Training continuedIn(const std::string& folder, const Files& files,
        const std::function<void(Hyperparameters&)>& change)
    {
        if (standsIn(folder, configName) && !standsIn(folder, trainingStateName))
            throw Error("no_checkpoint",
                message("%1 has no checkpoint.safetensors: the network can be viewed, but its "
                        "training cannot be resumed",
                    folder));
        Training before = openTraining(files);
        TrainingSpec spec = before.spec();
        const int steps = spec.hyperparameters.steps;
        if (change)
            change(spec.hyperparameters);
        if (spec.hyperparameters.steps != steps && spec.hyperparameters.steps < before.steps())
            throw tooFew(before.steps(), spec.hyperparameters);
        return { spec, before.task(), before.state() };
    }

    // Adds the last checkpoint before the divergence, if there is one.
    Error withCheckpoint(const Error& error, const TrainingRun& network)
    {
        std::vector<long> checkpoints = checkpointSteps(network.folder());
        std::erase_if(checkpoints, [&](long each) { return each >= network.training().steps(); });
        if (checkpoints.empty())
            return error;
        return error.within(message("%1; --from %2 starts a branch from an earlier checkpoint",
            error.message, nameOf({ network.folder(), checkpoints.back() })));
    }

    // The training state may be older than the last report if the program was interrupted.
    History historyUntil(const Training& training, History all)
    {
        std::erase_if(all, [&](const Report& each) { return each.step > training.steps(); });
        return all;
    }

    long lastOf(const std::vector<long>& checkpoints)
    {
        return checkpoints.empty() ? 0 : checkpoints.back();
    }

    std::uint64_t bytesOf(const training::Weights& weights)
    {
        std::uint64_t bytes = 0;
        for (const training::Weight& each : weights)
            bytes += static_cast<std::uint64_t>(each.values.size()) * sizeof(Scalar);
        return bytes;
    }

    std::vector<training::Example> evalExamplesOf(const Training& training)
    {
        return training::evalSet(
            training.task(), { .level = training.spec().level, .seed = training.spec().seed });
    }

} // namespace

TrainingRun::TrainingRun(
    const TrainingSpec& spec, std::string folder, const std::optional<CustomDataset>& data)
    : m_training(data ? Training(spec, data->task) : Training(spec))
    , directory(std::move(folder))
    , evalExamples(evalExamplesOf(m_training))
{
    requireNew(directory);
    if (data)
        saveData(directory, *data);
    begin();
}

TrainingRun::TrainingRun(
    const training::TrainedNetwork& from, const TrainingSpec& spec, std::string folder)
    : m_training(branchOf(from, spec))
    , directory(std::move(folder))
    , reports(historyUntil(m_training, from.history))
    , evalExamples(evalExamplesOf(m_training))
    , trainingSeconds(reports.empty() ? 0 : reports.back().seconds)
{
    requireNew(directory);
    if (from.spec.task == training::customId)
        copyData(from.folder, directory);
    begin();
}

void TrainingRun::begin()
{
    saveCheckpoint(directory, m_training); // fails at once if the folder is not writable
    save();
}

TrainingRun::TrainingRun(
    std::string folder, const Files& files, const std::function<void(Hyperparameters&)>& change)
    : m_training(continuedIn(folder, files, change))
    , directory(std::move(folder))
    , reports(historyUntil(m_training, openHistory(directory, files)))
    , evalExamples(evalExamplesOf(m_training))
    , trainingSeconds(reports.empty() ? 0 : reports.back().seconds)
    , lastCheckpoint(lastOf(checkpointSteps(directory)))
{
    save();
}

void TrainingRun::step(const ThreadPool& threadPool)
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    try {
        last = m_training.step(threadPool);
    } catch (const Error& error) {
        fail(error);
    }
    trainingSeconds += std::chrono::duration<double>(Clock::now() - begin).count();
}

// Drops reports of an undone step.
void TrainingRun::fail(const Error& error)
{
    reports = historyUntil(m_training, std::move(reports));
    throw withCheckpoint(error, *this);
}

void TrainingRun::undoStep()
{
    try {
        m_training.undoStep();
    } catch (const Error& error) {
        fail(error);
    }
}

const Report& TrainingRun::checkpoint(const ThreadPool& threadPool)
{
    const TrainingSpec& spec = m_training.spec();
    const training::Predictor predictor { spec.network, m_training.state().weights,
        m_training.task().output };
    const training::Metrics metrics = training::evaluate(predictor, evalExamples, threadPool);
    if (!std::isfinite(metrics.loss))
        undoStep();
    reports.push_back({ .step = m_training.steps(),
        .loss = last.loss,
        .gradientNorm = last.gradientNorm,
        .learningRate = training::learningRateAt(spec.hyperparameters, m_training.steps() - 1),
        .validation = metrics,
        .seconds = trainingSeconds,
        .gradientNorms = last.gradientNorms,
        .softmaxJacobianNorm
        = training::meanSoftmaxJacobianNorm(predictor, evalExamples, threadPool) });
    saveWeights();
    save();
    return reports.back();
}

// Until half of maxCheckpointBytes is used every checkpoint is trainingSeconds; the rest is spread
// evenly over the remaining steps, with one reserved for the last step.
void TrainingRun::saveWeights()
{
    const std::uint64_t taken = checkpointBytes(directory);
    const std::uint64_t each = std::max<std::uint64_t>(1, bytesOf(m_training.state().weights));
    const std::uint64_t room = (maxCheckpointBytes - std::min(maxCheckpointBytes, taken)) / each;
    const long left = m_training.spec().hyperparameters.steps - lastCheckpoint;
    const long apart = room > 1 ? left / static_cast<long>(room - 1) : left;
    const bool free = taken + each <= maxCheckpointBytes / 2;
    if (!free && !ended() && m_training.steps() - lastCheckpoint < apart)
        return;
    saveCheckpoint(directory, m_training);
    lastCheckpoint = m_training.steps();
}

void TrainingRun::adoptCheckpoint(const TrainingRun& copy)
{
    reports = historyUntil(m_training, copy.reports);
    lastCheckpoint = copy.lastCheckpoint;
}

void TrainingRun::save() const
{
    saveNetwork(directory, m_training, reports);
}

void TrainingRun::evaluateLengths(const ThreadPool& threadPool) const
{
    saveLengths(directory, training::accuracyByLength(m_training, threadPool));
}

} // namespace core
