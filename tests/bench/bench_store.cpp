#include "../core/stub_files.h"
#include "core/inference/run.h"
#include "core/io/arrays/safetensors_header.h"
#include "core/io/store/model_store.h"
#include "core/resolve/resolve.h"
#include "core/trace.h"

#include <benchmark/benchmark.h>

#include <filesystem>
#include <fstream>
#include <functional>
#include <random>
#include <string>
#include <unistd.h>
#include <vector>

namespace {

constexpr core::Index width = 768; // a small language model with 12 heads
constexpr std::uint64_t mebi = std::uint64_t { 1 } << 20;

// Files like a user's, written once and removed at the end.
class Folder {
public:
    Folder()
    {
        std::string name = (std::filesystem::temp_directory_path() / "headlight-XXXXXX").string();
        path = ::mkdtemp(name.data()) == nullptr ? "." : name;
        writeModel("model.safetensors",
            { { "h.w_q", 1 }, { "h.w_k", 1 }, { "h.w_v", 1 }, { "h.w_o", 1 } });
        writeModel("torch.safetensors", { { "in_proj_weight", 3 }, { "out_proj.weight", 1 } });
        writeWords();
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { std::filesystem::remove_all(path); }

    std::string path;

private:
    struct Square {
        const char* name;
        std::uint64_t count; // number of such matrices
    };

    // A sparse file of 500 MiB of which one attention layer is used.
    void writeModel(const char* name, const std::vector<Square>& squares) const
    {
        constexpr std::uint64_t each = std::uint64_t { width } * width;
        std::vector<core::TensorEntry> entries;
        std::uint64_t end = 0;
        for (const Square& square : squares) {
            entries.push_back({ square.name, core::DType::F32, { square.count * width, width }, end,
                end + 4 * square.count * each });
            end = entries.back().end;
        }
        entries.push_back({ "z", core::DType::F32, { (500 * mebi - end) / 4 }, end, 500 * mebi });
        const std::string start = core::safetensorsStart(entries);
        std::ofstream file(path + '/' + name, std::ios::binary);
        file << start;
        std::mt19937 random(1);
        std::normal_distribution<float> normal(0, 0.03F);
        for (std::uint64_t i = 0; i < end / 4; ++i) {
            const float number = normal(random);
            file.write(reinterpret_cast<const char*>(&number), sizeof number);
        }
        file.close();
        std::filesystem::resize_file(path + '/' + name, start.size() + 500 * mebi);
    }

    // 18 MB, with the sentence's words far apart.
    void writeWords() const
    {
        std::ofstream file(path + "/words.txt");
        std::mt19937 random(1);
        const char* const some[] { "animal", "street", "cross", "tired", "too", "was" };
        for (int line = 0; line < 20000; ++line) {
            file << (line % 3500 == 3400 ? some[line / 3500] : "w" + std::to_string(line));
            for (int i = 0; i < 100; ++i)
                file << (random() % 2 == 0 ? " 0." : " -0.") << 100000 + random() % 900000;
            file << '\n';
        }
    }
};

const Folder& folder()
{
    static const Folder made;
    return made;
}

double residentBytes()
{
    std::ifstream statm("/proc/self/statm");
    std::uint64_t size = 0, resident = 0;
    statm >> size >> resident;
    return static_cast<double>(resident) * static_cast<double>(::sysconf(_SC_PAGESIZE));
}

// A slider step that changes the result; its files, as the program requests them at each step.
void step(benchmark::State& state, core::Experiment experiment, auto&& files)
{
    float base = 100;
    for (auto _ : state) {
        experiment.design.position = core::Sinusoidal { base };
        base = base < 1000 ? base + 1 : 100;
        benchmark::DoNotOptimize(core::run(core::resolve(experiment, files())));
    }
}

void stepOverWords(benchmark::State& state, const core::Embedding& embedding)
{
    core::Experiment experiment;
    experiment.design.embedding = embedding;
    const core::ModelStore store;
    const auto files = [&] { return store.files(folder().path); };
    (void)core::resolve(experiment, files()); // read once, before the slider moves
    step(state, experiment, files);
    state.counters["read"] = static_cast<double>(store.bytesRead());
}

core::Experiment wide(const core::Weights& weights)
{
    core::Experiment experiment;
    experiment.design.dimension = width;
    experiment.attention().heads = 12;
    experiment.design.weights = weights;
    return experiment;
}

void stepOverWeights(benchmark::State& state, const core::Weights& weights)
{
    const core::Experiment experiment = wide(weights);
    const core::ModelStore store;
    const auto files = [&] { return store.files(folder().path); };
    (void)core::resolve(experiment, files());
    step(state, experiment, files);
    state.counters["read"] = static_cast<double>(store.bytesRead());
}

// The same weights without any file: the difference is the cost of the file.
void stepOverWeightsInMemory(benchmark::State& state)
{
    const core::ModelStore store;
    const core::TensorFile file = store.files(folder().path).tensors("model.safetensors");
    core::NamedTensors tensors;
    for (const char* name : { "h.w_q", "h.w_k", "h.w_v", "h.w_o" })
        tensors.emplace(name, *file.tensor(name));
    StubFiles files;
    files.tensorsOf = [held = core::inMemory(tensors)](const std::string&) { return held; };
    step(state, wide(core::FileWeights { "model.safetensors" }),
        [&]() -> const core::ModelFiles& { return files; });
}

void openToFirstTensor(benchmark::State& state)
{
    (void)folder();
    double more = 0;
    for (auto _ : state) {
        const double before = residentBytes();
        const core::ModelStore store;
        const auto tensor = store.files(folder().path).tensors("model.safetensors").tensor("h.w_q");
        more = residentBytes() - before - static_cast<double>(tensor->values().size_bytes());
        benchmark::DoNotOptimize(tensor->values()[0]);
    }
    state.counters["extra_MiB"] = more / static_cast<double>(mebi);
}

} // namespace

BENCHMARK(openToFirstTensor)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stepOverWords, no_file, core::Embedding(core::SubwordHash {}))
    ->Unit(benchmark::kMicrosecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(stepOverWords, file_of_18_MB, core::Embedding(core::WordTable { "words.txt" }))
    ->Unit(benchmark::kMicrosecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(stepOverWeights, hand_built, core::Weights(core::HandBuiltWeights {}))
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(stepOverWeights, random, core::Weights(core::RandomWeights {}))
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(stepOverWeightsInMemory)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(
    stepOverWeights, file_of_500_MB, core::Weights(core::FileWeights { "model.safetensors" }))
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(stepOverWeights, file_of_500_MB_transposed,
    core::Weights(core::FileWeights { "torch.safetensors" }))
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
