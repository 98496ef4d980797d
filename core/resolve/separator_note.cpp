#include "core/resolve/separator_note.h"

#include "core/pretrained_model.h"
#include "core/text/tokenizer/tokenizer.h"

#include <algorithm>
#include <string>

namespace core {

namespace {

    constexpr std::string_view usualSeparator = "[SEP]";

    // The tokens that cover a part of the text: "[ SE P ]".
    std::string tokensOf(std::span<const Token> tokens, std::size_t begin, std::size_t end)
    {
        std::string texts;
        for (const Token& token : tokens)
            if (token.begin < end && token.end > begin)
                texts += (texts.empty() ? "" : " ") + token.text;
        return texts;
    }

} // namespace

void noteSeparator(
    std::string_view text, std::span<const Token> tokens, std::vector<Notice>& notices)
{
    const std::size_t begin = text.find(usualSeparator);
    if (begin != std::string_view::npos)
        notices.push_back({ "separator_is_text",
            message("%1 is not a special token here: it becomes the tokens %2",
                std::string(usualSeparator),
                tokensOf(tokens, begin, begin + usualSeparator.size())) });
}

void noteSeparator(std::string_view text, std::span<const Token> tokens, std::span<const Index> ids,
    const PretrainedModel& model, std::vector<Notice>& notices)
{
    const auto separator
        = model.tokenizer == nullptr ? std::nullopt : pairSeparator(*model.tokenizer);
    if (!separator)
        return noteSeparator(text, tokens, notices);
    bool typed = false; // as text; the tokenizer's own separators cover none
    for (std::size_t i = 0; i < tokens.size(); ++i)
        typed = typed
            || (ids[i] == static_cast<Index>(separator->id) && tokens[i].end > tokens[i].begin);
    if (!typed) {
        if (separator->text != usualSeparator)
            noteSeparator(text, tokens, notices);
    } else if (model.architecture.stack.embedding.types.empty())
        notices.push_back({ "separator_in_text",
            message("%1 in the text becomes the model's separator token", separator->text) });
    else
        notices.push_back({ "separator_keeps_type",
            message("%1 in the text becomes the model's separator token, but the tokens after it "
                    "keep token type 0: enter them as the second sentence to give them type 1",
                separator->text) });
}

} // namespace core
