#pragma once

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

// Milliseconds of one operation, measured many times.
class Times {
public:
    void add(double milliseconds) { m_all.push_back(milliseconds); }
    [[nodiscard]] std::size_t count() const { return m_all.size(); }
    // The smallest value that `share` of the measurements do not exceed.
    [[nodiscard]] double percentile(double share) const
    {
        if (m_all.empty())
            return 0;
        std::vector<double> sorted = m_all;
        std::ranges::sort(sorted);
        const double rank = std::ceil(share * static_cast<double>(sorted.size())) - 1;
        return sorted[static_cast<std::size_t>(std::max(rank, 0.0))];
    }
    [[nodiscard]] double largest() const { return percentile(1); }

private:
    std::vector<double> m_all;
};

inline void printHeader()
{
    std::printf(
        "%-46s %5s %8s %8s %8s %8s\n", "milliseconds", "times", "p50", "p95", "most", "target");
}

// `target` for the 95th percentile; 0: none.
inline void print(const std::string& what, const Times& times, double target = 0)
{
    const double p95 = times.percentile(0.95);
    std::printf("%-46s %5zu %8.1f %8.1f %8.1f", what.c_str(), times.count(), times.percentile(0.5),
        p95, times.largest());
    if (target > 0)
        std::printf(" %8.0f%s", target, p95 <= target ? "" : "  missed");
    std::printf("\n");
    std::fflush(stdout);
}
