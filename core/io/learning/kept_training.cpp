#include "core/io/learning/kept_training.h"

#include "core/base/error.h"
#include "core/io/learning/file_names.h"
#include "core/learning/examination.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <utility>

namespace core {

namespace {

    using learning::Course;
    using learning::History;
    using learning::Report;
    using learning::Teaching;
    using learning::Training;

    bool standsIn(const std::string& folder, const char* name)
    {
        return mayBeThere(std::filesystem::path(folder) / name);
    }

    Error tooFew(long taken, const Teaching& teaching)
    {
        return { "no_steps_left",
            phrase("%1 steps are done and the run is set to %2: --steps counts from the start "
                   "and must be larger",
                std::int64_t { taken }, std::int64_t { teaching.steps }) };
    }

    // A step at least is to come.
    Training branchedFrom(const learning::LearntNetwork& from, Course course)
    {
        course.task = from.course.task;
        course.network = from.course.network;
        if (from.steps >= course.teaching.steps)
            throw tooFew(from.steps, course.teaching);
        return { std::move(course), from.task,
            learning::Learnt { from.weights, { .steps = from.steps, .since = from.steps } } };
    }

    Training continuedIn(
        const std::string& folder, const Files& files, const std::function<void(Teaching&)>& change)
    {
        if (standsIn(folder, configName) && !standsIn(folder, checkpointName))
            throw Error("no_checkpoint",
                phrase("%1 has no checkpoint.safetensors: the network can be viewed, but its "
                       "training cannot be resumed",
                    folder));
        Training before = openTraining(files);
        Course course = before.course();
        const int steps = course.teaching.steps;
        if (change)
            change(course.teaching);
        if (course.teaching.steps != steps && course.teaching.steps < before.steps())
            throw tooFew(before.steps(), course.teaching);
        return { course, before.task(), before.learnt() };
    }

    // Tells also where it was well, if that is kept.
    Error withMoment(const Error& error, const KeptTraining& network)
    {
        std::vector<long> moments = momentsIn(network.folder());
        std::erase_if(moments, [&](long each) { return each >= network.training().steps(); });
        if (moments.empty())
            return error;
        return error.within(phrase("%1; --from %2 starts a branch from an earlier checkpoint",
            error.message, nameOf({ network.folder(), moments.back() })));
    }

    // The checkpoint may be older than the last report of a program that was ended.
    History historyUntil(const Training& training, History all)
    {
        std::erase_if(all, [&](const Report& each) { return each.step > training.steps(); });
        return all;
    }

    long lastOf(const std::vector<long>& moments)
    {
        return moments.empty() ? 0 : moments.back();
    }

    std::uint64_t bytesOf(const learning::Weights& weights)
    {
        std::uint64_t bytes = 0;
        for (const learning::Weight& each : weights)
            bytes += static_cast<std::uint64_t>(each.numbers.size()) * sizeof(Scalar);
        return bytes;
    }

    std::vector<learning::Example> questionsOf(const Training& training)
    {
        return learning::questions(
            training.task(), { .level = training.course().level, .seed = training.course().seed });
    }

} // namespace

KeptTraining::KeptTraining(
    const Course& course, std::string folder, const std::optional<GivenData>& data)
    : taught(data ? Training(course, data->task) : Training(course))
    , place(std::move(folder))
    , questions(questionsOf(taught))
{
    requireNew(place);
    if (data)
        saveData(place, *data);
    begin();
}

KeptTraining::KeptTraining(
    const learning::LearntNetwork& from, const Course& course, std::string folder)
    : taught(branchedFrom(from, course))
    , place(std::move(folder))
    , reports(historyUntil(taught, from.history))
    , questions(questionsOf(taught))
    , learnt(reports.empty() ? 0 : reports.back().seconds)
{
    requireNew(place);
    if (from.course.task == learning::givenId)
        copyData(from.folder, place);
    begin();
}

void KeptTraining::begin()
{
    saveMoment(place, taught); // a folder that cannot be written to is known at once
    save();
}

KeptTraining::KeptTraining(
    std::string folder, const Files& files, const std::function<void(Teaching&)>& change)
    : taught(continuedIn(folder, files, change))
    , place(std::move(folder))
    , reports(historyUntil(taught, openHistory(place, files)))
    , questions(questionsOf(taught))
    , learnt(reports.empty() ? 0 : reports.back().seconds)
    , moment(lastOf(momentsIn(place)))
{
    save();
}

void KeptTraining::step(const Team& team)
{
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begin = Clock::now();
    try {
        last = taught.step(team);
    } catch (const Error& error) {
        giveUp(error);
    }
    learnt += std::chrono::duration<double>(Clock::now() - begin).count();
}

// A step may have been taken back.
void KeptTraining::giveUp(const Error& error)
{
    reports = historyUntil(taught, std::move(reports));
    throw withMoment(error, *this);
}

void KeptTraining::takeBack()
{
    try {
        taught.takeBack();
    } catch (const Error& error) {
        giveUp(error);
    }
}

const Report& KeptTraining::keep(const Team& team)
{
    const Course& course = taught.course();
    const learning::Reader reader { course.network, taught.learnt().weights, taught.task().answer };
    const learning::Marks marks = learning::marks(reader, questions, team);
    if (!std::isfinite(marks.loss))
        takeBack();
    reports.push_back({ .step = taught.steps(),
        .loss = last.loss,
        .slope = last.slope,
        .rate = learning::rateAt(course.teaching, taught.steps() - 1),
        .heldOut = marks,
        .seconds = learnt,
        .slopes = last.slopes,
        .softmaxSlope = learning::softmaxSlope(reader, questions, team) });
    keepMoment();
    save();
    return reports.back();
}

// Half of the room is for whoever comes first. The rest is shared out among the steps to come; the
// last one has its part.
void KeptTraining::keepMoment()
{
    const std::uint64_t taken = momentBytes(place);
    const std::uint64_t each = std::max<std::uint64_t>(1, bytesOf(taught.learnt().weights));
    const std::uint64_t room = (mostMomentBytes - std::min(mostMomentBytes, taken)) / each;
    const long left = taught.course().teaching.steps - moment;
    const long apart = room > 1 ? left / static_cast<long>(room - 1) : left;
    const bool free = taken + each <= mostMomentBytes / 2;
    if (!free && !ended() && taught.steps() - moment < apart)
        return;
    saveMoment(place, taught);
    moment = taught.steps();
}

void KeptTraining::hasKept(const KeptTraining& copy)
{
    reports = historyUntil(taught, copy.reports);
    moment = copy.moment;
}

void KeptTraining::save() const
{
    saveLearnt(place, taught, reports);
}

void KeptTraining::examine(const Team& team) const
{
    saveLengths(place, learning::marksByLength(taught, team));
}

} // namespace core
