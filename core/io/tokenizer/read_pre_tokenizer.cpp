#include "core/io/tokenizer/tokenizer_node.h"

#include <functional>
#include <map>

namespace core {

namespace {

    SplitBehaviour readBehaviour(const TokenizerNode& node)
    {
        static const std::map<std::string, SplitBehaviour> behaviours {
            { "Removed", SplitBehaviour::Removed },
            { "Isolated", SplitBehaviour::Isolated },
            { "MergedWithPrevious", SplitBehaviour::MergedWithPrevious },
            { "MergedWithNext", SplitBehaviour::MergedWithNext },
            { "Contiguous", SplitBehaviour::Contiguous },
        };
        const auto found = behaviours.find(node.text());
        if (found == behaviours.end())
            node.refuse(node.text());
        return found->second;
    }

    PreTokenizer readMetaspace(const TokenizerNode& node)
    {
        SplitMetaspace preTokenizer;
        preTokenizer.replacement = node.textOr("replacement", preTokenizer.replacement);
        preTokenizer.split = node.flagOr("split", true);
        // Older files have add_prefix_space, newer ones prepend_scheme.
        const bool prepends = node.flagOr("add_prefix_space", true);
        const std::string scheme = node.textOr("prepend_scheme", prepends ? "always" : "never");
        if (scheme != "always" && scheme != "first" && scheme != "never")
            node.refuse(scheme);
        preTokenizer.prepend = scheme == "always" ? SplitMetaspace::Prepend::Always
            : scheme == "first"                   ? SplitMetaspace::Prepend::First
                                                  : SplitMetaspace::Prepend::Never;
        return preTokenizer;
    }

    PreTokenizer readSplit(const TokenizerNode& node)
    {
        return SplitPattern { readTokenizerPattern(node.member("pattern")),
            { readBehaviour(node.member("behavior")), node.flagOr("invert", false) } };
    }

    PreTokenizer readPunctuation(const TokenizerNode& node)
    {
        const auto behaviour = node.optionalMember("behavior");
        return SplitPunctuation { behaviour ? readBehaviour(*behaviour)
                                            : SplitBehaviour::Isolated };
    }

    using PreTokenizerReader = std::function<PreTokenizer(const TokenizerNode&)>;

    const std::map<std::string, PreTokenizerReader>& preTokenizerReaders()
    {
        using Node = TokenizerNode;
        static const std::map<std::string, PreTokenizerReader> readers {
            { "Metaspace", readMetaspace },
            { "Split", readSplit },
            { "Punctuation", readPunctuation },
            { "BertPreTokenizer", [](const Node&) { return SplitBert {}; } },
            { "Whitespace", [](const Node&) { return SplitWhitespace {}; } },
            { "WhitespaceSplit", [](const Node&) { return SplitWhitespaceOnly {}; } },
            { "ByteLevel",
                [](const Node& node) {
                    return SplitByteLevel { node.flagOr("add_prefix_space", true),
                        node.flagOr("use_regex", true) };
                } },
            { "Digits",
                [](const Node& node) {
                    return SplitDigits { node.flagOr("individual_digits", false) };
                } },
            { "CharDelimiterSplit",
                [](const Node& node) {
                    return SplitAtDelimiter { node.member("delimiter").text() };
                } },
        };
        return readers;
    }

} // namespace

PreTokenizer readPreTokenizer(const TokenizerNode& node)
{
    const auto reader = preTokenizerReaders().find(node.type());
    if (reader == preTokenizerReaders().end())
        node.refuse(node.type());
    return reader->second(node);
}

} // namespace core
