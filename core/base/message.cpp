#include "core/base/message.h"

#include "core/base/number_text.h"

namespace core {

namespace {

    std::string plainNumber(const Number& number)
    {
        return std::visit(
            []<class T>(T value) {
                if constexpr (std::is_same_v<T, double>)
                    return numberText(value);
                else
                    return std::to_string(value);
            },
            number);
    }

    constexpr const char* onlyAPlaceholder = "%1"; // no words: not in any catalogue

    struct Formatter {
        const Localizer& telling;

        std::string operator()(const std::string& text) const { return text; }
        std::string operator()(const Number& number) const
        {
            return telling.number ? telling.number(number) : plainNumber(number);
        }
        std::string operator()(const IdName& name) const
        {
            return telling.name ? telling.name(name) : name.id;
        }
        std::string operator()(const Message& text) const { return formatted(text, telling); }
    };

} // namespace

Message::Message(IdName name)
    : Message(onlyAPlaceholder, { Argument { std::move(name) } })
{
}

Message Message::verbatim(std::string text)
{
    return { onlyAPlaceholder, { Argument { std::move(text) } } };
}

Message::Message(const char* form, std::vector<Argument> arguments)
    : text(form)
    , values(std::move(arguments))
{
}

bool Message::operator==(const Message& other) const
{
    return std::string_view(text) == other.text && values == other.values;
}

std::string formatted(const Message& text, const Localizer& telling)
{
    const bool translated = telling.form && std::string_view(text.source()) != onlyAPlaceholder;
    const std::string form = translated ? telling.form(text.source()) : text.source();
    std::string result;
    for (std::size_t i = 0; i < form.size(); ++i) {
        const auto place = static_cast<std::size_t>(
            form[i] == '%' && i + 1 < form.size() ? form[i + 1] - '1' : -1);
        if (place < text.arguments().size()) {
            result += std::visit(Formatter { telling }, text.arguments()[place].value);
            ++i;
        } else {
            result += form[i];
        }
    }
    return result;
}

Message joined(Message a, Message b)
{
    if (a.empty() || b.empty())
        return a.empty() ? b : a;
    return message("%1; %2", std::move(a), std::move(b));
}

Message listed(Message a, Message b)
{
    if (a.empty() || b.empty())
        return a.empty() ? b : a;
    return message("%1, %2", std::move(a), std::move(b));
}

Message oneOf(std::span<const Message> choices)
{
    Message all;
    for (std::size_t i = 0; i < choices.size(); ++i)
        all = i > 0 && i + 1 == choices.size() ? message("%1 or %2", std::move(all), choices[i])
                                               : listed(std::move(all), choices[i]);
    return all;
}

Message oneOf(std::span<const std::string> ids)
{
    std::vector<Message> names;
    for (const std::string& id : ids)
        names.emplace_back(IdName { id });
    return oneOf(names);
}

} // namespace core
