#include "core/io/tokenizer/vocabulary_files.h"

#include "core/io/files/read_file.h"
#include "core/io/files/sniff.h"
#include "core/io/text/json.h"
#include "core/io/tokenizer/tokenizer_json.h"
#include "core/io/tokenizer/tokenizer_node.h"

#include <cstring>
#include <functional>
#include <utility>

namespace core {

namespace {

    void eachLine(std::string_view text, const std::function<void(std::string_view)>& f)
    {
        while (!text.empty()) {
            const std::size_t end = text.find('\n');
            std::string_view line = text.substr(0, end);
            if (line.ends_with('\r'))
                line.remove_suffix(1);
            f(line);
            text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        }
    }

    // Special tokens among these that the vocabulary has, matched literally in texts.
    std::vector<AddedToken> specialsIn(
        const Vocabulary& vocabulary, std::span<const std::string_view> contents)
    {
        std::vector<AddedToken> tokens;
        for (const std::string_view content : contents)
            if (const auto id = vocabulary.idOf(content))
                tokens.push_back({ .id = *id, .content = std::string(content), .special = true });
        return tokens;
    }

    TemplateToken templateToken(const Vocabulary& vocabulary, std::string_view text)
    {
        return { vocabulary.idOf(text).value_or(0), std::string(text) };
    }

    std::vector<std::pair<std::string, std::string>> readMergeLines(std::string_view text)
    {
        std::vector<std::pair<std::string, std::string>> merges;
        eachLine(text, [&](std::string_view line) {
            if (!line.empty() && !line.starts_with("#version"))
                merges.push_back(mergeOf(line, merges.size() + 1));
        });
        return merges;
    }

    std::string textOfFile(const std::string& path)
    {
        const FileBytes file = readFile(path, textSizeLimit);
        if (const FileKind kind = sniff(file.bytes()); !mayBeText(kind)) {
            const Error error = wrongFile(kind, message("a text file"));
            throw error.within(message("%1: %2", path, error.message));
        }
        std::string text(file.size, '\0');
        std::memcpy(text.data(), file.content.get(), file.size);
        return text;
    }

    bool saysLowerCase(const std::string& config)
    {
        if (!stampOf(config))
            return true;
        const nlohmann::json json = parseJsonFile(config, textOfFile(config));
        return TokenizerNode(json, "tokenizer_config.json").flagOr("do_lower_case", true);
    }

} // namespace

Tokenizer readVocabularyText(std::string_view text, bool lowerCase)
{
    static constexpr std::string_view specials[] = { "[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]" };
    checkUtf8(text);
    std::vector<NumberedSubword> entries;
    eachLine(text, [&](std::string_view line) {
        entries.emplace_back(std::string(line), static_cast<TokenId>(entries.size()));
    });
    Vocabulary vocabulary(std::move(entries));
    AddedTokens added(specialsIn(vocabulary, specials), {});
    std::vector<PostProcessor> framings;
    if (vocabulary.idOf("[CLS]") && vocabulary.idOf("[SEP]"))
        framings.emplace_back(
            ProcessBert { templateToken(vocabulary, "[SEP]"), templateToken(vocabulary, "[CLS]") });
    NormaliseBert normaliser;
    normaliser.lowerCase = lowerCase;
    normaliser.stripAccents = lowerCase;
    return { { normaliser }, std::move(added), { SplitBert {} },
        WordPiece(std::move(vocabulary), {}), std::move(framings), { DecodeWordPiece {} } };
}

Tokenizer readVocabularyAndMerges(std::string_view vocabularyText, std::string_view mergesText)
{
    static constexpr std::string_view specials[]
        = { "<|endoftext|>", "<s>", "<pad>", "</s>", "<unk>", "<mask>" };
    checkUtf8(mergesText);
    const nlohmann::json json = parseJsonFile("vocab.json", vocabularyText);
    Vocabulary vocabulary = readVocabulary(TokenizerNode(json, "vocab.json"), {});
    std::vector<AddedToken> tokens = specialsIn(vocabulary, specials);
    for (AddedToken& token : tokens) // <mask> includes the blank before it
        token.stripsLeft = token.content == "<mask>";
    BpeRules rules;
    rules.merges = readMergeLines(mergesText);
    std::vector<PostProcessor> framings;
    if (vocabulary.idOf("<s>") && vocabulary.idOf("</s>"))
        framings.emplace_back(ProcessRoberta {
            templateToken(vocabulary, "</s>"), templateToken(vocabulary, "<s>"), ProcessTrim {} });
    return { {}, AddedTokens(std::move(tokens), {}), { SplitByteLevel { false, true } },
        Bpe(std::move(vocabulary), std::move(rules)), std::move(framings), { DecodeByteLevel {} } };
}

bool hasTokenizer(const std::string& folder)
{
    const auto has = [&](const char* name) { return stampOf(folder + "/" + name).has_value(); };
    return has("tokenizer.json") || has("vocab.txt") || (has("vocab.json") && has("merges.txt"));
}

Tokenizer readTokenizerFolder(const std::string& folder)
{
    const auto has = [&](const char* name) { return stampOf(folder + "/" + name).has_value(); };
    const auto content = [&](const char* name) { return textOfFile(folder + "/" + name); };
    if (has("tokenizer.json"))
        return readTokenizerJson(content("tokenizer.json"));
    if (has("vocab.json") && has("merges.txt"))
        return readVocabularyAndMerges(content("vocab.json"), content("merges.txt"));
    if (has("vocab.txt"))
        return readVocabularyText(
            content("vocab.txt"), saysLowerCase(folder + "/tokenizer_config.json"));
    throw Error("tokenizer_none",
        message("there is no tokenizer in “%1”: no tokenizer.json, no vocab.json with merges.txt, "
                "no vocab.txt",
            folder));
}

} // namespace core
