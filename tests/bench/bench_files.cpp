#include "core/io/archives/npz.h"
#include "core/io/arrays/safetensors.h"

#include <benchmark/benchmark.h>

#include <functional>

namespace {

// The weights of a layer with d = 1024: 16 MiB of float32 in four tensors.
core::NamedTensors layer()
{
    core::NamedTensors tensors;
    for (const char* name : { "w_q", "w_k", "w_v", "w_o" }) {
        constexpr core::Index side = 1024;
        core::Tensor tensor { { side, side }, core::Buffer(side * side), false };
        for (core::Index i = 0; i < tensor.size(); ++i)
            tensor.data.data()[i] = static_cast<float>(i % 997) / 997.0F - 0.5F;
        tensors[name] = std::move(tensor);
    }
    return tensors;
}

// Bytes of the file per second, from memory to tensors, including the archive's checksums.
void readFile(benchmark::State& state, const std::string& file,
    const std::function<core::NamedTensors(core::Bytes)>& read)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(read(core::bytesOf(file)));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(file.size()));
}

void readNpz(benchmark::State& state)
{
    readFile(state, core::writeNpz(layer()), [](core::Bytes file) { return core::readNpz(file); });
}

void readSafetensors(benchmark::State& state)
{
    readFile(state, core::writeSafetensors(layer()),
        [](core::Bytes file) { return core::readSafetensors(file); });
}

} // namespace

BENCHMARK(readNpz)->Unit(benchmark::kMillisecond);
BENCHMARK(readSafetensors)->Unit(benchmark::kMillisecond);
