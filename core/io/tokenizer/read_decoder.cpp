#include "core/io/tokenizer/tokenizer_node.h"

#include <functional>
#include <map>

namespace core {

namespace {

    TokenDecoder readMetaspaceDecoder(const TokenizerNode& node)
    {
        const bool prepends = node.flagOr("add_prefix_space", true);
        const std::string scheme = node.textOr("prepend_scheme", prepends ? "always" : "never");
        return DecodeMetaspace { node.textOr("replacement", "\u2581"), scheme != "never" };
    }

    using DecoderReader = std::function<TokenDecoder(const TokenizerNode&)>;

    const std::map<std::string, DecoderReader>& decoderReaders()
    {
        using Node = TokenizerNode;
        static const std::map<std::string, DecoderReader> readers {
            { "Metaspace", readMetaspaceDecoder },
            { "ByteLevel", [](const Node&) { return DecodeByteLevel {}; } },
            { "ByteFallback", [](const Node&) { return DecodeByteFallback {}; } },
            { "Fuse", [](const Node&) { return DecodeFuse {}; } },
            { "WordPiece",
                [](const Node& node) {
                    return DecodeWordPiece { node.textOr("prefix", "##"),
                        node.flagOr("cleanup", true) };
                } },
            { "Replace",
                [](const Node& node) {
                    return DecodeReplace { readTokenizerPattern(node.member("pattern")),
                        node.member("content").text() };
                } },
            { "Strip",
                [](const Node& node) {
                    return DecodeStrip { node.textOr("content", " "), node.countOr("start", 0),
                        node.countOr("stop", 0) };
                } },
            { "BPEDecoder",
                [](const Node& node) { return DecodeBpe { node.textOr("suffix", "</w>") }; } },
        };
        return readers;
    }

} // namespace

TokenDecoder readTokenDecoder(const TokenizerNode& node)
{
    const auto reader = decoderReaders().find(node.type());
    if (reader == decoderReaders().end())
        node.refuse(node.type());
    return reader->second(node);
}

} // namespace core
