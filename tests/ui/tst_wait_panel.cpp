#include "ui/window/wait_panel.h"
#include "window_stage.h"

#include <QProgressBar>
#include <QThreadPool>

using namespace Qt::StringLiterals;

namespace {

// Seconds of work: the tanh of every pair of many tokens.
void askForMuch(ui::Document& document)
{
    edit(document, u"much"_s, [](ui::EditableState& state) {
        std::string words;
        for (int i = 0; i < 1200; ++i)
            words += "word ";
        for (const std::string& setting : { std::string("network=designed"), "source.text=" + words,
                 std::string("score=additive"), std::string("score.width=512"),
                 std::string("heads=8") })
            core::settings::set(state.experiment, setting);
    });
    document.commitEdit();
}

} // namespace

class TestWaitPanel : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> home;

private slots:
    void init()
    {
        failOnWarnings();
        home = std::make_unique<OwnHome>();
    }

    void longComputationCanBeStopped()
    {
        Running running;
        auto* panel = running.window.findChild<ui::WaitPanel*>();
        QVERIFY(panel != nullptr && !panel->isVisible());
        const ui::EditableState before = running.document.session();
        const int steps = running.document.undoStack()->count();
        const auto shown = running.document.trace();
        askForMuch(running.document);
        QVERIFY(!panel->isVisible()); // a short wait shows no panel
        QTRY_VERIFY(panel->isVisible());
        QVERIFY(panel->geometry().bottom() <= panel->parentWidget()->height());
        QVERIFY(click(panel->button()));
        QTRY_VERIFY(!running.document.busy());
        QVERIFY(!panel->isVisible());
        QVERIFY(running.document.session() == before);
        QCOMPARE(running.document.undoStack()->count(), steps);
        QCOMPARE(running.document.trace(), shown); // nothing was computed again
        QVERIFY(change(running.document, "seed=7")); // and new changes work
    }
    // A result finished when Stop is pressed, but not yet shown, is dropped.
    void stoppedComputationIsNotShown()
    {
        Running running;
        const auto shown = running.document.trace();
        edit(running.document, u"seed"_s,
            [](ui::EditableState& state) { state.experiment.seed = 7; });
        QVERIFY(running.document.busy());
        QThread::msleep(500); // the computation ends, but no event is handled
        QVERIFY(running.document.stop());
        QTRY_VERIFY(!running.document.busy());
        QCOMPARE(running.document.trace(), shown);
    }
    void quickComputationShowsNoPanel()
    {
        Running running;
        auto* panel = running.window.findChild<ui::WaitPanel*>();
        QSignalSpy traces(&running.document, &ui::Document::traceChanged);
        QElapsedTimer clock;
        clock.start();
        for (int seed = 1; clock.elapsed() < 800; ++seed) { // longer than the delay
            edit(running.document, u"seed"_s, [seed](ui::EditableState& state) {
                state.experiment.seed = static_cast<unsigned>(seed);
            });
            QTest::qWait(5);
            QVERIFY(!panel->isVisible());
        }
        QVERIFY(traces.count() > 2);
    }
};

QTEST_MAIN(TestWaitPanel)
#include "tst_wait_panel.moc"
