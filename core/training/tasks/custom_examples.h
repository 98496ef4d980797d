#pragma once

#include "core/training/tasks/task.h"

#include <unordered_map>

namespace core::training {

inline constexpr std::string_view customId = "data"; // of the task
inline constexpr Index longestCustomText = 512; // tokens of a text
inline constexpr Index maxCustomTokens = 50'000; // in each vocabulary
inline constexpr std::string_view boundaryText = "<s>";

// Makes a task of examples that somebody gives, one after the other. As in made tasks, one text of
// ten is never learnt from, with whatever answers it has.
class CustomExamples {
public:
    CustomExamples(OutputKind answer, bool characters);

    // Error "data_row" where it cannot be learnt: no text, no answer, too long, another number of
    // labels than of tokens.
    void add(const Sample& example);

    // Errors "data_empty", "data_one_answer", "data_tokens", "data_held_out".
    [[nodiscard]] Task task() &&;

private:
    using Known = std::unordered_map<std::string, Index>;
    void requireRow(const Sample& example) const;
    void requireWhole() const;
    static std::vector<Index> numbered(
        std::vector<std::string>& vocabulary, Known& known, std::span<const std::string> tokens);

    Task made;
    Examples all;
    Known sources, targets;
    std::vector<Index> firstTarget;
    bool targetsDiffer = false;
};

} // namespace core::training
