#pragma once

#include "core/io/training/network_folder.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace core {

// A training run that saves to a folder, from its first step on.
class TrainingRun {
public:
    // Starts a new network; `data` where the spec's task is "data". Errors: those of saveNetwork
    // and of Training, "already_learnt" where the folder contains a network.
    TrainingRun(const training::TrainingSpec& spec, std::string folder,
        const std::optional<CustomDataset>& data = std::nullopt);
    // Resumes the run of a folder, with changed hyperparameters if `change` is given. `files` start
    // in the folder. Errors: those of opening and saving it; "no_checkpoint" without a training
    // state; "no_steps_left" where more steps are done than the run would have.
    TrainingRun(std::string folder, const Files& files,
        const std::function<void(training::Hyperparameters&)>& change = {});
    // Branches: continues the network from its checkpoint in another folder, with the
    // hyperparameters and the seed of `spec` and a new optimiser state. Errors: those of a new one,
    // "no_steps_left".
    TrainingRun(const training::TrainedNetwork& from, const training::TrainingSpec& spec,
        std::string folder);

    [[nodiscard]] const training::Training& training() const { return m_training; }
    [[nodiscard]] const training::History& history() const { return reports; }
    [[nodiscard]] const std::string& folder() const { return directory; }
    [[nodiscard]] bool ended() const
    {
        return m_training.steps() >= m_training.spec().hyperparameters.steps;
    }
    [[nodiscard]] double seconds() const { return trainingSeconds; } // of training, since its start

    // Error "not_finite"; the state before the step stays.
    void step(const ThreadPool& threadPool);
    // Evaluates, appends a report and saves the training state; also saves the weights as a
    // checkpoint, as often as all of them fit into maxCheckpointBytes. Errors: those of a step,
    // where the loss is not finite.
    const training::Report& checkpoint(const ThreadPool& threadPool);
    // Takes over the reports of a copy that has written a checkpoint meanwhile.
    void adoptCheckpoint(const TrainingRun& copy);
    void save() const; // training state
    void evaluateLengths(const ThreadPool& threadPool) const; // accuracy by text length

private:
    void begin();
    void saveWeights();
    [[noreturn]] void fail(const Error& error); // adds the last good checkpoint to the message
    [[noreturn]] void undoStep();

    training::Training m_training;
    std::string directory;
    training::History reports;
    std::vector<training::Example> evalExamples;
    training::StepReport last;
    double trainingSeconds = 0;
    long lastCheckpoint = 0; // its step
};

} // namespace core
