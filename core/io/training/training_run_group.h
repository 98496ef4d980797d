#pragma once

#include "core/io/training/training_run.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

// Limit of comparison networks: as many as one plot can distinguish.
inline constexpr std::size_t maxComparisons = 4;

// Errors: those of training::Training; for several networks "network_twice" and
// "too_many_networks".
void requireTrainable(const std::vector<training::TrainingSpec>& specs,
    const std::optional<CustomDataset>& data = std::nullopt);

// Networks trained on the same task: the first one's folder contains those of the others. Usually
// one.
class TrainingRunGroup {
public:
    using FilesOf = std::function<std::unique_ptr<const Files>(const std::string& folder)>;

    // Starts new runs, at least one; `data` where the task is "data". Errors: those of TrainingRun
    // and requireTrainable(); where one run is impossible, nothing is written.
    TrainingRunGroup(const std::vector<training::TrainingSpec>& specs, const std::string& folder,
        const std::optional<CustomDataset>& data = std::nullopt);
    // Resumes the runs of a folder.
    TrainingRunGroup(const std::string& folder, const FilesOf& files,
        const std::function<void(training::Hyperparameters&)>& change = {});
    // A single run, such as a branch.
    explicit TrainingRunGroup(TrainingRun one);

    [[nodiscard]] const std::vector<TrainingRun>& runs() const { return all; }
    [[nodiscard]] bool ended() const;
    [[nodiscard]] double seconds() const; // of training, of all runs together
    [[nodiscard]] long steps() const; // fewest of any unfinished run

    // One step of the run with the fewest steps. Error "not_finite".
    void step(const ThreadPool& threadPool);
    // A checkpoint of each run that has trained since its last one.
    void checkpoint(const ThreadPool& threadPool);
    // Takes over the reports of a copy that has written checkpoints meanwhile.
    void adoptCheckpoint(const TrainingRunGroup& copy);
    void save() const;
    void evaluateLengths(const ThreadPool& threadPool) const;

private:
    [[nodiscard]] std::vector<TrainingRun>::iterator next();

    std::vector<TrainingRun> all;
};

} // namespace core
