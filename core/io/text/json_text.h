#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core {

// JSON for people: two blanks a level, but whatever is short, and every row of numbers, on one
// line.
std::string jsonText(const nlohmann::ordered_json& value);

// The byte where the value at a JSON pointer ("/mask/0/window") begins; the text must be valid
// JSON. Nothing if there is no such value.
std::optional<std::size_t> offsetOf(std::string_view text, std::string_view pointer);

} // namespace core
