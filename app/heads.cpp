#include "app/command.h"
#include "app/console.h"
#include "app/model_options.h"
#include "app/printer.h"
#include "app/request.h"
#include "app/trace_choice.h"
#include "core/analysis/head_measures.h"
#include "core/head_at.h"
#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "core/settings/field_text.h"
#include "core/trace.h"
#include "ui/words/head_name.h"

#include <algorithm>
#include <array>
#include <vector>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    const QString sortName = u"sort"_s;

    struct MeasuredHead {
        core::Index layer = 0;
        core::Index head = 0;
        core::HeadStatistics statistics;
    };

    // The heads of --layer, or all, in the order of --sort.
    std::vector<MeasuredHead> measuredHeads(
        const core::Trace& trace, const QCommandLineParser& parser)
    {
        const bool one = parser.isSet(layerOption());
        const core::Index first = one ? chosenLayer(parser, trace) : 0;
        const core::Index last = one ? first : std::ssize(trace.attentions) - 1;
        std::vector<MeasuredHead> heads;
        for (core::Index layer = first; layer <= last; ++layer)
            for (core::Index head = 0; head < std::ssize(trace.attention(layer).heads); ++head)
                heads.push_back({ layer, head, core::statistics(trace, layer, head) });
        auto order = core::HeadOrder::Unsorted;
        if (parser.isSet(sortName))
            core::readField(order, parser.value(sortName).toStdString(), { "--sort", {} });
        std::ranges::stable_sort(heads, {},
            [order](const MeasuredHead& each) { return core::sortKey(each.statistics, order); });
        return heads;
    }

    core::Records recordsOf(const core::Trace& trace, const std::vector<MeasuredHead>& heads)
    {
        core::Records records { { "layer", "head", "pattern", "built_for", "ablated" }, {} };
        for (const core::HeadMeasure& measure : core::headMeasures)
            records.columns.emplace_back(measure.id);
        for (const MeasuredHead& each : heads) {
            const core::HeadAt at = core::headAt(trace, each.layer, each.head);
            core::RecordRow row { trace.attention(each.layer).path, each.head + 1,
                std::string(each.statistics.pattern), core::RecordValue {}, !at.trace.enabled };
            if (const std::string built = at.pattern(); !built.empty())
                row[3] = built;
            for (const core::HeadMeasure& measure : core::headMeasures)
                row.emplace_back(measure.of(each.statistics));
            records.rows.push_back(std::move(row));
        }
        return records;
    }

    std::string rightAligned(const std::string& text, int width)
    {
        return std::string(static_cast<std::size_t>(std::max(0, width - widthOf(text))), ' ')
            + text;
    }

    // Two lines of a heading: "normalised" and "entropy".
    std::array<std::string, 2> headingOf(const core::HeadMeasure& measure)
    {
        const std::string id(measure.id);
        const std::size_t gap = id.find('_');
        return gap == std::string::npos ? std::array<std::string, 2> { "", id }
                                        : std::array { id.substr(0, gap), id.substr(gap + 1) };
    }

    int widthOfColumn(const core::HeadMeasure& measure)
    {
        constexpr int gap = 2;
        const auto [first, second] = headingOf(measure);
        return std::max(widthOf(first), widthOf(second)) + gap;
    }

    std::string tableOf(const core::Trace& trace, const std::vector<MeasuredHead>& heads)
    {
        constexpr int headWidth = 6;
        constexpr int patternColumns = 17;
        int layerWidth = headWidth;
        for (const MeasuredHead& each : heads)
            layerWidth = std::max(layerWidth, widthOf(trace.attention(each.layer).path) + 2);
        const auto line = [&](const std::array<std::string, 3>& names, const auto& number) {
            std::string text = fitted(names[0], layerWidth) + fitted(names[1], headWidth)
                + fitted(names[2], patternColumns);
            for (const core::HeadMeasure& measure : core::headMeasures)
                text += rightAligned(number(measure), widthOfColumn(measure));
            return text + "\n";
        };
        std::string text
            = line({}, [](const core::HeadMeasure& measure) { return headingOf(measure)[0]; })
            + line({ "layer", "head", "pattern" },
                [](const core::HeadMeasure& measure) { return headingOf(measure)[1]; });
        for (const MeasuredHead& each : heads)
            text += line({ trace.attention(each.layer).path, std::to_string(each.head + 1),
                             std::string(each.statistics.pattern) },
                [&](const core::HeadMeasure& measure) {
                    return ui::measureText(measure, each.statistics).toStdString();
                });
        return text;
    }

    int runHeads(const QCommandLineParser& parser, const core::SharedStore& files)
    {
        const Request request = requestFrom(parser, files);
        const auto trace = core::run(
            core::resolve(request.experiment, files->files(request.folder.toStdString())));
        printError(noticeText(trace->model->notices));
        const std::vector<MeasuredHead> heads = measuredHeads(*trace, parser);
        return printout(parser,
            { [&] { return tableOf(*trace, heads); }, [&] { return recordsOf(*trace, heads); } });
    }

    QString measureList()
    {
        QStringList ids;
        for (const std::string_view id : enumIds(core::HeadOrder {}))
            ids << QString::fromUtf8(id.data(), qsizetype(id.size()));
        return ids.join(u", "_s);
    }

} // namespace

Command headsCommand()
{
    return { u"heads"_s, u"[SESSION] [--model MODEL] [--text TEXT] [--sort MEASURE]"_s,
        u"measure every head: entropy, distance, patterns"_s,
        u"Lists every head of every layer with its pattern and its measures, as means over the "
        "queries: entropy in nats, attention distance in tokens, entropy divided by that of "
        "uniform attention (normalised_entropy), and the share of the weight on the query itself, "
        "the previous, next and first token, other copies of the same word, punctuation, special "
        "tokens, earlier copies of the token (duplicate_token) and the tokens that followed them "
        "(induction); then the largest weight and the number of queries that "
        "attend to nothing. Every share (self to induction) is the mean over only the queries that "
        "have such a key and may attend to it: the first token has no previous one, a word that "
        "occurs once has no same_word, and in a decoder punctuation counts from the first "
        "punctuation mark on. normalised_entropy is that of the queries with several keys. "
        "built_for is the pattern that a hand-built head was built for.\n\n"
        "  headlight heads --model encoder --text \"It was too tired\" --sort entropy\n"
        "  headlight heads --model encoder --text \"I saw a saw.\" --format csv -o heads.csv\n"
        "  headlight heads --model translator --text \"He is a student.\" --layer cross/layer2"_s,
        textOptions() + modelOptions()
            + QList<QCommandLineOption> { setOption(), lessonStepOption(), layerOption(),
                { sortName,
                    u"Sort the heads: %1. Entropies and distances smallest first, all others "
                    "largest first. Default: index."_s.arg(measureList()),
                    u"MEASURE"_s } },
        1, runHeads, false, Prints::Rows };
}

} // namespace app
