#include "core/io/model/config_json.h"

#include "core/base/error.h"
#include "core/io/text/json.h"

#include <nlohmann/json.hpp>

#include <string>

namespace core {

namespace {

    ConfigValue plainValue(const nlohmann::json& value)
    {
        if (value.is_boolean())
            return { value.get<bool>() };
        if (value.is_number())
            return { value.get<double>() };
        if (value.is_string())
            return { value.get<std::string>() };
        if (value.is_array()) {
            ConfigValue::List list;
            for (const nlohmann::json& one : value)
                list.push_back(plainValue(one));
            return { std::move(list) };
        }
        if (!value.is_object())
            return {};
        ConfigValue::Members members;
        for (const auto& [name, one] : value.items())
            members.push_back({ name, plainValue(one) });
        return { std::move(members) };
    }

} // namespace

ConfigValue readConfig(std::string_view text)
{
    constexpr std::size_t values = 1'000'000;
    const nlohmann::json json
        = parseJsonFile("config.json", text, { .values = values, .duplicateKeys = true });
    if (!json.is_object())
        throw Error("model_config", message("config.json should be an object, {\"a\": 1}"));
    return plainValue(json);
}

} // namespace core
