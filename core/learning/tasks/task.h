#pragma once

#include "core/base/random.h"
#include "core/learning/tasks/example.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::learning {

// Numbers drawn one after the other from a stream: the same on every machine.
class Draws {
public:
    explicit Draws(std::uint64_t streamOf)
        : key(streamOf)
    {
    }
    Index below(Index count)
    {
        return static_cast<Index>(randomBits(key, drawn++) % static_cast<std::uint64_t>(count));
    }
    Index from(Index low, Index high) { return low + below(high - low + 1); } // both included
    bool once(Index in) { return below(in) == 0; }
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
    std::uint64_t drawn = 0;
};

// One text and its answer, in words or characters.
struct Drawn {
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
    std::vector<Example> learnt, heldOut;
};

// Something that can be learnt, with its data.
struct Task {
    std::string_view id {};
    Answer answer = Answer::Labels;
    bool characters = false; // its text is read by characters, else by words
    std::vector<std::string> sources {}; // vocabularies; of sequences the first is the boundary
    std::vector<std::string> targets {};
    std::function<Drawn(Draws& draws, const Difficulty& difficulty)> draw {};
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
std::vector<std::string_view> piecesIn(std::string_view text, bool characters);
std::vector<std::string> piecesOf(std::string_view text, bool characters);

// A text of the task as numbers. Error "unknown_tokens", which names them.
std::vector<Index> numbersOf(const Task& task, std::string_view text);
std::vector<Index> answerNumbersOf(const Task& task, std::string_view text); // likewise, an answer
std::string textOf(const Task& task, std::span<const Index> answer);

std::string sourceText(const Task& task, const Example& example); // what it asks

// Of ten texts one is never learnt from: which, its words decide.
enum class Part { Learnt, HeldOut };
Part partOf(std::span<const std::string> source);

// Example number i of a seed.
Example example(const Task& task, const Difficulty& difficulty, Part part, std::uint64_t key);

} // namespace core::learning
