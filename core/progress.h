#pragma once

#include <atomic>

namespace core {

// Progress of a long computation: set by the worker, read by whoever waits.
class Progress {
public:
    void begin(int count)
    {
        done = 0;
        all = count;
    }
    void step() { ++done; }

    // From 0 to 1; below 0 while unknown.
    [[nodiscard]] double share() const
    {
        const int count = all;
        return count == 0 ? -1.0 : static_cast<double>(done) / count;
    }

private:
    std::atomic<int> done = 0;
    std::atomic<int> all = 0;
};

} // namespace core
