#include "app/trained_tokens.h"

#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/resolve/trained_text.h"

#include <string_view>

namespace app {

namespace {

    std::uint32_t charactersIn(std::string_view text)
    {
        std::uint32_t count = 0;
        core::eachCodePoint(text, [&](auto, auto, auto) { ++count; });
        return count;
    }

    core::Encoding encoded(
        const core::training::TrainedNetwork& network, const core::TokenizerInput& input)
    {
        if (input.second)
            throw core::Error(
                "second_text", core::message("a network trained with Headlight takes one text"));
        const core::TrainedText read = core::inputText(network, input.text);
        core::Encoding result;
        std::uint32_t byte = 0;
        std::uint32_t character = 0;
        const auto placeOf = [&](std::uint32_t place) { // positions ascend
            character += charactersIn(input.text.substr(byte, place - byte));
            byte = place;
            return character;
        };
        for (std::size_t i = 0; i < read.ids.size(); ++i) {
            const core::Token& token = read.tokens[i];
            const std::uint32_t begin = placeOf(token.begin);
            result.push_back({ .id = static_cast<std::uint32_t>(read.ids[i]),
                .text = token.text,
                .range = { begin, placeOf(token.end) } });
        }
        return result;
    }

} // namespace

TokenMaker trainedTokenizer(const std::shared_ptr<const core::training::TrainedNetwork>& network)
{
    if (network->task.output == core::training::OutputKind::Numbers)
        throw core::Error("no_tokenizer",
            core::message("this network was trained on a curve: its input is numbers (x values), "
                          "not tokens"));
    return { [network](const core::TokenizerInput& input) { return encoded(*network, input); },
        [network](core::TokenId id) {
            return core::readTokens(*network, { static_cast<core::Index>(id) }).front().text;
        } };
}

} // namespace app
