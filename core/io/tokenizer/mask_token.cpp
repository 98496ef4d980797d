#include "core/io/tokenizer/mask_token.h"

#include "core/io/files/bytes.h"
#include "core/io/files/read_file.h"
#include "core/io/text/json.h"
#include "core/io/tokenizer/tokenizer_node.h"

#include <string_view>

namespace core {

namespace {

    // mask_token is a text, or an object with "content".
    std::optional<std::string> maskNamedIn(const std::string& file)
    {
        if (!stampOf(file))
            return std::nullopt;
        const FileBytes content = readFile(file, textSizeLimit);
        const nlohmann::json json
            = parseJsonFile(file, textOf(content.bytes()), { .duplicateKeys = true });
        const auto token = TokenizerNode(json, file).optionalMember("mask_token");
        if (!token)
            return std::nullopt;
        return token->isText() ? token->text() : token->member("content").text();
    }

    std::optional<TokenId> idOfAdded(const Tokenizer& tokenizer, std::string_view content)
    {
        const AddedToken* const token = tokenizer.added.named(content);
        return token == nullptr ? std::nullopt : std::optional(token->id);
    }

} // namespace

std::optional<TokenId> readMaskToken(const std::string& folder, const Tokenizer& tokenizer)
{
    for (const char* file : { "/tokenizer_config.json", "/special_tokens_map.json" })
        if (const auto named = maskNamedIn(folder + file))
            return idOfAdded(tokenizer, *named);
    for (const std::string_view usual : { "[MASK]", "<mask>" })
        if (const auto id = idOfAdded(tokenizer, usual))
            return id;
    return std::nullopt;
}

} // namespace core
