#include "app/command.h"
#include "app/console.h"
#include "app/layer_choice.h"
#include "app/model_options.h"
#include "app/printer.h"
#include "app/request.h"
#include "app/show_heads.h"
#include "app/token_choice.h"
#include "core/analysis/weights/attenders.h"
#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/inference/run.h"
#include "core/io/store/model_store.h"
#include "core/io/text/records.h"
#include "core/model.h"
#include "core/pretrained_model.h"
#include "core/resolve/image_input.h"
#include "core/resolve/resolve.h"
#include "core/settings/field_text.h"
#include "core/settings/settings.h"
#include "core/trace.h"
#include "ui/session/interventions.h"

#include <algorithm>
#include <optional>
#include <string>

namespace app {

namespace {

    std::string tokenAt(const core::TokenList& tokens, core::Index place)
    {
        return "\"" + harmless((*tokens)[static_cast<std::size_t>(place)].text) + "\" (token "
            + std::to_string(place + 1) + ")";
    }

    std::string lineOf(const core::HeadWeight& one, std::size_t rank, const core::Trace& trace)
    {
        constexpr int rankWidth = 4;
        constexpr int nameWidth = 26;
        const std::string number = std::to_string(rank);
        const std::string name
            = trace.attention(one.layer).path + " head " + std::to_string(one.head + 1);
        return std::string(rankWidth - std::min<std::size_t>(rankWidth, number.size()), ' ')
            + number + "  " + fitted(name, nameWidth) + decimals(static_cast<double>(one.weight), 3)
            + "\n";
    }

    // The first layer with these tokens: encoder and decoder have different ones.
    core::Index layerWith(const core::Trace& trace, const TokenName& cell)
    {
        std::optional<core::Error> problem;
        for (core::Index layer = 0; layer < std::ssize(trace.attentions); ++layer)
            try {
                static_cast<void>(cellNamed(cell, trace.attention(layer)));
                return layer;
            } catch (const core::Error& error) {
                if (error.problem != "unknown_token")
                    throw;
                problem = problem.value_or(error);
            }
        throw core::Error(*problem);
    }

    // All heads of all layers by the weight from one token to another, largest first, ties in layer
    // order. Layers with other tokens (encoder and decoder) are left out. Errors: those of
    // cellNamed if no layer has these tokens.
    std::string attenders(const core::Trace& trace, const TokenName& cell, core::Index most)
    {
        const core::Index layer = layerWith(trace, cell);
        const core::AttentionTrace& attention = trace.attention(layer);
        const NamedCell places = cellNamed(cell, attention);
        const auto all = core::attendersOf(trace, layer, places.query, places.key);
        const auto shown = std::min(static_cast<std::size_t>(most), all.size());
        std::string text = "Attention weight from " + tokenAt(attention.queryTokens, places.query)
            + " to " + tokenAt(attention.keyTokens, places.key) + ", "
            + (shown < all.size() ? std::to_string(shown) + " of " + std::to_string(all.size())
                                  : std::to_string(all.size()))
            + " heads, largest first:\n\n";
        for (std::size_t i = 0; i < shown; ++i)
            text += lineOf(all[i], i + 1, trace);
        return text;
    }

    core::Records attenderRecords(const core::Trace& trace, const TokenName& cell, core::Index most)
    {
        const core::Index layer = layerWith(trace, cell);
        const NamedCell places = cellNamed(cell, trace.attention(layer));
        const auto all = core::attendersOf(trace, layer, places.query, places.key);
        core::Records records { { "rank", "layer", "head", "weight" }, {} };
        for (std::size_t i = 0; i < std::min(static_cast<std::size_t>(most), all.size()); ++i)
            records.rows.push_back(
                { static_cast<std::int64_t>(i + 1), trace.attention(all[i].layer).path,
                    all[i].head + 1, core::printable(all[i].weight) });
        return records;
    }

    using core::Experiment;
    using core::Trace;

    const QString whoName = QStringLiteral("who");
    const QString topName = QStringLiteral("top");

    std::string counted(std::size_t count, const std::string& one, const std::string& many)
    {
        return std::to_string(count) + " " + (count == 1 ? one : many);
    }

    // Quoted, a long text shortened.
    std::string quoted(const std::string& text)
    {
        constexpr int longest = 240;
        const std::string safe = harmless(text);
        return "\"" + (widthOf(safe) > longest ? fitted(safe, longest) : safe) + "\"";
    }

    // Number of tokens, or of queries and keys.
    std::string askingText(const core::AttentionTrace& layer)
    {
        const std::size_t queries = layer.queryTokens->size();
        return layer.selfAttention() ? counted(queries, "token", "tokens")
                                     : counted(queries, "query", "queries") + ", "
                + counted(layer.keyTokens->size(), "key", "keys");
    }

    std::string sourceText(const ShownLayer& shown)
    {
        const Trace& trace = shown.trace;
        const core::Inputs& inputs = trace.model->inputs;
        const std::size_t queries = inputs.queryTokens.size();
        const std::size_t keys = inputs.keyTokens.size();
        const core::Source& source = trace.model->computed().source;
        if (!trace.model->canExplain())
            return (trace.model->trainedRun != nullptr ? "Network trained with Headlight: "
                                                       : "Imported attention: ")
                + askingText(shown.attention());
        if (const auto& pretrained = trace.model->pretrained(); pretrained != nullptr) {
            if (core::takesImages(*trace.model))
                return "Image: " + counted(queries, "token", "tokens");
            if (!std::get<core::PretrainedSource>(trace.model->experiment.network).ids.empty())
                return "Token IDs: " + counted(pretrained->input.ids.size(), "token", "tokens");
        }
        if (const auto* one = std::get_if<core::Sentence>(&source))
            return quoted(one->text) + ": " + counted(queries, "token", "tokens");
        if (const auto* pair = std::get_if<core::SentencePair>(&source);
            pair != nullptr && trace.model->pretrained() != nullptr)
            return quoted(pair->text) + " and " + quoted(pair->keys) + ": "
                + counted(queries, "token", "tokens");
        if (const auto* pair = std::get_if<core::SentencePair>(&source))
            return quoted(pair->text) + " attends to " + quoted(pair->keys) + ": "
                + counted(queries, "token", "tokens") + " and " + counted(keys, "token", "tokens");
        if (std::holds_alternative<core::PointSource>(source))
            return "Kernel regression: " + counted(queries, "query position", "query positions")
                + ", " + counted(keys, "data point", "data points");
        return "Vectors: " + counted(queries, "query", "queries") + ", "
            + counted(keys, "key", "keys");
    }

    std::string sizes(const ShownLayer& shown)
    {
        const core::AttentionTrace& layer = shown.attention();
        const core::HeadTrace& head = layer.heads[0];
        const std::size_t layers = shown.trace.attentions.size();
        const std::string start = layers > 1
            ? layer.path + " of " + counted(layers, "layer", "layers") + ", "
            : std::string();
        const std::string heads = counted(layer.heads.size(), "head", "heads");
        if (!shown.trace.model->canExplain())
            return start + heads;
        return start + "d = " + std::to_string(layer.queries->cols()) + ", " + heads
            + (head.q.cols() == head.k.cols() ? "" : ", d_q = " + std::to_string(head.q.cols()))
            + ", d_k = " + std::to_string(head.k.cols())
            + ", d_v = " + std::to_string(head.v.cols()) + "; output "
            + std::to_string(layer.output.rows()) + " x " + std::to_string(layer.output.cols());
    }

    // Interventions in the syntax of --set.
    std::string alterations(
        const Experiment& experiment, const std::vector<core::Intervention>& entries)
    {
        std::string text;
        for (std::size_t i = 0; i < entries.size(); ++i)
            for (const auto& field : ui::interventionFields(experiment, entries[i], i))
                if (field.value && field.value != field.defaultText)
                    text += " " + field.path + "=" + *field.value;
        return harmless(text);
    }

    // The settings in the syntax of --set: "score=dot  scaling=sqrt_dk  …".
    std::string choices(const Experiment& experiment)
    {
        if (const auto* const pretrained = std::get_if<core::PretrainedSource>(&experiment.network))
            return "model=" + harmless(pretrained->where)
                + alterations(experiment, pretrained->interventions);
        std::string text;
        for (const core::settings::Field& field : core::settings::list(experiment)) {
            if (field.path == "network.kind")
                continue;
            const bool topKind = field.needs.empty() && field.path.ends_with(".kind");
            const bool caps = field.path == "softcap" && field.value != field.defaultText;
            if (topKind || caps || field.path == "temperature" || field.path == "seed")
                text += (text.empty() ? "" : " ") + field.path.substr(0, field.path.find('.')) + "="
                    + field.value.value_or("");
        }
        return text;
    }

    std::string picture(const ShownLayer& shown, int width)
    {
        const Layout layout { width, headPatterns(shown) };
        return "Rows are queries, columns are keys; the fuller a cell, the larger the weight, - "
               "is negative:\n\n"
            + headMaps(shown, layout) + "Strongest key of each token, with its weight:\n\n"
            + strongestLinks(shown, layout)
            + "Try:\n"
              "  headlight show --text \"I am what I am\" --set heads=4 --head 3\n"
              "  headlight fields     list all fields for --set\n"
              "  headlight check      recompute published examples and compare\n"
              "  headlight --help\n";
    }

    // Number of lines of --who.
    core::Index linesFrom(const QCommandLineParser& parser)
    {
        int lines = 20;
        if (parser.isSet(topName))
            core::readField(
                lines, parser.value(topName).toStdString(), { "--top", core::Range { 1, 1e6 } });
        return lines;
    }

    // The head of --head, from 0.
    core::Index headNumber(const QString& text, std::size_t heads)
    {
        bool ok = false;
        const int head = text.toInt(&ok);
        if (!ok || head < 1 || static_cast<std::size_t>(head) > heads)
            throw core::Error("bad_value",
                core::message("--%1: expected a number from 1 to %2, found \"%3\"",
                    std::string("head"), heads, text.toStdString()));
        return head - 1;
    }

    std::string body(const ShownLayer& shown, const QCommandLineParser& parser, int width)
    {
        if (parser.isSet(whoName))
            return attenders(
                shown.trace, { parser.value(whoName).toStdString(), "who" }, linesFrom(parser));
        const QString head = parser.value(QStringLiteral("head"));
        return head.isNull()
            ? picture(shown, width)
            : headDetails(shown, headNumber(head, shown.attention().heads.size()), width);
    }

    core::Records recordsOf(const ShownLayer& shown, const QCommandLineParser& parser)
    {
        if (parser.isSet(whoName))
            return attenderRecords(
                shown.trace, { parser.value(whoName).toStdString(), "who" }, linesFrom(parser));
        const QString head = parser.value(QStringLiteral("head"));
        return head.isNull()
            ? strongestRecords(shown)
            : weightRecords(shown, headNumber(head, shown.attention().heads.size()));
    }

    int show(const QCommandLineParser& parser, const core::SharedStore& files)
    {
        const int width = terminalWidth();
        const Request request = requestFrom(parser, files);
        const core::StoreFiles reading = files->files(request.folder.toStdString());
        const auto trace = core::run(core::resolve(request.experiment, reading));
        const std::string notices = noticeText(trace->model->notices);
        const ShownLayer shown { *trace, chosenLayer(parser, *trace, request.layer) };
        const auto text = [&] {
            return wrapped(sourceText(shown), width, "")
                + (parser.isSet(whoName) ? "" : sizes(shown) + "\n")
                + wrapped(choices(trace->model->experiment), width, "") + "\n"
                + (notices.empty() ? "" : notices + "\n") + body(shown, parser, width);
        };
        Printer printer(parser);
        if (printer.format() != PrintFormat::Text)
            printError(notices); // not part of the rows
        return printout(parser, { text, [&] { return recordsOf(shown, parser); } });
    }

} // namespace

Command showCommand()
{
    return { QStringLiteral("show"),
        QStringLiteral("[SESSION] [--text TEXT] [--set FIELD=VALUE …] [--head N]"),
        QStringLiteral("print what every head attends to"),
        QStringLiteral(
            "Computes attention for a sentence and prints the weights of every head as a small "
            "heat map with the strongest key of every token. --head prints one head with its "
            "statistics and every output as a weighted sum of values. JSON and CSV have a row for "
            "the strongest key of every query and head, with --head for every weight of the head. "
            "SESSION is a file saved "
            "by Headlight, a lesson's name, a figure that contains its session, or - for "
            "standard input; the other arguments modify it. --who ranks all heads by the weight "
            "from one token to another. --model also accepts imported attention (npz, "
            "safetensors; \"headlight help compute\" describes the file).\n\n"
            "  headlight show --text \"He booked a room at a hotel.\" --head 4\n"
            "  headlight show --set mask=causal --set heads=2 --set weights=random --set "
            "seed=7\n"
            "  headlight show --model encoder --text \"It was too tired\" --who \"it>tired\"\n"
            "  headlight show --model trace.npz --layer 3 --head 5"),
        textOptions() + modelOptions()
            + QList<QCommandLineOption> { setOption(), lessonStepOption(), layerOption(),
                { QStringLiteral("head"), QStringLiteral("Print only this head, counted from 1."),
                    QStringLiteral("N") },
                { whoName,
                    QStringLiteral("Rank all heads of all layers by the weight from one token "
                                   "to another, as in \"it>animal\". saw:2 is the second "
                                   "\"saw\", #8 the eighth token."),
                    QStringLiteral("QUERY>KEY") },
                { topName, QStringLiteral("Number of heads that --who lists. Default: 20."),
                    QStringLiteral("N") } },
        1, show, false, Prints::Rows };
}

} // namespace app
