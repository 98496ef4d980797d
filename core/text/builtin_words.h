#pragma once

#include "core/base/matrix.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace core {

// A small table of word meanings made by hand for the classic examples: every column is a feature
// one can name, every word a sum of features, king = man + royal. Lengths are about 1.
inline constexpr Index builtinWidth = 20;

// What each column means: "animal", "plant", "person", … The first ones matter most, so that a
// table cut off at a few columns still tells most.
std::span<const std::string_view> builtinFeatures();

// The features of a word in lower case; nothing if it is not in the table.
std::optional<std::span<const Scalar>> builtinFeaturesOf(std::string_view word);

// All words of the table, in the order of their bytes.
std::vector<std::string_view> builtinWords();

} // namespace core
