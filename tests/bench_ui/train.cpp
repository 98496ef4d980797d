#include "bench_window.h"
#include "benches.h"
#include "report.h"

#include "ui/document/training_session.h"
#include "ui/views/train/train_view.h"
#include "ui/views/train/training_form.h"

#include <QComboBox>
#include <QMouseEvent>
#include <QPushButton>
#include <QSpinBox>
#include <qcustomplot.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <semaphore>
#include <thread>
#include <utility>

// During training at full speed: the frame rate of the network's heat map, and the delay of a
// click. Clicks come from a thread of their own, independent of the window.

namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

void runFor(double milliseconds)
{
    const Clock::time_point begin = Clock::now();
    while (millisecondsSince(begin) < milliseconds)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
}

// Presses a button repeatedly and releases elsewhere, so that it is not triggered: measures the
// time until it is painted as pressed.
class Presses : public QObject {
public:
    explicit Presses(QPushButton& button)
        : m_button(button)
    {
        button.installEventFilter(this);
    }

    Times measure(int count)
    {
        bool done = false;
        std::thread hand([&] {
            for (int i = 0; i < count; ++i) {
                std::this_thread::sleep_for(std::chrono::milliseconds(40 + i * 37 % 61));
                m_begin = Clock::now();
                m_waits = true;
                post(QEvent::MouseButtonPress, Qt::LeftButton, { 5, 5 });
                m_painted.acquire();
                post(QEvent::MouseMove, Qt::LeftButton, { -50, -50 });
                post(QEvent::MouseButtonRelease, Qt::NoButton, { -50, -50 });
            }
            QMetaObject::invokeMethod(this, [&] { done = true; });
        });
        while (!done)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        hand.join();
        return m_times;
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && m_waits && m_button.isDown()) {
            m_waits = false;
            const auto seen = [this] { // when it is on screen
                m_times.add(millisecondsSince(m_begin));
                m_painted.release();
            };
            QMetaObject::invokeMethod(this, seen, Qt::QueuedConnection);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    // The event is created in the receiving thread, because it changes the known state of the
    // pointer.
    void post(QEvent::Type type, Qt::MouseButtons held, QPointF at)
    {
        const auto send = [=, this] {
            const Qt::MouseButton button
                = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
            QMouseEvent event(type, at, m_button.mapToGlobal(at), button, held, Qt::NoModifier);
            QCoreApplication::sendEvent(&m_button, &event);
        };
        QMetaObject::invokeMethod(this, send, Qt::QueuedConnection);
    }

    QPushButton& m_button;
    std::atomic<bool> m_waits = false;
    std::binary_semaphore m_painted { 0 };
    Clock::time_point m_begin;
    Times m_times;
};

void start(const ui::TrainView& view, const QString& task, const QString& network)
{
    ui::TrainingForm& form = *view.form();
    form.task()->setCurrentIndex(form.task()->findData(task));
    form.network()->setCurrentIndex(form.network()->findData(network));
    for (auto* each : form.findChildren<QSpinBox*>())
        if (each->maximum() == 1000000)
            each->setValue(1000000);
    form.start()->click();
}

void measure(const QString& task, const QString& network)
{
    Window bench;
    bench.document.showView("learn");
    bench.settle();
    const auto* const view = bench.window.findChild<ui::TrainView*>();
    ui::TrainingSession& training = *bench.document.training();
    int live = 0;
    bool moved = false; // the heat map has changed
    QObject watch; // its connections end with it
    QObject::connect(
        &training, &ui::TrainingSession::answered, &watch, [&] { ++live, moved = true; });
    QObject::connect(&training, &ui::TrainingSession::checkpointed, &watch, [&] { moved = true; });
    start(*view, task, network);
    runFor(3000);
    int painted = 0;
    QObject::connect(view->plot(), &QCustomPlot::afterReplot, &watch,
        [&] { painted += std::exchange(moved, false) ? 1 : 0; });
    live = 0;
    const Clock::time_point begin = Clock::now();
    runFor(5000);
    const double seconds = millisecondsSince(begin) / 1000;
    const std::string what = (task + QStringLiteral(": ") + network).toStdString();
    std::printf("%-46s %5d %8.1f a second, answers %.1f, target 30%s\n",
        ("heat maps, " + what).c_str(), painted, painted / seconds, live / seconds,
        painted / seconds >= 29.5 ? "" : "  missed");
    Presses presses(*view->startOrPause());
    print("click, " + what, presses.measure(100), 16);
    training.pause();
    runFor(200);
}

} // namespace

void benchTrain()
{
    measure(QStringLiteral("dates"), QStringLiteral("gru-additive"));
    measure(QStringLiteral("tags"), QStringLiteral("attention"));
    measure(QStringLiteral("reverse"), QStringLiteral("transformer"));
}
