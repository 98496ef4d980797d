#include "core/io/tokenizer/tokenizer_node.h"

#include <limits>
#include <utility>

namespace core {

void TokenizerNode::expect(Message wanted) const
{
    throw Error("tokenizer_wrong_type",
        message("%1 of the tokenizer is %2, not %3", where, std::string(value.type_name()),
            std::move(wanted)));
}

void TokenizerNode::refuse(std::string_view found) const
{
    throw Error("tokenizer_unsupported",
        message("the tokenizer uses “%1” at %2, which is not supported", found, where));
}

std::optional<TokenizerNode> TokenizerNode::optionalMember(const char* name) const
{
    if (!value.is_object())
        expect(message("an object"));
    const auto found = value.find(name);
    if (found == value.end() || found->is_null())
        return std::nullopt;
    return TokenizerNode(*found, where + "/" + name);
}

TokenizerNode TokenizerNode::member(const char* name) const
{
    auto found = optionalMember(name);
    if (!found)
        throw Error("tokenizer_missing", message("the tokenizer has no %1", where + "/" + name));
    return *found;
}

std::vector<TokenizerNode> TokenizerNode::elements() const
{
    if (!value.is_array())
        expect(message("a list"));
    std::vector<TokenizerNode> nodes;
    nodes.reserve(value.size());
    for (std::size_t i = 0; i < value.size(); ++i)
        nodes.emplace_back(value[i], where + "/" + std::to_string(i));
    return nodes;
}

std::vector<std::pair<std::string, TokenizerNode>> TokenizerNode::members() const
{
    if (!value.is_object())
        expect(message("an object"));
    std::vector<std::pair<std::string, TokenizerNode>> nodes;
    nodes.reserve(value.size());
    for (const auto& [name, node] : value.items())
        nodes.emplace_back(name, TokenizerNode(node, where + "/" + name));
    return nodes;
}

std::string TokenizerNode::text() const
{
    if (!value.is_string())
        expect(message("a string"));
    return value.get<std::string>();
}

bool TokenizerNode::flag() const
{
    if (!value.is_boolean())
        expect(message("true or false"));
    return value.get<bool>();
}

double TokenizerNode::number() const
{
    if (!value.is_number())
        expect(message("a number"));
    return value.get<double>();
}

std::uint32_t TokenizerNode::count() const
{
    constexpr std::uint64_t most = std::numeric_limits<std::int32_t>::max();
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > most)
        expect(message("a whole number from 0 to %1", most));
    return value.get<std::uint32_t>();
}

std::string TokenizerNode::textOr(const char* name, std::string_view otherwise) const
{
    const auto found = optionalMember(name);
    return found ? found->text() : std::string(otherwise);
}

bool TokenizerNode::flagOr(const char* name, bool otherwise) const
{
    const auto found = optionalMember(name);
    return found ? found->flag() : otherwise;
}

std::uint32_t TokenizerNode::countOr(const char* name, std::uint32_t otherwise) const
{
    const auto found = optionalMember(name);
    return found ? found->count() : otherwise;
}

void TokenizerNode::addSequence(const char* list, std::vector<TokenizerNode>& parts) const
{
    if (type() != "Sequence") {
        parts.push_back(*this);
        return;
    }
    for (const TokenizerNode& node : member(list).elements())
        node.addSequence(list, parts);
}

std::vector<TokenizerNode> TokenizerNode::sequence(const char* list) const
{
    std::vector<TokenizerNode> parts;
    addSequence(list, parts);
    return parts;
}

TextPattern readTokenizerPattern(const TokenizerNode& node)
{
    if (const auto literal = node.optionalMember("String"))
        return LiteralPattern { literal->text() };
    return regexPattern(node.member("Regex").text());
}

} // namespace core
