#include "bench_window.h"
#include "benches.h"
#include "frames.h"
#include "report.h"

#include "core/analysis/steps.h"
#include "ui/document/view_entry.h"
#include "ui/plot/matrix_panel.h"
#include "ui/view/view.h"

#include <functional>
#include <random>
#include <utility>

namespace {

bool selected(const QStringList& only, const char* view, int tokens)
{
    bool views = false;
    bool numbers = false;
    for (const QString& word : only) {
        bool isNumber = false;
        static_cast<void>(word.toInt(&isNumber));
        (isNumber ? numbers : views) = true;
    }
    return (!views || only.contains(QLatin1String(view)))
        && (!numbers || only.contains(QString::number(tokens)));
}

// A slider of the temperature, which changes every number. It is dragged, or moved step by step
// with pauses.
void measureChanges(Window& bench, const std::string& name, int times, double target, bool pauses)
{
    Times frames;
    Times blocks;
    Frames watch(bench.window.currentView());
    for (int i = 0; i < times + 2; ++i) {
        const auto frame = watch.after(
            [&] {
                edit(bench.document, "temperature", [&](ui::EditableState& state) {
                    state.experiment.attention().temperature
                        = 0.8F + 0.01F * static_cast<float>(i % 40);
                });
            },
            [&] {
                return bench.document.trace()->model->experiment == bench.document.experiment();
            });
        if (pauses)
            bench.pause();
        else
            bench.settle();
        if (i < 2) // the first changes fill buffers and caches
            continue;
        frames.add(frame.milliseconds);
        blocks.add(frame.longestBlock);
    }
    print(name, frames, target);
    print("    longest block of the event loop", blocks, 30);
}

void measureHover(Window& bench, const std::string& name, core::Index tokens)
{
    Times frames;
    Frames watch(bench.window.currentView());
    for (core::Index i = 0; i < 42; ++i) {
        ui::Selection at = bench.document.locked();
        at.query = i * 5 % tokens;
        at.key = i * 3 % tokens;
        QElapsedTimer clock;
        clock.start();
        bench.document.hover(at);
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
        if (i >= 2)
            frames.add(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        bench.settle();
    }
    bench.document.hover(std::nullopt);
    print(name, frames, 8);
}

} // namespace

void benchChanges(const QStringList& only)
{
    constexpr int times = 60;
    Window bench;
    struct Case {
        int tokens, dimension, heads;
        double target;
    };
    for (const Case& c : { Case { 16, 512, 8, 16 }, { 64, 512, 8, 16 }, { 256, 512, 12, 50 },
             { 1024, 512, 8, 200 } }) {
        for (const char* view : { "flow", "heads", "links" }) {
            if (!selected(only, view, c.tokens))
                continue;
            bench.prepare(view, c.tokens, c.dimension, c.heads);
            const std::string name = std::string(view) + ": n " + std::to_string(c.tokens) + ", d "
                + std::to_string(c.dimension) + ", h " + std::to_string(c.heads);
            const bool large = c.tokens > 500;
            measureChanges(bench, name, large ? 15 : times, c.target, false);
            if (large)
                measureChanges(bench, name + ", after a pause", 15, c.target, true);
        }
    }
}

void benchHover(const QStringList& only)
{
    Window bench;
    for (const int tokens : { 11, 64, 256, 1024 }) {
        for (const ui::ViewEntry& entry : ui::views()) {
            if (!selected(only, std::string(entry.id).c_str(), tokens))
                continue;
            bench.prepare(std::string(entry.id), tokens, 64, 8);
            const core::Trace& trace = *bench.document.trace();
            const core::Matrix& weights = trace.attentions.front().heads[0].weights;
            const auto size = std::min(weights.rows(), weights.cols());
            const std::string name
                = "pointing in " + std::string(entry.id) + ": n " + std::to_string(weights.rows());
            if (entry.id != "steps") {
                measureHover(bench, name, size);
                continue;
            }
            for (const core::Step& step : core::steps(trace, 0, 0)) {
                measureHover(bench, name + ", " + step.id, size);
                ui::Selection at = bench.document.locked();
                ++at.step;
                bench.document.lock(at);
            }
            bench.document.lock({});
        }
    }
}

// Times navigation: a while after a change, immediately after it, and for the first time.
class NavigationTimes {
public:
    NavigationTimes(Window& bench, std::string size)
        : m_bench(bench)
        , m_size(std::move(size))
    {
    }
    void measure(const std::string& what, const std::string& from,
        const std::function<void(ui::Document&)>& look) const
    {
        constexpr int times = 10;
        Times rested;
        Times hasty;
        double first = 0;
        for (int i = 0; i < 2 * times + 1; ++i) {
            m_bench.document.lock({});
            edit(m_bench.document, "bench", [&](ui::EditableState& state) {
                state.experiment.attention().temperature = 0.8F + 0.01F * static_cast<float>(i);
                state.view = {};
            });
            m_bench.document.navigate([&](ui::Navigation& at) { at = { .view = from }; });
            const bool pauses = i % 2 == 0;
            if (pauses)
                m_bench.pause();
            else
                m_bench.settle();
            QElapsedTimer clock;
            clock.start();
            look(m_bench.document);
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            const double block = static_cast<double>(clock.nsecsElapsed()) / 1e6;
            if (i == 0)
                first = block;
            else
                (pauses ? rested : hasty).add(block);
        }
        print("switching to " + what + m_size, rested, 30);
        print("    immediately after a change", hasty);
        std::printf("    the first time %.1f\n", first);
    }
    void measureView(const std::string& what, const std::string& from,
        const std::function<void(ui::Navigation&)>& look) const
    {
        measure(what, from, [&](ui::Document& document) { document.navigate(look); });
    }

private:
    Window& m_bench;
    std::string m_size;
};

void benchSwitches(const QStringList& only)
{
    Window bench;
    for (const int tokens : { 64, 1024 }) {
        bench.prepare("matrices", tokens, 512, 8);
        bench.document.pin();
        const NavigationTimes times(bench, ": n " + std::to_string(tokens));
        for (const char* view : { "flow", "heads", "links", "steps", "space", "compare" })
            if (selected(only, view, tokens))
                times.measureView(view, "matrices", [&](ui::Navigation& at) { at.view = view; });
        if (selected(only, "flow", tokens))
            times.measure("another head in flow", "flow", [](ui::Document& document) {
                document.lock({ 0, 3, {}, {}, 0 });
            });
        if (selected(only, "heads", tokens)) {
            times.measureView("scores", "heads",
                [](ui::Navigation& at) { at.content = ui::HeadContent::Scores; });
            for (const char* what : { "mean", "max", "rollout" })
                times.measure(what, "heads", [&](ui::Document& document) {
                    edit(document, "look",
                        [&](ui::EditableState& state) { state.view.combination = what; });
                });
        }
        for (const char* choice : { "output", "qk", "both" })
            if (selected(only, "space", tokens))
                times.measureView(std::string("the space of ") + choice, "space",
                    [&](ui::Navigation& at) { at.points = choice; });
    }
}

void benchZoom()
{
    QCustomPlot plot;
    plot.plotLayout()->clear();
    auto* const panel = new ui::MatrixPanel(&plot);
    panel->setTheme(ui::makeTheme(ui::ThemeKind::Light, 1));
    plot.plotLayout()->addElement(0, 0, panel);
    constexpr core::Index size = 2048;
    std::mt19937 random(1);
    core::Matrix values(size, size);
    for (core::Index i = 0; i < size; ++i)
        for (core::Index j = 0; j < size; ++j)
            values(i, j) = static_cast<float>(random() % 1000) / 1000;
    panel->setContent({ std::make_shared<const core::Matrix>(std::move(values)),
        ui::sequentialScale("indigo", false, 0, 1), {}, {}, {}, {}, {} });
    plot.resize(1100, 800);
    plot.show();
    Times zooms;
    Times pans;
    for (int i = 0; i < 60; ++i) {
        const auto frame = [&](Times& times) {
            QElapsedTimer clock;
            clock.start();
            plot.replot(QCustomPlot::rpImmediateRefresh);
            times.add(static_cast<double>(clock.nsecsElapsed()) / 1e6);
            QCoreApplication::processEvents();
        };
        for (const auto side : { QCPAxis::atBottom, QCPAxis::atLeft })
            panel->axis(side)->scaleRange(i % 20 < 10 ? 0.85 : 1 / 0.85, 700);
        frame(zooms);
        for (const auto side : { QCPAxis::atBottom, QCPAxis::atLeft })
            panel->axis(side)->moveRange(i % 2 == 0 ? 9 : -7);
        frame(pans);
    }
    print("zooming 2048 x 2048", zooms, 16);
    print("panning 2048 x 2048", pans, 16);
}
