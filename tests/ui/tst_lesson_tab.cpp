#include "ui/inspector/inspector.h"
#include "ui/lesson/lesson_steps.h"
#include "ui/lesson/lesson_tab.h"
#include "ui/words/language.h"
#include "window_stage.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

// A lesson's steps are states on screen, and every change can be undone.
class TestLessonTab : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;
    std::unique_ptr<Running> m_program;

    [[nodiscard]] ui::Document& document() const { return m_program->document; }
    [[nodiscard]] ui::LessonTab& tab() const { return *m_program->window.inspector()->lesson(); }
    [[nodiscard]] const std::vector<ui::LessonStep>& steps() const
    {
        return document().session().steps;
    }
    void press(const char* name) const { tab().button(QString::fromLatin1(name))->click(); }
    [[nodiscard]] std::vector<std::string> titles() const
    {
        std::vector<std::string> result;
        for (const ui::LessonStep& step : steps())
            result.push_back(ui::textIn(step.captions, u"en"_s).title);
        return result;
    }
    void addTitled(const QString& title) const
    {
        press("add");
        QTest::keyClicks(tab().title(), title);
        document().commitEdit();
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
        m_program = std::make_unique<Running>();
        m_program->window.inspector()->setCurrentWidget(&tab());
    }
    void cleanup()
    {
        m_program.reset();
        m_home.reset();
    }

    void newStepHoldsTheCurrentState()
    {
        document().showView("heads");
        document().lock({ 0, 2, 3, 1, 0 });
        press("add");
        QCOMPARE(steps().size(), std::size_t { 1 });
        QVERIFY(steps()[0].experiment == document().experiment());
        QCOMPARE(steps()[0].navigation.view, std::string("heads"));
        QVERIFY(steps()[0].selection == document().locked());
        QVERIFY(change(document(), "heads=4"));
        document().showView("links");
        QVERIFY(!(steps()[0].experiment == document().experiment()));
        press("show");
        QVERIFY(settled(document()));
        QVERIFY(steps()[0].experiment == document().experiment());
        QCOMPARE(document().navigation().view, std::string("heads"));
        QCOMPARE(document().locked().head, 2);
        document().undoStack()->undo(); // the state before it was shown
        QVERIFY(settled(document()));
        QCOMPARE(document().experiment().attention().heads, 4);
        press("retake");
        QCOMPARE(steps()[0].experiment.attention().heads, 4);
    }
    void stepsCanBeMovedDeletedAndRestored()
    {
        for (const char* title : { "a", "b", "c" })
            addTitled(QString::fromLatin1(title));
        const std::vector<std::string> all { "a", "b", "c" };
        QCOMPARE(titles(), all);
        QCOMPARE(tab().list()->count(), 3);
        tab().list()->setCurrentRow(2);
        press("up");
        QCOMPARE(titles(), (std::vector<std::string> { "a", "c", "b" }));
        QCOMPARE(tab().list()->currentRow(), 1);
        press("duplicate");
        QCOMPARE(titles(), (std::vector<std::string> { "a", "c", "c", "b" }));
        press("delete");
        press("down");
        QCOMPARE(titles(), all);
        for (int i = 0; i < 4; ++i)
            document().undoStack()->undo();
        QCOMPARE(titles(), all);
        document().undoStack()->undo();
        QCOMPARE(titles(), (std::vector<std::string> { "a", "b", "" })); // typing was one undo step
    }
    void captionsAreSavedPerLanguage()
    {
        addTitled(u"Look"_s);
        const auto restore = qScopeGuard([] { ui::speak(*qApp, u"en"_s); });
        ui::speak(*qApp, u"zh_CN"_s);
        QTest::keyClicks(tab().title(), u"x"_s);
        QCOMPARE(ui::textIn(steps()[0].captions, u"en"_s).title, std::string("Look"));
        QCOMPARE(ui::textIn(steps()[0].captions, u"zh_CN"_s).title, std::string("Lookx"));
        QCOMPARE(ui::textIn(steps()[0].captions, u"zh_TW"_s).title, std::string("Look"));
    }
    void everyFieldIsSavedInTheStep()
    {
        press("add");
        tab().text()->setPlainText(u"Two\nlines"_s);
        tab().notes()->setPlainText(u"Say it twice"_s);
        tab().hidden()->setCurrentIndex(1);
        emit tab().hidden()->activated(1);
        QTest::keyClicks(tab().live(), u"temperature, heads"_s);
        QTest::keyClick(tab().live(), Qt::Key_Return);
        const ui::LessonStep& step = steps()[0];
        QCOMPARE(step.captions[0].text, std::string("Two\nlines"));
        QCOMPARE(step.captions[0].notes, std::string("Say it twice"));
        QCOMPARE(step.hidden, ui::Hidden::Row);
        QCOMPARE(step.live, (std::vector<std::string> { "temperature", "heads" }));
    }
    void fieldsAppearWithTheFirstStep()
    {
        const auto offers = [this] {
            return tab().title()->isVisible() || tab().live()->isVisible()
                || tab().button(u"delete"_s)->isEnabled() || tab().list()->isVisible();
        };
        QVERIFY(tab().isVisible() && !offers());
        press("add");
        QVERIFY(tab().title()->isVisible() && tab().button(u"delete"_s)->isEnabled());
        press("delete");
        QVERIFY(!offers());
    }
    void settingsWithoutASliderAreNamed()
    {
        ::edit(document(), u"network"_s,
            [](ui::EditableState& state) { state.experiment.network = core::PretrainedSource {}; });
        QVERIFY(settled(document()));
        press("add");
        const auto said = [this](const QString& names) {
            tab().live()->clear();
            QTest::keyClicks(tab().live(), names);
            QTest::keyClick(tab().live(), Qt::Key_Return);
            QStringList texts;
            for (const QLabel* label : tab().findChildren<QLabel*>())
                if (label->isVisible() && label->wordWrap())
                    texts << label->text();
            return texts.join(u'\n');
        };
        const QString designed = said(u"temperature"_s);
        QVERIFY2(designed.contains(u"network.changes.temperature"_s), qPrintable(designed));
        QCOMPARE(said(u"network.changes.temperature"_s), QString());
        const QString unknown = said(u"temprature"_s);
        QVERIFY2(unknown.contains(u"temprature"_s), qPrintable(unknown));
        QCOMPARE(said(u"Temperature"_s), QString()); // its name in the window
        QCOMPARE(steps()[0].live, (std::vector<std::string> { "network.changes.temperature" }));
        QCOMPARE(said(QString()), QString());
    }
    void lessonTitleCanBeEdited()
    {
        QVERIFY(!tab().lesson()->isVisible());
        press("add");
        QTest::keyClicks(tab().lesson(), u"Riddles"_s);
        document().commitEdit();
        QCOMPARE(ui::textIn(document().session().about, u"en"_s).title, std::string("Riddles"));
        document().undoStack()->undo();
        QCOMPARE(tab().lesson()->text(), QString());
        QVERIFY(document().session().about.empty());
    }
    void stepNumbersAreRightAligned()
    {
        for (int i = 0; i < 10; ++i)
            press("add");
        QVERIFY(tab().list()->item(0)->text().startsWith(QChar(0x2007) + u"1"_s));
        QVERIFY(tab().list()->item(9)->text().startsWith(u"10"_s));
    }
    void slidersHaveTheWindowsNames()
    {
        ::edit(document(), u"network"_s,
            [](ui::EditableState& state) { state.experiment.network = core::PretrainedSource {}; });
        QVERIFY(settled(document()));
        m_program->window.resize(1440, 900);
        press("add");
        const auto formTop = [this] {
            QTest::qWait(50); // layouts depend on each other
            return tab().title()->mapTo(&tab(), QPoint()).y();
        };
        const int before = formTop();
        const auto type = [this](const QString& names) {
            tab().live()->clear();
            QTest::keyClicks(tab().live(), names);
            tab().live()->completer()->popup()->hide();
            QTest::keyClick(tab().live(), Qt::Key_Return);
        };
        type(u"temperature, Temperature, temp"_s);
        QCOMPARE(steps()[0].live,
            (std::vector<std::string> { "temperature", "network.changes.temperature" }));
        QCOMPARE(tab().live()->text(), u"temperature, Temperature"_s);
        QCOMPARE(formTop(), before); // the message about "temp" has reserved space
        type(u"Temperature"_s);
        QCOMPARE(steps()[0].live, std::vector<std::string> { "network.changes.temperature" });
        const auto restore = qScopeGuard([] { ui::speak(*qApp, u"en"_s); });
        ui::speak(*qApp, u"zh_CN"_s);
        tab().live()->setText(u"温度"_s);
        QTest::keyClick(tab().live(), Qt::Key_Return);
        QCOMPARE(steps()[0].live, std::vector<std::string> { "network.changes.temperature" });
    }
    void settingNamesAreCompleted()
    {
        press("add");
        QVERIFY(QTest::qWaitForWindowActive(&m_program->window));
        tab().live()->setFocus();
        QTest::keyClicks(tab().live(), u"heads, tempe"_s);
        QCompleter* const names = tab().live()->completer();
        QCOMPARE(names->completionCount(), 2); // by its name, and by its path
        names->setCurrentRow(0);
        QCOMPARE(names->currentCompletion(), u"heads, Temperature"_s);
        emit names->activated(names->currentCompletion());
        names->popup()->hide();
        QTest::keyClick(tab().live(), Qt::Key_Return);
        QCOMPARE(steps()[0].live, (std::vector<std::string> { "heads", "temperature" }));
    }
    // On a small screen the fields scroll; none is cut, and none lies over another one's name.
    void fieldsKeepTheirHeightInASmallWindow()
    {
        m_program->window.resize(1280, 720);
        addTitled(u"A title that is longer than the list of steps is wide, whatever its letters"_s);
        QTest::qWait(100); // layouts depend on each other
        for (const QPlainTextEdit* edit : { tab().text(), tab().notes() })
            QVERIFY(edit->height() >= 4 * edit->fontMetrics().height());
        for (const QWidget* field : { static_cast<const QWidget*>(tab().title()),
                 static_cast<const QWidget*>(tab().hidden()),
                 static_cast<const QWidget*>(tab().shows()),
                 static_cast<const QWidget*>(tab().live()) })
            QVERIFY(field->height() >= field->sizeHint().height());
        const QWidget* const form = tab().title()->parentWidget();
        for (const QLabel* name : form->findChildren<QLabel*>())
            for (const QPlainTextEdit* edit : { tab().text(), tab().notes() })
                QVERIFY(!name->geometry().intersects(edit->geometry()));
        for (const QScrollBar* bar : tab().findChildren<QScrollBar*>())
            QVERIFY(bar->orientation() == Qt::Vertical || !bar->isVisible());
        QVERIFY(tab().list()->height() >= 3 * tab().list()->fontMetrics().height());
        const QRect item = tab().list()->visualItemRect(tab().list()->item(0));
        QVERIFY(item.width() <= tab().list()->viewport()->width()); // the title ends with "…"
        QVERIFY(QTest::qWaitForWindowActive(&m_program->window));
        tab().shows()->setFocus();
        QTest::keyClick(tab().shows(), Qt::Key_Tab);
        QVERIFY(tab().live()->hasFocus());
        QTRY_VERIFY(tab().live()->visibleRegion().boundingRect().height() > 10);
    }
    void keyAddsAStep()
    {
        QVERIFY(QTest::qWaitForWindowActive(&m_program->window));
        QTest::keyClick(&m_program->window, Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(steps().size(), std::size_t { 1 });
    }
};

QTEST_MAIN(TestLessonTab)
#include "tst_lesson_tab.moc"
