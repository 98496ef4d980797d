#include "ui/document/view_entry.h"
#include "ui/inspector/inspector.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/view.h"
#include "ui/views/matrices/cell_editor.h"
#include "ui/widgets/side_panels.h"
#include "ui/window/window_memory.h"
#include "window_stage.h"

#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>

using namespace Qt::StringLiterals;

class TestFullScreen : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;
    std::unique_ptr<Running> m_program;

    [[nodiscard]] ui::MainWindow& window() const { return m_program->window; }
    [[nodiscard]] QDockWidget* panel(const QString& name) const
    {
        return window().findChild<QDockWidget*>(name);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QTest::keyClick(window().windowHandle(), key, modifiers);
        QCoreApplication::processEvents();
    }
    // All widgets around the view, with their positions.
    [[nodiscard]] QMap<QString, QRect> surroundings() const
    {
        QMap<QString, QRect> result { { u"window"_s, QRect(QPoint(), window().size()) } };
        for (auto* widget : std::initializer_list<QWidget*> { window().menuBar(),
                 window().statusBar(), window().settings(), window().inspector(),
                 window().sentenceBar(), window().currentView() })
            if (!widget->visibleRegion().isEmpty())
                result.insert(QString::fromLatin1(widget->metaObject()->className()),
                    QRect(widget->mapTo(&window(), QPoint()), widget->size()));
        return result;
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
        m_program = std::make_unique<Running>();
        const QSize screen = window().screen()->availableSize();
        window().resize(QSize(1024, 700).boundedTo(screen - QSize(40, 60))); // or it would shrink
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QTest::qWait(100); // the panels share one area
        window().panels()->fitWidths();
        QTest::qWait(50);
    }
    void cleanup()
    {
        m_program.reset();
        m_home.reset();
    }

    void f11ShowsFullScreenThenTheViewThenTheWindow()
    {
        const QMap<QString, QRect> before = surroundings();
        QVERIFY(before.size() >= 1 + 4); // panels are tabs or drawers
        press(Qt::Key_F11);
        QTRY_VERIFY(window().isFullScreen());
        QVERIFY(window().menuBar()->isVisible());
        QVERIFY(window().sentenceBar()->isVisible());
        press(Qt::Key_F11);
        QVERIFY(window().isFullScreen());
        for (const QWidget* gone : std::initializer_list<QWidget*> { window().menuBar(),
                 window().statusBar(), window().settings(), window().inspector(),
                 window().sentenceBar(), window().findChild<QToolBar*>(u"main"_s) })
            QVERIFY(!gone->isVisible());
        QTRY_COMPARE(window().currentView()->size(), window().size());
        press(Qt::Key_F11);
        QTRY_VERIFY(!window().isFullScreen());
        QTRY_COMPARE(surroundings(), before);
    }
    void escapeLeavesFullScreenAndKeepsTheLock()
    {
        m_program->document.lock({ 0, 0, 3, 1, 0 });
        const ui::Selection locked = m_program->document.locked();
        const QMap<QString, QRect> before = surroundings();
        for (const int presses : { 1, 2 }) {
            window().currentView()->setFocus();
            for (int i = 0; i < presses; ++i)
                press(Qt::Key_F11);
            QTRY_VERIFY(window().isFullScreen());
            press(Qt::Key_Escape);
            QTRY_VERIFY(!window().isFullScreen());
            QTRY_COMPARE(surroundings(), before);
            QVERIFY(m_program->document.locked() == locked);
        }
        window().currentView()->setFocus();
        press(Qt::Key_Escape); // unlocks, as always
        QVERIFY(!(m_program->document.locked() == locked));
    }
    void hiddenPanelStaysHiddenAndFocusReturns()
    {
        panel(u"inspector"_s)->hide();
        QTest::qWait(50); // the other one gets its space
        window().sentenceBar()->queryEdit()->setFocus();
        const QMap<QString, QRect> before = surroundings();
        for (int i = 0; i < 3; ++i)
            press(Qt::Key_F11);
        QTRY_COMPARE(surroundings(), before);
        QVERIFY(panel(u"inspector"_s)->isHidden());
        QTRY_COMPARE(QApplication::focusWidget(), window().sentenceBar()->queryEdit());
    }
    void menuKeysWorkWithoutMenus()
    {
        press(Qt::Key_F11);
        press(Qt::Key_F11);
        press(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(m_program->document.navigation().view, std::string(ui::views()[1].id));
        QTRY_COMPARE(window().currentView()->size(), window().size());
        QVERIFY(window().currentView()->hasFocus());
    }
    void menusAndEditorsHandleEscapeThemselves()
    {
        press(Qt::Key_F11);
        QTRY_VERIFY(window().isFullScreen());
        QMenu* file = window().files()->menu();
        file->popup(window().mapToGlobal(QPoint(10, 30)));
        QVERIFY(QTest::qWaitForWindowExposed(file));
        QTest::keyClick(file->windowHandle(), Qt::Key_Escape);
        QTRY_VERIFY(!file->isVisible());
        QVERIFY(window().isFullScreen());
        m_program->document.showView("matrices");
        m_program->document.navigate([](ui::Navigation& at) { at.tensor = "layer1/head1/w_v"; });
        QVERIFY(settled(m_program->document));
        QTest::keyClick(window().currentView(), Qt::Key_Down); // the first key starts in the corner
        QTest::keyClick(window().currentView(), Qt::Key_F2);
        QVERIFY(window().currentView()->findChild<ui::CellEditor*>() != nullptr);
        press(Qt::Key_Escape);
        QTRY_VERIFY(window().currentView()->findChild<ui::CellEditor*>() == nullptr);
        QVERIFY(window().isFullScreen());
        m_program->window.refuse(u"No."_s);
        window().notices()->findChild<QAbstractButton*>()->setFocus();
        press(Qt::Key_Escape);
        QVERIFY(m_program->notices().isEmpty());
        QVERIFY(window().isFullScreen());
    }
    void escapeClosesADrawerFirst()
    {
        window().setTheme(ui::ThemeKind::Light, 2.14); // even a large screen has drawers now
        press(Qt::Key_F11);
        QTRY_VERIFY(window().isFullScreen());
        press(Qt::Key_F8);
        QTRY_VERIFY(window().settings()->isVisible());
        QTRY_VERIFY(window().settings()->window()->focusWidget() != window().currentView());
        press(Qt::Key_Escape);
        QTRY_VERIFY(!window().settings()->isVisible());
        QVERIFY(window().isFullScreen());
        press(Qt::Key_Escape);
        QTRY_VERIFY(!window().isFullScreen());
        window().setTheme(ui::ThemeKind::Light, 1);
    }
    void viewAloneShowsNoControls()
    {
        const auto bar = window().statusBar();
        for (int i = 0; i < 2; ++i)
            press(Qt::Key_F11);
        QTRY_VERIFY(window().isFullScreen());
        m_program->document.hover(ui::Selection { 0, 0, 3, 1, 0 }); // the status bar would show it
        bar->clearMessage();
        for (const ui::ViewEntry& entry : ui::views()) {
            m_program->document.showView(std::string(entry.id));
            QCoreApplication::processEvents();
            for (const auto* button : window().currentView()->findChildren<QToolButton*>())
                QVERIFY2(!button->isVisible(), qPrintable(button->text()));
            QTRY_COMPARE(window().currentView()->size(), window().size());
        }
        QVERIFY(!bar->isVisible());
        m_program->document.showView("heads");
        press(Qt::Key_Escape);
        QTRY_VERIFY(bar->isVisible());
        QVERIFY(window().currentView()->findChild<QToolButton*>()->isVisible());
    }
    void viewMenuHasOneFullScreenAction()
    {
        QList<QAction*> found;
        for (QAction* menu : window().menuBar()->actions())
            for (QAction* action : menu->menu()->actions())
                if (action->shortcut() == QKeySequence(Qt::Key_F11))
                    found << action;
        QCOMPARE(found.size(), 1);
        QVERIFY(found.front()->text().contains(u"screen"_s));
    }
    void nextStartIsNotInFullScreen()
    {
        QTest::qWait(400); // the window has settled
        press(Qt::Key_F11);
        press(Qt::Key_F11);
        QTRY_VERIFY(window().isFullScreen());
        QTest::qWait(400);
        ui::Document document;
        ui::MainWindow next(document);
        ui::restoreWindow(next);
        QVERIFY(!next.isFullScreen());
        QVERIFY(!next.menuBar()->isHidden());
        QVERIFY(!next.findChild<QDockWidget*>(u"settings"_s)->isHidden());
    }
};

QTEST_MAIN(TestFullScreen)
#include "tst_full_screen.moc"
