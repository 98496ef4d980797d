#include "core/pretrained_model.h"

#include "core/base/utf8.h"
#include "core/input/imported_attention.h"
#include "core/text/letters.h"
#include "core/text/tokenizer/tokenizer.h"
#include "core/text/tokenizer/word_pieces.h"
#include "core/training/trained_network.h"

#include <algorithm>
#include <cassert>

namespace core {

namespace {

    bool isInVocabulary(const Tokenizer& tokenizer, Index id)
    {
        return id >= 0
            && (tokenizer.added.find(static_cast<TokenId>(id)) != nullptr
                || id < static_cast<Index>(vocabularyOf(tokenizer.model).size()));
    }

    // Decoded text of byte-level tokens and of tokens with a marker for the blank before them.
    std::string readableText(const Tokenizer& tokenizer, TokenId id)
    {
        const std::string& written = tokenText(tokenizer, id);
        if (std::ranges::none_of(written, [](char c) { return c < 0; }))
            return written;
        const std::string text = decodeIds(tokenizer, { &id, 1 }, true);
        const std::size_t first = text.find_first_not_of(" \t\n\r");
        constexpr std::string_view replacement = "\uFFFD"; // incomplete character
        if (first == std::string::npos || text.find(replacement) != std::string::npos)
            return written;
        return text.substr(first);
    }

    const std::vector<std::string>& generatedWords(const PretrainedModel& model)
    {
        const training::Task& task = model.trainedRun->task;
        return model.architecture.decoder ? task.targets : task.sources;
    }

    // Special tokens give no text.
    std::string trainedText(const PretrainedModel& model, std::span<const Index> ids)
    {
        std::vector<std::string> words;
        for (const Index id : ids)
            if (!isSpecial(model, id) && id >= 0 && id < std::ssize(generatedWords(model)))
                words.push_back(generatedWords(model)[static_cast<std::size_t>(id)]);
        return training::joined(words, model.trainedRun->task.characters);
    }

    // Removes blanks between characters that are written together, such as Chinese ones.
    std::string closedUp(std::string_view text)
    {
        std::string result;
        bool together = false; // of the last non-blank character
        std::string blanks;
        eachCodePoint(text, [&](char32_t c, std::size_t begin, std::size_t size) {
            if (c == U' ') {
                blanks += ' ';
                return;
            }
            const bool closes = together && isWrittenTogether(c);
            result += (closes ? std::string() : blanks) + std::string(text.substr(begin, size));
            blanks.clear();
            together = isWrittenTogether(c);
        });
        return result + blanks;
    }

    // Whether decoding puts a blank between any two words, also between Chinese characters.
    bool joinsByBlanks(const Tokenizer& tokenizer)
    {
        return std::ranges::any_of(tokenizer.decoders, [](const TokenDecoder& decoder) {
            return std::holds_alternative<DecodeWordPiece>(decoder);
        });
    }

} // namespace

const PretrainedRun& pretrainedRun(const Model& model)
{
    if (model.pretrained() == nullptr && model.trainedRun != nullptr)
        throw Error("learnt_only",
            message("this network does not generate tokens; use show or compute to see what it "
                    "does with a text"));
    if (model.imported() != nullptr)
        throw traceOnly(message("it contains no model that could make predictions"));
    assert(model.pretrained() != nullptr);
    return *model.pretrained();
}

std::string labelOf(const PretrainedModel& model, Index id)
{
    if (model.trainedRun != nullptr && id >= 0 && id < std::ssize(generatedWords(model)))
        return generatedWords(model)[static_cast<std::size_t>(id)];
    if (model.tokenizer == nullptr || !isInVocabulary(*model.tokenizer, id))
        return std::to_string(id);
    return readableText(*model.tokenizer, static_cast<TokenId>(id));
}

std::vector<Token> labelsOf(const PretrainedModel& model, std::span<const Index> ids)
{
    std::vector<Token> labels;
    std::vector<std::string> written;
    for (const Index id : ids) {
        labels.push_back({ .text = labelOf(model, id), .special = isSpecial(model, id) });
        const bool known = model.tokenizer != nullptr && isInVocabulary(*model.tokenizer, id);
        written.push_back(
            known ? tokenText(*model.tokenizer, static_cast<TokenId>(id)) : labels.back().text);
        labels.back().known = !isUnknownName(written.back());
    }
    if (model.tokenizer != nullptr)
        joinByMarks(labels, written);
    return labels;
}

bool isSpecial(const PretrainedModel& model, Index id)
{
    if (model.trainedRun != nullptr)
        return model.architecture.decoder && id == training::boundary;
    if (model.tokenizer == nullptr || id < 0 || id == model.maskId)
        return false;
    const AddedToken* const added = model.tokenizer->added.find(static_cast<TokenId>(id));
    return added != nullptr && added->special && !isUnknownName(added->content);
}

std::string decodedText(const PretrainedModel& model, std::span<const Index> ids)
{
    if (model.trainedRun != nullptr)
        return trainedText(model, ids);
    if (model.tokenizer == nullptr)
        return {};
    std::vector<TokenId> pieces;
    for (const Index id : ids)
        if (isInVocabulary(*model.tokenizer, id))
            pieces.push_back(static_cast<TokenId>(id));
    const std::string text = decodeIds(*model.tokenizer, pieces);
    return joinsByBlanks(*model.tokenizer) ? closedUp(text) : text;
}

bool takesPairs(const PretrainedModel& model)
{
    return model.tokenizer != nullptr && pairSeparator(*model.tokenizer)
        && !model.architecture.decoder && !model.architecture.stack.embedding.patches
        && predictionKind(model.architecture) != PredictionKind::NextTokens;
}

} // namespace core
