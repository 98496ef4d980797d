#include "app/asked.h"
#include "app/command.h"
#include "app/console.h"
#include "app/show_heads.h"
#include "core/base/error.h"
#include "core/io/store/model_store.h"
#include "core/model.h"
#include "core/settings/settings.h"
#include "core/trace.h"

namespace app {

namespace {

    using core::Experiment;
    using core::Trace;

    std::string counted(std::size_t count, const std::string& one, const std::string& many)
    {
        return std::to_string(count) + " " + (count == 1 ? one : many);
    }

    // A long text is known by its start.
    std::string quoted(const std::string& text)
    {
        constexpr int longest = 240;
        const std::string safe = harmless(text);
        return "\"" + (widthOf(safe) > longest ? fitted(safe, longest) : safe) + "\"";
    }

    std::string sourceText(const Trace& trace)
    {
        const core::Inputs& inputs = trace.model->inputs;
        const std::size_t queries = inputs.queryTokens.size();
        const std::size_t keys = inputs.keyTokens.size();
        const core::Source& source = trace.model->experiment.source;
        if (const auto* one = std::get_if<core::Sentence>(&source))
            return quoted(one->text) + ": " + counted(queries, "token", "tokens");
        if (const auto* pair = std::get_if<core::SentencePair>(&source))
            return quoted(pair->text) + " looks at " + quoted(pair->keys) + ": "
                + counted(queries, "token", "tokens") + " and " + counted(keys, "token", "tokens");
        if (std::holds_alternative<core::PointSource>(source))
            return "Kernel regression: " + counted(queries, "place", "places") + ", "
                + counted(keys, "data point", "data points");
        return "Given vectors: " + counted(queries, "query", "queries") + ", "
            + counted(keys, "key", "keys");
    }

    std::string sizes(const Trace& trace)
    {
        const core::LayerTrace& layer = trace.layer(0);
        const core::HeadTrace& head = layer.heads[0];
        return "d = " + std::to_string(layer.queries->cols()) + ", "
            + counted(layer.heads.size(), "head", "heads")
            + ", d_k = " + std::to_string(head.q.cols())
            + ", d_v = " + std::to_string(head.v.cols()) + "; output "
            + std::to_string(layer.output.rows()) + " x " + std::to_string(layer.output.cols());
    }

    // The choices as one would set them: "score=dot  scaling=sqrt_dk  …".
    std::string choices(const Experiment& experiment)
    {
        std::string text;
        for (const core::settings::Field& field : core::settings::list(experiment)) {
            const bool topKind = field.needs.empty() && field.path.ends_with(".kind");
            if (topKind || field.path == "temperature" || field.path == "seed")
                text += (text.empty() ? "" : " ") + field.path.substr(0, field.path.find('.')) + "="
                    + field.value.value_or("");
        }
        return text;
    }

    std::string picture(const Trace& trace, int width)
    {
        const Layout layout { width, headPatterns(trace) };
        return "Rows are queries, columns keys; more ink is more weight, - is below 0:\n\n"
            + headMaps(trace, layout) + "Each token's strongest link and its weight:\n\n"
            + strongestLinks(trace, layout)
            + "Try:\n"
              "  headlight show --text \"I am what I am\" --set heads=4 --head 3\n"
              "  headlight fields     every setting that --set takes\n"
              "  headlight check      published examples, recomputed\n"
              "  headlight --help\n";
    }

    // The head asked for, counted from 0.
    core::Index headNumber(const QString& text, std::size_t heads)
    {
        bool ok = false;
        const int head = text.toInt(&ok);
        if (!ok || head < 1 || static_cast<std::size_t>(head) > heads)
            throw core::Error("bad_value",
                core::phrase("--%1: expected a number from 1 to %2, found \"%3\"",
                    std::string("head"), heads, text.toStdString()));
        return head - 1;
    }

    int show(const QCommandLineParser& parser, const core::SharedStore& files)
    {
        const QString head = parser.value(QStringLiteral("head"));
        const int width = terminalWidth();
        const Asked question = asked(parser);
        const auto trace = core::run(
            core::resolve(question.experiment, files->files(question.folder.toStdString())));
        const std::string notices = noticeText(trace->model->notices);
        const std::string start = wrapped(sourceText(*trace), width, "") + sizes(*trace) + "\n"
            + wrapped(choices(trace->model->experiment), width, "") + "\n"
            + (notices.empty() ? "" : notices + "\n");
        const std::string rest = head.isNull()
            ? picture(*trace, width)
            : headDetails(*trace, headNumber(head, trace->layer(0).heads.size()), width);
        return print(start + rest) ? done : failed;
    }

} // namespace

Command showCommand()
{
    return { QStringLiteral("show"),
        QStringLiteral("[SESSION] [--text TEXT] [--set FIELD=VALUE …] [--head N]"),
        QStringLiteral("what every head attends to, as text"),
        QStringLiteral(
            "Computes attention for a sentence and draws every head's weights in the terminal: a "
            "small heat map and the strongest link of every token. With --head, one head with its "
            "statistics and every output as a mixture of values. SESSION is a file saved by "
            "Headlight, a figure that carries its session, or - for standard input; the other "
            "arguments change it.\n\n"
            "  headlight show --text \"He booked a room at a hotel.\" --head 4\n"
            "  headlight show --set mask=causal --set heads=2 --set weights=random --set seed=7"),
        { textOption(), setOption(),
            { QStringLiteral("head"), QStringLiteral("Only this head, counted from 1."),
                QStringLiteral("N") } },
        1, show };
}

} // namespace app
