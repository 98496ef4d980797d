#pragma once

#include "core/base/random.h"
#include "core/training/tasks/example.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::training {

// Random numbers of one stream, one after the other; the same on every machine.
class RandomStream {
public:
    explicit RandomStream(std::uint64_t streamOf)
        : key(streamOf)
    {
    }
    Index below(Index count)
    {
        return static_cast<Index>(randomBits(key, position++) % static_cast<std::uint64_t>(count));
    }
    Index from(Index low, Index high) { return low + below(high - low + 1); } // both included
    bool oneIn(Index n) { return below(n) == 0; } // true with probability 1 / n
    template <class T> const auto& of(const T& all)
    {
        return all[static_cast<std::size_t>(below(std::ssize(all)))];
    }
    std::string_view one(std::span<const std::string_view> all)
    {
        return all[static_cast<std::size_t>(below(std::ssize(all)))];
    }

private:
    std::uint64_t key;
    std::uint64_t position = 0; // in the stream
};

// One text and its target, split into words or characters.
struct Sample {
    std::vector<std::string> source;
    std::vector<std::string> target;
    std::vector<std::vector<Index>> origins {}; // as in Example
};

// Length or difficulty of examples; each task defines its levels.
struct Difficulty {
    int level = 1; // 1 short and near, 2 long and far
};

// A fixed data set. No text is in both.
struct Examples {
    std::vector<Example> train, validation;
};

// A task with its data: generated without end by `draw`, or a fixed data set.
struct Task {
    std::string_view id {};
    OutputKind output = OutputKind::Labels;
    bool characters = false; // its text is split into characters, else into words
    std::vector<std::string> sources {}; // vocabulary; targets of sequences begin with the boundary
    std::vector<std::string> targets {};
    std::function<Sample(RandomStream& random, const Difficulty& difficulty)> draw {};
    std::shared_ptr<const Examples> examples {}; // instead of draw
};

// IDs of all generated tasks, in the order they are shown.
std::span<const std::string_view> taskIds();
// A generated task. Seed and difficulty matter for a fixed data set (curve) only.
Task task(std::string_view id, std::uint64_t seed = 1, const Difficulty& difficulty = {});
void requireTask(std::string_view id); // Error "unknown_task"

// Inverse of symbolsOf().
std::string joined(std::span<const std::string> pieces, bool characters);

// A text split at white space, or into characters; symbolsIn() gives views into the text.
std::vector<std::string_view> tokenViewsIn(std::string_view text, bool characters);
std::vector<std::string> splitTokens(std::string_view text, bool characters);

// Token IDs of a text. Error "unknown_tokens", which lists them.
std::vector<Index> idsOf(const Task& task, std::string_view text);
std::vector<Index> targetIdsOf(const Task& task, std::string_view text); // of a target
std::string textOf(const Task& task, std::span<const Index> answer);

std::string sourceText(const Task& task, const Example& example); // its input as text

// One text in ten is in the validation set, chosen by a hash of its tokens.
enum class Split { Train, Validation };
Split splitOf(std::span<const std::string> source);

// An example of one split, drawn by `key`.
Example example(const Task& task, const Difficulty& difficulty, Split part, std::uint64_t key);

} // namespace core::training
