#pragma once

#include "core/base/parallel.h"
#include "core/training/network.h"
#include "core/training/optimiser.h"
#include "core/training/tasks/task.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace core::training {

// How a network is taught.
struct Hyperparameters {
    Optimiser optimiser;
    float learningRate = 0.003F;
    int warmUp = 50; // steps until the rate is reached, in equal parts
    float decay = 0; // how much of the rate is gone at the last step, along a cosine
    int batchSize = 64; // examples a step
    float maxGradientNorm = 1; // longest slope; 0: any
    float labelSmoothing = 0; // of the targets
    int steps = 2000;

    static void fields(auto& self, auto&& f)
    {
        f("optimiser", self.optimiser);
        f("rate", self.learningRate, Range { 1e-6, 10, true });
        f("warm_up", self.warmUp, Range { 0, 100000 });
        f("decay", self.decay, Range { 0, 1 });
        f("batch", self.batchSize, Range { 1, 1024, true });
        f("clip", self.maxGradientNorm, Range { 0, 1000 });
        f("smoothing", self.labelSmoothing, Range { 0, 0.5 });
        f("steps", self.steps, Range { 1, 1000000, true });
    }
    bool operator==(const Hyperparameters&) const = default;
};

// What suits most networks that answer so.
Hyperparameters defaultHyperparameters(OutputKind answer);

// The rate in step number `step`, counted from 0.
double learningRateAt(const Hyperparameters& hyperparameters, long step);

// All that is asked for.
struct TrainingSpec {
    std::string task = "dates";
    int level = 1; // of a made task
    bool characters = false; // given examples are read by characters, else by words
    NetworkSpec network {};
    Hyperparameters hyperparameters {};
    std::uint64_t seed = 1;

    static void fields(auto& self, auto&& f)
    {
        f("task", self.task);
        f("level", self.level, Range { 1, 2 });
        f("characters", self.characters);
        f("network", self.network);
        f("teaching", self.hyperparameters);
        f("seed", self.seed);
    }
    bool operator==(const TrainingSpec&) const = default;
};

Task taskOf(const TrainingSpec& spec); // a made one; error "unknown_task"
// Error "network_task" where the network does not answer as the task asks.
void requireSuited(const TrainingSpec& spec, const Task& task);

// What a network has learnt after some steps: what it takes to go on as if nothing had been.
struct TrainingState {
    Weights weights;
    OptimiserState optimiser; // its steps are those taken

    bool operator==(const TrainingState&) const = default;
};

// How a step went.
struct StepReport {
    double loss = 0; // mean over the targets
    double gradientNorm = 0; // norm of the slopes, before it was clipped
    std::vector<float> gradientNorms {}; // likewise, of those of each weight
};

class Training {
public:
    // From the beginning, or from what was learnt. Error "network_task" where the network does not
    // answer as the task asks.
    Training(TrainingSpec what, Task task, std::optional<TrainingState> from = std::nullopt);
    explicit Training(const TrainingSpec& what,
        std::optional<TrainingState> from = std::nullopt); // of a made task

    [[nodiscard]] const TrainingSpec& spec() const { return m_spec; }
    [[nodiscard]] const Task& task() const { return subject; }
    [[nodiscard]] const TrainingState& state() const { return now; }
    [[nodiscard]] long steps() const { return now.optimiser.steps; }

    // The same bits for any number of threads. Errors: those of takeBack(), "out_of_memory".
    StepReport step(const ThreadPool& threadPool);
    // What the last step left has no finite loss; what was before it stays. Errors: "not_finite",
    // as the rate was too large; "ruined" where no step was taken here, and nothing changes.
    [[noreturn]] void undoStep();

private:
    [[nodiscard]] Index batchSize() const;
    [[nodiscard]] std::vector<Example> examplesOf(long step) const;

    TrainingSpec m_spec;
    Task subject;
    TrainingState now;
    std::optional<TrainingState> before; // the last step; its loss was finite
    std::vector<Example> pool; // of some steps, by length
    long poolNumber = -1;
};

Sizes sizesOf(const Task& task);

// As many tokens as the answer to so many may become that does not end by itself.
Index longestTarget(Index tokens);

// What a network answers, the likeliest token at each step: a label for each token, one label, or a
// sequence without its end.
struct Predictor {
    const NetworkSpec& spec;
    const Weights& weights;
    OutputKind output;
};
using Predictions = std::vector<std::vector<Index>>;
Predictions predictions(const Predictor& predictor, std::span<const Example* const> examples);

// One text, and every attention on the way to its answer.
struct PredictionWithAttention {
    std::vector<Index> prediction;
    std::vector<RecordedAttention> attention; // of a sequence: also for the boundary behind it
    std::vector<Scalar> y {}; // of a curve, in the place of the answer
};
PredictionWithAttention predictionWithAttention(
    const Predictor& predictor, const std::vector<Index>& source);
PredictionWithAttention predictionWithAttention(
    const Predictor& predictor, const CurveSample& question);

// How well a network does on texts it never learnt from.
struct Metrics {
    double loss = 0;
    double sequenceAccuracy
        = 0; // share of answers that are right as a whole; of numbers, of each by itself
    double tokenAccuracy = 0; // share of tokens, labels or numbers

    bool operator==(const Metrics&) const = default;
};
struct EvalConfig {
    int examples = 256;
    int level = 1;
    std::uint64_t seed = 1;
};
// Of given examples all that are held out, if they are no more than asked for.
std::vector<Example> evalSet(const Task& task, const EvalConfig& config);
Metrics evaluate(
    const Predictor& predictor, std::span<const Example> examples, const ThreadPool& threadPool);

} // namespace core::training
