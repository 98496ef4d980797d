#pragma once

// Reads parts of tokenizer.json, for the sources that each read one.

#include "core/base/error.h"
#include "core/text/tokenizer/tokenizer.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// A value in tokenizer.json and its JSON pointer.
class TokenizerNode {
public:
    TokenizerNode(const nlohmann::json& json, std::string place)
        : value(json)
        , where(std::move(place))
    {
    }

    // Errors "tokenizer_missing", "tokenizer_wrong_type".
    [[nodiscard]] TokenizerNode member(const char* name) const;
    [[nodiscard]] std::vector<TokenizerNode> elements() const;
    [[nodiscard]] std::vector<std::pair<std::string, TokenizerNode>> members() const;
    // nullopt if it is missing or null.
    [[nodiscard]] std::optional<TokenizerNode> optionalMember(const char* name) const;
    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool flag() const;
    [[nodiscard]] double number() const;
    [[nodiscard]] std::uint32_t count() const; // an integer ≥ 0
    [[nodiscard]] std::string textOr(const char* name, std::string_view otherwise) const;
    [[nodiscard]] bool flagOr(const char* name, bool otherwise) const;
    [[nodiscard]] std::uint32_t countOr(const char* name, std::uint32_t otherwise) const;
    [[nodiscard]] std::string type() const { return member("type").text(); }
    [[nodiscard]] bool isText() const { return value.is_string(); }
    // Elements of a "Sequence" part under the key `list`, or else the part itself.
    [[nodiscard]] std::vector<TokenizerNode> sequence(const char* list) const;

    // Error "tokenizer_unsupported": this value is not supported.
    [[noreturn]] void refuse(std::string_view found) const;
    // Error "tokenizer_wrong_type"
    [[noreturn]] void expect(Message wanted) const;

private:
    void addSequence(const char* list, std::vector<TokenizerNode>& parts) const;

    const nlohmann::json& value;
    std::string where;
};

// {"String": …} or {"Regex": …}
TextPattern readTokenizerPattern(const TokenizerNode& node);

TextNormaliser readTextNormaliser(const TokenizerNode& node);
PreTokenizer readPreTokenizer(const TokenizerNode& node);
PostProcessor readPostProcessor(const TokenizerNode& node);
TokenDecoder readTokenDecoder(const TokenizerNode& node);
// {"piece": id, …}
Vocabulary readVocabulary(const TokenizerNode& node, std::span<const TokenId> elsewhere);
TokenizerModel readTokenizerModel(const TokenizerNode& node, std::span<const TokenId> elsewhere);

// The two parts of a merge "a b". Error "tokenizer_bad_merge".
std::pair<std::string, std::string> mergeOf(std::string_view line, std::size_t number);

} // namespace core
