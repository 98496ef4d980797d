#include "app/command.h"
#include "app/console.h"
#include "core/base/error.h"
#include "core/limits.h"
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

    std::string line(const std::string& what, const Timing& timing)
    {
        return fitted(what, 44) + "  " + fitted(decimals(timing.median, 3), 9) + "  "
            + fitted(decimals(timing.fastest, 3), 9) + "  " + std::to_string(timing.runs) + "\n";
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
        std::string text = std::to_string(std::max(1U, std::thread::hardware_concurrency()))
            + " processors\n\n" + fitted("", 44) + "  median ms  fastest    runs\n";
        text += line("the default sentence, from text to output",
            timed([] { (void)core::run(core::resolve({})); }));
        for (const int tokens : sizes) {
            const auto model = core::resolve(layerOf(tokens));
            text += line(std::to_string(tokens) + " tokens, d = 512, 8 heads, forward",
                timed([&] { (void)core::run(model); }));
        }
        return print(text) ? Success : Failure;
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
        bench };
}

} // namespace app
