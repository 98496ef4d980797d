#include "app/trace_choice.h"

#include "core/base/error.h"
#include "core/base/spelling.h"

#include <QString>

#include <algorithm>
#include <iterator>
#include <optional>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    using core::Index;
    using Tokens = std::vector<core::Token>;

    const QString layerName = u"layer"_s;

    std::vector<Index> placesOf(const std::string& word, const Tokens& tokens)
    {
        std::vector<Index> places;
        for (Index i = 0; i < std::ssize(tokens); ++i)
            if (tokens[static_cast<std::size_t>(i)].text == word)
                places.push_back(i);
        return places;
    }

    // A position from 1, converted to one from 0; only digits.
    std::optional<Index> number(const std::string& text)
    {
        bool isNumber = false;
        const uint value = QString::fromStdString(text).toUInt(&isNumber);
        const bool digits = text.find_first_not_of("0123456789") == std::string::npos;
        return isNumber && digits && value > 0 ? std::optional<Index>(value - 1) : std::nullopt;
    }

    core::Message unknown(const std::string& text, const Tokens& tokens)
    {
        std::vector<std::string> words;
        for (const core::Token& token : tokens)
            words.push_back(token.text);
        core::Message hint = core::suggestion(text, words);
        if (hint.empty())
            hint = core::message(
                "there are %1, from \"%2\" to \"%3\"", tokens.size(), words.front(), words.back());
        return core::message("no token is \"%1\"; %2", text, std::move(hint));
    }

    // "there are 2 tokens "saw": saw:1 is token 3, saw:2 is token 6"
    core::Message counted(const std::string& word, const std::vector<Index>& places)
    {
        constexpr std::size_t most = 4; // listed one by one
        core::Message list;
        for (std::size_t i = 0; i < std::min(places.size(), most); ++i)
            list = core::listed(
                std::move(list), core::message("%1:%2 is token %3", word, i + 1, places[i] + 1));
        if (places.size() > most)
            list = core::message("%1, and so on to %2:%3", std::move(list), word, places.size());
        return core::message(
            "there are %1 tokens \"%2\": %3; use one of these, or #%4 for the token with that "
            "number",
            places.size(), word, std::move(list), places.front() + 1);
    }

    core::Error refusal(const TokenName& name, const std::string& problem, core::Message reason)
    {
        return { problem, core::message("--%1: %2", name.option, std::move(reason)) };
    }

    // The position of a token text that occurs once, or of "saw:2"; nothing if there is none.
    std::optional<Index> named(const TokenName& name, const Tokens& tokens)
    {
        const std::string& text = name.text;
        const std::vector<Index> all = placesOf(text, tokens);
        if (all.size() > 1)
            throw refusal(name, "ambiguous_token", counted(text, all));
        if (all.size() == 1)
            return all.front();
        const std::size_t colon = text.rfind(':');
        if (colon == std::string::npos || !number(text.substr(colon + 1)))
            return std::nullopt;
        const std::string word = text.substr(0, colon);
        const std::vector<Index> places = placesOf(word, tokens);
        const Index which = *number(text.substr(colon + 1));
        if (places.empty())
            return std::nullopt;
        if (which < std::ssize(places))
            return places[static_cast<std::size_t>(which)];
        if (places.size() == 1)
            throw refusal(name, "unknown_token",
                core::message(
                    "there is only one token \"%1\", token %2", word, places.front() + 1));
        throw refusal(name, "unknown_token", counted(word, places));
    }

    struct CellPositions {
        std::optional<Index> query, key;
    };

    CellPositions placesNamed(const TokenName& name, const core::AttentionTrace& attention)
    {
        const std::string& text = name.text;
        const auto arrow = text.find('>');
        const bool cell = arrow != std::string::npos && arrow + 1 < text.size();
        if (const auto whole = cell ? named(name, *attention.queryTokens) : std::nullopt)
            return { whole, std::nullopt }; // ">:2", or a token with an arrow in it
        CellPositions result;
        if (!cell || arrow > 0)
            result.query = placeNamed(
                { cell ? text.substr(0, arrow) : text, name.option }, *attention.queryTokens);
        if (cell)
            result.key = placeNamed({ text.substr(arrow + 1), name.option }, *attention.keyTokens);
        return result;
    }

} // namespace

QCommandLineOption layerOption()
{
    return { layerName,
        u"The layer, counted from 1; for encoder-decoder models encoder/layer1, decoder/layer1 "
        "or cross/layer1."_s,
        u"LAYER"_s };
}

core::Index chosenLayer(
    const QCommandLineParser& parser, const core::Trace& trace, core::Index otherwise)
{
    if (!parser.isSet(layerName))
        return std::min(otherwise, std::ssize(trace.attentions) - 1);
    const std::string asked = parser.value(layerName).toStdString();
    std::vector<std::string> paths;
    for (const core::AttentionTrace& attention : trace.attentions) {
        if (attention.path == asked || attention.path == "layer" + asked)
            return std::ssize(paths);
        paths.push_back(attention.path);
    }
    throw core::Error("unknown_layer",
        core::message("there is no layer \"%1\"; there are %2", asked, core::oneOf(paths)));
}

Index placeNamed(const TokenName& name, const Tokens& tokens)
{
    if (const auto place = named(name, tokens))
        return *place;
    const std::string& text = name.text;
    const auto place = number(text.starts_with('#') ? text.substr(1) : text);
    if (place && *place < std::ssize(tokens))
        return *place;
    throw refusal(name, "unknown_token", unknown(text, tokens));
}

NamedCell cellNamed(const TokenName& name, const core::AttentionTrace& attention)
{
    const CellPositions places = placesNamed(name, attention);
    if (!places.query || !places.key)
        throw refusal(name, "bad_value",
            core::message("expected a query token and a key token, as in \"it>animal\", found "
                          "\"%1\"",
                name.text));
    return { *places.query, *places.key };
}

void choose(
    ui::Selection& selection, const std::string& text, const core::AttentionTrace& attention)
{
    const CellPositions places = placesNamed({ text, "select" }, attention);
    selection.query = places.query;
    selection.key = places.key;
}

} // namespace app
