#include "core/trace.h"
#include "tests/core/random_model.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <map>

#include <sys/resource.h>

namespace {

using core::Index;

constexpr Index width = 512;

std::shared_ptr<const core::Model> model(Index tokens, Index heads)
{
    static std::map<std::pair<Index, Index>, std::shared_ptr<const core::Model>> models;
    auto& made = models[{ tokens, heads }];
    if (made == nullptr)
        made = test::ModelMaker(1).model(
            { tokens, tokens, width, width / heads, width / heads, heads, width, false, false });
    return made;
}

// Additions and multiplications of the four projections, the scores and the mixing.
double operations(Index n)
{
    return 8.0 * static_cast<double>(n * width * width) + 4.0 * static_cast<double>(n * n * width);
}

double peakMebibytes()
{
    rusage usage {};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

// run() from a model at hand to the trace, its allocation and its release included; all weights
// are kept. `fastest_ms` is the shortest of all: the one to compare on a busy machine.
void forward(benchmark::State& state)
{
    const Index n = state.range(0);
    const auto numbers = model(n, state.range(1));
    const core::RunOptions options { static_cast<int>(state.range(2)), {} };
    std::chrono::duration<double, std::milli> fastest = std::chrono::hours(1);
    for (auto _ : state) {
        const auto start = std::chrono::steady_clock::now();
        benchmark::DoNotOptimize(core::run(numbers, options));
        fastest = std::min<decltype(fastest)>(fastest, std::chrono::steady_clock::now() - start);
    }
    state.counters["fastest_ms"] = fastest.count();
    state.counters["fastest_GFLOPs"] = operations(n) / fastest.count() / 1e6;
    state.counters["peak_MiB"] = peakMebibytes(); // of the process so far
}

} // namespace

BENCHMARK(forward)
    ->ArgNames({ "n", "heads", "threads" })
    ->ArgsProduct({ { 16, 128, 1024, 2048 }, { 8 }, { 1, 2 } })
    ->Args({ 2048, 16, 2 })
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
