#include "ui/document/learning.h"

#include "core/base/parallel.h"
#include "core/io/learning/kept_training.h"
#include "ui/words/phrases.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace ui {

namespace {

    // A moment at most so often, in seconds; later, where less happens, so often within the time it
    // has learnt: some hundred in all. Learning has at least half of the time.
    constexpr double often = 0.2;
    constexpr double momentsOfAll = 60;

    double secondsSince(std::chrono::steady_clock::time_point begin)
    {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    }

    core::KeptTraining opened(const std::string& folder,
        const std::optional<core::learning::Course>& course, const core::SharedStore& store)
    {
        if (course)
            return { *course, folder };
        return { folder, store->files(folder) };
    }

} // namespace

Learning::Learning(core::SharedStore store)
    : m_store(std::move(store))
    , m_work({ [this](const Part& part) { hear(part); }, [this](bool whole) { end(whole); } })
{
}

Learning::~Learning() = default;

void Learning::begin(const core::learning::Course& course, const std::string& folder)
{
    start({ folder, course });
}

void Learning::goOn(const std::string& folder)
{
    if (!learns(folder)) {
        start({ folder, std::nullopt });
        return;
    }
    m_work.resume();
    emit changed();
}

void Learning::pause()
{
    m_work.pause();
    emit changed();
}

bool Learning::learns(const std::string& folder) const
{
    return m_work.busy() && m_folder == folder;
}

void Learning::start(const Wish& wish)
{
    m_folder = wish.folder;
    m_work.start([wish, store = m_store](Course& course) { teach(course, wish, store); });
    emit changed();
}

// In a thread of its own.
void Learning::teach(Course& course, const Wish& wish, const core::SharedStore& store)
{
    try {
        core::KeptTraining network = opened(wish.folder, wish.course, store);
        const core::Team team(std::max(1, core::Team(0).threads() - 1)); // one for the window
        course.tell({ network.training().steps() });
        double kept = network.seconds();
        double keeping = 0; // what a moment takes
        try {
            while (!network.ended() && course.goesOn()) {
                network.step(team);
                const double seconds = network.seconds();
                if (seconds - kept < std::max({ often, keeping, seconds / momentsOfAll })
                    && !network.ended())
                    continue;
                const auto begin = std::chrono::steady_clock::now();
                network.keep(team);
                keeping = secondsSince(begin);
                kept = seconds;
                course.tell({ network.training().steps() });
            }
        } catch (const core::Error&) {
            network.save(); // as it was before that step
            throw;
        }
        network.save();
    } catch (const core::Error& error) {
        course.tell({ .problem = error });
    }
}

void Learning::hear(const Part& part)
{
    if (part.problem)
        emit failed(*part.problem);
    else
        emit kept(m_folder, part.step);
}

void Learning::end(bool whole)
{
    if (!whole)
        emit failed(lackOfMemory());
    emit changed();
}

} // namespace ui
