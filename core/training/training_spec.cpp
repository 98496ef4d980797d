#include "core/base/error.h"
#include "core/training/tasks/custom_examples.h"
#include "core/training/training.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace core::training {

// A constant learning rate may lose again what the network learned in the first half, hence the
// decay. The single parameter of the kernel needs large steps: where the kernel is narrow, its
// gradient is small.
Hyperparameters defaultHyperparameters(OutputKind outputKind)
{
    Hyperparameters hyperparameters;
    hyperparameters.decay = 0.9F;
    if (outputKind == OutputKind::Numbers) {
        hyperparameters.learningRate = 0.2F;
        hyperparameters.decay = 0;
        hyperparameters.steps = 1000;
    }
    return hyperparameters;
}

double learningRateAt(const Hyperparameters& hyperparameters, long step)
{
    const double warm = hyperparameters.warmUp > 0
        ? std::min(1.0, static_cast<double>(step + 1) / hyperparameters.warmUp)
        : 1.0;
    const double way = std::min(1.0, static_cast<double>(step) / hyperparameters.steps);
    const double fallen = (1 - std::cos(way * std::numbers::pi)) / 2;
    return double { hyperparameters.learningRate } * warm
        * (1 - double { hyperparameters.decay } * fallen);
}

Sizes sizesOf(const Task& task)
{
    return { std::ssize(task.sources), std::ssize(task.targets) };
}

Task taskOf(const TrainingSpec& spec)
{
    requireTask(spec.task);
    return task(spec.task, spec.seed, { spec.level });
}

void requireSuited(const TrainingSpec& spec, const Task& task)
{
    if (suits(spec.network.architecture, task.output))
        return;
    Message asked
        = spec.task == customId ? message("the given data") : Message::verbatim(spec.task);
    if (task.output == OutputKind::Numbers)
        throw Error("network_task",
            message("%1 is a regression task, which needs the network kernel", std::move(asked)));
    throw Error("network_task",
        task.output == OutputKind::Sequence
            ? message("%1 needs a sequence as output, that is a network with a decoder: gru, "
                      "lstm, rnn or transformer",
                std::move(asked))
            : message("%1 needs labels as output, that is a network without a decoder: attention, "
                      "lstm, gru, rnn, window or token",
                std::move(asked)));
}

} // namespace core::training
