#pragma once

#include <atomic>

namespace core {

// How far a long piece of work has come: told by whoever does it, read by whoever waits.
class Progress {
public:
    void begin(int count)
    {
        done = 0;
        all = count;
    }
    void step() { ++done; }

    // From 0 to 1; below 0 while nobody knows.
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
