#include "core/base/memory.h"
#include "core/inference/run.h"
#include "core/trace.h"
#include "tests/bench/large_product.h"
#include "tests/core/random_model.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <map>
#include <optional>
#include <string_view>

#include <sys/resource.h>

namespace {

using bench::gigaflops;
using bench::largeProduct;
using bench::Milliseconds;
using bench::timed;
using core::Index;

constexpr Index width = 512;

struct Request {
    std::vector<Index> threads { 1, 2 };
    std::vector<Index> lengths { 16, 128, 1024, 2048 };
    std::vector<Index> heads { 8 };
};

std::shared_ptr<const core::Model> model(Index tokens, Index heads)
{
    static std::map<std::pair<Index, Index>, std::shared_ptr<const core::Model>> models;
    auto& made = models[{ tokens, heads }];
    if (made == nullptr)
        made = test::ModelMaker(1).model(
            { tokens, tokens, width, width / heads, width / heads, heads, width, false, false });
    return made;
}

// Additions and multiplications of the four projections, the scores and the weighted sums.
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

// Times run() from a model in memory to the trace, including its allocation and release; all
// weights are kept. The first run, with cold caches, does not count. `fastest_ms` is the shortest
// time, for comparisons on a busy machine.
void forward(benchmark::State& state, Index n, Index heads, int threads)
{
    const auto numbers = model(n, heads);
    const core::RunOptions options { threads, {} };
    Milliseconds fastest = std::chrono::hours(1);
    benchmark::DoNotOptimize(core::run(numbers, options));
    for (auto _ : state)
        fastest = std::min(
            fastest, timed([&] { benchmark::DoNotOptimize(core::run(numbers, options)); }));
    const double reached = gigaflops(operations(n), fastest);
    state.counters["fastest_ms"] = fastest.count();
    state.counters["GFLOPs"] = reached;
    state.counters["product_GFLOPs"] = largeProduct(threads);
    state.counters["of_product_%"] = 100 * reached / largeProduct(threads);
    state.counters["peak_MiB"] = peakMebibytes(); // of the process so far
}

// Parses "1,4,16"; nullopt if the text is not a list of positive numbers.
std::optional<std::vector<Index>> listOf(std::string_view text)
{
    std::vector<Index> numbers;
    const char* at = text.data();
    const char* const end = at + text.size();
    while (true) {
        Index number = 0;
        const auto [next, problem] = std::from_chars(at, end, number);
        if (problem != std::errc() || number < 1)
            return {};
        numbers.push_back(number);
        if (next == end)
            return numbers;
        if (*next != ',')
            return {};
        at = next + 1;
    }
}

bool parsed(std::string_view argument, Request& request)
{
    const auto equals = argument.find('=');
    if (equals == std::string_view::npos)
        return false;
    const std::string_view name = argument.substr(0, equals);
    std::vector<Index>* const list = name == "--threads" ? &request.threads
        : name == "--lengths"                            ? &request.lengths
        : name == "--heads"                              ? &request.heads
                                                         : nullptr;
    const auto numbers = listOf(argument.substr(equals + 1));
    if (list == nullptr || !numbers)
        return false;
    *list = *numbers;
    return true;
}

void add(const Request& request)
{
    for (const Index threads : request.threads) {
        for (const Index n : request.lengths) {
            for (const Index heads : request.heads) {
                const std::string name = "forward/n:" + std::to_string(n)
                    + "/heads:" + std::to_string(heads) + "/threads:" + std::to_string(threads);
                benchmark::RegisterBenchmark(
                    name.c_str(), forward, n, heads, static_cast<int>(threads))
                    ->UseRealTime()
                    ->Unit(benchmark::kMillisecond);
            }
        }
    }
}

} // namespace

int main(int argc, char** argv)
{
    core::keepFreedMemory(); // as the program does
    benchmark::Initialize(&argc, argv);
    Request request;
    for (int i = 1; i < argc; ++i) {
        if (!parsed(argv[i], request)) {
            std::fprintf(stderr,
                "%s is not one of --threads=1,4,16, --lengths=16,128, --heads=8 and "
                "Google Benchmark's own\n",
                argv[i]);
            return 1;
        }
    }
    add(request);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
