#include "app/application.h"

#include "app/command.h"
#include "ui/words/messages.h"

#include <QIcon>
#include <QMetaMethod>
#include <QThreadPool>

#include <utility>

// Qt's raster painter shares fills and conversions among the threads of the global pool, and waits
// for ever where the system gives it no thread: a started job is lost with the thread. The program
// uses this pool for nothing else, so there is none: without it Qt paints in the calling thread.
// The definition of the program takes precedence over the library's.
#ifdef Q_OS_LINUX
QThreadPool* QThreadPool::globalInstance()
{
    return nullptr;
}
#endif

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
    } catch (...) {
        const core::Error error = ui::currentError();
        if (isSignalConnected(QMetaMethod::fromSignal(&Application::failed))) {
            emit failed(ui::sentence(error));
        } else {
            m_failure = error;
            exit(Failure);
        }
    }
    return true;
}

void Application::throwFailure()
{
    auto* const application = qobject_cast<Application*>(instance());
    if (application != nullptr && application->m_failure)
        throw core::Error(*std::exchange(application->m_failure, std::nullopt));
}

} // namespace app
