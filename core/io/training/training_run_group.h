#pragma once

#include "core/io/training/training_run.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace core {

// So many networks learn beside another at most, as many as can be told apart in one plot.
inline constexpr std::size_t maxComparisons = 4;

// Errors: those of training::Training and, of several, "network_twice" and "too_many_networks".
void requireTrainable(const std::vector<training::TrainingSpec>& courses,
    const std::optional<CustomDataset>& data = std::nullopt);

// Networks that learn the same task beside each other: the first lies in a folder, the others below
// it. One is the rule.
class TrainingRunGroup {
public:
    using FilesOf = std::function<Files(const std::string& folder)>;

    // New ones, at least one; where the task is "data", with these. Errors: those of KeptTraining
    // and requireTeachable(); where one cannot be, no file is written.
    TrainingRunGroup(const std::vector<training::TrainingSpec>& courses, const std::string& folder,
        const std::optional<CustomDataset>& data = std::nullopt);
    // Those of a folder go on.
    TrainingRunGroup(const std::string& folder, const FilesOf& files,
        const std::function<void(training::Hyperparameters&)>& change = {});
    // One that goes on elsewhere.
    explicit TrainingRunGroup(TrainingRun one);

    [[nodiscard]] const std::vector<TrainingRun>& networks() const { return all; }
    [[nodiscard]] bool ended() const;
    [[nodiscard]] double seconds() const; // of learning, of all together
    [[nodiscard]] long steps() const; // that each has taken, or more

    // One step of the one that has taken the fewest. Error "not_finite".
    void step(const ThreadPool& threadPool);
    // Each that has learnt since.
    void checkpoint(const ThreadPool& threadPool);
    // A copy of it as it was did.
    void adoptCheckpoint(const TrainingRunGroup& copy);
    void save() const;
    void evaluateLengths(const ThreadPool& threadPool) const;

private:
    [[nodiscard]] std::vector<TrainingRun>::iterator next();

    std::vector<TrainingRun> all;
};

} // namespace core
