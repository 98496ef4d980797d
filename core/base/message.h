#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace core {

struct Argument;

// Whether the template has exactly the placeholders %1 … %`arguments`.
consteval bool hasPlaceholders(std::string_view form, std::size_t arguments)
{
    unsigned places = 0;
    for (std::size_t i = 0; i + 1 < form.size(); ++i)
        if (form[i] == '%' && form[i + 1] >= '1' && form[i + 1] <= '9')
            places |= 1U << static_cast<unsigned>(form[i + 1] - '1');
    return places == (1U << arguments) - 1;
}

// An English sentence or a part of one, a literal in the source with placeholders %1, %2, …, so
// that translation catalogues can contain it. Anything else does not compile.
template <class... Arguments> struct MessageTemplate {
    template <std::size_t length>
    consteval MessageTemplate(const char (&literal)[length]) // NOLINT(google-explicit-constructor)
        : text(literal)
    {
        if (!hasPlaceholders({ literal, length - 1 }, sizeof...(Arguments)))
            throw "the numbers of placeholders and arguments differ";
    }
    const char* text;
};

// The id of a setting ("mask[2].window") or of one of its values. The interface may translate it.
struct IdName {
    std::string id;
    bool operator==(const IdName&) const = default;
};

// An untranslated message about bad input: a template and the arguments of its placeholders.
// formatted() gives English; the interface translates it.
class Message {
public:
    Message() = default;
    explicit Message(IdName name);
    // Text that is never translated: a name in a file, a shape, the user's text.
    static Message verbatim(std::string text);
    template <std::size_t length> static Message verbatim(const char (&words)[length]) = delete;

    [[nodiscard]] const char* source() const { return text; }
    [[nodiscard]] const std::vector<Argument>& arguments() const { return values; }
    [[nodiscard]] bool empty() const { return *text == 0; }
    bool operator==(const Message& other) const;

    template <class... Arguments> friend Message message(
        MessageTemplate<std::type_identity_t<Arguments>...> form, Arguments&&... arguments);

private:
    Message(const char* form, std::vector<Argument> arguments);

    const char* text = "";
    std::vector<Argument> values;
};

using Number = std::variant<std::int64_t, std::uint64_t, double>;

// The value of a placeholder. English words need a Message of their own.
struct Argument {
    using Value = std::variant<std::string, Number, IdName, Message>;
    Value value;

    template <class T> static Argument of(T&& from)
    {
        using Plain = std::remove_cvref_t<T>;
        static_assert(!std::is_array_v<Plain> && !std::is_same_v<Plain, bool>,
            "English words need a Message of their own");
        if constexpr (std::is_integral_v<Plain> && std::is_signed_v<Plain>)
            return { Number { std::int64_t { from } } };
        else if constexpr (std::is_integral_v<Plain>)
            return { Number { std::uint64_t { from } } };
        else if constexpr (std::is_floating_point_v<Plain>)
            return { Number { double { from } } };
        else if constexpr (std::is_convertible_v<T, std::string_view>)
            return { std::string(std::string_view(from)) };
        else
            return { std::forward<T>(from) };
    }
    bool operator==(const Argument&) const = default;
};

// The translation catalogues list the template under the context Phrases (see
// resources/translations/messages.cmake): it must be a literal here, not a named constant.
template <class... Arguments>
Message message(MessageTemplate<std::type_identity_t<Arguments>...> form, Arguments&&... arguments)
{
    return Message(form.text, { Argument::of(std::forward<Arguments>(arguments))... });
}

// Functions that translate a message; missing ones give English: ids unchanged, numbers in the C
// locale.
struct Localizer {
    std::function<std::string(const char* form)> form;
    std::function<std::string(const Number& number)> number;
    std::function<std::string(const IdName& name)> name;
};

std::string formatted(const Message& text, const Localizer& telling = {});

// "a; b" and "a, b"; if one is empty, the other.
Message joined(Message a, Message b);
Message listed(Message a, Message b);
// "a, b or c"
Message oneOf(std::span<const Message> choices);
Message oneOf(std::span<const std::string> ids); // ids of settings, each an IdName

} // namespace core
