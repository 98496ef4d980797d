#include "app/token_choice.h"

#include "core/error.h"
#include "core/spelling.h"

#include <QString>

#include <algorithm>

namespace app {

namespace {

    core::Index placeOf(const std::string& text, const std::vector<core::Token>& tokens)
    {
        const auto it = std::ranges::find(tokens, text, &core::Token::text);
        if (it != tokens.end())
            return it - tokens.begin();
        bool isNumber = false;
        const bool marked = text.starts_with('#');
        const int number = QString::fromStdString(text.substr(marked ? 1 : 0)).toInt(&isNumber);
        if (isNumber && number >= 1 && number <= std::ssize(tokens))
            return number - 1;
        std::vector<std::string> words;
        for (const core::Token& token : tokens)
            words.push_back(token.text);
        std::string hint = core::suggestion(text, words);
        if (hint.empty())
            hint = "there are " + std::to_string(tokens.size()) + ", from \"" + words.front()
                + "\" to \"" + words.back() + "\"";
        throw core::Error("unknown_token", "--select: no token is \"" + text + "\"; " + hint);
    }

} // namespace

void choose(ui::Selection& selection, const std::string& text, const core::Inputs& inputs)
{
    const auto arrow = text.find('>');
    const bool cell = arrow != std::string::npos && arrow + 1 < text.size();
    selection.query.reset();
    selection.key.reset();
    if (!cell || arrow > 0)
        selection.query = placeOf(cell ? text.substr(0, arrow) : text, inputs.queryTokens);
    if (cell)
        selection.key = placeOf(text.substr(arrow + 1), inputs.keyTokens);
}

} // namespace app
