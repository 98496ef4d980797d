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

// Numbers drawn one after the other from a stream: the same on every machine.
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

// One text and its answer, in words or characters.
struct Sample {
    std::vector<std::string> source;
    std::vector<std::string> target;
    std::vector<std::vector<Index>> origins {}; // as in Example
};

// How long or hard examples are; each task says what it means to it.
struct Difficulty {
    int level = 1; // 1 near and short, 2 far and long
};

// As many as there are, where they are not drawn without end. Never the same text in both.
struct Examples {
    std::vector<Example> train, validation;
};

// Something that can be learnt, with its data.
struct Task {
    std::string_view id {};
    OutputKind output = OutputKind::Labels;
    bool characters = false; // its text is read by characters, else by words
    std::vector<std::string> sources {}; // vocabularies; of sequences the first is the boundary
    std::vector<std::string> targets {};
    std::function<Sample(RandomStream& random, const Difficulty& difficulty)> draw {};
    std::shared_ptr<const Examples> examples {}; // instead of draw
};

// All made tasks' ids, in the order they are shown.
std::span<const std::string_view> taskIds();
// One of them. Seed and difficulty are of those whose examples are not drawn without end.
Task task(std::string_view id, std::uint64_t seed = 1, const Difficulty& difficulty = {});
void requireTask(std::string_view id); // Error "unknown_task"

// The other way round of piecesOf().
std::string joined(std::span<const std::string> pieces, bool characters);

// A text in words, which blanks separate, or in characters; parts of the text.
std::vector<std::string_view> symbolsIn(std::string_view text, bool characters);
std::vector<std::string> symbolsOf(std::string_view text, bool characters);

// A text of the task as numbers. Error "unknown_tokens", which names them.
std::vector<Index> idsOf(const Task& task, std::string_view text);
std::vector<Index> targetIdsOf(const Task& task, std::string_view text); // likewise, an answer
std::string textOf(const Task& task, std::span<const Index> answer);

std::string sourceText(const Task& task, const Example& example); // what it asks

// Of ten texts one is never learnt from: which, its words decide.
enum class Split { Train, Validation };
Split splitOf(std::span<const std::string> source);

// Example number i of a seed.
Example example(const Task& task, const Difficulty& difficulty, Split part, std::uint64_t key);

} // namespace core::training
