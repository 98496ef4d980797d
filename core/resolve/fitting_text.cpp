#include "core/resolve/fitting_text.h"

#include "core/limits.h"
#include "core/resolve/pretrained_source.h"
#include "core/resolve/trained_text.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <utility>

namespace core {

namespace {

    // How texts become tokens, and how many fit.
    struct TextRoom {
        Index most = 0;
        std::function<std::vector<Token>(std::string_view)> own; // without special tokens
        std::function<Index(std::string_view)> special; // number of special tokens around a text
    };

    // The text up to the end of token number `count`, or of the last whole word before it; always
    // shorter than the text.
    std::string beginning(const std::string& text, const std::vector<Token>& tokens, Index count)
    {
        const auto continues
            = [&](Index token) { return tokens[static_cast<std::size_t>(token)].continues; };
        Index whole = count;
        while (whole > 0 && whole < std::ssize(tokens) && continues(whole))
            --whole;
        const Index last = whole > 0 ? whole : count;
        if (last <= 0 || text.empty())
            return {};
        std::size_t end = std::min<std::size_t>(
            tokens[static_cast<std::size_t>(last - 1)].end, text.size() - 1);
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
            --end; // within a character
        return text.substr(0, end);
    }

    // Tokens of a cut text may differ near its end: repeated until it fits. Returns whether the
    // text changed.
    bool fit(std::string& text, const TextRoom& room)
    {
        const std::string before = text;
        while (!text.empty()) {
            const std::vector<Token> tokens = room.own(text);
            const Index over = std::ssize(tokens) + room.special(text) - room.most;
            if (over <= 0)
                break;
            text = beginning(text, tokens, std::ssize(tokens) - over);
        }
        return text != before;
    }

    // Two texts of one input.
    bool fitBoth(std::string& first, std::string& second, const TextRoom& room,
        const std::function<Index()>& count)
    {
        bool changed = false;
        while (!first.empty() || !second.empty()) {
            const Index over = count() - room.most;
            if (over <= 0)
                break;
            const std::vector<Token> one = room.own(first);
            const std::vector<Token> two = room.own(second);
            const bool firstLonger = one.size() >= two.size();
            std::string& longer = firstLonger ? first : second;
            const std::vector<Token>& tokens = firstLonger ? one : two;
            const Index other = std::ssize(firstLonger ? two : one);
            const Index excess = std::ssize(tokens) - other;
            const Index dropped = over <= excess ? over : excess + (over - excess + 1) / 2;
            longer = beginning(longer, tokens, std::ssize(tokens) - dropped);
            changed = true;
        }
        return changed;
    }

    bool fitCustom(Experiment& experiment)
    {
        const TextRoom room { limits::tokens,
            [&](std::string_view text) { return tokenise(experiment.design.tokens, text); },
            [](std::string_view) { return Index { 0 }; } };
        if (auto* const one = std::get_if<Sentence>(&experiment.source))
            return fit(one->text, room);
        auto* const two = std::get_if<SentencePair>(&experiment.source);
        if (two == nullptr)
            return false;
        const bool first = fit(two->text, room);
        return fit(two->keys, room) || first;
    }

    Index mostTokens(const PretrainedModel& model)
    {
        const Index own = model.architecture.maxPositions;
        return own > 0 ? std::min(own, limits::tokens) : limits::tokens;
    }

    bool fitTrained(Experiment& experiment, const PretrainedModel& model)
    {
        auto* const sentence = std::get_if<Sentence>(&experiment.source);
        auto& pretrained = std::get<PretrainedSource>(experiment.network);
        const training::TrainedNetwork& run = *model.trainedRun;
        const Index most = mostTokens(model);
        const TextRoom source { most,
            [&](std::string_view text) { return inputText(run, text).tokens; },
            [](std::string_view) { return Index { 0 }; } };
        const TextRoom target { most,
            [&](std::string_view text) {
                std::vector<Token> tokens = outputText(run, text).tokens;
                tokens.erase(tokens.begin());
                return tokens;
            },
            [](std::string_view) { return Index { 1 }; } };
        const bool first
            = sentence != nullptr && pretrained.ids.empty() && fit(sentence->text, source);
        return fit(pretrained.target, target) || first;
    }

    bool fitPretrained(Experiment& experiment, const PretrainedModel& model)
    {
        auto& pretrained = std::get<PretrainedSource>(experiment.network);
        if (model.tokenizer == nullptr)
            return false;
        TextRoom room { mostTokens(model),
            [&](std::string_view text) { return ownTokens(model, text); },
            [&](std::string_view text) {
                return tokenCount(model, text) - std::ssize(ownTokens(model, text));
            } };
        bool changed = false;
        if (auto* const one = std::get_if<Sentence>(&experiment.source);
            one != nullptr && pretrained.ids.empty())
            changed = fit(one->text, room);
        else if (auto* const two = std::get_if<SentencePair>(&experiment.source);
                 two != nullptr && pretrained.ids.empty())
            changed = fitBoth(two->text, two->keys, room,
                [&] { return tokenCount(model, two->text, two->keys); });
        ++room.most; // the end token is not part of the decoder input
        if (model.architecture.decoder && pretrained.targetIds.empty())
            changed = fit(pretrained.target, room) || changed;
        return changed;
    }

} // namespace

std::optional<Experiment> withFittingTexts(const Experiment& experiment, const ModelFiles& files)
{
    Experiment result = experiment;
    const auto* const pretrained = std::get_if<PretrainedSource>(&experiment.network);
    if (pretrained == nullptr)
        return fitCustom(result) ? std::optional(std::move(result)) : std::nullopt;
    const auto network = files.trainedNetwork(pretrained->where);
    const auto model
        = network != nullptr ? trainedRunModel(network) : files.model(pretrained->where);
    if (model == nullptr || model->architecture.stack.embedding.patches)
        return {};
    const bool changed
        = network != nullptr ? fitTrained(result, *model) : fitPretrained(result, *model);
    return changed ? std::optional(std::move(result)) : std::nullopt;
}

} // namespace core
