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

// Hyperparameters of the training.
struct Hyperparameters {
    Optimiser optimiser;
    float learningRate = 0.003F;
    int warmUp = 50; // steps until the learning rate is reached, linearly
    float decay = 0; // share of the learning rate removed by the last step, along a cosine
    int batchSize = 64; // examples a step
    float maxGradientNorm = 1; // gradient clipping; 0: none
    // Examples of a fixed data set: each once an epoch, in random order; or drawn with replacement
    // (torch.utils.data.RandomSampler).
    bool replacement = false;
    float labelSmoothing = 0; // share of the target's probability spread over all classes
    int steps = 2000;

    static void fields(auto& self, auto&& f)
    {
        f("optimiser", self.optimiser);
        f("rate", self.learningRate, Range { 1e-6, 10, true });
        f("warm_up", self.warmUp, Range { 0, 100000 });
        f("decay", self.decay, Range { 0, 1 });
        f("batch", self.batchSize, Range { 1, 1024, true });
        f("replacement", self.replacement);
        f("clip", self.maxGradientNorm, Range { 0, 1000 });
        f("smoothing", self.labelSmoothing, Range { 0, 0.5 });
        f("steps", self.steps, Range { 1, 1000000, true });
    }
    bool operator==(const Hyperparameters&) const = default;
};

// Suited to most networks with this output.
Hyperparameters defaultHyperparameters(OutputKind outputKind);

// Learning rate of a step, counted from 0: linear warm-up times cosine decay.
double learningRateAt(const Hyperparameters& hyperparameters, long step);

// Everything that determines a training run.
struct TrainingSpec {
    std::string task = "dates";
    int level = 1; // of a generated task
    bool characters = false; // custom data is split into characters, else into words
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

Task taskOf(const TrainingSpec& spec); // a generated one; error "unknown_task"
// Error "network_task" where the network's output is not of the task's kind.
void requireSuited(const TrainingSpec& spec, const Task& task);

// State after some steps, as checkpoint.safetensors holds it: resuming from it gives the same
// weights as a run without a break.
struct TrainingState {
    Weights weights;
    OptimiserState optimiser; // its steps are those of the training

    bool operator==(const TrainingState&) const = default;
};

// Result of one step.
struct StepReport {
    double loss = 0; // mean over the targets
    double gradientNorm = 0; // over all weights, before clipping
    std::vector<float> gradientNorms {}; // of each weight, before clipping
};

class Training {
public:
    // From initial weights, or from a saved state. Error "network_task" where the network's output
    // is not of the task's kind.
    Training(TrainingSpec what, Task task, std::optional<TrainingState> from = std::nullopt);
    explicit Training(const TrainingSpec& what,
        std::optional<TrainingState> from = std::nullopt); // of a generated task

    [[nodiscard]] const TrainingSpec& spec() const { return m_spec; }
    [[nodiscard]] const Task& task() const { return m_task; }
    [[nodiscard]] const TrainingState& state() const { return m_state; }
    [[nodiscard]] long steps() const { return m_state.optimiser.steps; }

    // One update. Bitwise the same for any number of threads. Errors: those of undoStep(),
    // "out_of_memory".
    StepReport step(const ThreadPool& threadPool);
    // Restores the state before the last step, whose weights have no finite loss. Errors:
    // "not_finite" then; "ruined" where this object has made no step, and the state stays.
    [[noreturn]] void undoStep();

private:
    [[nodiscard]] Index batchSize() const;
    [[nodiscard]] bool hasEpochs() const;
    [[nodiscard]] long stepsPerEpoch() const;
    [[nodiscard]] long firstStepOfPool() const; // of the current one
    [[nodiscard]] std::vector<Example> drawnExamples(long number) const;
    [[nodiscard]] std::vector<Example> examplesOfEpoch(long firstStep) const;
    [[nodiscard]] std::vector<std::vector<Example>> batchesFrom(long firstStep) const;

    TrainingSpec m_spec;
    Task m_task;
    TrainingState m_state;
    std::optional<TrainingState> before; // the last step, where the loss was finite
    std::vector<std::vector<Example>> pool; // batches of the next steps
    long poolStart = -1; // its first step
};

Sizes sizesOf(const Task& task);

// Maximum length of an output that does not end by itself: 2·tokens + 12.
Index maxOutputLength(Index tokens);

struct Predictor {
    const NetworkSpec& spec;
    const Weights& weights;
    OutputKind output;
};

// Greedy decoding: the most likely label of each token, one label, or a sequence without its end.
using Predictions = std::vector<std::vector<Index>>;
Predictions predictions(const Predictor& predictor, std::span<const Example* const> examples);

// Prediction for one text, and every attention of the forward pass.
struct PredictionWithAttention {
    std::vector<Index> prediction;
    std::vector<RecordedAttention> attention; // of a sequence: with a row for the end
    std::vector<Scalar> y {}; // of a curve: predicted values, in place of tokens
};
PredictionWithAttention predictionWithAttention(
    const Predictor& predictor, const std::vector<Index>& source);
PredictionWithAttention predictionWithAttention(
    const Predictor& predictor, const CurveSample& sample);

// Loss and accuracy on a validation set.
struct Metrics {
    double loss = 0;
    // Exact match: share of outputs that are right as a whole; of curves, as tokenAccuracy.
    double sequenceAccuracy = 0;
    double tokenAccuracy = 0; // share of right tokens, labels or values (within tolerance)

    bool operator==(const Metrics&) const = default;
};
struct EvalConfig {
    int examples = 256;
    int level = 1;
    std::uint64_t seed = 1;
};
// Validation examples, sorted by length. Of a fixed data set the whole validation set where it is
// no larger than config.examples.
std::vector<Example> evalSet(const Task& task, const EvalConfig& config);
// Bitwise the same for any number of threads.
Metrics evaluate(
    const Predictor& predictor, std::span<const Example> examples, const ThreadPool& threadPool);

} // namespace core::training
