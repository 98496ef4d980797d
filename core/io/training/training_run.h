#pragma once

#include "core/io/training/network_folder.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace core {

// A network that learns into a folder: what it has learnt lies there from its first step on.
class TrainingRun {
public:
    // A new network; where the course's task is "data", with these. Errors: those of saveLearnt and
    // of Training, "already_learnt" where the folder holds one.
    TrainingRun(const training::TrainingSpec& spec, std::string folder,
        const std::optional<CustomDataset>& data = std::nullopt);
    // The one that a folder holds goes on, with teaching that may be another. `files` are those of
    // the folder. Errors: those of opening and saving it; "no_steps_left" where it has taken more
    // steps already than it would have.
    TrainingRun(std::string folder, const Files& files,
        const std::function<void(training::Hyperparameters&)>& change = {});
    // A network goes on elsewhere, from the moment it is of, with the teaching and the seed of a
    // course; the optimiser begins anew. Errors: those of a new one, "no_steps_left".
    TrainingRun(
        const training::TrainedRun& from, const training::TrainingSpec& spec, std::string folder);

    [[nodiscard]] const training::Training& training() const { return m_training; }
    [[nodiscard]] const training::History& history() const { return reports; }
    [[nodiscard]] const std::string& folder() const { return directory; }
    [[nodiscard]] bool ended() const
    {
        return m_training.steps() >= m_training.spec().hyperparameters.steps;
    }
    [[nodiscard]] double seconds() const { return saved; } // of learning, since its beginning

    // Error "not_finite": what was learnt before stays.
    void step(const ThreadPool& threadPool);
    // How it does now: reported, and kept as what to go on from; as a moment, too, as often as all
    // of them fit into mostMomentBytes. Errors: those of a step, where what it left is ruined.
    const training::Report& checkpoint(const ThreadPool& threadPool);
    // A copy of it as it was kept a moment that this has not.
    void adoptCheckpoint(const TrainingRun& copy);
    void save() const; // what to go on from
    void evaluateLengths(const ThreadPool& threadPool) const; // by length of the text

private:
    void begin();
    void saveWeights();
    [[noreturn]] void fail(const Error& error); // with what it leaves to go on from
    [[noreturn]] void undoStep(); // the last step

    training::Training m_training;
    std::string directory;
    training::History reports;
    std::vector<training::Example> evalExamples;
    training::StepReport last;
    double saved = 0;
    long checkpoints = 0; // the last one
};

} // namespace core
