#include "window_stage.h"

#include "ui/token_chips.h"
#include "ui/views/view.h"

#include <QSlider>

using namespace Qt::StringLiterals;

// Digits and brackets are for the picture wherever nobody else has a use for them.
class TestWindowKeys : public QObject {
    Q_OBJECT

    static void openSteps(Running& program)
    {
        program.document.edit(
            u"view"_s, u"view"_s, [](ui::Session& session) { session.view.view = "steps"; });
        QVERIFY(QTest::qWaitForWindowExposed(&program.window));
    }

private slots:
    void init() { failOnWarnings(); }

    void aDigitIsAStepAfterATokenWasClicked()
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
    void aDigitIsAStepAfterASliderWasMoved()
    {
        Running program;
        openSteps(program);
        const auto sliders = program.window.findChildren<QSlider*>();
        QVERIFY(!sliders.isEmpty());
        sliders.front()->setFocus();
        QTest::keyClick(sliders.front(), Qt::Key_3);
        QCOMPARE(program.document.locked().step, 2);
        QTest::keyClick(sliders.front(), Qt::Key_Right); // that is the slider's own
        QCOMPARE(program.document.locked().step, 2);
    }
    void aDigitThatIsTypedIsText()
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
    // A view without such keys lets them go; nothing goes round in circles.
    void aDigitThatMeansNothingDoesNothing()
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
