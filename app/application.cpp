#include "app/application.h"

#include "core/base/error.h"
#include "ui/words/messages.h"

#include <QIcon>

#include <new>

namespace app {

Application::Application(int& argc, char** argv)
    : QApplication(argc, argv)
{
    setApplicationName(QStringLiteral("headlight"));
    setApplicationDisplayName(QStringLiteral("Headlight"));
    setApplicationVersion(QStringLiteral(HEADLIGHT_VERSION));
    setDesktopFileName(QStringLiteral("org.headlight.headlight"));
    setWindowIcon(QIcon(QStringLiteral(":/headlight/headlight.svg")));
}

bool Application::notify(QObject* receiver, QEvent* event)
{
    try {
        return QApplication::notify(receiver, event);
    } catch (const core::Error& error) {
        emit failed(ui::words(error));
    } catch (const std::bad_alloc&) {
        emit failed(tr("There is not enough memory for this."));
    }
    return true;
}

} // namespace app
