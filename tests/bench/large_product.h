#pragma once

#include "core/base/parallel.h"
#include "core/math/product.h"
#include "tests/core/random_model.h"

#include <algorithm>
#include <chrono>
#include <map>

namespace bench {

using Milliseconds = std::chrono::duration<double, std::milli>;

inline double gigaflops(double operations, Milliseconds time)
{
    return operations / time.count() / 1e6;
}

inline Milliseconds timed(const auto& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::steady_clock::now() - start;
}

// The speed of a large square product with this number of threads, an upper bound for any forward
// pass. The fastest of ten runs.
inline double largeProduct(int threads)
{
    static std::map<int, double> known;
    constexpr core::Index side = 2048;
    constexpr core::Index rows = 64; // per task
    if (const auto found = known.find(threads); found != known.end())
        return found->second;
    test::ModelMaker make(2);
    const core::Matrix a = make.normal(side, side);
    const core::PackedMatrix b = core::PackedMatrix::of(core::block(make.normal(side, side)));
    core::Matrix c(side, side);
    const core::ThreadPool threadPool(threads);
    Milliseconds fastest = std::chrono::hours(1);
    for (int i = 0; i < 10; ++i)
        fastest = std::min(fastest, timed([&] {
            threadPool.forEach(side / rows, [&](core::Index part) {
                const core::IndexRange some { part * rows, (part + 1) * rows };
                core::multiply(core::block(a).rowsOf(some), b, core::block(c).rowsOf(some));
            });
        }));
    return known[threads] = gigaflops(2.0 * side * side * side, fastest);
}

} // namespace bench
