#include "core/io/learning/kept_training.h"

#include "core/base/error.h"

#include <chrono>
#include <filesystem>
#include <utility>

namespace core {

namespace {

    using learning::Course;
    using learning::History;
    using learning::Report;
    using learning::Teaching;
    using learning::Training;

    Training begunIn(const Course& course, const std::string& folder)
    {
        if (std::filesystem::exists(std::filesystem::path(folder) / "checkpoint.safetensors"))
            throw Error("already_learnt",
                phrase("%1 holds a network already: --resume goes on with it, another folder "
                       "keeps it",
                    folder));
        return Training(course);
    }

    Training continuedIn(const Files& files, const std::function<void(Teaching&)>& change)
    {
        Training before = openTraining(files);
        Course course = before.course();
        if (change)
            change(course.teaching);
        return { course, before.learnt() };
    }

    // The checkpoint may be older than the last report of a program that was ended.
    History historyUntil(const Training& training, const std::string& folder, const Files& files)
    {
        History all = openHistory(folder, files);
        std::erase_if(all, [&](const Report& each) { return each.step > training.steps(); });
        return all;
    }

    std::vector<learning::Example> questionsOf(const Training& training)
    {
        return learning::questions(
            training.task(), { .level = training.course().level, .seed = training.course().seed });
    }

} // namespace

KeptTraining::KeptTraining(const Course& course, std::string folder)
    : taught(begunIn(course, folder))
    , place(std::move(folder))
    , questions(questionsOf(taught))
{
    save(); // a folder that cannot be written to is known at once
    saveMoment(place, taught);
}

KeptTraining::KeptTraining(
    std::string folder, const Files& files, const std::function<void(Teaching&)>& change)
    : taught(continuedIn(files, change))
    , place(std::move(folder))
    , reports(historyUntil(taught, place, files))
    , questions(questionsOf(taught))
    , learnt(reports.empty() ? 0 : reports.back().seconds)
{
    save();
}

void KeptTraining::step(const Team& team)
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    last = taught.step(team);
    learnt += std::chrono::duration<double>(Clock::now() - begin).count();
}

const Report& KeptTraining::keep(const Team& team)
{
    const Course& course = taught.course();
    reports.push_back({ .step = taught.steps(),
        .loss = last.loss,
        .slope = last.slope,
        .rate = learning::rateAt(course.teaching, taught.steps() - 1),
        .heldOut = learning::marks(
            { course.network, taught.learnt().weights, taught.task().answer }, questions, team),
        .seconds = learnt });
    saveMoment(place, taught);
    save();
    return reports.back();
}

void KeptTraining::save() const
{
    saveLearnt(place, taught, reports);
}

} // namespace core
