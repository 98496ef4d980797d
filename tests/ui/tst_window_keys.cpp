#include "window_stage.h"

#include "ui/inspector/inspector.h"
#include "ui/settings/field_editor.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/view.h"
#include "ui/window/token_chips.h"

#include <QDoubleSpinBox>
#include <QSlider>

using namespace Qt::StringLiterals;

// Digits and brackets go to the view unless another widget uses them.
class TestWindowKeys : public QObject {
    Q_OBJECT

    static void openSteps(Running& program)
    {
        program.document.showView("steps");
        QVERIFY(QTest::qWaitForWindowExposed(&program.window));
    }

private slots:
    void init() { failOnWarnings(); }

    void digitChoosesAStepAfterATokenWasClicked()
    {
        Running program;
        openSteps(program);
        ui::TokenChips* chips = program.window.sentenceBar()->chips();
        QTest::mouseClick(chips, Qt::LeftButton, {}, chips->chipRect(7).center());
        QVERIFY(chips->hasFocus());
        QTest::keyClick(chips, Qt::Key_7);
        QCOMPARE(program.document.locked().step, 6);
        QVERIFY(program.document.locked().query == 7);
        QTest::keyClick(chips, Qt::Key_BracketRight);
        QCOMPARE(program.document.locked().head, core::Index { 1 });
    }
    void digitChoosesAStepAfterASliderWasMoved()
    {
        Running program;
        openSteps(program);
        const auto sliders = program.window.findChildren<QSlider*>();
        QVERIFY(!sliders.isEmpty());
        sliders.front()->setFocus();
        QTest::keyClick(sliders.front(), Qt::Key_3);
        QCOMPARE(program.document.locked().step, 2);
        QTest::keyClick(sliders.front(), Qt::Key_Right); // the slider's own key
        QCOMPARE(program.document.locked().step, 2);
    }
    void typedDigitIsText()
    {
        Running program;
        openSteps(program);
        auto* field = program.window.sentenceBar()->findChild<QLineEdit*>();
        field->setFocus();
        field->setText(u"a"_s);
        QTest::keyClick(field, Qt::Key_5);
        QCOMPARE(field->text(), u"a5"_s);
        QCOMPARE(program.document.locked().step, 0);
    }
    void escapeInADialogReturnsTheFocus_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::newRow("export") << Qt::Key_E << Qt::KeyboardModifiers(Qt::ControlModifier);
        QTest::newRow("animation")
            << Qt::Key_E << Qt::KeyboardModifiers(Qt::ControlModifier | Qt::ShiftModifier);
        QTest::newRow("open") << Qt::Key_O << Qt::KeyboardModifiers(Qt::ControlModifier);
        QTest::newRow("save as") << Qt::Key_S
                                 << Qt::KeyboardModifiers(Qt::ControlModifier | Qt::ShiftModifier);
        QTest::newRow("print") << Qt::Key_P << Qt::KeyboardModifiers(Qt::ControlModifier);
        QTest::newRow("manual") << Qt::Key_F1 << Qt::KeyboardModifiers();
        QTest::newRow("question") << Qt::Key_Q << Qt::KeyboardModifiers(Qt::ControlModifier);
    }
    void escapeInADialogReturnsTheFocus()
    {
        QFETCH(Qt::Key, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        const OwnHome home;
        Running program;
        QVERIFY(change(program.document, "heads=4")); // or Ctrl+Q asks nothing
        program.window.inspector()->setCurrentIndex(3);
        QWidget* box
            = program.window.settings()->editor(u"temperature"_s)->findChild<QDoubleSpinBox*>();
        for (QWidget* field :
            std::initializer_list<QWidget*> { program.window.sentenceBar()->queryEdit(), box,
                program.window.settings()->editor(u"seed"_s)->focusProxy(),
                program.window.findChild<ui::NotesTab*>(), program.window.currentView() }) {
            program.window.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&program.window));
            field->setFocus();
            QTRY_VERIFY(field->hasFocus());
            QTest::keyClick(program.window.windowHandle(), key, modifiers);
            QDialog* dialog = nullptr;
            QTRY_VERIFY((dialog = program.window.findChild<QDialog*>()) != nullptr);
            QTRY_COMPARE(QApplication::activeWindow(), dialog);
            QVERIFY(!field->hasFocus());
            QTest::keyClick(dialog->windowHandle(), Qt::Key_Escape);
            QTRY_VERIFY(program.window.findChild<QDialog*>() == nullptr);
            program.window.activateWindow(); // as a window manager does
            QTRY_VERIFY2(field->hasFocus(), field->metaObject()->className());
        }
    }
    // A view without such keys ignores them; nothing loops.
    void digitWithoutAMeaningDoesNothing()
    {
        Running program;
        QVERIFY(QTest::qWaitForWindowExposed(&program.window));
        const ui::Session before = program.document.session();
        ui::TokenChips* chips = program.window.sentenceBar()->chips();
        chips->setFocus();
        QTest::keyClick(chips, Qt::Key_9);
        QVERIFY(program.document.session() == before);
    }
};

QTEST_MAIN(TestWindowKeys)
#include "tst_window_keys.moc"
