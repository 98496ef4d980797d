#include "export_stage.h"
#include "ui/figure/figure_settings.h"
#include "ui/files/settings_file.h"

#include <QSettings>

using namespace ui;
using namespace Qt::StringLiterals;

class TestFigureSettings : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void settingsSurviveARestart()
    {
        const OwnHome home;
        Figure used;
        used.view = "links"; // the view comes from the window
        used.size = { 7.25, 4, LengthUnit::Inch };
        used.format = FigureFormat::Png;
        used.dpi = 600;
        used.theme = ThemeKind::Dark;
        used.font = "DejaVu Serif, or so";
        used.fontSize = 8.5;
        used.colourBar = used.values = used.embedsSession = false;
        used.selection = false;
        used.subtitle = "";
        used.title = used.axisLabels = used.caption = "of one's own, once";
        saveFigureSettings(used);
        used.view.clear();
        used.caption.clear();
        used.title = used.axisLabels = "auto";
        QVERIFY(figureSettings() == used);
    }
    void damagedSettingsGiveDefaults()
    {
        const OwnHome home;
        QSettings settings(settingsFile(), QSettings::IniFormat);
        for (const QString field : { "size", "dpi", "format", "theme", "font_size", "recipe" })
            settings.setValue(u"figure/"_s + field, u"\x01 nonsense"_s);
        settings.sync();
        QVERIFY(figureSettings() == Figure());
    }
};

QTEST_MAIN(TestFigureSettings)
#include "tst_figure_settings.moc"
