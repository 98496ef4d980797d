#include "app/command.h"
#include "app/console.h"
#include "app/printer.h"
#include "core/base/error.h"
#include "core/inference/run.h"
#include "core/limits.h"
#include "core/resolve/resolve.h"
#include "core/trace.h"

#include <algorithm>
#include <chrono>
#include <thread>
#include <vector>

namespace app {

namespace {

    using Milliseconds = std::chrono::duration<double, std::milli>;

    struct Timing {
        double median = 0;
        double fastest = 0;
        std::size_t runs = 0;
    };

    // At least five runs and half a second; the first run, with cold caches, does not count.
    Timing timed(const auto& work)
    {
        using Clock = std::chrono::steady_clock;
        constexpr std::size_t fewest = 5;
        const auto last = Clock::now() + std::chrono::milliseconds(500);
        std::vector<double> times;
        work();
        while (times.size() < fewest || Clock::now() < last) {
            const auto start = Clock::now();
            work();
            times.push_back(Milliseconds(Clock::now() - start).count());
        }
        std::ranges::sort(times);
        return { times[times.size() / 2], times.front(), times.size() };
    }

    core::Experiment layerOf(int tokens)
    {
        constexpr int width = 512;
        std::string text;
        for (int i = 0; i < tokens; ++i)
            text += "word" + std::to_string(i) + " ";
        core::Experiment experiment;
        experiment.source = core::Sentence { text };
        experiment.design.dimension = width;
        experiment.design.weights = core::RandomWeights {};
        return experiment;
    }

    struct TimedWork {
        std::string what;
        int tokens = 0;
        Timing timing;
    };

    std::string timingLine(const TimedWork& work)
    {
        const Timing& timing = work.timing;
        return fitted(work.what, 44) + "  " + fitted(decimals(timing.median, 3), 9) + "  "
            + fitted(decimals(timing.fastest, 3), 9) + "  " + std::to_string(timing.runs) + "\n";
    }

    int processors()
    {
        return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    }

    std::string timingsText(const std::vector<TimedWork>& works)
    {
        std::string text = std::to_string(processors()) + " processors\n\n" + fitted("", 44)
            + "  median ms  fastest    runs\n";
        for (const TimedWork& work : works)
            text += timingLine(work);
        return text;
    }

    core::Records recordsOfTimings(const std::vector<TimedWork>& works)
    {
        core::Records records {
            { "work", "tokens", "median_ms", "fastest_ms", "runs", "processors" }, {}
        };
        for (const auto& [what, tokens, timing] : works)
            records.rows.push_back({ what, std::int64_t { tokens }, timing.median, timing.fastest,
                static_cast<std::int64_t>(timing.runs), std::int64_t { processors() } });
        return records;
    }

    const QString tokensName = QStringLiteral("tokens");

    std::vector<int> sizesFrom(const QCommandLineParser& parser)
    {
        if (!parser.isSet(tokensName))
            return { 16, 128, 512, 1024 };
        bool ok = false;
        const int tokens = parser.value(tokensName).toInt(&ok);
        if (!ok || tokens < 1 || tokens > core::limits::tokens)
            throw core::Error("bad_value",
                core::message("--%1: expected a number from 1 to %2, found \"%3\"",
                    tokensName.toStdString(), core::limits::tokens,
                    parser.value(tokensName).toStdString()));
        return { tokens };
    }

    int bench(const QCommandLineParser& parser, const core::SharedStore& /*files*/)
    {
        const std::vector<int> sizes = sizesFrom(parser);
        const auto first = core::resolve({});
        std::vector<TimedWork> works { { "the default sentence, from text to output",
            static_cast<int>(first->inputs.queryTokens.size()),
            timed([] { (void)core::run(core::resolve({})); }) } };
        for (const int tokens : sizes) {
            const auto model = core::resolve(layerOf(tokens));
            works.push_back({ std::to_string(tokens) + " tokens, d = 512, 8 heads, forward", tokens,
                timed([&] { (void)core::run(model); }) });
        }
        return printout(parser,
            { [&] { return timingsText(works); }, [&] { return recordsOfTimings(works); } });
    }

} // namespace

Command benchCommand()
{
    return { QStringLiteral("bench"), QStringLiteral("[--tokens N]"),
        QStringLiteral("time the computation on this machine"),
        QStringLiteral(
            "Times the computation on this machine, about half a second per line: the default "
            "sentence recomputed from scratch, as after each slider move, and one attention "
            "layer with all weights stored, for longer texts. The median is the time to expect; "
            "if it is far from the fastest run, other programs kept the machine busy."),
        { { tokensName, QStringLiteral("Time only a text of N tokens."), QStringLiteral("N") } }, 0,
        bench, false, Prints::Rows };
}

} // namespace app
