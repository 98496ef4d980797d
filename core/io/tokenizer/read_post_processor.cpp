#include "core/io/tokenizer/tokenizer_node.h"

#include <map>

namespace core {

namespace {

    // ["[SEP]", 3]
    TemplateToken readTemplateToken(const TokenizerNode& node)
    {
        const auto parts = node.elements();
        if (parts.size() != 2)
            node.expect(message("a token and its ID"));
        return { parts[1].count(), parts[0].text() };
    }

    using Specials = std::map<std::string, std::vector<TemplateToken>>;

    Specials readSpecials(const TokenizerNode& node)
    {
        Specials specials;
        for (const auto& [name, special] : node.members()) {
            const auto ids = special.member("ids").elements();
            const auto tokens = special.member("tokens").elements();
            if (ids.size() != tokens.size())
                special.expect(message("as many IDs as tokens"));
            for (std::size_t i = 0; i < ids.size(); ++i)
                specials[name].push_back({ ids[i].count(), tokens[i].text() });
        }
        return specials;
    }

    TemplatePart readTemplatePart(const TokenizerNode& node, const Specials& specials)
    {
        if (const auto text = node.optionalMember("Sequence")) {
            const std::string which = text->member("id").text();
            if (which != "A" && which != "B")
                text->refuse(which);
            return TemplateText { which == "B", text->countOr("type_id", 0) };
        }
        const TokenizerNode special = node.member("SpecialToken");
        const auto found = specials.find(special.member("id").text());
        if (found == specials.end())
            special.refuse(special.member("id").text());
        return TemplateSpecial { found->second, special.countOr("type_id", 0) };
    }

    PostProcessor readTemplate(const TokenizerNode& node)
    {
        const auto given = node.optionalMember("special_tokens");
        const Specials specials = given ? readSpecials(*given) : Specials {};
        ProcessTemplate frame;
        for (const TokenizerNode& part : node.member("single").elements())
            frame.single.push_back(readTemplatePart(part, specials));
        for (const TokenizerNode& part : node.member("pair").elements())
            frame.pair.push_back(readTemplatePart(part, specials));
        return frame;
    }

    ProcessTrim readTrim(const TokenizerNode& node)
    {
        return { node.flagOr("trim_offsets", true), node.flagOr("add_prefix_space", true) };
    }

} // namespace

PostProcessor readPostProcessor(const TokenizerNode& node)
{
    const std::string type = node.type();
    if (type == "TemplateProcessing")
        return readTemplate(node);
    if (type == "ByteLevel")
        return readTrim(node);
    if (type == "BertProcessing")
        return ProcessBert { readTemplateToken(node.member("sep")),
            readTemplateToken(node.member("cls")) };
    if (type == "RobertaProcessing")
        return ProcessRoberta { readTemplateToken(node.member("sep")),
            readTemplateToken(node.member("cls")), readTrim(node) };
    node.refuse(type);
}

} // namespace core
