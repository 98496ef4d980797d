#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "core/text/tokens.h"
#include "core/trace.h"

#include <benchmark/benchmark.h>

#include <string>

namespace {

const std::string sentence
    = "The animal didn't cross the street because it was too tired to walk on.";

// Bytes of English prose per second.
void tokenise(benchmark::State& state)
{
    std::string text;
    while (text.size() < 100'000)
        text += sentence + " Don't count 3.14 or “quoted” words, naïve as they are, twice!\n";
    for (auto _ : state)
        benchmark::DoNotOptimize(core::tokenise(core::WordTokens {}, text));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

// The cost of a slider move in a lecture: 16 tokens, d = 64, 8 heads, from the experiment to its
// trace, without caches.
void sliderStep(benchmark::State& state, const core::Weights& weights)
{
    core::Experiment experiment;
    experiment.source = core::Sentence { sentence };
    experiment.design.weights = weights;
    experiment.attention().scaling = core::FactorScaling { 1 };
    float factor = 1;
    for (auto _ : state) {
        std::get<core::FactorScaling>(experiment.attention().scaling).factor = factor;
        factor = factor < 8 ? factor + 0.125F : 1;
        benchmark::DoNotOptimize(core::run(core::resolve(experiment)));
    }
    state.counters["tokens"]
        = static_cast<double>(core::resolve(experiment)->inputs.queryTokens.size());
}

} // namespace

BENCHMARK(tokenise);
BENCHMARK_CAPTURE(sliderStep, hand_built, core::Weights(core::HandBuiltWeights {}))
    ->Unit(benchmark::kMicrosecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(sliderStep, random, core::Weights(core::RandomWeights {}))
    ->Unit(benchmark::kMicrosecond)
    ->UseRealTime();
