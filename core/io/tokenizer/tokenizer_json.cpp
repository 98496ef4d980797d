#include "core/io/tokenizer/tokenizer_json.h"

#include "core/io/text/json.h"
#include "core/io/tokenizer/tokenizer_node.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

    AddedToken readAddedToken(const TokenizerNode& node)
    {
        AddedToken token;
        token.id = node.member("id").count();
        token.content = node.member("content").text();
        token.singleWord = node.flagOr("single_word", false);
        token.stripsLeft = node.flagOr("lstrip", false);
        token.stripsRight = node.flagOr("rstrip", false);
        token.special = node.flagOr("special", false);
        token.normalised = node.flagOr("normalized", !token.special);
        return token;
    }

    std::vector<AddedToken> readAddedTokens(const TokenizerNode& root)
    {
        std::vector<AddedToken> tokens;
        if (const auto list = root.optionalMember("added_tokens"))
            for (const TokenizerNode& node : list->elements())
                tokens.push_back(readAddedToken(node));
        return tokens;
    }

    // The parts of one stage of the pipeline, in order.
    template <class Part, class Read> std::vector<Part> readStage(
        const TokenizerNode& root, const char* stage, const char* list, const Read& readPart)
    {
        std::vector<Part> parts;
        if (const auto node = root.optionalMember(stage))
            for (const TokenizerNode& part : node->sequence(list))
                parts.push_back(readPart(part));
        return parts;
    }

    // Refuses an added token whose ID the vocabulary gives to another token.
    void checkAgreement(const Vocabulary& vocabulary, const std::vector<AddedToken>& added)
    {
        for (const AddedToken& token : added)
            if (token.id < vocabulary.size() && !vocabulary.piece(token.id).empty()
                && vocabulary.piece(token.id) != token.content)
                throw Error("tokenizer_duplicate_id",
                    message("the tokens “%1” and “%2” of the tokenizer share the ID %3",
                        vocabulary.piece(token.id), token.content, token.id));
    }

    void checkPostProcessors(const std::vector<PostProcessor>& framings, const TokenizerNode& root)
    {
        const auto adds = [](const PostProcessor& postProcessor) {
            return !std::holds_alternative<ProcessTrim>(postProcessor);
        };
        if (std::ranges::count_if(framings, adds) > 1)
            root.member("post_processor").refuse("Sequence");
    }

} // namespace

Tokenizer readTokenizerJson(std::string_view text)
{
    const nlohmann::json json = parseJsonFile("tokenizer.json", text);
    const TokenizerNode root(json, "tokenizer.json");
    std::vector<AddedToken> added = readAddedTokens(root);
    std::vector<TokenId> ids;
    for (const AddedToken& token : added)
        ids.push_back(token.id);
    TokenizerModel model = readTokenizerModel(root.member("model"), ids);
    checkAgreement(vocabularyOf(model), added);
    auto normalisers
        = readStage<TextNormaliser>(root, "normalizer", "normalizers", readTextNormaliser);
    AddedTokens addedTokens(std::move(added), normalisers);
    auto cutters
        = readStage<PreTokenizer>(root, "pre_tokenizer", "pretokenizers", readPreTokenizer);
    auto framings
        = readStage<PostProcessor>(root, "post_processor", "processors", readPostProcessor);
    checkPostProcessors(framings, root);
    auto decoders = readStage<TokenDecoder>(root, "decoder", "decoders", readTokenDecoder);
    return { std::move(normalisers), std::move(addedTokens), std::move(cutters), std::move(model),
        std::move(framings), std::move(decoders) };
}

} // namespace core
