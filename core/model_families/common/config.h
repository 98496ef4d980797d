#pragma once

#include "core/base/matrix.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

struct ConfigMember;

// Content of a config.json, independent of the parser.
struct ConfigValue {
    using List = std::vector<ConfigValue>;
    using Members = std::vector<ConfigMember>;
    std::variant<std::monostate, bool, double, std::string, List, Members> value;
};

struct ConfigMember {
    std::string name;
    ConfigValue value;
};

// Typed view of a JSON object. Of several names the first present one counts; null counts as
// absent. Errors "model_config", with the name.
class Config {
public:
    using Names = std::initializer_list<std::string_view>;

    explicit Config(const ConfigValue& object); // must outlive this

    [[nodiscard]] bool has(std::string_view name) const { return found({ name }) != nullptr; }
    // An integer from 1 to 2²⁴.
    [[nodiscard]] Index size(Names names) const;
    [[nodiscard]] Index size(Names names, Index absent) const;
    // An integer up to the limit of layers and heads.
    [[nodiscard]] Index count(Names names) const;
    [[nodiscard]] Index count(Names names, Index absent) const;
    [[nodiscard]] double number(Names names, double absent) const; // finite
    [[nodiscard]] bool flag(std::string_view name, bool absent) const;
    [[nodiscard]] std::string text(Names names, const std::string& absent) const;
    [[nodiscard]] std::optional<Config> part(std::string_view name) const;
    // A list; empty if absent.
    [[nodiscard]] std::vector<std::string> texts(std::string_view name) const;
    [[nodiscard]] std::vector<double> numbers(std::string_view name) const;

private:
    [[nodiscard]] const ConfigMember* found(Names names) const;
    [[nodiscard]] const ConfigMember& required(Names names) const;

    const ConfigValue::Members* members;
};

// Error "model_config": the setting is known but not supported.
[[noreturn]] void refuseSetting(std::string_view name, const std::string& value);

// whole / parts. Error "model_config" unless divisible.
Index dividedInto(Index whole, Index parts, std::string_view name);

} // namespace core
