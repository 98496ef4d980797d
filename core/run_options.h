#pragma once

#include <atomic>
#include <stop_token>

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

struct RunOptions {
    int threads = 0; // 0: one for each processor
    std::stop_token stop {};
    Progress* progress = nullptr; // set after each layer of a pretrained model
};

} // namespace core
