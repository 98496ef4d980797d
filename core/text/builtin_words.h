#pragma once

#include "core/base/matrix.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace core {

// A small hand-made table of word features for the classic examples: every column is a named
// feature, every word a sum of features, king = man + royal. Lengths are about 1.
inline constexpr Index builtinWidth = 20;

// The names of the columns: "animal", "plant", "person", … The most important ones come first, so
// that a truncated table keeps most of the information.
std::span<const std::string_view> builtinFeatures();

// The features of a word in lower case; nothing if it is not in the table.
std::optional<std::span<const Scalar>> builtinFeaturesOf(std::string_view word);

// All words of the table, in byte order.
std::vector<std::string_view> builtinWords();

} // namespace core
