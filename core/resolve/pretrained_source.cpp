#include "core/resolve/pretrained_source.h"

#include "core/attention/mask.h"
#include "core/base/utf8.h"
#include "core/inference/head_weights.h"
#include "core/inference/interventions.h"
#include "core/pretrained_model.h"
#include "core/resolve/image_input.h"
#include "core/resolve/separator_note.h"
#include "core/resolve/trained_source.h"
#include "core/resolve/trained_text.h"
#include "core/settings/ranges.h"
#include "core/text/tokenizer/tokenizer.h"
#include "core/text/tokenizer/word_pieces.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace core {

namespace {

    // Input of the encoder or the decoder: token IDs, types and labels.
    struct Given {
        std::vector<Index> ids, types;
        std::vector<Token> tokens;
        std::vector<std::string> unknown {}; // parts of the text that became the unknown token
    };

    const Tokenizer& tokenizerOf(const PretrainedModel& model)
    {
        if (model.tokenizer == nullptr)
            throw Error("no_tokenizer",
                message("this model has no tokenizer (tokenizer.json, vocab.txt, or vocab.json "
                        "with merges.txt); give token IDs instead: %1",
                    IdName { "network.ids" }));
        return *model.tokenizer;
    }

    // Byte offset of each character, and the end of the text.
    std::vector<std::uint32_t> characterPlaces(std::string_view text)
    {
        std::vector<std::uint32_t> places;
        for (std::size_t at = 0; at < text.size(); ++at)
            if ((static_cast<unsigned char>(text[at]) & 0xC0) != 0x80)
                places.push_back(static_cast<std::uint32_t>(at));
        places.push_back(static_cast<std::uint32_t>(text.size()));
        return places;
    }

    // The vocabulary's text if readable; for byte-level tokens and those with a marker for the
    // space before them, the text they cover.
    std::string labelOf(const EncodedToken& token, std::string_view said)
    {
        const bool plain = std::ranges::none_of(token.text, [](char c) { return c < 0; });
        if (plain || token.special || said.empty() || token.text.starts_with("##"))
            return token.text;
        const auto first = said.find_first_not_of(" \t\n\r");
        return std::string(first == std::string_view::npos ? said : said.substr(first));
    }

    Given encoded(const PretrainedModel& model, std::string_view text,
        std::optional<std::string_view> second = std::nullopt, bool special = true)
    {
        const Encoding encoding = encodeText(tokenizerOf(model), { text, second, special });
        const std::string_view other = second.value_or(std::string_view());
        const std::vector<std::uint32_t> places = characterPlaces(text);
        const std::vector<std::uint32_t> otherPlaces = characterPlaces(other);
        Given result;
        for (const EncodedToken& token : encoding) {
            result.ids.push_back(static_cast<Index>(token.id));
            result.types.push_back(static_cast<Index>(token.typeId));
            const auto& of = token.second ? otherPlaces : places;
            Token label { .text = {}, .begin = of[token.range.begin], .end = of[token.range.end] };
            const std::string_view said
                = (token.second ? other : text).substr(label.begin, label.end - label.begin);
            label.text = labelOf(token, token.special ? std::string_view() : said);
            label.special = token.special || isSpecial(model, result.ids.back());
            label.known = !isUnknownName(token.text);
            if (!label.known && !said.empty() && std::ranges::count(result.unknown, said) == 0)
                result.unknown.emplace_back(said);
            result.tokens.push_back(std::move(label));
        }
        const auto behind = std::ranges::find(encoding, true, &EncodedToken::second);
        const auto first = static_cast<std::size_t>(behind - encoding.begin());
        joinByText(std::span(result.tokens).first(first), text);
        joinByText(std::span(result.tokens).subspan(first), other);
        return result;
    }

    Given given(TrainedText text)
    {
        Given result;
        result.ids = std::move(text.ids);
        result.tokens = std::move(text.tokens);
        return result;
    }

    // Input of a network trained with Headlight.
    Given trainedInput(const Experiment& experiment, const PretrainedSource& pretrained,
        const training::TrainedNetwork& network)
    {
        if (!pretrained.ids.empty()) {
            Given result;
            result.ids.assign(pretrained.ids.begin(), pretrained.ids.end());
            result.tokens = readTokens(network, result.ids);
            return result;
        }
        return given(inputText(network, inputSentence(experiment)));
    }

    Given numbered(const PretrainedModel& model, const std::vector<int>& ids)
    {
        Given result;
        result.ids.assign(ids.begin(), ids.end());
        result.tokens = labelsOf(model, result.ids);
        return result;
    }

    // Labels of the patches: the class token, then row by row.
    std::vector<Token> patchLabels(const Patches& patches)
    {
        std::vector<Token> result { { .text = "cls", .special = true } };
        const Index across = patches.imageSize / patches.patchSize;
        for (Index row = 1; row <= across; ++row)
            for (Index column = 1; column <= across; ++column)
                result.push_back(
                    { .text = "r" + std::to_string(row) + "c" + std::to_string(column) });
        return result;
    }

    // Replaces tokens, counted from 1, by the model's mask token.
    void maskTokens(Given& given, const std::vector<int>& places, const PretrainedModel& model,
        std::vector<Notice>& notices)
    {
        if (places.empty())
            return;
        if (!model.maskId)
            throw Error("no_mask_token",
                message("this model has no mask token; only masked language models have one, such "
                        "as encoder"));
        for (const int place : places) {
            if (place > std::ssize(given.ids)) {
                notices.push_back({ "hidden_outside",
                    message("token %1 cannot be masked: there are %2", place, given.ids.size()) });
                continue;
            }
            const auto at = static_cast<std::size_t>(place - 1);
            given.ids[at] = *model.maskId;
            given.tokens[at].text = labelOf(model, *model.maskId);
            given.tokens[at].special = false; // it represents the masked token
        }
    }

    Given sourceOf(const Experiment& experiment, const PretrainedSource& pretrained,
        const PretrainedModel& model)
    {
        Given result;
        if (const auto& patches = model.architecture.stack.embedding.patches)
            result.tokens = patchLabels(*patches);
        else if (model.trainedRun != nullptr)
            result = trainedInput(experiment, pretrained, *model.trainedRun);
        else if (!pretrained.ids.empty())
            result = numbered(model, pretrained.ids);
        else if (const auto* one = std::get_if<Sentence>(&experiment.source))
            result = encoded(model, one->text);
        else if (const auto* two = std::get_if<SentencePair>(&experiment.source))
            result = encoded(model, two->text, two->keys);
        else
            throw Error("loaded_source",
                message("a trained model takes one or two sentences, not vectors"));
        if (!pretrained.typeIds.empty())
            result.types.assign(pretrained.typeIds.begin(), pretrained.typeIds.end());
        return result;
    }

    // "☃", "注意力"; a long list is cut.
    Message quotedWords(const std::vector<std::string>& words)
    {
        constexpr std::size_t most = 6;
        std::string list;
        for (std::size_t i = 0; i < std::min(words.size(), most); ++i)
            list += (i > 0 ? ", \"" : "\"") + words[i] + '"';
        return words.size() > most ? message("%1 and %2 more", list, words.size() - most)
                                   : Message::verbatim(list);
    }

    // Notices for input that the model ignores or does not know; it runs all the same.
    void noteOddities(const Given& source, const PretrainedSource& pretrained,
        const Architecture& network, std::vector<Notice>& notices)
    {
        if (!pretrained.typeIds.empty() && network.stack.embedding.types.empty())
            notices.push_back({ "types_unused",
                message("this model has no token types: the given types have no effect") });
        if ((!pretrained.target.empty() || !pretrained.targetIds.empty()) && !network.decoder)
            notices.push_back({ "target_unused",
                message("this model has no decoder: the decoder input has no effect") });
        const auto ofText = [](const Token& token) { return !token.special; };
        const auto first = std::ranges::find_if(source.tokens, ofText);
        const bool none = std::ranges::none_of(
            source.tokens, [&](const Token& token) { return ofText(token) && token.known; });
        if (first != source.tokens.end() && none)
            notices.push_back({ "unknown_text",
                message("nothing in this text is in the model's vocabulary: every token is %1",
                    first->text) });
        else if (!source.unknown.empty()) {
            const auto unknown = std::ranges::find(source.tokens, false, &Token::known);
            notices.push_back({ "unknown_words",
                message("not in the model's vocabulary: %1; computed as %2",
                    quotedWords(source.unknown), unknown->text) });
        }
        if (!pretrained.typeIds.empty() && pretrained.typeIds.size() != source.ids.size())
            notices.push_back({ "types_count",
                message("token types are given for %1 tokens, but there are %2: missing ones are "
                        "set to 0",
                    pretrained.typeIds.size(), source.ids.size()) });
    }

    // Notices about two texts, and about separators typed into one.
    void noteSegments(const Given& source, const Experiment& experiment,
        const PretrainedModel& model, std::vector<Notice>& notices)
    {
        const auto& pretrained = std::get<PretrainedSource>(experiment.network);
        if (model.tokenizer == nullptr || !pretrained.ids.empty() || !pretrained.typeIds.empty())
            return;
        const auto* const one = std::get_if<Sentence>(&experiment.source);
        if (one != nullptr)
            noteSeparator(one->text, source.tokens, source.ids, model, notices);
        else if (std::holds_alternative<SentencePair>(experiment.source)
            && !pairSeparator(*model.tokenizer))
            notices.push_back({ "pair_joined",
                message("this model takes one text: the second sentence follows the first without "
                        "a separator") });
    }

    Given targetOf(const PretrainedSource& pretrained, const PretrainedModel& model)
    {
        if (!pretrained.targetIds.empty())
            return numbered(model, pretrained.targetIds);
        if (model.trainedRun != nullptr)
            return given(outputText(*model.trainedRun, pretrained.target));
        Given result = encoded(model, pretrained.target);
        if (result.ids.size() > 1) { // the end token is output, not decoder input
            result.ids.pop_back();
            result.tokens.pop_back();
        }
        return result;
    }

    bool readsMaskFiles(const PretrainedSource& pretrained)
    {
        const auto isFile = [](const Mask& mask) {
            const auto* const graph = std::get_if<GraphMask>(&mask);
            const auto* const matrix = std::get_if<MatrixMask>(&mask);
            return (graph != nullptr && !graph->file.empty())
                || (matrix != nullptr && !matrix->matrix.file.empty());
        };
        return std::ranges::any_of(pretrained.interventions, [&](const Intervention& intervention) {
            return std::ranges::any_of(intervention.mask, isFile);
        });
    }

    std::vector<Intervention> changesOf(
        const PretrainedSource& pretrained, const ModelFiles& files, std::vector<Notice>& notices)
    {
        std::vector<Intervention> interventions = pretrained.interventions;
        for (Intervention& intervention : interventions)
            for (Mask& mask : intervention.mask)
                mask = withoutFile(mask, files, &notices);
        return interventions;
    }

    std::shared_ptr<Model> resolved(const Experiment& experiment,
        std::shared_ptr<const PretrainedModel> trained, std::shared_ptr<const Tensor> picture,
        const ModelFiles& files)
    {
        const auto& pretrained = std::get<PretrainedSource>(experiment.network);
        auto model = std::make_shared<Model>();
        auto run = std::make_shared<PretrainedRun>();
        model->notices = trained->notices;
        Given source = sourceOf(experiment, pretrained, *trained);
        noteOddities(source, pretrained, trained->architecture, model->notices);
        noteSegments(source, experiment, *trained, model->notices);
        maskTokens(source, pretrained.maskedTokens, *trained, model->notices);
        const bool typed = std::ranges::any_of(source.types, [](Index type) { return type != 0; });
        run->input.ids = std::move(source.ids);
        if (typed)
            run->input.types = std::move(source.types);
        model->inputs.queryTokens = source.tokens;
        model->inputs.keyTokens = std::move(source.tokens);
        run->input.tokens = std::make_shared<const std::vector<Token>>(model->inputs.queryTokens);
        run->input.pixels = std::move(picture);
        const bool asked = !pretrained.target.empty() || !pretrained.targetIds.empty();
        if (trained->architecture.decoder && asked) {
            Given target = targetOf(pretrained, *trained);
            run->input.decoderIds = std::move(target.ids);
            run->input.decoderTokens
                = std::make_shared<const std::vector<Token>>(std::move(target.tokens));
        }
        model->experiment = experiment;
        model->trainedRun = trained->trainedRun;
        const std::vector<Intervention> interventions
            = changesOf(pretrained, files, model->notices);
        run->model
            = modelWithInterventions(trained, { interventions, experiment.edits }, model->notices);
        run->original = std::move(trained);
        model->layers = headWeights(run->model);
        model->kind = Pretrained { std::move(run) };
        return model;
    }

} // namespace

std::shared_ptr<const Model> resolvePretrained(
    const Experiment& experiment, const ModelFiles& files)
{
    const auto& pretrained = std::get<PretrainedSource>(experiment.network);
    auto trained = files.model(pretrained.where);
    auto picture = imageInput(pretrained.image, *trained, files);
    return resolved(experiment, std::move(trained), std::move(picture), files);
}

std::shared_ptr<const Model> resolveWith(std::shared_ptr<const PretrainedModel> trained,
    const Experiment& experiment, const ModelFiles& files)
{
    return resolved(experiment, std::move(trained), nullptr, files);
}

std::vector<Token> ownTokens(const PretrainedModel& model, std::string_view text)
{
    return encoded(model, text, std::nullopt, false).tokens;
}

Index tokenCount(
    const PretrainedModel& model, std::string_view text, std::optional<std::string_view> second)
{
    return std::ssize(encoded(model, text, second).tokens);
}

std::shared_ptr<const Model> resolvePretrainedAgain(
    const Model& model, const Experiment& experiment)
{
    const auto* const before = std::get_if<PretrainedSource>(&model.experiment.network);
    const auto* const now = std::get_if<PretrainedSource>(&experiment.network);
    if (before == nullptr || now == nullptr || before->where != now->where
        || before->image != now->image || readsMaskFiles(*now))
        return nullptr;
    checkRanges(experiment);
    auto result = resolved(
        experiment, model.pretrained()->original, model.pretrained()->input.pixels, noModelFiles());
    const bool same
        = before->interventions == now->interventions && model.experiment.edits == experiment.edits;
    if (same)
        result->layers = model.layers; // keeps computed layers
    return result;
}

} // namespace core
