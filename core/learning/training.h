#pragma once

#include "core/base/parallel.h"
#include "core/learning/network.h"
#include "core/learning/optimiser.h"
#include "core/learning/tasks/task.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace core::learning {

// How a network is taught.
struct Teaching {
    Optimiser optimiser;
    float rate = 0.003F;
    int warmUp = 50; // steps until the rate is reached, in equal parts
    float decay = 0; // how much of the rate is gone at the last step, along a cosine
    int batch = 64; // examples a step
    float clip = 1; // longest slope; 0: any
    float smoothing = 0; // of the targets
    int steps = 2000;

    static void fields(auto& self, auto&& f)
    {
        f("optimiser", self.optimiser);
        f("rate", self.rate, Range { 1e-6, 10, true });
        f("warm_up", self.warmUp, Range { 0, 100000 });
        f("decay", self.decay, Range { 0, 1 });
        f("batch", self.batch, Range { 1, 1024, true });
        f("clip", self.clip, Range { 0, 1000 });
        f("smoothing", self.smoothing, Range { 0, 0.5 });
        f("steps", self.steps, Range { 1, 1000000, true });
    }
    bool operator==(const Teaching&) const = default;
};

// What suits most networks that answer so.
Teaching usualTeaching(Answer answer);

// The rate in step number `step`, counted from 0.
double rateAt(const Teaching& teaching, long step);

// All that is asked for.
struct Course {
    std::string task = "dates";
    int level = 1; // of a made task
    bool characters = false; // given examples are read by characters, else by words
    NetworkSpec network {};
    Teaching teaching {};
    std::uint64_t seed = 1;

    static void fields(auto& self, auto&& f)
    {
        f("task", self.task);
        f("level", self.level, Range { 1, 2 });
        f("characters", self.characters);
        f("network", self.network);
        f("teaching", self.teaching);
        f("seed", self.seed);
    }
    bool operator==(const Course&) const = default;
};

Task taskOf(const Course& course); // a made one; error "unknown_task"
// Error "network_task" where the network does not answer as the task asks.
void requireSuited(const Course& course, const Task& task);

// What a network has learnt after some steps: what it takes to go on as if nothing had been.
struct Learnt {
    Weights weights;
    Memory memory; // its steps are those taken

    bool operator==(const Learnt&) const = default;
};

// How a step went.
struct StepReport {
    double loss = 0; // mean over the targets
    double slope = 0; // norm of the slopes, before it was clipped
    std::vector<float> slopes {}; // likewise, of those of each weight
};

class Training {
public:
    // From the beginning, or from what was learnt. Error "network_task" where the network does not
    // answer as the task asks.
    Training(Course what, Task task, std::optional<Learnt> from = std::nullopt);
    explicit Training(
        const Course& what, std::optional<Learnt> from = std::nullopt); // of a made task

    [[nodiscard]] const Course& course() const { return asked; }
    [[nodiscard]] const Task& task() const { return subject; }
    [[nodiscard]] const Learnt& learnt() const { return now; }
    [[nodiscard]] long steps() const { return now.memory.steps; }

    // The same bits for any number of threads. Errors: those of takeBack(), "out_of_memory".
    StepReport step(const Team& team);
    // What the last step left has no finite loss; what was before it stays. Errors: "not_finite",
    // as the rate was too large; "ruined" where no step was taken here, and nothing changes.
    [[noreturn]] void takeBack();

private:
    [[nodiscard]] Index batchSize() const;
    [[nodiscard]] std::vector<Example> examplesOf(long step) const;

    Course asked;
    Task subject;
    Learnt now;
    std::optional<Learnt> before; // the last step; its loss was finite
    std::vector<Example> pool; // of some steps, by length
    long poolNumber = -1;
};

Sizes sizesOf(const Task& task);

// As many tokens as the answer to so many may become that does not end by itself.
Index longestAnswer(Index tokens);

// What a network answers, the likeliest token at each step: a label for each token, one label, or a
// sequence without its end.
struct Reader {
    const NetworkSpec& spec;
    const Weights& weights;
    Answer answer;
};
using Answers = std::vector<std::vector<Index>>;
Answers answersTo(const Reader& reader, std::span<const Example* const> examples);

// One text, and every attention on the way to its answer.
struct Explained {
    std::vector<Index> answer;
    std::vector<SeenAttention> seen; // of a sequence: also for the boundary behind it
    std::vector<Scalar> heights {}; // of a curve, in the place of the answer
};
Explained explained(const Reader& reader, const std::vector<Index>& source);
Explained explained(const Reader& reader, const CurveQuestion& question);

// How well a network does on texts it never learnt from.
struct Marks {
    double loss = 0;
    double exact = 0; // share of answers that are right as a whole; of numbers, of each by itself
    double symbols = 0; // share of tokens, labels or numbers

    bool operator==(const Marks&) const = default;
};
struct Exam {
    int examples = 256;
    int level = 1;
    std::uint64_t seed = 1;
};
// Of given examples all that are held out, if they are no more than asked for.
std::vector<Example> questions(const Task& task, const Exam& exam);
Marks marks(const Reader& reader, std::span<const Example> examples, const Team& team);

} // namespace core::learning
