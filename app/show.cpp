#include "app/command.h"
#include "app/console.h"
#include "app/model_options.h"
#include "app/printer.h"
#include "app/request.h"
#include "app/trace_choice.h"
#include "core/analysis/statistics.h"
#include "core/analysis/weights/attenders.h"
#include "core/analysis/weights/weighted_sum.h"
#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/head_at.h"
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
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

namespace app {

using core::Experiment;
using core::Index;
using core::Matrix;
using core::Trace;

namespace {

    // The layer that is drawn.
    struct ShownLayer {
        const core::Trace& trace;
        core::Index layer = 0;

        [[nodiscard]] const core::AttentionTrace& attention() const
        {
            return trace.attention(layer);
        }
    };

    struct Layout {
        int width = 0; // of the terminal, in columns
        std::vector<std::string> patterns; // of every head
    };

    constexpr int labelWidth = 12;
    constexpr Index mostRows = 48;
    constexpr int gap = 2;
    constexpr int linkWidth = 12; // of the key of a link
    constexpr int patternWidth = 19; // "same_word (uniform)"

    const std::vector<core::Token>& queryTokens(const ShownLayer& shown)
    {
        return *shown.attention().queryTokens;
    }

    std::string label(const core::Token& token)
    {
        return fitted(harmless(token.text), labelWidth);
    }

    std::string title(Index head)
    {
        return "head " + std::to_string(head + 1);
    }

    std::string_view seen(const ShownLayer& shown, Index head)
    {
        return core::statistics(shown.trace, shown.layer, head).pattern;
    }

    // The pattern the head was built for; the measured pattern in brackets if it differs.
    std::string pattern(const ShownLayer& shown, Index head)
    {
        const std::string built = core::headAt(shown.trace, shown.layer, head).pattern();
        const std::string looks(seen(shown, head));
        const std::string name
            = built.empty() || built == looks ? looks : built + " (" + looks + ")";
        return core::headAt(shown.trace, shown.layer, head).trace.enabled ? name : "off: " + name;
    }

    // Five levels for a fraction of the largest weight; "-" for negative ones.
    std::string_view ink(double share)
    {
        static constexpr std::array<std::string_view, 6> steps { " ", "·", "░", "▒", "▓", "█" };
        if (share < 0)
            return "-";
        const auto step = static_cast<std::size_t>(
            std::clamp(std::ceil(share * (steps.size() - 1) - 0.1), 0.0, steps.size() - 1.0));
        return steps[step];
    }

    // The weight drawn full: 1, or the largest weight if that exceeds 1.
    double largestWeight(const Matrix& weights)
    {
        double largest = 1;
        for (const core::Scalar weight : weights.values())
            largest = std::max(largest, std::abs(static_cast<double>(weight)));
        return largest;
    }

    // Draws a row of weights; `full` is the weight drawn as a full block.
    struct Pen {
        double full = 1;
        Index columns = 0;
        int cellWidth = 1;

        [[nodiscard]] std::string row(const Matrix& weights, Index row) const
        {
            std::string text;
            for (Index j = 0; j < columns; ++j)
                for (int repeat = 0; repeat < cellWidth; ++repeat)
                    text += ink(weights(row, j) / full);
            return text;
        }
    };

    // Empty, or "(the first 48 of 60 rows)".
    std::string cutNote(Index shown, Index all, const char* what)
    {
        return shown == all ? std::string {}
                            : "(the first " + std::to_string(shown) + " of " + std::to_string(all)
                + " " + what + ")\n";
    }

    // Heads side by side, as many as fit, in blocks below each other. `cell(head, row)` gives one
    // row of a head, cut to `columnWidth` columns.
    std::string blocks(
        const ShownLayer& shown, const Layout& layout, int columnWidth, const auto& cell)
    {
        const auto heads = std::ssize(shown.attention().heads);
        const Index rows = std::min(mostRows, std::ssize(queryTokens(shown)));
        const Index perBlock = std::max(1, (layout.width - labelWidth) / (columnWidth + gap));
        std::string text;
        for (Index first = 0; first < heads; first += perBlock) {
            const Index last = std::min(heads, first + perBlock);
            const auto line = [&](const std::string& start, const auto& part) {
                text += start;
                for (Index head = first; head < last; ++head)
                    text += std::string(gap, ' ') + fitted(part(head), columnWidth);
                text.erase(text.find_last_not_of(' ') + 1);
                text += "\n";
            };
            const std::string blank(labelWidth, ' ');
            line(blank, title);
            line(
                blank, [&](Index head) { return layout.patterns[static_cast<std::size_t>(head)]; });
            for (Index row = 0; row < rows; ++row)
                line(label(queryTokens(shown)[static_cast<std::size_t>(row)]),
                    [&](Index head) { return cell(head, row); });
            text += "\n";
        }
        return text;
    }

    std::string linkText(const ShownLayer& shown, Index head, Index row)
    {
        const core::HeadAt at = core::headAt(shown.trace, shown.layer, head);
        const auto values = at.weights().row(row);
        const auto [smallest, largest] = std::ranges::minmax_element(values);
        if (*largest <= 0)
            return "-";
        if (values.size() > 1 && *largest - *smallest < 0.01F * *largest)
            return fitted("uniform", linkWidth) + " " + decimals(*largest, 2);
        const auto& key
            = (*shown.attention().keyTokens)[static_cast<std::size_t>(largest - values.begin())];
        return fitted(harmless(key.text), linkWidth) + " " + decimals(*largest, 2);
    }

    const std::vector<std::string>& weightColumns()
    {
        static const std::vector<std::string> columns { "layer", "head", "pattern",
            "query_position", "query", "key_position", "key", "weight" };
        return columns;
    }

    struct WeightAt {
        Index head = 0, query = 0, key = 0;
    };

    void addWeight(
        core::Records& records, const ShownLayer& shown, const WeightAt& at, const Matrix& weights)
    {
        const auto textAt = [](const core::TokenList& tokens, Index place) {
            return (*tokens)[static_cast<std::size_t>(place)].text;
        };
        records.rows.push_back(
            { shown.attention().path, at.head + 1, std::string(seen(shown, at.head)), at.query + 1,
                textAt(shown.attention().queryTokens, at.query), at.key + 1,
                textAt(shown.attention().keyTokens, at.key),
                core::printable(weights(at.query, at.key)) });
    }

    // The pattern each head was built for, and the measured one.
    std::vector<std::string> headPatterns(const ShownLayer& shown)
    {
        std::vector<std::string> patterns;
        for (Index head = 0; head < std::ssize(shown.attention().heads); ++head)
            patterns.push_back(pattern(shown, head));
        return patterns;
    }

    // A layer as text: every head as a small heat map (rows: queries, columns: keys), and the
    // largest weight of every query in every head. Long sequences are truncated, with a note.
    std::string headMaps(const ShownLayer& shown, const Layout& layout)
    {
        const Index keys = std::ssize(*shown.attention().keyTokens);
        const Index queries = std::ssize(queryTokens(shown));
        const Index columns = std::min<Index>(keys, layout.width - labelWidth - gap);
        const auto columnWidth = static_cast<int>(std::max<Index>(columns, patternWidth));
        std::vector<Pen> pens;
        for (Index head = 0; head < std::ssize(shown.attention().heads); ++head)
            pens.push_back({ largestWeight(core::headAt(shown.trace, shown.layer, head).weights()),
                columns, 1 });
        const auto cell = [&](Index head, Index row) {
            return pens[static_cast<std::size_t>(head)].row(
                core::headAt(shown.trace, shown.layer, head).weights(), row);
        };
        return blocks(shown, layout, columnWidth, cell)
            + cutNote(std::min(queries, mostRows), queries, "rows")
            + cutNote(columns, keys, "columns");
    }

    std::string strongestLinks(const ShownLayer& shown, const Layout& layout)
    {
        return blocks(shown, layout, patternWidth,
            [&](Index head, Index row) { return linkText(shown, head, row); });
    }

    // A row for each query of each head: its strongest key. `all`: for one head, a row for each
    // weight.
    core::Records strongestRecords(const ShownLayer& shown)
    {
        core::Records records { weightColumns(), {} };
        for (Index head = 0; head < std::ssize(shown.attention().heads); ++head) {
            const Matrix& weights = core::headAt(shown.trace, shown.layer, head).weights();
            for (Index row = 0; row < weights.rows(); ++row) {
                const auto numbers = weights.row(row);
                addWeight(records, shown,
                    { head, row, std::ranges::max_element(numbers) - numbers.begin() }, weights);
            }
        }
        return records;
    }

    core::Records weightRecords(const ShownLayer& shown, Index head)
    {
        core::Records records { weightColumns(), {} };
        const Matrix& weights = core::headAt(shown.trace, shown.layer, head).weights();
        for (Index row = 0; row < weights.rows(); ++row)
            for (Index key = 0; key < weights.cols(); ++key)
                addWeight(records, shown, { head, row, key }, weights);
        return records;
    }

    // One head (from 0): statistics, a larger map, and each output as a weighted sum of values.
    std::string headDetails(const ShownLayer& shown, Index head, int width)
    {
        const core::HeadAt at = core::headAt(shown.trace, shown.layer, head);
        const Matrix& weights = at.weights();
        const core::HeadStatistics s = core::statistics(shown.trace, shown.layer, head);
        const auto percent = [](double share) { return decimals(100 * share, 0) + " %"; };
        std::string text = title(head) + ": " + pattern(shown, head) + "\n"
            + wrapped("entropy " + decimals(s.entropy, 2) + " nats (normalised "
                    + decimals(s.normalisedEntropy, 2) + "), attention distance "
                    + decimals(s.distance, 2) + " tokens; mean weight on self " + percent(s.self)
                    + ", previous " + percent(s.previous) + ", next " + percent(s.next) + ", first "
                    + percent(s.first) + ", same word " + percent(s.sameWord),
                width, "")
            + "\n";
        const Index rows = std::min(mostRows, weights.rows());
        const int cellWidth = weights.cols() * 2 + labelWidth + gap <= width ? 2 : 1;
        const Index columns
            = std::min<Index>(weights.cols(), (width - labelWidth - gap) / cellWidth);
        const Pen pen { largestWeight(weights), columns, cellWidth };
        for (Index row = 0; row < rows; ++row)
            text += label(queryTokens(shown)[static_cast<std::size_t>(row)]) + "  "
                + pen.row(weights, row) + "\n";
        text += cutNote(rows, weights.rows(), "rows") + cutNote(columns, weights.cols(), "columns")
            + "\nEach output is a weighted sum of values:\n";
        constexpr Index terms = 4;
        for (Index row = 0; row < rows; ++row)
            text += "  "
                + harmless(core::weightedSumText(
                    core::weightedSum(shown.trace, { shown.layer, head, row }, terms), 2, terms))
                + "\n";
        return text;
    }

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
        if (const auto& pretrained = trace.model->pretrained();
            pretrained != nullptr && !trace.model->isDesigned()) {
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
            const bool around = field.path == "softcap" || field.path == "residual"
                || field.path == "norm" || field.path == "feed_forward.kind";
            const bool topKind = field.needs.empty() && field.path.ends_with(".kind");
            const bool said = around
                ? field.value != field.defaultText
                : topKind || field.path == "temperature" || field.path == "seed";
            if (said)
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
                + wrapped(choices(trace->model->experiment.ofLayer(
                              static_cast<std::size_t>(shown.layer))),
                    width, "")
                + "\n" + (notices.empty() ? "" : notices + "\n") + body(shown, parser, width);
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
