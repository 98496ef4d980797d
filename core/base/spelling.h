#pragma once

#include "core/base/message.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// The optimal string alignment distance: insertions, deletions, replacements and swaps of
// neighbouring letters that turn one word into the other.
std::size_t editDistance(std::string_view a, std::string_view b);

// The words nearest to `word`, at most `most`, nearest first; empty if none is near.
std::vector<std::string> nearest(
    std::string_view word, std::span<const std::string> words, std::size_t most = 3);

// "did you mean a, b or c?", or empty.
Message suggestion(std::string_view word, std::span<const std::string> words);

} // namespace core
