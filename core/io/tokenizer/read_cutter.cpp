#include "core/io/tokenizer/tokenizer_node.h"

#include <functional>
#include <map>

namespace core {

namespace {

    CutBehaviour readBehaviour(const TokenizerNode& node)
    {
        static const std::map<std::string, CutBehaviour> behaviours {
            { "Removed", CutBehaviour::Removed },
            { "Isolated", CutBehaviour::Isolated },
            { "MergedWithPrevious", CutBehaviour::MergedWithPrevious },
            { "MergedWithNext", CutBehaviour::MergedWithNext },
            { "Contiguous", CutBehaviour::Contiguous },
        };
        const auto found = behaviours.find(node.text());
        if (found == behaviours.end())
            node.refuse(node.text());
        return found->second;
    }

    TextCutter readMetaspace(const TokenizerNode& node)
    {
        CutMetaspace cutter;
        cutter.replacement = node.textOr("replacement", cutter.replacement);
        cutter.split = node.flagOr("split", true);
        // Older files say whether, newer ones when.
        const bool prepends = node.flagOr("add_prefix_space", true);
        const std::string scheme = node.textOr("prepend_scheme", prepends ? "always" : "never");
        if (scheme != "always" && scheme != "first" && scheme != "never")
            node.refuse(scheme);
        cutter.prepend = scheme == "always" ? CutMetaspace::Prepend::Always
            : scheme == "first"             ? CutMetaspace::Prepend::First
                                            : CutMetaspace::Prepend::Never;
        return cutter;
    }

    TextCutter readSplit(const TokenizerNode& node)
    {
        return CutSplit { readTokenizerPattern(node.member("pattern")),
            { readBehaviour(node.member("behavior")), node.flagOr("invert", false) } };
    }

    TextCutter readPunctuation(const TokenizerNode& node)
    {
        const auto behaviour = node.optionalMember("behavior");
        return CutPunctuation { behaviour ? readBehaviour(*behaviour) : CutBehaviour::Isolated };
    }

    using CutterReader = std::function<TextCutter(const TokenizerNode&)>;

    const std::map<std::string, CutterReader>& cutterReaders()
    {
        using Node = TokenizerNode;
        static const std::map<std::string, CutterReader> readers {
            { "Metaspace", readMetaspace },
            { "Split", readSplit },
            { "Punctuation", readPunctuation },
            { "BertPreTokenizer", [](const Node&) { return CutBert {}; } },
            { "Whitespace", [](const Node&) { return CutWhitespace {}; } },
            { "WhitespaceSplit", [](const Node&) { return CutWhitespaceSplit {}; } },
            { "ByteLevel",
                [](const Node& node) {
                    return CutByteLevel { node.flagOr("add_prefix_space", true),
                        node.flagOr("use_regex", true) };
                } },
            { "Digits",
                [](const Node& node) {
                    return CutDigits { node.flagOr("individual_digits", false) };
                } },
            { "CharDelimiterSplit",
                [](const Node& node) { return CutDelimiter { node.member("delimiter").text() }; } },
        };
        return readers;
    }

} // namespace

TextCutter readTextCutter(const TokenizerNode& node)
{
    const auto reader = cutterReaders().find(node.type());
    if (reader == cutterReaders().end())
        node.refuse(node.type());
    return reader->second(node);
}

} // namespace core
