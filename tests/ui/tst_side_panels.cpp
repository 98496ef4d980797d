#include "ui/inspector/inspector.h"
#include "ui/settings/settings_panel.h"
#include "ui/views/view.h"
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
    [[nodiscard]] bool shareOnePlace() const
    {
        return window().tabifiedDockWidgets(panel(u"settings"_s)).contains(panel(u"inspector"_s));
    }
    void resizeTo(int width) const
    {
        window().resize(width, 750);
        QTRY_COMPARE(window().width(), width);
        QCoreApplication::processEvents();
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
        m_program = std::make_unique<Running>();
        resizeTo(1440);
    }
    void cleanup()
    {
        m_program.reset();
        m_home.reset();
    }

    void thePictureIsTheBiggestThing()
    {
        for (const int width : { 1440, 1280, 1100, 1024, 1280 }) {
            resizeTo(width);
            QTRY_VERIFY2(window().currentView()->width() > 0.44 * width,
                qPrintable(u"%1 of %2"_s.arg(window().currentView()->width()).arg(width)));
            QCOMPARE(shareOnePlace(), width < 1200);
        }
    }
    void settingsComeFirstAndTheInspectorIsOneClickAway()
    {
        resizeTo(1024);
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
    void withMoreRoomEachHasItsSideAgain()
    {
        const int left = panel(u"settings"_s)->width();
        const int right = panel(u"inspector"_s)->width();
        resizeTo(1024);
        QTRY_VERIFY(shareOnePlace());
        resizeTo(1440);
        QTRY_VERIFY(!shareOnePlace());
        QCOMPARE(window().dockWidgetArea(panel(u"settings"_s)), Qt::LeftDockWidgetArea);
        QCOMPARE(window().dockWidgetArea(panel(u"inspector"_s)), Qt::RightDockWidgetArea);
        QTRY_COMPARE(panel(u"settings"_s)->width(), left);
        QTRY_COMPARE(panel(u"inspector"_s)->width(), right);
    }
    void whatTheUserPlacedStays()
    {
        panel(u"inspector"_s)->setFloating(true);
        resizeTo(1024);
        QVERIFY(!shareOnePlace());
        QVERIFY(panel(u"inspector"_s)->isFloating());
        resizeTo(1440);
        QVERIFY(panel(u"inspector"_s)->isFloating());
        panel(u"inspector"_s)->setFloating(false);
        window().addDockWidget(Qt::LeftDockWidgetArea, panel(u"inspector"_s));
        resizeTo(1024);
        QVERIFY(!shareOnePlace());
        QCOMPARE(window().dockWidgetArea(panel(u"inspector"_s)), Qt::LeftDockWidgetArea);
    }
    void whatIsHiddenStaysHidden()
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
