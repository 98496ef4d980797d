#include "core/base/memory.h"
#include "core/base/random.h"
#include "core/inference/run.h"
#include "core/inference/run_network.h"
#include "core/io/arrays/safetensors_header.h"
#include "core/io/model/model_folder.h"
#include "core/io/store/model_store.h"
#include "tests/bench/large_product.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <numeric>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

// A model of GPT-2's size, 124 million random F32 weights.

namespace {

constexpr std::uint64_t layers = 12, width = 768, vocabulary = 50257, positions = 1024;
constexpr core::Index inputTokens = 128;

class Folder {
public:
    Folder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "headlight-XXXXXX").string();
        path = ::mkdtemp(name.data()) == nullptr ? "." : name;
        add("wte.weight", { vocabulary, width });
        add("wpe.weight", { positions, width });
        for (std::uint64_t l = 0; l < layers; ++l)
            addLayer("h." + std::to_string(l) + ".");
        add("ln_f.weight", { width });
        add("ln_f.bias", { width });
        std::ofstream(path + "/config.json")
            << R"({"model_type": "gpt2", "architectures": ["GPT2LMHeadModel"], "n_layer": 12, )"
               R"("n_head": 12, "n_embd": 768, "n_positions": 1024, "vocab_size": 50257})";
        writeNumbers();
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { std::filesystem::remove_all(path); }

    std::string path;

private:
    void add(const std::string& name, std::vector<std::uint64_t> shape)
    {
        std::uint64_t bytes = sizeof(float);
        for (const std::uint64_t each : shape)
            bytes *= each;
        entries.push_back({ name, core::DType::F32, std::move(shape), end, end + bytes });
        end += bytes;
    }
    void addLayer(const std::string& at)
    {
        for (const char* norm : { "ln_1", "ln_2" }) {
            add(at + norm + ".weight", { width });
            add(at + norm + ".bias", { width });
        }
        add(at + "attn.c_attn.weight", { width, 3 * width });
        add(at + "attn.c_attn.bias", { 3 * width });
        add(at + "attn.c_proj.weight", { width, width });
        add(at + "attn.c_proj.bias", { width });
        add(at + "mlp.c_fc.weight", { width, 4 * width });
        add(at + "mlp.c_fc.bias", { 4 * width });
        add(at + "mlp.c_proj.weight", { 4 * width, width });
        add(at + "mlp.c_proj.bias", { width });
    }
    void writeNumbers() const
    {
        std::ofstream file(path + "/model.safetensors", std::ios::binary);
        file << core::safetensorsStart(entries);
        std::vector<core::Scalar> values(std::size_t { 1 } << 20);
        core::fillNormal(values, core::streamKey(1, "bench"), 0.02);
        for (std::uint64_t left = end; left > 0;) {
            const std::uint64_t part
                = std::min<std::uint64_t>(left, values.size() * sizeof(core::Scalar));
            file.write(
                reinterpret_cast<const char*>(values.data()), static_cast<std::streamsize>(part));
            left -= part;
        }
    }

    std::vector<core::TensorEntry> entries;
    std::uint64_t end = 0;
};

const Folder& folder()
{
    static const Folder made;
    return made;
}

// Additions and multiplications of all products.
double operations()
{
    constexpr double n = inputTokens, d = width;
    return n * layers * (24 * d * d + 4 * n * d) + 2 * n * d * vocabulary;
}

core::NetworkInput input()
{
    core::NetworkInput result;
    result.ids.resize(inputTokens);
    std::iota(result.ids.begin(), result.ids.end(), core::Index { 1 });
    return result;
}

void openFolder(benchmark::State& state)
{
    for (auto _ : state) {
        const core::ModelStore store;
        benchmark::DoNotOptimize(core::openModel(folder().path, store.files(folder().path)));
    }
}

// `times_product`: the time relative to a large product with as many operations.
void run(benchmark::State& state, bool first)
{
    core::keepFreedMemory(); // as the program does
    const int threads = static_cast<int>(std::thread::hardware_concurrency());
    bench::Milliseconds fastest = std::chrono::hours(1);
    core::ModelStore store;
    for (auto _ : state) {
        if (first) {
            state.PauseTiming();
            store = core::ModelStore();
            state.ResumeTiming();
        }
        const core::PretrainedModel model
            = core::openModel(folder().path, store.files(folder().path));
        fastest = std::min(fastest, bench::timed([&] {
            benchmark::DoNotOptimize(core::runNetwork(model.architecture, model.weights, input()));
        }));
    }
    state.counters["fastest_ms"] = fastest.count();
    state.counters["times_product"]
        = bench::largeProduct(threads) / bench::gigaflops(operations(), fastest);
}

} // namespace

BENCHMARK(openFolder)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(run, cold_store, true)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(run, warm_store, false)->Unit(benchmark::kMillisecond)->UseRealTime();
