#pragma once

#include "core/training/tasks/task.h"

#include <unordered_map>

namespace core::training {

inline constexpr std::string_view customId = "data"; // of the task
inline constexpr Index longestCustomText = 512; // tokens of a text
inline constexpr Index maxCustomTokens = 50'000; // in each vocabulary
inline constexpr std::string_view boundaryText = "<s>";

// Makes a task from the user's examples. As in generated tasks, one text in ten is in the
// validation set, with all its targets.
class CustomExamples {
public:
    CustomExamples(OutputKind outputKind, bool characters);

    // Error "data_row" where an example cannot be used: no text, no target, too long, or a number
    // of labels that differs from that of tokens.
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
