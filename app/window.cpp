#include "app/window.h"

#include "app/application.h"
#include "ui/document.h"
#include "ui/files/file_menu.h"
#include "ui/files/window_memory.h"
#include "ui/language.h"
#include "ui/main_window.h"

namespace app {

bool hasDisplay()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM")
        || !qEnvironmentVariable("DISPLAY").isEmpty()
        || !qEnvironmentVariable("WAYLAND_DISPLAY").isEmpty();
#else
    return true;
#endif
}

int runWindow(Application& application, const QString& file, const QString& language)
{
    ui::speak(application, language);
    ui::Document document;
    ui::MainWindow window(document);
    QObject::connect(&application, &Application::failed, &window, &ui::MainWindow::say);
    ui::restoreWindow(window);
    window.show();
    window.files()->start(file);
    return QApplication::exec();
}

} // namespace app
