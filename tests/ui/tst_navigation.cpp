#include "ui/document/actions.h"
#include "ui/document/view_entry.h"
#include "ui/files/examples.h"
#include "ui/files/session_files.h"
#include "ui/session/session_file.h"
#include "ui/view/note.h"
#include "ui/view/view.h"
#include "ui/view/view_strip.h"
#include "ui/views/matrices/matrices_view.h"
#include "ui/views/matrices/tensor_tree.h"
#include "ui/views/regression/regression_view.h"
#include "ui/window/token_chips.h"
#include "window_stage.h"

#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

// Takes a choice of the button that shows it or another one, in the open view.
bool choose(const Running& program, const QString& choice)
{
    for (const ui::ChoiceButton* button :
        program.window.currentView()->findChildren<ui::ChoiceButton*>())
        for (QAction* action : button->menu()->actions())
            if (action->text() == choice) {
                action->trigger();
                return true;
            }
    return false;
}

bool press(const Running& program, const QString& button)
{
    const auto buttons = program.window.currentView()->findChildren<QToolButton*>();
    const auto found = std::ranges::find_if(
        buttons, [&](QToolButton* each) { return each->text() == button && each->isVisible(); });
    if (found == buttons.end())
        return false;
    QTest::mouseClick(*found, Qt::LeftButton);
    return true;
}

} // namespace

// Navigation is neither an undo step nor an unsaved change, but is saved with the session.
class TestNavigation : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;

    // Uses every control that only changes the view.
    static void lookAround(Running& program)
    {
        for (int number = 1; number <= std::ssize(ui::views()); ++number)
            program.press(Qt::Key(Qt::Key_0 + number));
        program.press(Qt::Key_2); // Heads
        QVERIFY(choose(program, u"scores"_s));
        QCOMPARE(program.document.navigation().content, ui::HeadContent::Scores);
        program.press(Qt::Key_5); // Matrices
        QTreeView* tree
            = static_cast<ui::MatricesView*>(program.window.currentView())->tree()->tree();
        const std::string before = program.document.navigation().tensor;
        tree->setFocus();
        QTest::keyClick(tree, Qt::Key_Home);
        QTest::keyClick(tree, Qt::Key_Down);
        QVERIFY(program.document.navigation().tensor != before);
        QVERIFY(press(program, u"Table"_s));
        QVERIFY(program.document.navigation().tensorTable);
        program.press(Qt::Key_4); // Steps
        QTest::keyClick(program.window.currentView(), Qt::Key_7);
        QTest::keyClick(program.window.currentView(), Qt::Key_BracketRight);
        QCOMPARE(program.document.locked().step, 6);
        QCOMPARE(program.document.locked().head, core::Index { 1 });
        program.press(Qt::Key_6); // Space
        QVERIFY(press(program, u"Output"_s));
        QCOMPARE(program.document.navigation().points, std::string("output"));
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }

    void navigationDoesNotModifyTheSession()
    {
        Running program;
        lookAround(program);
        QCOMPARE(program.document.undoStack()->count(), 0);
        QVERIFY(!program.window.isWindowModified());
        QVERIFY(program.window.close()); // without a question about saving
    }
    void choiceOfTheComparedContentIsNoUndoStep()
    {
        Running program;
        program.press(Qt::Key_B);
        QCOMPARE(program.document.navigation().view, std::string("compare"));
        const int steps = program.document.undoStack()->count();
        auto* choice = program.window.currentView()->findChild<QComboBox*>();
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(program.document.navigation().compare, ui::CompareContent::Tensor);
        QCOMPARE(program.document.undoStack()->count(), steps);
    }
    void savingRemembersWhereOneWas()
    {
        const QString path = m_home->path(u"a.headlight"_s);
        ui::writeSession(path, {}, {});
        Running program(path);
        QTRY_COMPARE(program.document.path(), path);
        lookAround(program);
        program.press(Qt::Key_S);
        const ui::Session saved = ui::readSession(path).session;
        QVERIFY(saved == program.document.session());
        QCOMPARE(saved.navigation.view, std::string("space"));
        QCOMPARE(saved.selection.step, 6);

        Running again(path);
        QTRY_COMPARE(again.document.navigation().view, std::string("space"));
        QVERIFY(!again.window.isWindowModified());
    }
    // Undoing another text or model brings back the token and the head; undoing a slider does not.
    void undoReturnsToTheSelectedHead()
    {
        ui::Document document(ui::newStore(), ui::firstSession());
        QVERIFY(settled(document));
        const ui::Selection start { 2, 4, 10, {}, 0 };
        QCOMPARE(document.locked(), start);
        QVERIFY(change(document, "network=designed"));
        QCOMPARE(document.locked().layer, core::Index { 0 });
        QVERIFY(change(document, "heads=1"));
        QVERIFY(change(document, "source.text=cats"));
        const ui::Selection end = document.locked();
        for (int i = 0; i < 3; ++i)
            document.undoStack()->undo(); // faster than anything is computed
        QVERIFY(settled(document));
        QCOMPARE(document.locked(), start);
        for (int i = 0; i < 3; ++i)
            document.undoStack()->redo();
        QVERIFY(settled(document));
        QCOMPARE(document.locked(), end);
        while (document.undoStack()->canUndo())
            document.undoStack()->undo();
        QVERIFY(settled(document));
        QVERIFY(change(document, "network.changes.temperature=2"));
        document.lock({ 1, 3, 2, {}, 0 });
        document.undoStack()->undo();
        QVERIFY(settled(document));
        QCOMPARE(document.locked(), (ui::Selection { 1, 3, 2, {}, 0 }));
    }
    void undoKeepsTheView()
    {
        Running program;
        QVERIFY(change(program.document, "heads=3"));
        program.press(Qt::Key_5);
        QVERIFY(press(program, u"Table"_s));
        QVERIFY(change(program.document, "heads=5"));
        program.press(Qt::Key_3);
        const ui::Navigation here = program.document.navigation();
        const auto alsoAfter = [&](Qt::KeyboardModifiers keys, int heads) {
            program.press(Qt::Key_Z, keys);
            return settled(program.document)
                && program.document.experiment().attention().heads == heads
                && program.document.navigation() == here;
        };
        QVERIFY(alsoAfter(Qt::ControlModifier, 3) && alsoAfter(Qt::ControlModifier, 8));
        const auto redo = Qt::ControlModifier | Qt::ShiftModifier;
        QVERIFY(alsoAfter(redo, 3) && alsoAfter(redo, 5));
    }
    void changeThatTheViewCannotShowSwitchesTheView()
    {
        Running program;
        program.press(Qt::Key_3);
        program.press(Qt::Key_9); // an empty view explains itself
        auto* regression = static_cast<ui::RegressionView*>(program.window.currentView());
        QVERIFY(regression->note()->isVisible());
        QVERIFY(click(regression->note()->button()));
        QVERIFY(settled(program.document));
        QCOMPARE(program.window.currentView(), regression);

        QVERIFY(change(program.document, "source.kind=sentences"));
        QCOMPARE(program.document.navigation().view, std::string("links")); // the previous view
        QCOMPARE(program.window.statusBar()->currentMessage(),
            u"Regression cannot show this, so here is Links."_s);
        program.press(Qt::Key_9);
        program.press(Qt::Key_Z); // points again
        QVERIFY(settled(program.document));
        QCOMPARE(program.window.currentView(), regression);
        program.press(Qt::Key_Z); // a sentence again
        QVERIFY(settled(program.document));
        QCOMPARE(program.document.navigation().view, std::string("links"));
    }
    // After undo, Train shows its form again; another model is shown elsewhere.
    void undoReturnsToTheFormInTrain()
    {
        Running program;
        QVERIFY(settled(program.document));
        program.document.showView("learn");
        const auto view = [&] { return program.document.navigation().view; };
        QVERIFY(change(program.document, "source.text=I saw a dog")); // the form is still shown
        QCOMPARE(view(), std::string("learn"));
        QVERIFY(change(program.document, "network.where=tagger"));
        QVERIFY(program.document.trace()->model->trainedRun != nullptr);
        program.press(Qt::Key_Z);
        QVERIFY(settled(program.document));
        QCOMPARE(view(), std::string("learn"));
        QVERIFY(change(program.document, "network.where=tagger"));
        QVERIFY(change(program.document, "network.kind=designed"));
        QVERIFY(view() != "learn");
        QVERIFY2(program.window.statusBar()->currentMessage().startsWith(
                     u"Train shows networks trained with Headlight, so here is "_s),
            qPrintable(program.window.statusBar()->currentMessage()));
    }
    void unpinningLeavesCompare()
    {
        Running program;
        program.press(Qt::Key_6);
        program.press(Qt::Key_B);
        QVERIFY(change(program.document, "heads=3"));
        QCOMPARE(program.document.navigation().view, std::string("compare"));
        program.press(Qt::Key_Z);
        QCOMPARE(program.document.navigation().view, std::string("compare"));
        program.press(Qt::Key_Z); // undoes the pin
        QTRY_COMPARE(program.document.navigation().view, std::string("space"));
        program.document.showView("compare"); // opened by hand: it explains itself
        QCOMPARE(program.document.navigation().view, std::string("compare"));
    }
    void aSessionOpensInAViewThatCanShowIt()
    {
        const QString path = m_home->path(u"a.headlight"_s);
        ui::SavedSession saved;
        saved.session.navigation.view = "regression";
        ui::writeSession(path, saved, {});
        Running program(path);
        QTRY_COMPARE(program.document.navigation().view, std::string("heads"));
        QVERIFY(!program.window.isWindowModified());
    }
    void viewsAreEmptyExactlyForRefusedData()
    {
        Running program;
        for (const ui::ViewEntry& entry : ui::views()) {
            program.document.showView(entry.id);
            const bool empty = !program.window.currentView()->emptyReason().isEmpty();
            QCOMPARE(entry.accepts(*program.document.trace(), program.document.session()), !empty);
        }
    }
    void changesOfTheFigureAreUndoSteps()
    {
        Running program;
        program.press(Qt::Key_2);
        QVERIFY(choose(program, u"Mean"_s));
        QVERIFY(choose(program, u"entropy"_s));
        QCOMPARE(program.document.undoStack()->count(), 2);
        QVERIFY(program.window.isWindowModified());
        program.press(Qt::Key_Z);
        program.press(Qt::Key_Z);
        QVERIFY(program.document.view() == ui::ViewState {});
        QVERIFY(!program.window.isWindowModified());
    }
};

QTEST_MAIN(TestNavigation)
#include "tst_navigation.moc"
