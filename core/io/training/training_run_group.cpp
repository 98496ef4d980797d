#include "core/io/training/training_run_group.h"

#include "core/base/error.h"
#include "core/io/training/file_names.h"
#include "core/training/network_names.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <utility>

namespace core {

namespace {

    // Order of the next step; ended runs come last.
    long schedulingKey(const TrainingRun& network)
    {
        return network.ended() ? std::numeric_limits<long>::max() : network.training().steps();
    }

    void requireDifferent(const std::vector<training::TrainingSpec>& specs)
    {
        if (specs.size() > 1 + maxComparisons)
            throw Error("too_many_networks",
                message("%1 comparison networks are too many; the maximum is %2", specs.size() - 1,
                    maxComparisons));
        for (auto each = specs.begin(); each != specs.end(); ++each)
            if (std::ranges::find(
                    specs.begin(), each, each->network, &training::TrainingSpec::network)
                != each)
                throw Error("network_twice",
                    message("network %1 is listed twice; both runs would be identical",
                        training::nameOf(each->network.architecture)));
    }

    // Removes the rest of an interrupted start: comparison networks without training whose first
    // network is missing.
    void removeUnfinished(const std::string& folder)
    {
        const std::vector<std::string> group = groupOf(folder);
        std::error_code kept; // requireNew() then reports the folder
        for (std::size_t i = 1; i < group.size(); ++i)
            if (checkpointSteps(group[i]) == std::vector { 0L })
                std::filesystem::remove(std::filesystem::path(group[i]) / configName, kept);
            else
                requireNew(group[i]);
    }

} // namespace

void requireTrainable(
    const std::vector<training::TrainingSpec>& specs, const std::optional<CustomDataset>& data)
{
    requireDifferent(specs);
    for (const training::TrainingSpec& spec : specs)
        (void)(data ? training::Training(spec, data->task) : training::Training(spec));
}

TrainingRunGroup::TrainingRunGroup(const std::vector<training::TrainingSpec>& specs,
    const std::string& folder, const std::optional<CustomDataset>& data)
{
    requireTrainable(specs, data);
    requireNew(folder);
    removeUnfinished(folder);
    std::vector<std::string> folders;
    for (const training::TrainingSpec& spec : specs) {
        const int number = static_cast<int>(folders.size()) + 1;
        const std::string name = training::nameOf(spec.network.architecture);
        folders.push_back(number == 1 ? folder : comparisonFolder(folder, number, name));
        requireNew(folders.back());
    }
    // The first network is written last: the others are found through it.
    for (std::size_t i = specs.size(); i-- > 0;)
        all.emplace(all.begin(), specs[i], folders[i], data);
}

TrainingRunGroup::TrainingRunGroup(const std::string& folder, const FilesOf& files,
    const std::function<void(training::Hyperparameters&)>& change)
{
    for (const std::string& each : groupOf(folder))
        all.emplace_back(each, *files(each), change);
}

TrainingRunGroup::TrainingRunGroup(TrainingRun one)
{
    all.push_back(std::move(one));
}

bool TrainingRunGroup::ended() const
{
    return std::ranges::all_of(all, &TrainingRun::ended);
}

double TrainingRunGroup::seconds() const
{
    double sum = 0;
    for (const TrainingRun& each : all)
        sum += each.seconds();
    return sum;
}

std::vector<TrainingRun>::iterator TrainingRunGroup::next()
{
    return std::ranges::min_element(all, {}, schedulingKey);
}

long TrainingRunGroup::steps() const
{
    return std::ranges::min(all, {}, schedulingKey).training().steps();
}

void TrainingRunGroup::step(const ThreadPool& threadPool)
{
    next()->step(threadPool);
}

void TrainingRunGroup::checkpoint(const ThreadPool& threadPool)
{
    for (TrainingRun& each : all)
        if (each.history().empty() || each.history().back().step < each.training().steps())
            each.checkpoint(threadPool);
}

void TrainingRunGroup::adoptCheckpoint(const TrainingRunGroup& copy)
{
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].adoptCheckpoint(copy.all[i]);
}

void TrainingRunGroup::save() const
{
    for (const TrainingRun& each : all)
        each.save();
}

void TrainingRunGroup::evaluateLengths(const ThreadPool& threadPool) const
{
    for (const TrainingRun& each : all)
        each.evaluateLengths(threadPool);
}

} // namespace core
