#include "ui/window/window_memory.h"
#include "window_stage.h"

#include <QMap>

using namespace Qt::StringLiterals;

// Tests that another theme changes colours only.
class TestThemeChange : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;

    // The letter heights of all widgets in sight.
    static QMap<const QWidget*, int> letters(const ui::MainWindow& window)
    {
        QMap<const QWidget*, int> result;
        for (const QWidget* widget : window.findChildren<QWidget*>())
            if (widget->isVisible())
                result[widget] = widget->fontInfo().pixelSize();
        return result;
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }

    void anotherThemeKeepsLetterSizes()
    {
        Running program;
        const auto before = letters(program.window);
        QVERIFY(before.size() > 20);
        for (const ui::ThemeKind kind :
            { ui::ThemeKind::Dark, ui::ThemeKind::Projector, ui::ThemeKind::Light }) {
            program.window.setTheme(kind, 1);
            QTest::qWait(50);
            const auto after = letters(program.window);
            for (auto it = before.begin(); it != before.end(); ++it)
                QCOMPARE(after.value(it.key(), it.value()), it.value());
        }
    }
};

QTEST_MAIN(TestThemeChange)
#include "tst_theme_change.moc"
