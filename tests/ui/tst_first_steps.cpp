#include "ui/files/examples.h"
#include "ui/present/present_window.h"
#include "ui/present/presenter.h"
#include "ui/settings/head_map.h"
#include "ui/settings/number_editor.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/view.h"
#include "ui/welcome/first_steps.h"
#include "ui/welcome/first_steps_bar.h"
#include "ui/widgets/action_bar.h"
#include "ui/widgets/side_panel.h"
#include "ui/widgets/side_panels.h"
#include "ui/window/help_menu.h"
#include "ui/window/token_chips.h"
#include "window_stage.h"

#include <QMenu>
#include <QMenuBar>
#include <QSlider>
#include <QToolButton>

using namespace Qt::StringLiterals;

// A new user follows only the instructions on screen.
class TestFirstSteps : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;

    // The program's first start.
    struct Fresh : Running {
        Fresh()
        {
            if (ui::firstSession().selection.query) { // a pretrained model is installed
                document.replace(ui::firstSession(), {});
                if (!settled(document))
                    qFatal("the first view was not computed");
            }
            steps().startIfNew();
        }
        [[nodiscard]] ui::FirstSteps& steps() const { return *window.help()->firstSteps(); }
        [[nodiscard]] ui::FirstStepsBar* bar() const { return steps().bar(); }
        [[nodiscard]] QAction* inHelp(const QString& text) const
        {
            for (QAction* action : window.help()->actions())
                if (action->text() == text)
                    return action;
            return nullptr;
        }
        [[nodiscard]] QToolButton* viewButton() const
        {
            for (QAction* action : window.findChildren<QAction*>())
                if (action->data().toString() == u"atlas"_s)
                    return window.bar()->buttonOf(action);
            return nullptr;
        }
    };

    // True if the frame is close around the widget and covers nothing of it.
    static bool frames(const ui::FirstSteps& steps, const QWidget* widget)
    {
        const ui::TipMark& mark = *steps.mark();
        if (mark.marked() != widget)
            return false;
        const QRect seen = widget->visibleRegion().boundingRect();
        const QRect at(widget->mapTo(widget->window(), seen.topLeft()), seen.size());
        return mark.geometry().contains(at & widget->window()->rect())
            && !mark.mask().translated(mark.pos()).intersects(at);
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }

    void tipsCanBeFollowedInOrder()
    {
        Fresh program;
        ui::Document& document = program.document;
        ui::FirstSteps& steps = program.steps();
        QWidget* const focused = program.window.focusWidget();
        QVERIFY(program.bar() != nullptr && program.bar()->isVisible());
        QTRY_VERIFY(program.bar()->height() > 0);
        const int height = program.bar()->height();
        QVERIFY(click(program.bar()->tryButton()));
        QVERIFY(program.window.focusWidget() == focused);
        QVERIFY(steps.tip() == ui::Tip::Ask);

        ui::TokenChips* chips = program.window.sentenceBar()->chips();
        QTRY_VERIFY(frames(steps, chips));
        QTest::mouseClick(chips, Qt::LeftButton, {}, chips->chipRect(2).center());
        QTRY_VERIFY(steps.tip() == ui::Tip::Head);
        QVERIFY2(program.bar()->said().contains(u"“animal” looks most at"_s),
            qPrintable(program.bar()->said()));

        auto* map = program.window.settings()->findChild<ui::HeadMap*>();
        QTRY_VERIFY(frames(steps, map));
        QTest::mouseClick(map, Qt::LeftButton, {}, map->cell({ 2, 3 }).center().toPoint());
        QTRY_VERIFY(steps.tip() == ui::Tip::Intervene);
        QVERIFY2(
            program.bar()->said().contains(u"In head 3.4"_s), qPrintable(program.bar()->said()));

        auto* temperature = qobject_cast<ui::NumberEditor*>(
            program.window.settings()->editor(u"network.changes.temperature"_s));
        QTRY_VERIFY(frames(steps, temperature));
        temperature->slider()->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(temperature->slider(), Qt::Key_PageDown);
        QVERIFY(settled(document));
        QTRY_VERIFY(steps.tip() == ui::Tip::Type);
        const auto& changes
            = std::get<core::PretrainedSource>(document.experiment().network).interventions;
        QCOMPARE(changes.size(), std::size_t { 1 });
        QCOMPARE(changes.front().at, "layer3"); // other layers keep what this one gets as input
        QVERIFY2(program.bar()->said().contains(u"it was"_s), qPrintable(program.bar()->said()));
        QVERIFY(program.bar()->said().contains(u"First reset what you changed"_s));
        document.undoStack()->undo();
        QVERIFY(settled(document));
        QTRY_VERIFY(!program.bar()->said().contains(u"First reset what you changed"_s));
        QVERIFY(steps.tip() == ui::Tip::Type);

        QLineEdit* sentence = program.window.sentenceBar()->queryEdit();
        QTRY_VERIFY(frames(steps, sentence));
        sentence->setFocus();
        sentence->selectAll();
        QTest::keyClicks(sentence, u"The cat sat because it was tired"_s);
        QTRY_VERIFY(steps.tip() == ui::Tip::Turn);
        QVERIFY(sentence->hasFocus()); // the tips never take the focus

        QTRY_VERIFY(frames(steps, program.viewButton()));
        QTest::mouseClick(program.viewButton(), Qt::LeftButton);
        QTRY_VERIFY(!steps.tip());
        QVERIFY(!program.steps().mark()->isVisible());
        QCOMPARE(program.bar()->height(), height); // nothing ever moved
        QVERIFY(click(program.bar()->closeButton()));
        QTRY_VERIFY(program.bar() == nullptr);
    }
    void unchangedNumberIsShownOnce()
    {
        Fresh program;
        const auto before = ui::peakOf(program.document);
        QVERIFY(before);
        const QString same = ui::discovery(ui::Tip::Intervene, program.document, before);
        QVERIFY2(same.contains(u"still gives"_s), qPrintable(same));
        QVERIFY(change(program.document, "network.changes.temperature=4"));
        const QString other = ui::discovery(ui::Tip::Intervene, program.document, before);
        QVERIFY2(other.contains(u"it was"_s), qPrintable(other));
    }
    // Where a word gets everything, only a higher temperature changes what one sees.
    void temperatureTipShowsSomethingForEveryHead()
    {
        Fresh program;
        QVERIFY(click(program.bar()->tryButton()));
        ui::Selection sure = program.document.locked();
        const auto& attentions = program.document.trace()->attentions;
        for (sure.layer = 0; sure.layer < std::ssize(attentions); ++sure.layer) {
            sure.head = 7;
            const core::Matrix& weights = attentions[std::size_t(sure.layer)].heads[7].weights;
            for (sure.query = 1; *sure.query < weights.rows(); ++*sure.query)
                if (std::ranges::max(weights.row(*sure.query)) > 0.999F)
                    break;
            if (*sure.query < weights.rows())
                break;
        }
        QVERIFY(sure.layer < std::ssize(attentions));
        program.document.lock(sure);
        QTRY_VERIFY(program.steps().tip() == ui::Tip::Intervene);
        QVERIFY2(
            program.bar()->said().contains(u"to the right"_s), qPrintable(program.bar()->said()));
        QVERIFY(change(program.document, "network.changes.temperature=10"));
        QTRY_VERIFY(program.steps().tip() == ui::Tip::Type);
        QVERIFY2(program.bar()->said().contains(u"it was"_s), qPrintable(program.bar()->said()));
    }
    // A tip whose action is done in advance is skipped.
    void followedTipsAreSkipped()
    {
        Fresh program;
        QVERIFY(click(program.bar()->tryButton()));
        QVERIFY(change(program.document, "network.changes.temperature=0.5"));
        program.document.showView("links");
        for (const ui::Tip tip : { ui::Tip::Ask, ui::Tip::Head }) {
            QVERIFY(program.steps().tip() == tip);
            QTest::mouseClick(program.bar()->skipButton(), Qt::LeftButton);
        }
        QTRY_VERIFY(program.steps().tip() == ui::Tip::Type);
        QTest::mouseClick(program.bar()->skipButton(), Qt::LeftButton);
        QTRY_VERIFY(!program.steps().tip());
    }
    void closedFirstStepsStayClosedUntilRequested()
    {
        {
            Fresh program;
            QVERIFY(program.bar() != nullptr);
            QVERIFY(click(program.bar()->closeButton()));
            QTRY_VERIFY(program.bar() == nullptr);
        }
        Fresh again;
        QVERIFY(again.bar() == nullptr);
        again.inHelp(u"First steps"_s)->trigger();
        QVERIFY(again.bar() != nullptr && again.bar()->isVisible());
        QVERIFY(again.steps().tip() == ui::Tip::Ask); // opened on request
        QVERIFY(again.window.focusWidget() == again.bar()->skipButton());
    }
    void openFirstStepsSurviveARestart()
    {
        {
            Fresh program;
        }
        const Fresh again;
        QVERIFY(again.bar() != nullptr);
    }
    void helpStartsTheTipsWhileTheirOfferIsShown()
    {
        Fresh program;
        QVERIFY(program.bar() != nullptr && !program.steps().tip());
        program.inHelp(u"First steps"_s)->trigger();
        QVERIFY(program.steps().tip() == ui::Tip::Ask);
        QVERIFY(program.bar()->skipButton()->isVisible());
        program.bar()->skipButton()->click();
        program.inHelp(u"First steps"_s)->trigger(); // they go on where they were
        QVERIFY(program.steps().tip() == ui::Tip::Head);
        while (program.steps().tip())
            program.bar()->skipButton()->click();
        program.inHelp(u"First steps"_s)->trigger(); // and begin again after their end
        QVERIFY(program.steps().tip() == ui::Tip::Ask);
    }
    void firstStepsWorkByKeyboard()
    {
        Fresh program;
        program.inHelp(u"First steps"_s)->trigger();
        QVERIFY(program.steps().tip() == ui::Tip::Ask);
        QVERIFY(program.window.focusWidget() == program.bar()->skipButton());
        QTest::keyClick(program.window.focusWidget(), Qt::Key_Space);
        QVERIFY(program.steps().tip() == ui::Tip::Head);
        QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(program.bar() == nullptr);
        QVERIFY(program.window.focusWidget() != nullptr);
        QVERIFY(program.window.currentView()->isAncestorOf(program.window.focusWidget())
            || program.window.focusWidget() == program.window.currentView());
    }
    void presentButtonStartsThePresentation()
    {
        Fresh program;
        QVERIFY(click(program.bar()->presentButton()));
        QVERIFY(program.window.presenter()->presented() != nullptr);
        QTest::keyClick(program.window.presenter()->presented(), Qt::Key_Escape);
        QTRY_VERIFY(program.window.presenter()->presented() == nullptr);
        QVERIFY(program.bar() == nullptr);
    }
    void lessonsButtonOpensALesson()
    {
        Fresh program;
        QMenu* const menu = program.bar()->lessonButton()->menu();
        QVERIFY(menu != nullptr && !menu->actions().isEmpty());
        menu->actions().first()->trigger();
        QVERIFY(!program.document.session().steps.empty());
        QTRY_VERIFY(program.bar() == nullptr);
        QTRY_VERIFY(program.hasNotice(u"The lesson is open"_s)); // visible there
        program.window.presenter()->trigger();
        QVERIFY(program.notices().isEmpty());
        QTest::keyClick(program.window.presenter()->presented(), Qt::Key_Escape);
        menu->actions().last()->trigger();
        QTRY_VERIFY(program.hasNotice(u"The lesson is open"_s));
        program.document.replace({}, {});
        QVERIFY(program.notices().isEmpty()); // no lesson is open
    }
    void tipFitsEveryWindowSize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<qreal>("scale");
        QTest::newRow("small") << QSize(640, 400) << 1.0;
        QTest::newRow("large letters") << QSize(1280, 720) << 2.0;
        QTest::newRow("small, large letters") << QSize(640, 400) << 2.0;
        QTest::newRow("usual") << QSize(1440, 900) << 1.0;
    }
    void tipFitsEveryWindowSize()
    {
        QFETCH(QSize, size);
        QFETCH(qreal, scale);
        Fresh program;
        for (const ui::ThemeKind kind : { ui::ThemeKind::Dark, ui::ThemeKind::Light }) {
            program.window.setTheme(kind, scale);
            program.window.resize(size);
            QTRY_COMPARE(program.window.size(), size);
            const auto cut = [&] {
                for (const QWidget* part : program.bar()->findChildren<QWidget*>())
                    if (part->isVisible()
                        && (!program.bar()->rect().contains(part->geometry())
                            || part->visibleRegion().boundingRect() != part->rect()))
                        return QString::fromLatin1(part->metaObject()->className());
                const auto* words = program.bar()->findChild<QLabel*>(u"words"_s);
                return words->heightForWidth(words->width()) <= words->height()
                    ? QString()
                    : u"%1 needs %2 of %3 at %4, font %5"_s.arg(words->text())
                          .arg(words->heightForWidth(words->width()))
                          .arg(words->height())
                          .arg(words->width())
                          .arg(words->font().pixelSize());
            };
            QTRY_COMPARE(cut(), QString());
            for (QWidget* over : { static_cast<QWidget*>(program.window.currentView()),
                     static_cast<QWidget*>(program.window.sentenceBar()->queryEdit()) })
                QVERIFY(!QRect(program.bar()->mapToGlobal(QPoint()), program.bar()->size())
                             .intersects(QRect(over->mapToGlobal(QPoint()), over->size())));
            program.bar()->tryButton()->click();
            for (int i = 0; program.steps().tip() && i < ui::tipCount; ++i) {
                QTRY_COMPARE(cut(), QString());
                program.bar()->skipButton()->click();
            }
            QTRY_COMPARE(cut(), QString());
            QVERIFY(click(program.bar()->closeButton()));
            QTRY_VERIFY(program.bar() == nullptr);
            program.steps().start();
        }
        program.window.setTheme(ui::ThemeKind::Light, 1);
    }
    // Where the panel is closed, its button is framed first, then the control in it.
    void buttonOfAClosedPanelIsHighlighted()
    {
        Fresh program;
        program.window.resize(700, 600);
        ui::SidePanels& panels = *program.window.panels();
        QTRY_VERIFY(panels.areDrawers());
        program.bar()->tryButton()->click();
        program.bar()->skipButton()->click();
        QAction* const settings = panels.panels().front()->action();
        QTRY_VERIFY(frames(program.steps(), program.window.bar()->buttonOf(settings)));
        settings->trigger();
        auto* map = program.window.settings()->findChild<ui::HeadMap*>();
        QTRY_VERIFY(frames(program.steps(), map));
    }
    void languageChangeKeepsTheTip()
    {
        Fresh program;
        program.bar()->tryButton()->click();
        program.bar()->skipButton()->click();
        ui::MainWindow other(program.document);
        other.help()->takeOver(*program.window.help());
        QVERIFY(other.help()->firstSteps()->tip() == ui::Tip::Head);
    }
};

QTEST_MAIN(TestFirstSteps)
#include "tst_first_steps.moc"
