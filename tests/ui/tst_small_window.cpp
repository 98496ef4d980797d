#include "ui/animation/animation_dialog.h"
#include "ui/document/view_entry.h"
#include "ui/figure/export_dialog.h"
#include "ui/inspector/inspector.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/note.h"
#include "ui/view/plot_view.h"
#include "ui/view/view.h"
#include "ui/widgets/action_bar.h"
#include "ui/widgets/drawer.h"
#include "ui/widgets/side_panel.h"
#include "ui/widgets/side_panels.h"
#include "ui/window/export_actions.h"
#include "ui/window/key_list.h"
#include "ui/window/status_line.h"
#include "ui/window/token_chips.h"
#include "ui/window/view_stack.h"
#include "ui/words/labels.h"
#include "ui/words/language.h"
#include "window_stage.h"

#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

// At 200 % a screen of 1440 x 900 has 720 x 450 logical pixels, an old projector little more.
class TestSmallWindow : public QObject {
    Q_OBJECT

    static constexpr QSize smallest { 640, 400 };
    static constexpr qreal eightTimesLarger = 2.14;

    std::unique_ptr<OwnHome> m_home;
    std::unique_ptr<Running> m_program;

    [[nodiscard]] ui::MainWindow& window() const { return m_program->window; }
    [[nodiscard]] ui::SidePanel* panel(int index) const
    {
        return window().panels()->panels().at(std::size_t(index));
    }
    void resizeTo(QSize size) const
    {
        window().resize(size);
        QTRY_COMPARE(window().size(), size);
        QCoreApplication::processEvents();
    }
    void setFontScale(qreal scale) const
    {
        window().setTheme(ui::ThemeKind::Light, scale);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents(); // layout changes after a change of font
    }
    [[nodiscard]] QAction* action(const QString& text) const
    {
        for (QAction* each : window().findChildren<QAction*>())
            if (each->iconText().remove(u'…') == text && window().bar()->buttonOf(each) != nullptr)
                return each;
        return nullptr;
    }
    // True if the action has a button, or is in the menu of one.
    [[nodiscard]] bool isFullyVisible(const QAction* action) const
    {
        const ui::ActionBar* bar = window().bar();
        const auto whole = [bar](const QToolButton* button) {
            const QRect place(button->mapTo(bar->window(), QPoint()), button->size());
            return button->isVisible() && bar->window()->rect().contains(place)
                && bar->rect().contains(button->geometry())
                && button->width() >= button->sizeHint().width();
        };
        const auto offered = [&](const QToolButton* button) {
            return whole(button) && button->menu()->actions().contains(action);
        };
        return whole(bar->buttonOf(action)) || offered(bar->folded()) || offered(bar->more());
    }
    // The button's own menu, or that of its action.
    static QMenu* menuOf(const QToolButton* button)
    {
        return button->menu() != nullptr ? button->menu() : button->defaultAction()->menu();
    }
    // Opens a button's menu and chooses an entry.
    static void choose(QToolButton* button, const QAction* entry)
    {
        bool chosen = false;
        QTimer::singleShot(0, button, [&] {
            QMenu* menu = menuOf(button);
            QVERIFY(QTest::qWaitForWindowExposed(menu));
            QTest::mouseClick(menu, Qt::LeftButton, {},
                menu->actionGeometry(const_cast<QAction*>(entry)).center());
            chosen = true;
        });
        QTest::mouseClick(button, Qt::LeftButton); // returns when the menu is closed
        QTRY_VERIFY(chosen);
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
        m_program = std::make_unique<Running>();
        QVERIFY(QTest::qWaitForWindowExposed(&window()));
    }
    void cleanup()
    {
        setFontScale(1);
        m_program.reset();
        m_home.reset();
    }

    void everyActionIsFullyVisibleOrInAMenu_data()
    {
        QTest::addColumn<qreal>("letters");
        for (const qreal letters : { 1.0, 1.4, eightTimesLarger })
            QTest::addRow("font scale %g", letters) << letters;
    }
    void everyActionIsFullyVisibleOrInAMenu()
    {
        QFETCH(qreal, letters);
        setFontScale(letters);
        QList<QAction*> actions;
        for (const QString& text :
            { u"Open"_s, u"Save"_s, u"Pin A | B"_s, u"Export"_s, u"Lessons"_s, u"Present"_s })
            actions.append(action(text));
        for (const ui::ViewEntry& view : ui::views()) // if it is a view
            if (view.role != ui::ViewRole::Points && view.role != ui::ViewRole::Comparison)
                actions.append(action(ui::label(view.id)));
        QVERIFY(!actions.contains(nullptr));
        for (const int width : { 1440, 1200, 1024, 900, 760, 640 }) {
            resizeTo({ width, 700 });
            QList<QAction*> there = actions;
            if (window().panels()->areDrawers())
                there << panel(0)->action() << panel(1)->action();
            for (const QAction* each : there)
                QTRY_VERIFY2(isFullyVisible(each),
                    qPrintable(u"%1 at %2"_s.arg(each->iconText()).arg(width)));
        }
    }
    // Nothing leaves the toolbar of a projector; below its width the views share a button.
    void toolbarFitsCommonScreens_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("viewsFolded");
        QTest::newRow("1280 x 720") << QSize(1280, 720) << false;
        QTest::newRow("1024 x 700") << QSize(1024, 700) << true;
    }
    void toolbarFitsCommonScreens()
    {
        QFETCH(const QSize, size);
        QFETCH(const bool, viewsFolded);
        resizeTo(size);
        QTRY_VERIFY2(!window().bar()->more()->isVisible(),
            qPrintable(u"%1 px of %2"_s.arg(window().bar()->sizeHint().width())
                           .arg(window().bar()->width())));
        QCOMPARE(window().bar()->folded()->isVisible(), viewsFolded);
        QToolButton* const lessons = window().bar()->buttonOf(action(u"Lessons"_s));
        QVERIFY(lessons->isVisible());
        choose(lessons, menuOf(lessons)->actions().front());
        QTRY_VERIFY(!m_program->document.session().steps.empty());
        QTRY_VERIFY(m_program->hasNotice(u"The lesson is open"_s));
    }
    void menuEntriesWork()
    {
        setFontScale(eightTimesLarger);
        resizeTo(smallest);
        const QAction* pin = action(u"Pin A | B"_s);
        QTRY_VERIFY(window().bar()->more()->menu()->actions().contains(pin));
        choose(window().bar()->more(), pin);
        QTRY_VERIFY(m_program->document.session().pinned.has_value());
        choose(window().bar()->folded(), action(u"Links"_s));
        QTRY_COMPARE(m_program->document.navigation().view, "links");
        QCOMPARE(window().bar()->folded()->text(), u"Links"_s);
    }
    void viewGetsTheSpaceFirst()
    {
        resizeTo(smallest);
        const ui::View* view = window().currentView();
        QTRY_VERIFY2(view->height() > 0.6 * smallest.height(),
            qPrintable(u"%1 pixels high"_s.arg(view->height())));
        QCOMPARE(view->width(), smallest.width());
        for (const QWidget* each : std::initializer_list<QWidget*> { window().statusBar(),
                 window().centralWidget(), window().sentenceBar(), window().bar() })
            QVERIFY(
                window().rect().contains(QRect(each->mapTo(&window(), QPoint()), each->size())));
    }
    void everythingFitsWithALargerFont()
    {
        resizeTo(smallest);
        for (const qreal letters : { 1.1, 1.21, 1.46, eightTimesLarger, 3.0 }) {
            window().statusBar()->clearMessage();
            setFontScale(letters);
            QTRY_VERIFY(window().rect().contains(window().centralWidget()->geometry()));
            QVERIFY(window().currentView()->height() > 0.4 * smallest.height());
            window().say(u"A message"_s);
            QVERIFY(window().statusBar()->isVisible());
            QTRY_VERIFY(window().rect().contains(window().statusBar()->geometry()));
        }
    }
    void sentenceReplacesAnUnreadableView()
    {
        resizeTo(smallest);
        const ui::Note* note = window().findChild<ui::ViewStack*>()->note();
        QTRY_VERIFY(!note->isVisible());
        setFontScale(eightTimesLarger);
        QTRY_VERIFY(note->isVisible());
        QCOMPARE(note->size(), window().currentView()->size());
        window().bar()->folded()->menu()->actions().at(2)->trigger();
        QCOMPARE(note->parentWidget()->childAt(note->geometry().topLeft()), note);
        QTest::mouseClick(note->button(), Qt::LeftButton);
        QTRY_VERIFY(!note->isVisible());
        QCOMPARE(window().theme().scale, 1.0);
    }
    // Steps shows more text than the other views.
    void viewThatNeedsMoreHeightScrolls()
    {
        resizeTo(smallest);
        auto* area = window().findChild<ui::ViewStack*>()->parentWidget()->parentWidget();
        const QScrollBar* bar = qobject_cast<QScrollArea*>(area)->verticalScrollBar();
        action(u"Steps"_s)->trigger();
        QTRY_VERIFY(bar->maximum() > 0);
        QCOMPARE(window().currentView()->height(), area->height() + bar->maximum());
        action(u"Flow"_s)->trigger();
        QTRY_COMPARE(bar->maximum(), 0);
        QTRY_COMPARE(window().currentView()->size(), area->size());
        action(u"Steps"_s)->trigger();
        QTRY_VERIFY(bar->maximum() > 0);
        resizeTo({ 1440, 900 });
        QTRY_COMPARE(bar->maximum(), 0);
    }
    void tokensReturnWithTheSpace()
    {
        const ui::TokenChips* chips = window().sentenceBar()->chips();
        resizeTo({ 800, 750 });
        QTRY_VERIFY(chips->inSight(10)); // the last chip, in the second line
        const int high = chips->height();
        resizeTo(smallest);
        QVERIFY(chips->isVisible());
        QTRY_VERIFY(!chips->inSight(10));
        setFontScale(1.46);
        QTRY_VERIFY(!chips->isVisible());
        setFontScale(1);
        resizeTo({ 800, 750 });
        QTRY_VERIFY(chips->isVisible());
        QTRY_COMPARE(chips->height(), high);
    }
    void buttonOpensAndClosesItsDrawer()
    {
        resizeTo(smallest);
        QVERIFY(!window().settings()->isVisible());
        QToolButton* button = window().bar()->buttonOf(panel(0)->action());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(window().settings()->isVisible());
        QVERIFY(button->isChecked());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(!window().settings()->isVisible());
        QVERIFY(!button->isChecked());
    }
    void drawerIsNextToTheViewOrOverIt()
    {
        resizeTo(smallest);
        m_program->press(Qt::Key_F9, {});
        const ui::Drawer* drawer = panel(1)->drawer();
        QTRY_VERIFY(drawer->isVisible());
        QTRY_COMPARE(window().currentView()->width(), smallest.width() - drawer->width());
        setFontScale(1.77); // no room for both
        QTRY_COMPARE(window().currentView()->width(), smallest.width());
        QVERIFY(window().centralWidget()->rect().contains(drawer->geometry()));
        QVERIFY(drawer->width() < smallest.width() - 20);
        setFontScale(1);
        QTRY_COMPARE(window().currentView()->width(), smallest.width() - drawer->width());
    }
    void escapeClosesADrawerAndFocusesTheView()
    {
        resizeTo(smallest);
        m_program->press(Qt::Key_F9, {});
        QTRY_VERIFY(panel(1)->drawer()->isVisible());
        QTest::keyClick(window().focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!panel(1)->drawer()->isVisible());
        QVERIFY(window().currentView()->hasFocus());
        m_program->press(Qt::Key_F8, {});
        QTRY_VERIFY(panel(0)->drawer()->isVisible());
        auto* field = window().settings()->findChild<QLineEdit*>();
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Escape);
        QTRY_VERIFY(!panel(0)->drawer()->isVisible());
        QVERIFY(window().currentView()->hasFocus());
    }
    void wheelScrollsAViewHigherThanItsArea()
    {
        resizeTo(smallest);
        m_program->document.showView("steps");
        auto* area = window().centralWidget()->findChild<QScrollArea*>();
        QTRY_VERIFY(area->verticalScrollBar()->maximum() > 0);
        auto* view = qobject_cast<ui::PlotView*>(window().currentView());
        QVERIFY(view != nullptr);
        const QPointF beside(view->plot()->width() / 2.0, 5); // no matrix is there
        QWheelEvent wheel(beside, view->plot()->mapToGlobal(beside), {}, { 0, -120 }, Qt::NoButton,
            Qt::NoModifier, Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&wheel); // only spontaneous events propagate to parents
        qApp->notify(view->plot(), &wheel);
        QVERIFY(area->verticalScrollBar()->value() > 0);
    }
    void manyNoticesAreScrolledNotSqueezed()
    {
        resizeTo(smallest);
        setFontScale(eightTimesLarger);
        for (int i = 0; i < 4; ++i)
            window().notices()->add(
                { QString::number(i), u"Something that takes a sentence of some length to tell."_s,
                    true, { { u"Do it"_s, [] {} } } });
        const std::vector<ui::NoticeRow*>& rows = window().notices()->rows();
        const auto isWhole = [](const ui::NoticeRow* row) {
            return row->height() >= row->heightForWidth(row->width());
        };
        QTRY_VERIFY(std::ranges::all_of(rows, isWhole));
        const auto* newest = rows.back()->findChild<QPushButton*>();
        QTRY_VERIFY(!newest->visibleRegion().isEmpty());
        QVERIFY(window().rect().contains(window().notices()->geometry()));
    }
    void onlyOneDrawerIsOpen()
    {
        resizeTo(smallest);
        m_program->press(Qt::Key_F8, {});
        m_program->press(Qt::Key_F9, {});
        QTRY_VERIFY(panel(1)->drawer()->isVisible());
        QVERIFY(!panel(0)->drawer()->isVisible());
        QVERIFY(!panel(0)->action()->isChecked());
    }
    void panelsReturnInALargerWindow()
    {
        QDockWidget* settings = panel(0)->dock();
        QDockWidget* inspector = panel(1)->dock();
        window().addDockWidget(Qt::BottomDockWidgetArea, settings);
        inspector->hide();
        resizeTo(smallest);
        m_program->press(Qt::Key_F9, {});
        QTRY_VERIFY(panel(1)->drawer()->isVisible());
        resizeTo({ 1440, 900 });
        QTRY_VERIFY(settings->isVisible());
        QCOMPARE(window().dockWidgetArea(settings), Qt::BottomDockWidgetArea);
        QVERIFY(window().settings()->isVisible());
        QVERIFY(inspector->isHidden());
        QVERIFY(!panel(1)->drawer()->isVisible());
        QCOMPARE(window().currentView()->width(), window().centralWidget()->width());
    }
    void statusBarKeepsShowingTheWeight()
    {
        resizeTo(smallest);
        ui::Selection s;
        s.query = 7;
        s.key = 1;
        m_program->document.lock(s);
        const auto labels = window().statusBar()->findChildren<QLabel*>();
        const auto it
            = std::ranges::find(labels, u"Selected cell"_s, &QLabel::accessibleDescription);
        setFontScale(1.1);
        QTRY_VERIFY((*it)->text().endsWith(u"of 11"_s));
        QVERIFY(window().rect().contains(QRect((*it)->mapTo(&window(), QPoint()), (*it)->size())));
        window().say(u"A message"_s);
        QVERIFY(!(*it)->isVisible());
    }
    void everyTabOfTheInspectorIsOneClickAway_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<qreal>("letters");
        for (const QString& language : ui::languages())
            for (const qreal letters : { 1.0, 1.21, 1.46, 1.77, 1.95 })
                QTest::addRow("%s, %.2f", qPrintable(language), letters) << language << letters;
    }
    void everyTabOfTheInspectorIsOneClickAway()
    {
        QFETCH(QString, language);
        QFETCH(qreal, letters);
        ui::speak(*QCoreApplication::instance(), language);
        m_program.reset();
        m_program = std::make_unique<Running>();
        QVERIFY(QTest::qWaitForWindowExposed(&window()));
        resizeTo({ 1280, 720 });
        setFontScale(letters);
        QTabBar* const tabs = window().inspector()->tabBar();
        if (!tabs->isVisible())
            panel(1)->action()->trigger();
        QTRY_VERIFY(tabs->isVisible());
        const auto end = [&] { return tabs->tabRect(tabs->count() - 1).right(); };
        QTRY_VERIFY2(
            end() < tabs->width(), qPrintable(u"%1 of %2"_s.arg(end()).arg(tabs->width())));
        for (const QToolButton* arrow : tabs->findChildren<QToolButton*>())
            QVERIFY(!arrow->isVisible());
        ui::speak(*QCoreApplication::instance(), u"en"_s);
    }
    void dialogsFitTheWindow()
    {
        const auto fits = [](const QDialog& dialog) {
            const QSize least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize());
            return least.boundedTo(smallest) == least;
        };
        window().exports()->exportAction()->trigger();
        auto* dialog = window().findChild<ui::ExportDialog*>();
        QTRY_VERIFY(fits(*dialog));
        dialog->reject();
        ui::KeyList keys(*window().menuBar(), &window());
        keys.show();
        QTRY_VERIFY(fits(keys));
        window().findChild<ui::AnimationAction*>()->trigger();
        auto* film = window().findChild<ui::AnimationDialog*>();
        QVERIFY(film != nullptr);
        QTRY_VERIFY(fits(*film));
        const QSize screen = window().screen()->availableSize();
        for (const QDialog* each : std::initializer_list<const QDialog*> { film, &keys })
            QCOMPARE(each->size().boundedTo(screen), each->size());
        film->reject();
    }
};

QTEST_MAIN(TestSmallWindow)
#include "tst_small_window.moc"
