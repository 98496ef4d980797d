#include "core/text/tokenizer/post_processor.h"

#include "core/text/letters.h"
#include "core/text/normal/byte_letters.h"

#include <algorithm>

namespace core {

namespace {

    // The numbers of blanks, or of letters that represent a blank, at the start and at the end.
    std::pair<std::uint32_t, std::uint32_t> blanksAround(std::string_view token)
    {
        const char32_t blank = letterOfByte(' ');
        std::uint32_t before = 0;
        std::uint32_t after = 0;
        bool isBlankOnly = true;
        eachCodePoint(token, [&](char32_t c, std::size_t, std::size_t) {
            const bool isBlank = c == blank || isWhiteSpace(c);
            isBlankOnly = isBlankOnly && isBlank;
            before += isBlankOnly ? 1 : 0;
            after = isBlank ? after + 1 : 0;
        });
        return { before, after };
    }

    // At the very start one blank was added by the pre-tokenizer; any further ones were in the
    // text.
    void trim(const ProcessTrim& how, Encoding& tokens)
    {
        for (std::size_t i = 0; how.trimOffsets && i < tokens.size(); ++i) {
            CharRange& range = tokens[i].range;
            auto [before, after] = blanksAround(tokens[i].text);
            if (before == 1 && how.addPrefixSpace && (i == 0 || range.begin == 0))
                before = 0;
            range.begin = std::min(range.begin + before, range.end);
            if (after > 0 && range.end >= after)
                range.end = std::max(range.end - after, range.begin);
        }
    }

    void setType(Encoding& tokens, std::uint32_t typeId)
    {
        for (EncodedToken& token : tokens)
            token.typeId = typeId;
    }

    Encoding specialTokens(const std::vector<TemplateToken>& tokens, std::uint32_t typeId)
    {
        Encoding result;
        for (const TemplateToken& token : tokens)
            result.push_back({ token.id, token.text, {}, typeId, true });
        return result;
    }

    void processBy(const ProcessTemplate& how, std::vector<Encoding>& texts, bool withSpecial)
    {
        std::vector<Encoding> made;
        for (const TemplatePart& part : texts.size() > 1 ? how.pair : how.single) {
            if (const auto* special = std::get_if<TemplateSpecial>(&part)) {
                if (withSpecial)
                    made.push_back(specialTokens(special->tokens, special->typeId));
                continue;
            }
            const auto& text = std::get<TemplateText>(part);
            made.push_back(texts[text.second && texts.size() > 1 ? 1 : 0]);
            setType(made.back(), text.typeId);
        }
        texts = std::move(made);
    }
    void processBy(const ProcessTrim& how, std::vector<Encoding>& texts, bool /*withSpecial*/)
    {
        for (Encoding& tokens : texts)
            trim(how, tokens);
    }

    struct Surroundings {
        TemplateToken start;
        TemplateToken separator;
        bool separatesTwice = false;
        std::uint32_t secondType = 0;
    };
    void surround(const Surroundings& how, std::vector<Encoding>& texts)
    {
        std::vector<Encoding> made { specialTokens({ how.start }, 0) };
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const std::uint32_t type = i == 0 ? 0 : how.secondType;
            if (i > 0 && how.separatesTwice)
                made.push_back(specialTokens({ how.separator }, type));
            setType(texts[i], type);
            made.push_back(std::move(texts[i]));
            made.push_back(specialTokens({ how.separator }, type));
        }
        texts = std::move(made);
    }
    void processBy(const ProcessBert& how, std::vector<Encoding>& texts, bool withSpecial)
    {
        if (withSpecial)
            surround({ how.start, how.separator, false, 1 }, texts);
    }
    void processBy(const ProcessRoberta& how, std::vector<Encoding>& texts, bool withSpecial)
    {
        for (Encoding& tokens : texts) {
            trim(how.trim, tokens);
            setType(tokens, 0);
        }
        if (withSpecial)
            surround({ how.start, how.separator, true, 0 }, texts);
    }

    // The first special token after the first text and before the second one.
    std::optional<TemplateToken> separatorIn(const std::vector<TemplatePart>& parts)
    {
        bool afterFirst = false;
        for (const TemplatePart& part : parts) {
            const auto* const special = std::get_if<TemplateSpecial>(&part);
            if (special == nullptr && std::get<TemplateText>(part).second)
                return std::nullopt;
            if (special != nullptr && afterFirst && !special->tokens.empty())
                return special->tokens.front();
            afterFirst = afterFirst || special == nullptr;
        }
        return std::nullopt;
    }

} // namespace

void postProcess(const PostProcessor& how, std::vector<Encoding>& texts, bool withSpecial)
{
    std::visit([&](const auto& kind) { processBy(kind, texts, withSpecial); }, how);
}

std::optional<TemplateToken> separatorOf(const PostProcessor& how)
{
    return std::visit(
        [](const auto& one) -> std::optional<TemplateToken> {
            if constexpr (requires { one.separator; })
                return one.separator;
            else if constexpr (requires { one.pair; })
                return separatorIn(one.pair);
            else
                return std::nullopt;
        },
        how);
}

} // namespace core
