#include "ui/inspector/inspector.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/view.h"
#include "ui/widgets/side_panels.h"
#include "ui/window/window_memory.h"
#include "window_stage.h"

#include <QDockWidget>
#include <QTabBar>

using namespace Qt::StringLiterals;

class TestSidePanels : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;
    std::unique_ptr<Running> m_program;

    [[nodiscard]] ui::MainWindow& window() const { return m_program->window; }
    [[nodiscard]] QDockWidget* panel(const QString& name) const
    {
        return window().findChild<QDockWidget*>(name);
    }
    [[nodiscard]] bool shareOneArea() const
    {
        return window().tabifiedDockWidgets(panel(u"settings"_s)).contains(panel(u"inspector"_s));
    }
    void resizeTo(int width) const
    {
        window().resize(width, 750);
        QTRY_COMPARE(window().width(), width);
        QCoreApplication::processEvents();
    }

    void changeFontSize(Qt::Key key, int times) const
    {
        for (int i = 0; i < times; ++i)
            m_program->press(key);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents(); // layout changes after a change of font
    }
    // The separator between the left panel and the view.
    void drag(const QDockWidget& left, int by) const
    {
        const int width = left.width();
        const QPoint line(left.geometry().right() + 3, left.geometry().center().y());
        QTest::mouseMove(&window(), line);
        QTest::mousePress(&window(), Qt::LeftButton, {}, line);
        QTest::mouseMove(&window(), line + QPoint(by, 0));
        QTRY_COMPARE(left.width(), width + by);
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, line + QPoint(by, 0));
    }
    void restart()
    {
        m_program.reset();
        m_program = std::make_unique<Running>();
        ui::restoreWindow(window());
        resizeTo(1440);
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
        m_program = std::make_unique<Running>();
        resizeTo(1440);
        QTRY_COMPARE(panel(u"settings"_s)->width(), window().settings()->sizeHint().width());
    }
    void cleanup()
    {
        window().setTheme(ui::ThemeKind::Light, 1);
        m_program.reset();
        m_home.reset();
    }

    void viewIsTheLargestArea()
    {
        for (const int width : { 1440, 1280, 1100, 1024, 1280 }) {
            resizeTo(width);
            QTRY_VERIFY2(window().currentView()->width() > 0.44 * width,
                qPrintable(u"%1 of %2"_s.arg(window().currentView()->width()).arg(width)));
            QTRY_COMPARE(shareOneArea(), width < 1200);
        }
    }
    void settingsAreInFrontAndTheInspectorIsOneClickAway()
    {
        resizeTo(1024);
        QTRY_VERIFY(shareOneArea()); // the position of the tabs
        QTRY_VERIFY(panel(u"settings"_s)->isVisible());
        QVERIFY(
            !window().inspector()->isVisible() || window().inspector()->visibleRegion().isEmpty());
        QTabBar* tabs = nullptr;
        for (QTabBar* bar : window().findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
            if (bar->isVisible())
                tabs = bar;
        QVERIFY(tabs != nullptr);
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        QTRY_VERIFY(!window().inspector()->visibleRegion().isEmpty());
        QTRY_VERIFY(window().settings()->visibleRegion().isEmpty());
    }
    void panelsAreOnBothSidesInAWideWindow()
    {
        const int left = panel(u"settings"_s)->width();
        const int right = panel(u"inspector"_s)->width();
        resizeTo(1024);
        QTRY_VERIFY(shareOneArea());
        resizeTo(1440);
        QTRY_VERIFY(!shareOneArea());
        QCOMPARE(window().dockWidgetArea(panel(u"settings"_s)), Qt::LeftDockWidgetArea);
        QCOMPARE(window().dockWidgetArea(panel(u"inspector"_s)), Qt::RightDockWidgetArea);
        QTRY_COMPARE(panel(u"settings"_s)->width(), left);
        QTRY_COMPARE(panel(u"inspector"_s)->width(), right);
    }
    void widthsGrowAndShrinkWithTheFont()
    {
        const int settings = panel(u"settings"_s)->width();
        const int inspector = panel(u"inspector"_s)->width();
        changeFontSize(Qt::Key_Equal, 2);
        QTRY_VERIFY(panel(u"settings"_s)->width() > 1.1 * settings);
        QTRY_VERIFY(panel(u"inspector"_s)->width() > 1.1 * inspector);
        changeFontSize(Qt::Key_0, 1);
        QTRY_COMPARE(panel(u"settings"_s)->width(), settings);
        QTRY_COMPARE(panel(u"inspector"_s)->width(), inspector);
    }
    // With letters eight times as large there is no room for docks.
    void widthsReturnAfterAVeryLargeFont()
    {
        const int settings = panel(u"settings"_s)->width();
        const int inspector = panel(u"inspector"_s)->width();
        changeFontSize(Qt::Key_Equal, 8);
        QTRY_VERIFY(window().panels()->areDrawers());
        changeFontSize(Qt::Key_0, 1);
        QTRY_COMPARE(panel(u"settings"_s)->width(), settings);
        QTRY_COMPARE(panel(u"inspector"_s)->width(), inspector);
    }
    void automaticWidthsAreNotRemembered()
    {
        const int settings = panel(u"settings"_s)->width();
        changeFontSize(Qt::Key_Equal, 2);
        QTRY_VERIFY(panel(u"settings"_s)->width() > 1.1 * settings);
        ui::rememberWindow(window());
        restart();
        changeFontSize(Qt::Key_0, 1);
        QTRY_COMPARE(panel(u"settings"_s)->width(), settings);
        ui::rememberWindow(window());
        restart();
        QTRY_COMPARE(panel(u"settings"_s)->width(), settings);
    }
    void draggedWidthIsKept()
    {
        const QDockWidget* settings = panel(u"settings"_s);
        drag(*settings, 70);
        const int chosen = settings->width();
        const int inspector = panel(u"inspector"_s)->width();
        changeFontSize(Qt::Key_Equal, 1);
        QTRY_VERIFY(panel(u"inspector"_s)->width() > inspector);
        QCOMPARE(settings->width(), chosen);
        changeFontSize(Qt::Key_Equal, 7);
        changeFontSize(Qt::Key_0, 1);
        QTRY_COMPARE(settings->width(), chosen);
        QTRY_COMPARE(panel(u"inspector"_s)->width(), inspector);
        resizeTo(640);
        resizeTo(1440);
        QTRY_COMPARE(settings->width(), chosen);
        ui::rememberWindow(window());
        restart();
        QTRY_COMPARE(panel(u"settings"_s)->width(), chosen);
    }
    void titlesFollowTheFontSize()
    {
        const auto* title = panel(u"settings"_s)->titleBarWidget();
        const auto* name = title->findChild<QLabel*>();
        QCOMPARE(name->text(), u"Settings"_s);
        const int height = title->height();
        changeFontSize(Qt::Key_Equal, 2);
        QTRY_COMPARE(name->font().pixelSize(), window().theme().font.pixelSize());
        QTRY_VERIFY(title->height() > 1.1 * height);
        changeFontSize(Qt::Key_0, 1);
        QTRY_COMPARE(title->height(), height);
    }
    void floatingPanelHasAWindowFrame()
    {
        resizeTo(1440);
        QDockWidget* settings = panel(u"settings"_s);
        QWidget* title = settings->titleBarWidget();
        QVERIFY(title != nullptr);
        settings->setFloating(true);
        QTRY_VERIFY(settings->isWindow());
        QVERIFY(settings->titleBarWidget() == nullptr); // Qt's own title, with a frame
        QVERIFY(!settings->windowTitle().isEmpty());
        QVERIFY(!title->isVisible()); // it would repeat the title
        settings->setFloating(false);
        QTRY_VERIFY(title->isVisible());
        QCOMPARE(settings->titleBarWidget(), title);
    }
    void userPlacedPanelsStay()
    {
        panel(u"inspector"_s)->setFloating(true);
        resizeTo(1024);
        QVERIFY(!shareOneArea());
        QVERIFY(panel(u"inspector"_s)->isFloating());
        resizeTo(1440);
        QVERIFY(panel(u"inspector"_s)->isFloating());
        panel(u"inspector"_s)->setFloating(false);
        window().addDockWidget(Qt::LeftDockWidgetArea, panel(u"inspector"_s));
        resizeTo(1024);
        QVERIFY(!shareOneArea());
        QCOMPARE(window().dockWidgetArea(panel(u"inspector"_s)), Qt::LeftDockWidgetArea);
    }
    void hiddenPanelsStayHidden()
    {
        panel(u"inspector"_s)->hide();
        resizeTo(1024);
        QVERIFY(panel(u"inspector"_s)->isHidden());
        resizeTo(1440);
        QVERIFY(panel(u"inspector"_s)->isHidden());
        panel(u"inspector"_s)->toggleViewAction()->trigger();
        QTRY_VERIFY(!window().inspector()->visibleRegion().isEmpty());
        QCOMPARE(window().dockWidgetArea(panel(u"inspector"_s)), Qt::RightDockWidgetArea);
    }
};

QTEST_MAIN(TestSidePanels)
#include "tst_side_panels.moc"
