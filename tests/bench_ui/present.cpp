#include "bench_window.h"
#include "benches.h"
#include "report.h"

#include "ui/files/lessons.h"
#include "ui/present/present_page.h"
#include "ui/present/present_window.h"
#include "ui/present/presentation.h"
#include "ui/present/presenter.h"

// Presents the bundled lessons: from a key to the painted step, and from start to end.

namespace {

double since(const QElapsedTimer& clock)
{
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

// Waits until everything is painted.
void waitFor(const std::function<bool()>& done)
{
    QElapsedTimer patience;
    patience.start();
    while (!done() && patience.elapsed() < 5000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
    QCoreApplication::processEvents();
}

void measureLesson(
    Window& bench, const ui::Lesson& lesson, Times& all, Times& entering, Times& leaving)
{
    takeLesson(bench.document, lesson);
    bench.settle();
    ui::Presenter& presenter = *bench.window.presenter();
    presenter.reducedMotion()->setChecked(true); // the benchmark waits for a step's end
    QElapsedTimer clock;
    clock.start();
    presenter.present();
    bool painted = false;
    const auto watch = QObject::connect(
        presenter.presented()->page(), &ui::PresentPage::painted, [&] { painted = true; });
    waitFor([&] { return painted && !presenter.presentation()->stage().busy(); });
    entering.add(since(clock));
    bench.pause();
    Times steps;
    while (presenter.presentation()->upcoming() != nullptr) {
        const bool reveals = presenter.presentation()->hidden() != ui::Hidden::Nothing;
        const int index = presenter.presentation()->index();
        painted = false;
        clock.start();
        presenter.presentation()->next();
        waitFor([&] {
            return reveals
                || (painted && presenter.presentation()->index() != index
                    && !presenter.presentation()->stage().busy());
        });
        steps.add(since(clock));
        all.add(since(clock));
        bench.settle();
    }
    QObject::disconnect(watch);
    clock.start();
    presenter.presented()->close();
    waitFor([&] { return presenter.presented() == nullptr; });
    leaving.add(since(clock));
    print("next step of " + lesson.id, steps, 50);
}

} // namespace

void benchPresent()
{
    Window bench;
    Times all, entering, leaving;
    for (const ui::Lesson& lesson : ui::lessons())
        measureLesson(bench, lesson, all, entering, leaving);
    print("next step of any lesson", all, 50);
    print("entering", entering, 200);
    print("leaving", leaving, 200);
}
