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

// Whether %1, %2, … of the form are as many as there are arguments.
consteval bool hasPlaceholders(std::string_view form, std::size_t arguments)
{
    unsigned places = 0;
    for (std::size_t i = 0; i + 1 < form.size(); ++i)
        if (form[i] == '%' && form[i + 1] >= '1' && form[i + 1] <= '9')
            places |= 1U << static_cast<unsigned>(form[i + 1] - '1');
    return places == (1U << arguments) - 1;
}

// An English sentence or a part of one, written down in the source with places %1, %2, … for what
// changes: only so can a catalogue hold it. Anything else does not compile.
template <class... Arguments> struct MessageTemplate {
    template <std::size_t length>
    consteval MessageTemplate(const char (&literal)[length]) // NOLINT(google-explicit-constructor)
        : text(literal)
    {
        if (!hasPlaceholders({ literal, length - 1 }, sizeof...(Arguments)))
            throw "another number of places than of arguments";
    }
    const char* text;
};

// The id of a setting ("mask[2].window") or of one of its values: whoever tells it may have a word
// for it.
struct IdName {
    std::string id;
    bool operator==(const IdName&) const = default;
};

// What is to be said about bad input, in no language yet: a form and what its places hold. told()
// makes English of it, and the interface its own language.
class Message {
public:
    Message() = default;
    explicit Message(IdName name);
    // What is no language's: a name in a file, a shape, what the user wrote.
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

// What one place holds. Words of English are none of these, but another phrase.
struct Argument {
    using Value = std::variant<std::string, Number, IdName, Message>;
    Value value;

    template <class T> static Argument of(T&& from)
    {
        using Plain = std::remove_cvref_t<T>;
        static_assert(!std::is_array_v<Plain> && !std::is_same_v<Plain, bool>,
            "words of English need a phrase of their own");
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

// The catalogues have the form in the context Phrases (see resources/translations/messages.cmake):
// it must stand here as it is, no name for it.
template <class... Arguments>
Message message(MessageTemplate<std::type_identity_t<Arguments>...> form, Arguments&&... arguments)
{
    return Message(form.text, { Argument::of(std::forward<Arguments>(arguments))... });
}

// How phrases are told; whatever is missing is told as in plain English: names as they are, numbers
// as any program reads them.
struct Localizer {
    std::function<std::string(const char* form)> form;
    std::function<std::string(const Number& number)> number;
    std::function<std::string(const IdName& name)> name;
};

std::string formatted(const Message& phrase, const Localizer& telling = {});

// "a; b", "a, b"; only the other, if one is empty.
Message joined(Message a, Message b);
Message listed(Message a, Message b);
// "a, b or c"
Message oneOf(std::span<const Message> choices);
Message oneOf(std::span<const std::string> ids); // of settings, each a Name

} // namespace core
