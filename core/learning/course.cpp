#include "core/base/error.h"
#include "core/learning/tasks/given.h"
#include "core/learning/training.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace core::learning {

// At a rate that stays as it is, a network that knows all by half of the time may lose some of it
// again. One number may go far in a step, and has to: where the kernel is narrow, its slope is
// small.
Teaching usualTeaching(Answer answer)
{
    Teaching teaching;
    teaching.decay = 0.9F;
    if (answer == Answer::Numbers) {
        teaching.rate = 0.2F;
        teaching.decay = 0;
        teaching.steps = 1000;
    }
    return teaching;
}

double rateAt(const Teaching& teaching, long step)
{
    const double warm = teaching.warmUp > 0
        ? std::min(1.0, static_cast<double>(step + 1) / teaching.warmUp)
        : 1.0;
    const double way = std::min(1.0, static_cast<double>(step) / teaching.steps);
    const double fallen = (1 - std::cos(way * std::numbers::pi)) / 2;
    return double { teaching.rate } * warm * (1 - double { teaching.decay } * fallen);
}

Sizes sizesOf(const Task& task)
{
    return { std::ssize(task.sources), std::ssize(task.targets) };
}

Task taskOf(const Course& course)
{
    requireTask(course.task);
    return task(course.task, course.seed, { course.level });
}

void requireSuited(const Course& course, const Task& task)
{
    if (suits(course.network.architecture, task.answer))
        return;
    Phrase asked
        = course.task == givenId ? phrase("the given data") : Phrase::verbatim(course.task);
    if (task.answer == Answer::Numbers)
        throw Error("network_task",
            phrase("%1 is a regression task, which needs the network kernel", std::move(asked)));
    throw Error("network_task",
        task.answer == Answer::Sequence
            ? phrase("%1 needs a sequence as output, that is a network with a decoder: gru, "
                     "lstm, rnn or transformer",
                std::move(asked))
            : phrase("%1 needs labels as output, that is a network without a decoder: attention, "
                     "lstm, gru, rnn, window or token",
                std::move(asked)));
}

} // namespace core::learning
