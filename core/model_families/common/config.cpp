#include "core/model_families/common/config.h"

#include "core/base/error.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

    constexpr Index largestSize = 1 << 24;
    constexpr Index largestCount = 1024;
    const ConfigValue::Members noMembers;

    [[noreturn]] void refuseMember(std::string_view name, Message expected)
    {
        throw Error("model_config",
            message("config.json: \"%1\" should be %2", std::string(name), std::move(expected)));
    }

    Index configNumber(const ConfigMember& member, Index largest)
    {
        const double* const number = std::get_if<double>(&member.value.value);
        if (number == nullptr || !(*number >= 1 && *number <= static_cast<double>(largest))
            || *number != std::floor(*number))
            refuseMember(member.name, message("a whole number from 1 to %1", largest));
        return static_cast<Index>(*number);
    }

    Index configSize(const ConfigMember& member)
    {
        return configNumber(member, largestSize);
    }

    Index configCount(const ConfigMember& member)
    {
        return configNumber(member, largestCount);
    }

    template <class T> const T& configMember(const ConfigMember& member, Message expected)
    {
        if (const T* const value = std::get_if<T>(&member.value.value))
            return *value;
        refuseMember(member.name, std::move(expected));
    }

    template <class T>
    std::vector<T> configList(const ConfigMember* member, const Message& expected)
    {
        std::vector<T> result;
        if (member == nullptr)
            return result;
        for (const ConfigValue& value : configMember<ConfigValue::List>(*member, expected)) {
            const T* const one = std::get_if<T>(&value.value);
            if (one == nullptr)
                refuseMember(member->name, expected);
            result.push_back(*one);
        }
        return result;
    }

} // namespace

Config::Config(const ConfigValue& object)
    : members(std::get_if<ConfigValue::Members>(&object.value))
{
    if (members == nullptr)
        members = &noMembers;
}

const ConfigMember* Config::found(Names names) const
{
    for (const std::string_view name : names) {
        const auto member = std::ranges::find(*members, name, &ConfigMember::name);
        if (member != members->end()
            && !std::holds_alternative<std::monostate>(member->value.value))
            return &*member;
    }
    return nullptr;
}

const ConfigMember& Config::required(Names names) const
{
    if (const ConfigMember* const member = found(names))
        return *member;
    throw Error("model_config", message("config.json has no \"%1\"", std::string(*names.begin())));
}

Index Config::size(Names names) const
{
    return configSize(required(names));
}

Index Config::size(Names names, Index absent) const
{
    const ConfigMember* const member = found(names);
    return member == nullptr ? absent : configSize(*member);
}

Index Config::count(Names names) const
{
    return configCount(required(names));
}

Index Config::count(Names names, Index absent) const
{
    const ConfigMember* const member = found(names);
    return member == nullptr ? absent : configCount(*member);
}

double Config::number(Names names, double absent) const
{
    const ConfigMember* const member = found(names);
    if (member == nullptr)
        return absent;
    const double number = configMember<double>(*member, message("a number"));
    if (!std::isfinite(number) || std::abs(number) > 1e12)
        refuseMember(member->name, message("a number"));
    return number;
}

bool Config::flag(std::string_view name, bool absent) const
{
    const ConfigMember* const member = found({ name });
    return member == nullptr ? absent : configMember<bool>(*member, message("true or false"));
}

std::string Config::text(Names names, const std::string& absent) const
{
    const ConfigMember* const member = found(names);
    return member == nullptr ? absent : configMember<std::string>(*member, message("a string"));
}

std::optional<Config> Config::part(std::string_view name) const
{
    const ConfigMember* const member = found({ name });
    if (member == nullptr)
        return std::nullopt;
    static_cast<void>(configMember<ConfigValue::Members>(*member, message("an object")));
    return Config(member->value);
}

std::vector<std::string> Config::texts(std::string_view name) const
{
    return configList<std::string>(found({ name }), message("a list of strings"));
}

std::vector<double> Config::numbers(std::string_view name) const
{
    return configList<double>(found({ name }), message("a list of numbers"));
}

void refuseSetting(std::string_view name, const std::string& value)
{
    throw Error("model_config",
        message("config.json: \"%1\" is %2, which is not supported", std::string(name), value));
}

Index dividedInto(Index whole, Index parts, std::string_view name)
{
    if (whole % parts != 0)
        throw Error("model_config",
            message("config.json: \"%1\" is %2, which does not divide %3", std::string(name), parts,
                whole));
    return whole / parts;
}

} // namespace core
