#pragma once

// Parser for all JSON from outside. The document parsers of Qt and nlohmann do not notice duplicate
// keys, and both nest as deeply as the file does.

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <string_view>

namespace core {

struct JsonLimits {
    std::size_t bytes = std::size_t { 64 } << 20;
    std::size_t values = std::size_t { 1 } << 24; // numbers, strings, lists, objects, … together
    int depth = 32; // nesting of lists and objects
    bool duplicateKeys = false; // true: the last one wins
};

// Strict JSON (RFC 8259) in UTF-8; a byte order mark is skipped. Integers up to 64 bits stay exact,
// longer ones become doubles. Errors have the byte offset: "json_syntax" (also NaN, numbers beyond
// double, anything after the end), "text_not_utf8", "json_duplicate_key", "json_too_deep",
// "json_too_large".
nlohmann::json parseJson(std::string_view text, const JsonLimits& limits = {});
// Errors begin with the file's name.
nlohmann::json parseJsonFile(
    const std::string& name, std::string_view text, const JsonLimits& limits = {});

// The same, with the keys of objects in the order of the file.
nlohmann::ordered_json parseOrderedJson(std::string_view text, const JsonLimits& limits = {});

} // namespace core
