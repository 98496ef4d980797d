#include "ui/files/settings_file.h"
#include "ui/widgets/side_panels.h"
#include "ui/window/window_memory.h"
#include "window_stage.h"

#include <QDockWidget>
#include <QSettings>

using namespace Qt::StringLiterals;

class TestWindowMemory : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }

    void windowIsRestored()
    {
        {
            Running program;
            program.window.setTheme(ui::ThemeKind::Dark, 1.21);
            program.window.resize(1100, 750);
            program.window.findChild<QDockWidget*>(u"settings"_s)->hide();
            QVERIFY(program.window.close());
        }
        ui::Document document;
        ui::MainWindow window(document);
        ui::restoreWindow(window);
        QCOMPARE(window.theme().kind, ui::ThemeKind::Dark);
        QCOMPARE(window.theme().scale, 1.21);
        QCOMPARE(window.height(), 750); // the test screen is too narrow for the width
        QVERIFY(window.findChild<QDockWidget*>(u"settings"_s)->isHidden());
    }
    // Widgets hidden in a low window get their font later.
    void fontSizesAreRestoredInAHigherWindow()
    {
        {
            Running program;
            program.window.setTheme(ui::ThemeKind::Light, 0.8);
            program.window.resize(640, 405);
            QVERIFY(program.window.close());
        }
        ui::Document document;
        ui::MainWindow window(document);
        ui::restoreWindow(window);
        window.show();
        QVERIFY(settled(document));
        window.resize(640, 550);
        const auto sizes = [&] {
            QMap<QString, int> result;
            for (const auto* label : window.sentenceBar()->findChildren<QLabel*>())
                if (label->isVisible())
                    result.insert(label->text(), label->font().pixelSize());
            return result;
        };
        QTRY_VERIFY(!sizes().isEmpty());
        const QMap<QString, int> first = sizes();
        window.setTheme(ui::ThemeKind::Light, 0.8); // the same again
        QCOMPARE(first, sizes());
        window.setTheme(ui::ThemeKind::Light, 1);
    }
    // As after a crash: the first window is never closed.
    void choicesAreSavedAtOnce()
    {
        Running program;
        program.window.setTheme(ui::ThemeKind::Projector, 1.331);
        {
            ui::Document document;
            ui::MainWindow next(document);
            ui::restoreWindow(next);
            QCOMPARE(next.theme().kind, ui::ThemeKind::Projector);
            QCOMPARE(next.theme().scale, 1.331);
        }
        program.window.setTheme(ui::ThemeKind::Light, 1);
        program.window.resize(1024, 730);
        QTest::qWait(100); // the panels share one area
        auto* inspector = program.window.findChild<QDockWidget*>(u"inspector"_s);
        auto* settings = program.window.findChild<QDockWidget*>(u"settings"_s);
        program.window.addDockWidget(Qt::RightDockWidgetArea, settings);
        inspector->hide();
        const auto kept = [](const QString& key) {
            return QSettings(ui::settingsFile(), QSettings::IniFormat).value(key).toByteArray();
        };
        QTRY_COMPARE(kept(u"window/layout"_s), program.window.panels()->arrangement());
        QTRY_COMPARE(kept(u"window/geometry"_s), program.window.saveGeometry());
        program.window.resizeDocks({ settings }, { settings->width() + 40 }, Qt::Horizontal);
        QTRY_COMPARE(kept(u"window/layout"_s), program.window.panels()->arrangement());
        ui::Document document;
        ui::MainWindow next(document);
        ui::restoreWindow(next);
        QCOMPARE(next.height(), 730);
        QVERIFY(next.findChild<QDockWidget*>(u"inspector"_s)->isHidden());
        QCOMPARE(next.dockWidgetArea(next.findChild<QDockWidget*>(u"settings"_s)),
            Qt::RightDockWidgetArea);
    }
    void garbageIsNotRestored()
    {
        QDir().mkpath(m_home->path(u"config/headlight"_s));
        QFile file(m_home->path(u"config/headlight/headlight.ini"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[window]\ntheme=plaid\nscale=1e999\ngeometry=@ByteArray(xx)\nlayout=7\n"
                   "[files]\nrecent=@Invalid()\nlast=/nowhere\n");
        file.close();
        ui::Document document;
        ui::MainWindow window(document);
        ui::restoreWindow(window);
        QCOMPARE(window.theme().kind, ui::ThemeKind::Light);
        QCOMPARE(window.theme().scale, 1.0);
        window.files()->start({});
        QVERIFY(settled(document));
        QVERIFY(document.path().isEmpty());
    }
    void nothingIsSavedBeforeTheStart()
    {
        {
            ui::Document document;
            ui::MainWindow window(document);
            QVERIFY(window.close());
        }
        QVERIFY(QDir(m_home->path({})).isEmpty());
    }
    void offScreenWindowsAreMovedOntoTheScreen_data()
    {
        QTest::addColumn<QRect>("wanted");
        QTest::addColumn<QRect>("expected");
        const QRect first(0, 30, 1920, 1050);
        const QRect second(1920, 0, 1280, 1024);
        QTest::newRow("inside") << QRect(10, 40, 800, 600) << QRect(10, 40, 800, 600);
        QTest::newRow("on the second") << QRect(2000, 40, 800, 600) << QRect(2000, 40, 800, 600);
        QTest::newRow("unplugged") << QRect(9000, 9000, 800,
            600) << QRect(first.right() + 1 - 800, first.bottom() + 1 - 600, 800, 600);
        QTest::newRow("above the top") << QRect(100, -300, 800, 600) << QRect(100, 30, 800, 600);
        QTest::newRow("too large") << QRect(-50, -50, 4000, 3000) << first;
        QTest::newRow("mostly on the second")
            << QRect(1800, 40, 1000, 600) << QRect(second.left(), 40, 1000, 600);
    }
    void offScreenWindowsAreMovedOntoTheScreen()
    {
        QFETCH(QRect, wanted);
        QFETCH(QRect, expected);
        QCOMPARE(
            ui::onScreen(wanted, { { 0, 30, 1920, 1050 }, { 1920, 0, 1280, 1024 } }), expected);
        QCOMPARE(ui::onScreen(wanted, {}), wanted);
    }
};

QTEST_MAIN(TestWindowMemory)
#include "tst_window_memory.moc"
