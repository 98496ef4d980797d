#include "core/io/tokenizer/tokenizer_node.h"

#include <utility>

namespace core {

namespace {

    std::pair<std::string, std::string> readMerge(const TokenizerNode& node, std::size_t number)
    {
        if (node.isText())
            return mergeOf(node.text(), number);
        const auto parts = node.elements();
        if (parts.size() != 2)
            node.expect(message("two subwords"));
        return { parts[0].text(), parts[1].text() };
    }

    TokenizerModel readBpe(const TokenizerNode& node, std::span<const TokenId> elsewhere)
    {
        BpeRules rules;
        for (const TokenizerNode& merge : node.member("merges").elements())
            rules.merges.push_back(readMerge(merge, rules.merges.size() + 1));
        if (const auto unknown = node.optionalMember("unk_token"))
            rules.unknown = unknown->text();
        rules.prefix = node.textOr("continuing_subword_prefix", "");
        rules.suffix = node.textOr("end_of_word_suffix", "");
        rules.fuseUnknown = node.flagOr("fuse_unk", false);
        rules.byteFallback = node.flagOr("byte_fallback", false);
        rules.ignoreMerges = node.flagOr("ignore_merges", false);
        return Bpe(readVocabulary(node.member("vocab"), elsewhere), std::move(rules));
    }

    TokenizerModel readWordPiece(const TokenizerNode& node, std::span<const TokenId> elsewhere)
    {
        WordPieceRules rules;
        rules.unknown = node.textOr("unk_token", rules.unknown);
        rules.prefix = node.textOr("continuing_subword_prefix", rules.prefix);
        rules.longestWord = node.countOr("max_input_chars_per_word", 100);
        return WordPiece(readVocabulary(node.member("vocab"), elsewhere), std::move(rules));
    }

    TokenizerModel readUnigram(const TokenizerNode& node)
    {
        UnigramRules rules;
        std::vector<NumberedSubword> entries;
        for (const TokenizerNode& entry : node.member("vocab").elements()) {
            const auto parts = entry.elements();
            if (parts.size() != 2)
                entry.expect(message("a subword and its score"));
            entries.emplace_back(parts[0].text(), static_cast<TokenId>(entries.size()));
            rules.scores.push_back(parts[1].number());
        }
        if (const auto unknown = node.optionalMember("unk_id")) {
            rules.unknown = unknown->count();
            if (*rules.unknown >= entries.size())
                unknown->expect(message("a whole number from 0 to %1", entries.size()));
        }
        rules.byteFallback = node.flagOr("byte_fallback", false);
        return Unigram(Vocabulary(std::move(entries)), std::move(rules));
    }

    // Old files have no "type".
    std::string modelType(const TokenizerNode& node)
    {
        if (const auto type = node.optionalMember("type"))
            return type->text();
        if (node.optionalMember("merges"))
            return "BPE";
        if (node.optionalMember("unk_id"))
            return "Unigram";
        return node.optionalMember("continuing_subword_prefix") ? "WordPiece" : "WordLevel";
    }

} // namespace

Vocabulary readVocabulary(const TokenizerNode& node, std::span<const TokenId> elsewhere)
{
    std::vector<NumberedSubword> entries;
    for (const auto& [piece, id] : node.members())
        entries.emplace_back(piece, id.count());
    return Vocabulary(std::move(entries), elsewhere);
}

std::pair<std::string, std::string> mergeOf(std::string_view line, std::size_t number)
{
    const std::size_t blank = line.find(' ');
    if (blank == std::string_view::npos || line.find(' ', blank + 1) != std::string_view::npos)
        throw Error("tokenizer_bad_merge",
            message("merge %1 of the tokenizer is not two subwords separated by a space: “%2”",
                number, line));
    return { std::string(line.substr(0, blank)), std::string(line.substr(blank + 1)) };
}

TokenizerModel readTokenizerModel(const TokenizerNode& node, std::span<const TokenId> elsewhere)
{
    const std::string type = modelType(node);
    if (type == "BPE")
        return readBpe(node, elsewhere);
    if (type == "WordPiece")
        return readWordPiece(node, elsewhere);
    if (type == "Unigram")
        return readUnigram(node);
    if (type != "WordLevel")
        node.refuse(type);
    return WordLevel(
        readVocabulary(node.member("vocab"), elsewhere), node.textOr("unk_token", "<unk>"));
}

} // namespace core
