#include "core/io/learning/moment_keeper.h"

#include "core/base/error.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace core {

namespace {

    // A moment at most so often, in seconds; later, where less happens, so often within the time
    // that was learnt: some hundred in all. Keeping them takes at most a third of the time.
    constexpr double often = 0.2;
    constexpr double momentsOfAll = 60;
    constexpr double shareOfMoments = 3;
    // Of a course that is over in no time there are so many all the same.
    constexpr long leastMoments = 20;

} // namespace

MomentKeeper::MomentKeeper(KeptGroup& group, Kept kept)
    : learning(group)
    , told(std::move(kept))
    , last(group.steps())
    , learnt(group.seconds())
{
}

bool MomentKeeper::isTime() const
{
    const double seconds = learning.seconds();
    return seconds - learnt > std::max({ often, shareOfMoments * keeping, seconds / momentsOfAll });
}

bool MomentKeeper::isFar() const
{
    const long all = learning.networks().front().training().course().teaching.steps;
    return learning.steps() - last >= std::max(1L, all / leastMoments);
}

void MomentKeeper::begin(const Team& team)
{
    last = learning.steps();
    learnt = learning.seconds();
    moment = std::async(std::launch::async, [copy = learning, team]() mutable {
        using Clock = std::chrono::steady_clock;
        const Clock::time_point begin = Clock::now();
        copy.keep(team);
        const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        return Copy { std::move(copy), seconds };
    });
}

void MomentKeeper::step(const Team& team)
{
    try {
        learning.step(team);
    } catch (const Error&) {
        try {
            finish();
        } catch (const Error&) { // the step tells what is wrong
        }
        learning.save();
        throw;
    }
}

void MomentKeeper::glance()
{
    if (isFar())
        finish();
    if (!busy()) {
        if (isFar() || isTime())
            begin(Team(1)); // the others learn
    } else if (moment.wait_for(std::chrono::seconds(0)) == std::future_status::ready)
        finish();
}

void MomentKeeper::finish()
{
    if (!busy())
        return;
    const Copy copy = moment.get();
    learning.hasKept(copy.group);
    keeping = copy.seconds;
    told(last);
}

void MomentKeeper::keepNow(const Team& team)
{
    finish();
    if (learning.steps() == last)
        return;
    begin(team);
    if (learning.ended())
        learning.examine(team);
    finish();
}

} // namespace core
