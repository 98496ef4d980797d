#include "core/base/phrase.h"

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

    constexpr const char* onlyAPlace = "%1"; // says nothing: no catalogue has it

    struct Teller {
        const Telling& telling;

        std::string operator()(const std::string& text) const { return text; }
        std::string operator()(const Number& number) const
        {
            return telling.number ? telling.number(number) : plainNumber(number);
        }
        std::string operator()(const Name& name) const
        {
            return telling.name ? telling.name(name) : name.id;
        }
        std::string operator()(const Phrase& phrase) const { return told(phrase, telling); }
    };

} // namespace

Phrase::Phrase(Name name)
    : Phrase(onlyAPlace, { Argument { std::move(name) } })
{
}

Phrase Phrase::verbatim(std::string text)
{
    return { onlyAPlace, { Argument { std::move(text) } } };
}

Phrase::Phrase(const char* form, std::vector<Argument> arguments)
    : text(form)
    , values(std::move(arguments))
{
}

bool Phrase::operator==(const Phrase& other) const
{
    return std::string_view(text) == other.text && values == other.values;
}

std::string told(const Phrase& phrase, const Telling& telling)
{
    const bool translated = telling.form && std::string_view(phrase.form()) != onlyAPlace;
    const std::string form = translated ? telling.form(phrase.form()) : phrase.form();
    std::string result;
    for (std::size_t i = 0; i < form.size(); ++i) {
        const auto place = static_cast<std::size_t>(
            form[i] == '%' && i + 1 < form.size() ? form[i + 1] - '1' : -1);
        if (place < phrase.arguments().size()) {
            result += std::visit(Teller { telling }, phrase.arguments()[place].value);
            ++i;
        } else {
            result += form[i];
        }
    }
    return result;
}

Phrase joined(Phrase a, Phrase b)
{
    if (a.empty() || b.empty())
        return a.empty() ? b : a;
    return phrase("%1; %2", std::move(a), std::move(b));
}

Phrase listed(Phrase a, Phrase b)
{
    if (a.empty() || b.empty())
        return a.empty() ? b : a;
    return phrase("%1, %2", std::move(a), std::move(b));
}

Phrase oneOf(std::span<const Phrase> choices)
{
    Phrase all;
    for (std::size_t i = 0; i < choices.size(); ++i)
        all = i > 0 && i + 1 == choices.size() ? phrase("%1 or %2", std::move(all), choices[i])
                                               : listed(std::move(all), choices[i]);
    return all;
}

Phrase oneOf(std::span<const std::string> ids)
{
    std::vector<Phrase> names;
    for (const std::string& id : ids)
        names.emplace_back(Name { id });
    return oneOf(names);
}

} // namespace core
