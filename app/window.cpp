#include "app/window.h"

#include "app/application.h"
#include "ui/document/document.h"
#include "ui/files/examples.h"
#include "ui/window/file_menu.h"
#include "ui/window/main_window.h"
#include "ui/window/window_keeper.h"
#include "ui/words/language.h"

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

int runWindow(Application& application, const QString& file, const QString& language,
    const core::SharedStore& files)
{
    ui::speak(application, language);
    ui::Document document(files, ui::firstSession());
    ui::WindowKeeper keeper(application, document);
    QObject::connect(&application, &Application::failed, &keeper,
        [&keeper](const QString& message) { keeper.window().say(message); });
    keeper.window().show();
    keeper.window().files()->start(file);
    return QApplication::exec();
}

} // namespace app
