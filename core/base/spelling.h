#pragma once

#include "core/base/message.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// How many letters must be inserted, removed, replaced or swapped with their neighbour to turn
// one word into the other (optimal string alignment distance).
std::size_t editDistance(std::string_view a, std::string_view b);

// The words most like the one given, best first; none if nothing is near.
std::vector<std::string> nearest(
    std::string_view word, std::span<const std::string> words, std::size_t most = 3);

// "did you mean a, b or c?", or nothing.
Message suggestion(std::string_view word, std::span<const std::string> words);

} // namespace core
