#include "core/io/learning/kept_group.h"

#include "core/learning/network_names.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace core {

namespace {

    // Of those that go on; the last of those that have ended.
    long stepsToCome(const KeptTraining& network)
    {
        return network.ended() ? std::numeric_limits<long>::max() : network.training().steps();
    }

} // namespace

KeptGroup::KeptGroup(const std::vector<learning::Course>& courses, const std::string& folder,
    const std::optional<GivenData>& data)
{
    for (const learning::Course& course : courses) {
        const int number = static_cast<int>(all.size()) + 1;
        const std::string name = learning::nameOf(course.network.architecture);
        all.emplace_back(course, number == 1 ? folder : besideFolder(folder, number, name), data);
    }
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
