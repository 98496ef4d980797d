#include "core/io/tokenizer/tokenizer_node.h"

#include <map>

namespace core {

namespace {

    // ["[SEP]", 3]
    FrameToken readFrameToken(const TokenizerNode& node)
    {
        const auto parts = node.elements();
        if (parts.size() != 2)
            node.expect(phrase("a token and its ID"));
        return { parts[1].count(), parts[0].text() };
    }

    using Specials = std::map<std::string, std::vector<FrameToken>>;

    Specials readSpecials(const TokenizerNode& node)
    {
        Specials specials;
        for (const auto& [name, special] : node.members()) {
            const auto ids = special.member("ids").elements();
            const auto tokens = special.member("tokens").elements();
            if (ids.size() != tokens.size())
                special.expect(phrase("as many IDs as tokens"));
            for (std::size_t i = 0; i < ids.size(); ++i)
                specials[name].push_back({ ids[i].count(), tokens[i].text() });
        }
        return specials;
    }

    FramePart readFramePart(const TokenizerNode& node, const Specials& specials)
    {
        if (const auto text = node.optionalMember("Sequence")) {
            const std::string which = text->member("id").text();
            if (which != "A" && which != "B")
                text->refuse(which);
            return FrameText { which == "B", text->countOr("type_id", 0) };
        }
        const TokenizerNode special = node.member("SpecialToken");
        const auto found = specials.find(special.member("id").text());
        if (found == specials.end())
            special.refuse(special.member("id").text());
        return FrameSpecial { found->second, special.countOr("type_id", 0) };
    }

    TextFraming readTemplate(const TokenizerNode& node)
    {
        const auto given = node.optionalMember("special_tokens");
        const Specials specials = given ? readSpecials(*given) : Specials {};
        FrameTemplate frame;
        for (const TokenizerNode& part : node.member("single").elements())
            frame.single.push_back(readFramePart(part, specials));
        for (const TokenizerNode& part : node.member("pair").elements())
            frame.pair.push_back(readFramePart(part, specials));
        return frame;
    }

    FrameTrim readTrim(const TokenizerNode& node)
    {
        return { node.flagOr("trim_offsets", true), node.flagOr("add_prefix_space", true) };
    }

} // namespace

TextFraming readTextFraming(const TokenizerNode& node)
{
    const std::string type = node.type();
    if (type == "TemplateProcessing")
        return readTemplate(node);
    if (type == "ByteLevel")
        return readTrim(node);
    if (type == "BertProcessing")
        return FrameBert { readFrameToken(node.member("sep")), readFrameToken(node.member("cls")) };
    if (type == "RobertaProcessing")
        return FrameRoberta { readFrameToken(node.member("sep")),
            readFrameToken(node.member("cls")), readTrim(node) };
    node.refuse(type);
}

} // namespace core
