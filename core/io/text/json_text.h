#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core {

// Readable JSON, indented by two blanks; short values and rows of numbers are on one line.
std::string jsonText(const nlohmann::ordered_json& value);

// Byte offset of the value at a JSON pointer ("/mask/0/window") in valid JSON text; nullopt if
// there is no such value.
std::optional<std::size_t> offsetOf(std::string_view text, std::string_view pointer);

} // namespace core
