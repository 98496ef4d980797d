#include "ui/window/window_memory.h"

#include "core/base/fields.h"
#include "ui/files/settings_file.h"
#include "ui/widgets/side_panel.h"
#include "ui/widgets/side_panels.h"
#include "ui/window/main_window.h"

#include <QDockWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QStyle>

#include <algorithm>
#include <chrono>
#include <cmath>

using namespace Qt::StringLiterals;

using namespace std::chrono_literals;

namespace ui {

namespace {

    constexpr QLatin1String languageKey("window/language");

    QString widthKey(const SidePanel& panel)
    {
        return u"window/%1_width"_s.arg(panel.dock()->objectName());
    }

    void restorePanels(MainWindow& window, const QSettings& settings)
    {
        for (SidePanel* panel : window.panels()->panels()) {
            bool read = false;
            const int width = settings.value(widthKey(*panel)).toInt(&read);
            if (read && width > 0)
                panel->chooseWidth(width);
        }
        window.panels()->arrangeAs(settings.value(u"window/layout"_s).toByteArray());
    }

    void rememberPanels(const MainWindow& window, QSettings& settings)
    {
        settings.setValue(u"window/layout"_s, window.panels()->arrangement());
        for (const SidePanel* panel : window.panels()->panels())
            if (panel->chosenWidth())
                settings.setValue(widthKey(*panel), *panel->chosenWidth());
    }

    void restoreTheme(MainWindow& window, const QSettings& settings)
    {
        const std::string id = settings.value(u"window/theme"_s).toString().toStdString();
        const auto ids = enumIds(ThemeKind {});
        const auto it = std::ranges::find(ids, id);
        const auto kind = it == ids.end() ? ThemeKind::Light : ThemeKind(it - ids.begin());
        bool read = false;
        const qreal scale = settings.value(u"window/scale"_s, 1.0).toDouble(&read);
        window.setTheme(kind, read && std::isfinite(scale) ? std::clamp(scale, 0.7, 3.0) : 1.0);
    }

    int moved(int position, int length, int low, int room)
    {
        return std::clamp(position, low, low + std::max(0, room - length));
    }

} // namespace

void restoreWindow(MainWindow& window)
{
    const QSettings settings(settingsFile(), QSettings::IniFormat);
    restoreTheme(window, settings);
    if (window.restoreGeometry(settings.value(u"window/geometry"_s).toByteArray()))
        restorePanels(window, settings);
    // The window's frame is not known before it is shown.
    const int title = window.style()->pixelMetric(QStyle::PM_TitleBarHeight);
    QList<QRect> screens;
    for (const QScreen* screen : QGuiApplication::screens())
        screens << screen->availableGeometry().adjusted(0, title, 0, 0);
    if (!window.isMaximized() && !window.isFullScreen())
        window.setGeometry(onScreen(window.geometry(), screens));
}

void rememberLayout(const MainWindow& window)
{
    if (window.isFullScreen())
        return;
    QSettings settings(settingsFile(), QSettings::IniFormat);
    settings.setValue(u"window/geometry"_s, window.saveGeometry());
    rememberPanels(window, settings);
}

void rememberTheme(const MainWindow& window)
{
    QSettings settings(settingsFile(), QSettings::IniFormat);
    const std::string_view theme = core::idOf(window.theme().kind);
    settings.setValue(u"window/theme"_s, QString::fromUtf8(theme.data(), qsizetype(theme.size())));
    settings.setValue(u"window/scale"_s, window.theme().scale);
}

void rememberWindow(const MainWindow& window)
{
    rememberTheme(window);
    rememberLayout(window);
}

QString rememberedLanguage()
{
    return QSettings(settingsFile(), QSettings::IniFormat).value(languageKey).toString();
}

void rememberLanguage(const QString& language)
{
    QSettings(settingsFile(), QSettings::IniFormat).setValue(languageKey, language);
}

QRect onScreen(QRect wanted, const QList<QRect>& screens)
{
    if (screens.isEmpty())
        return wanted;
    const auto seen = [&](const QRect& screen) {
        const QRect common = screen.intersected(wanted);
        return qint64(common.width()) * common.height();
    };
    const QRect screen = *std::ranges::max_element(screens, {}, seen);
    wanted.setSize(wanted.size().boundedTo(screen.size()));
    wanted.moveTo(moved(wanted.x(), wanted.width(), screen.x(), screen.width()),
        moved(wanted.y(), wanted.height(), screen.y(), screen.height()));
    return wanted;
}

WindowWatch::WindowWatch(MainWindow& window)
    : QObject(&window)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(200ms);
    connect(&m_rest, &QTimer::timeout, this, [&window] { rememberLayout(window); });
    connect(&window, &MainWindow::themeChanged, this, [&window] { rememberTheme(window); });
    window.installEventFilter(this);
    for (auto* panel : window.findChildren<QDockWidget*>()) {
        panel->installEventFilter(this);
        connect(panel, &QDockWidget::topLevelChanged, &m_rest, qOverload<>(&QTimer::start));
        connect(panel, &QDockWidget::dockLocationChanged, &m_rest, qOverload<>(&QTimer::start));
    }
}

bool WindowWatch::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::WindowStateChange:
    case QEvent::MouseButtonRelease: // a panel was resized with the mouse
        m_rest.start();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ui
