#include "core/io/learning/kept_group.h"

#include "core/base/error.h"
#include "core/io/learning/file_names.h"
#include "core/learning/network_names.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <utility>

namespace core {

namespace {

    // Of those that go on; the last of those that have ended.
    long stepsToCome(const KeptTraining& network)
    {
        return network.ended() ? std::numeric_limits<long>::max() : network.training().steps();
    }

    void requireDifferent(const std::vector<learning::Course>& courses)
    {
        if (courses.size() > 1 + mostBeside)
            throw Error("too_many_networks",
                phrase("%1 comparison networks are too many; the maximum is %2", courses.size() - 1,
                    mostBeside));
        for (auto each = courses.begin(); each != courses.end(); ++each)
            if (std::ranges::find(courses.begin(), each, each->network, &learning::Course::network)
                != each)
                throw Error("network_twice",
                    phrase("network %1 is listed twice; both runs would be identical",
                        learning::nameOf(each->network.architecture)));
    }

    // What is left of a start that was cut off: networks beside one that was never there, which
    // have learnt nothing.
    void forgetUnfinished(const std::string& folder)
    {
        const std::vector<std::string> group = groupOf(folder);
        std::error_code kept; // it is in the way, which is told
        for (std::size_t i = 1; i < group.size(); ++i)
            if (momentsIn(group[i]) == std::vector { 0L })
                std::filesystem::remove(std::filesystem::path(group[i]) / configName, kept);
            else
                requireNew(group[i]);
    }

} // namespace

void requireTeachable(
    const std::vector<learning::Course>& courses, const std::optional<GivenData>& data)
{
    requireDifferent(courses);
    for (const learning::Course& course : courses)
        (void)(data ? learning::Training(course, data->task) : learning::Training(course));
}

KeptGroup::KeptGroup(const std::vector<learning::Course>& courses, const std::string& folder,
    const std::optional<GivenData>& data)
{
    requireTeachable(courses, data);
    requireNew(folder);
    forgetUnfinished(folder);
    std::vector<std::string> folders;
    for (const learning::Course& course : courses) {
        const int number = static_cast<int>(folders.size()) + 1;
        const std::string name = learning::nameOf(course.network.architecture);
        folders.push_back(number == 1 ? folder : besideFolder(folder, number, name));
        requireNew(folders.back());
    }
    // The first, by which the others are found, is there when they are.
    for (std::size_t i = courses.size(); i-- > 0;)
        all.emplace(all.begin(), courses[i], folders[i], data);
}

KeptGroup::KeptGroup(const std::string& folder, const FilesOf& files,
    const std::function<void(learning::Teaching&)>& change)
{
    for (const std::string& each : groupOf(folder))
        all.emplace_back(each, files(each), change);
}

KeptGroup::KeptGroup(KeptTraining one)
{
    all.push_back(std::move(one));
}

bool KeptGroup::ended() const
{
    return std::ranges::all_of(all, &KeptTraining::ended);
}

double KeptGroup::seconds() const
{
    double sum = 0;
    for (const KeptTraining& each : all)
        sum += each.seconds();
    return sum;
}

std::vector<KeptTraining>::iterator KeptGroup::next()
{
    return std::ranges::min_element(all, {}, stepsToCome);
}

long KeptGroup::steps() const
{
    return std::ranges::min(all, {}, stepsToCome).training().steps();
}

void KeptGroup::step(const Team& team)
{
    next()->step(team);
}

void KeptGroup::keep(const Team& team)
{
    for (KeptTraining& each : all)
        if (each.history().empty() || each.history().back().step < each.training().steps())
            each.keep(team);
}

void KeptGroup::hasKept(const KeptGroup& copy)
{
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i].hasKept(copy.all[i]);
}

void KeptGroup::save() const
{
    for (const KeptTraining& each : all)
        each.save();
}

void KeptGroup::examine(const Team& team) const
{
    for (const KeptTraining& each : all)
        each.examine(team);
}

} // namespace core
