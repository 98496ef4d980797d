#include "app/command.h"
#include "app/console.h"
#include "app/input_session.h"
#include "app/model_options.h"
#include "app/printer.h"
#include "app/request.h"
#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/input/imported_attention.h"
#include "core/io/model/bundled_models.h"
#include "core/io/text/records.h"
#include "core/io/tokenizer/encoding_json.h"
#include "core/io/tokenizer/vocabulary_files.h"
#include "core/pretrained_model.h"
#include "core/resolve/trained_text.h"
#include "core/settings/field_text.h"
#include "core/text/tokenizer/encoding.h"
#include "core/text/tokenizer/tokenizer.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    // Tokenizes a text, and names a token by its ID.
    struct TokenMaker {
        std::function<core::Encoding(const core::TokenizerInput& input)> encode;
        std::function<std::string(core::TokenId id)> spelling;
    };

    std::uint32_t charactersIn(std::string_view text)
    {
        std::uint32_t count = 0;
        core::eachCodePoint(text, [&](auto, auto, auto) { ++count; });
        return count;
    }

    core::Encoding encoded(
        const core::training::TrainedNetwork& network, const core::TokenizerInput& input)
    {
        if (input.second)
            throw core::Error(
                "second_text", core::message("a network trained with Headlight takes one text"));
        const core::TrainedText read = core::inputText(network, input.text);
        core::Encoding result;
        std::uint32_t byte = 0;
        std::uint32_t character = 0;
        const auto placeOf = [&](std::uint32_t place) { // positions ascend
            character += charactersIn(input.text.substr(byte, place - byte));
            byte = place;
            return character;
        };
        for (std::size_t i = 0; i < read.ids.size(); ++i) {
            const core::Token& token = read.tokens[i];
            const std::uint32_t begin = placeOf(token.begin);
            result.push_back({ .id = static_cast<std::uint32_t>(read.ids[i]),
                .text = token.text,
                .range = { begin, placeOf(token.end) } });
        }
        return result;
    }

    // For a network trained with Headlight: splits one text into the words or characters of its
    // task. Errors "unknown_tokens", "no_tokens", "second_text"; "no_tokenizer" for a curve.
    TokenMaker trainedTokenizer(
        const std::shared_ptr<const core::training::TrainedNetwork>& network)
    {
        if (network->task.output == core::training::OutputKind::Numbers)
            throw core::Error("no_tokenizer",
                core::message(
                    "this network was trained on a curve: its input is numbers (x values), "
                    "not tokens"));
        return { [network](const core::TokenizerInput& input) { return encoded(*network, input); },
            [network](core::TokenId id) {
                return core::readTokens(*network, { static_cast<core::Index>(id) }).front().text;
            } };
    }

    std::string lines(const std::vector<core::Token>& tokens)
    {
        std::string text;
        for (std::size_t i = 0; i < tokens.size(); ++i)
            text += std::to_string(i + 1) + "\t" + harmless(tokens[i].text) + "\n";
        return text;
    }

    QJsonArray array(const std::vector<core::Token>& tokens)
    {
        QJsonArray result;
        for (const core::Token& token : tokens)
            result << QString::fromStdString(token.text);
        return result;
    }

    std::string object(const core::ImportedLayer& of)
    {
        const QJsonObject object { { u"attention"_s, QString::fromStdString(of.path) },
            { u"queries"_s, array(*of.queryTokens) }, { u"keys"_s, array(*of.keyTokens) } };
        return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + "\n";
    }

    // The token lists, with headings if there are several.
    std::string lists(const std::vector<const core::ImportedLayer*>& all)
    {
        if (all.size() == 1 && all.front()->isSelfAttention())
            return lines(*all.front()->queryTokens);
        std::string text;
        for (const core::ImportedLayer* each : all) {
            const std::string start = (text.empty() ? "" : "\n") + each->path;
            text += start + (each->isSelfAttention() ? "" : " queries") + "\n"
                + lines(*each->queryTokens);
            if (!each->isSelfAttention())
                text += "\n" + each->path + " keys\n" + lines(*each->keyTokens);
        }
        return text;
    }

    // The layers whose tokens differ from those before.
    std::vector<const core::ImportedLayer*> differentLists(const core::ImportedAttention& trace)
    {
        std::vector<const core::ImportedLayer*> different;
        for (const core::ImportedLayer& each : trace.attentions()) {
            const auto same = [&](const core::ImportedLayer* other) {
                return *other->queryTokens == *each.queryTokens
                    && *other->keyTokens == *each.keyTokens;
            };
            if (std::ranges::none_of(different, same))
                different.push_back(&each);
        }
        return different;
    }

    core::Records importedRecords(const core::ImportedAttention& trace)
    {
        core::Records records { { "attention", "sequence", "position", "token" }, {} };
        const auto add = [&](const core::ImportedLayer& of, const char* sequence,
                             const std::vector<core::Token>& tokens) {
            for (std::size_t i = 0; i < tokens.size(); ++i)
                records.rows.push_back({ of.path, std::string(sequence),
                    static_cast<std::int64_t>(i + 1), tokens[i].text });
        };
        for (const core::ImportedLayer* each : differentLists(trace)) {
            add(*each, "queries", *each->queryTokens);
            add(*each, "keys", *each->keyTokens);
        }
        return records;
    }

    // The tokens of imported attention, each sequence once: a line per token with its position, or
    // a JSON object per line.
    std::string importedTokens(const core::ImportedAttention& trace, bool json)
    {
        const std::vector<const core::ImportedLayer*> different = differentLists(trace);
        if (!json)
            return lists(different);
        std::string text;
        for (const core::ImportedLayer* each : different)
            text += object(*each);
        return text;
    }

    const QString everyLine = QStringLiteral("lines");
    const QString numbersOfTokens = QStringLiteral("ids");
    constexpr std::size_t mostInput = std::size_t { 1 } << 30;

    std::string tableOf(const core::Encoding& encoding)
    {
        std::string text;
        for (const core::EncodedToken& token : encoding)
            text += std::to_string(token.id) + "\t" + harmless(token.text) + "\t"
                + std::to_string(token.range.begin) + "-" + std::to_string(token.range.end) + "\n";
        return text;
    }

    const std::vector<std::string> tokenColumns { "id", "token", "begin", "end", "type_id",
        "special" };

    core::Records recordsOf(const core::Encoding& encoding)
    {
        core::Records records { tokenColumns, {} };
        for (const core::EncodedToken& token : encoding)
            records.rows.push_back({ std::int64_t { token.id }, token.text,
                std::int64_t { token.range.begin }, std::int64_t { token.range.end },
                std::int64_t { token.typeId }, token.special });
        return records;
    }

    int written(const QCommandLineParser& parser, const core::Encoding& encoding)
    {
        return printout(parser,
            { [&] { return tableOf(encoding); }, [&] { return recordsOf(encoding); },
                [&] { return core::encodingJson(encoding) + "\n"; } });
    }

    // The tokens of one line of standard input.
    std::string lineText(const core::Encoding& encoding, PrintFormat format, std::size_t number)
    {
        if (format == PrintFormat::Json)
            return core::encodingJson(encoding) + "\n";
        if (format == PrintFormat::Text)
            return tableOf(encoding) + "\n";
        std::string text;
        for (core::RecordRow row : recordsOf(encoding).rows) {
            row.insert(row.begin(), static_cast<std::int64_t>(number));
            text += core::csvLine(row);
        }
        return text;
    }

    TokenMaker makerOf(const std::string& model, const core::SharedStore& store)
    {
        const std::string folder = QDir::currentPath().toStdString();
        if (const auto network = store->files(folder).trainedNetwork(model))
            return trainedTokenizer(network);
        const auto tokenizer = std::make_shared<const core::Tokenizer>(
            core::readTokenizerFolder(core::modelFolder(model, folder)));
        return { [tokenizer](const core::TokenizerInput& input) {
                    return core::encodeText(*tokenizer, input);
                },
            [tokenizer](core::TokenId id) { return core::tokenText(*tokenizer, id); } };
    }

    // Tokenizes each line of standard input: plain text, or a JSON string with --format json.
    int encodeLines(const TokenMaker& maker, const QCommandLineParser& parser)
    {
        Printer printer(parser);
        const bool json = printer.format() == PrintFormat::Json;
        std::vector<std::string> columns = tokenColumns;
        columns.insert(columns.begin(), "line");
        if (printer.format() == PrintFormat::Csv && !printer.write(core::csvHeader(columns)))
            return printer.close();
        const std::string input = readInput(mostInput);
        std::size_t number = 0;
        for (std::size_t at = 0; at < input.size();) {
            const std::size_t end = std::min(input.find('\n', at), input.size());
            const std::string_view line = std::string_view(input).substr(at, end - at);
            at = end + 1;
            ++number;
            try {
                const std::string text = json ? core::textOfJson(line) : std::string(line);
                if (!printer.write(lineText(maker.encode({ text }), printer.format(), number)))
                    return printer.close();
            } catch (const core::Error& error) {
                throw error.within(core::message("line %1: %2", number, error.message));
            }
        }
        return printer.close();
    }

    // Token IDs with their texts.
    core::Encoding numbered(const TokenMaker& maker, const std::string& written)
    {
        std::vector<int> ids;
        core::readField(ids, written, { "--ids", core::Range { 0, 1e9 } });
        core::Encoding result;
        for (const int id : ids) {
            const auto piece = static_cast<core::TokenId>(id);
            core::EncodedToken& token = result.emplace_back();
            token.id = piece;
            token.text = maker.spelling(piece);
        }
        return result;
    }

    // The number of the three inputs --text, --ids and --lines that are given.
    auto waysToAsk(const QCommandLineParser& parser)
    {
        const QStringList ways { textOption().names().first(), numbersOfTokens, everyLine };
        return std::ranges::count_if(ways, [&](const QString& way) { return parser.isSet(way); });
    }

    // A tokenizer separates two texts even where its model knows one segment. Folders without a
    // model have only the tokenizer.
    void notePair(const std::string& where, const core::SharedStore& store)
    {
        bool pairs = true;
        try {
            pairs = core::takesPairs(*store->files(QDir::currentPath().toStdString()).model(where));
        } catch (const core::Error&) {
            return;
        }
        if (!pairs)
            printError(noticeText({ { "no_second_segment",
                core::message("this model has no second segment: it reads both texts as one") } }));
    }

    int tokens(const QCommandLineParser& parser, const core::SharedStore& store)
    {
        const std::string model = parser.isSet(modelOption())
            ? parser.value(modelOption()).toStdString()
            : core::PretrainedSource {}.where;
        if (core::namesTrace(model)) {
            if (waysToAsk(parser) > 0)
                throw core::traceOnly(core::message("its tokens are fixed and cannot be replaced"));
            const auto trace = store->files(QDir::currentPath().toStdString()).imported(model);
            return printout(parser,
                { [&] { return importedTokens(*trace, false); },
                    [&] { return importedRecords(*trace); },
                    [&] { return importedTokens(*trace, true); } });
        }
        if (waysToAsk(parser) != 1)
            return refuseUsage(
                "one of --text, --ids and --lines is needed", QStringLiteral("tokens"));
        if (parser.isSet(pairOption()) && !parser.isSet(textOption()))
            return refuseUsage("--pair requires --text", QStringLiteral("tokens"));
        const TokenMaker maker = makerOf(model, store);
        if (parser.isSet(everyLine))
            return encodeLines(maker, parser);
        if (parser.isSet(numbersOfTokens)) {
            const std::string ids = parser.value(numbersOfTokens).toStdString();
            return written(parser, numbered(maker, ids));
        }
        const std::string text = inputText(parser).value_or("");
        const std::string second = parser.value(pairOption()).toStdString();
        core::TokenizerInput input { text };
        if (parser.isSet(pairOption())) {
            input.second = second;
            notePair(model, store);
        }
        return written(parser, maker.encode(input));
    }

} // namespace

Command tokensCommand()
{
    return { QStringLiteral("tokens"), QStringLiteral("--model MODEL --text TEXT"),
        QStringLiteral("tokenize a text with a model's tokenizer"),
        QStringLiteral(
            "Tokenizes a text with the model's tokenizer and prints each token's ID, its form "
            "in the vocabulary and the character range it covers (0-based, end exclusive). The "
            "model folder contains tokenizer.json, vocab.json with merges.txt, or vocab.txt. "
            "With --lines, each line of standard input is a text of its own; with --format "
            "json, each line is a JSON string, and the output is one JSON object per line. JSON "
            "and CSV also have the token types (segments): 1 for the second text of a pair. For "
            "imported attention it prints the tokens that the file names, with their positions, "
            "or with --format json one object with the queries and keys of each sequence. "
            "Default model: encoder.\n\n"
            "  headlight tokens --model encoder --text \"unbelievable\"\n"
            "  headlight tokens --model my-model --lines --format json < texts.jsonl\n"
            "  headlight tokens --model trace.npz"),
        { modelOption(QStringLiteral("encoder")), textOption(), pairOption(),
            { numbersOfTokens, QStringLiteral("Token IDs, for example 5,9,3, instead of a text."),
                QStringLiteral("NUMBERS") },
            { everyLine, QStringLiteral("Read standard input; each line is a text.") } },
        0, tokens, false, Prints::Rows };
}

} // namespace app
