#include "core/base/background.h"

#include <cassert>
#include <exception>
#include <utility>

namespace core {

void BackgroundJob::start(Job job, const Job& ready)
{
    assert(!active);
    current = std::move(job);
    active = true;
    done = false;
    try {
        thread = std::thread([this, ready] {
            run();
            done = true;
            if (ready)
                ready();
        });
    } catch (const std::exception&) { // no thread, or no memory for one: wait() runs it
        done = true;
        if (ready)
            ready();
    }
}

void BackgroundJob::wait()
{
    if (!active)
        return;
    if (thread.joinable())
        thread.join();
    else
        run();
    active = false;
}

// What the job holds is freed where it ran.
void BackgroundJob::run()
{
    current();
    current = {};
}

void freeAside(std::shared_ptr<const void> last) noexcept
{
    try {
        std::thread([last = std::move(last)] {}).detach();
    } catch (const std::exception&) { // no thread: it is freed on return
    }
}

} // namespace core
