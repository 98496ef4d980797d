#include "app/window.h"

#include "app/application.h"
#include "core/io/model/bundled_models.h"
#include "ui/document/document.h"
#include "ui/files/examples.h"
#include "ui/files/lessons.h"
#include "ui/present/presenter.h"
#include "ui/welcome/first_steps.h"
#include "ui/window/file_menu.h"
#include "ui/window/help_menu.h"
#include "ui/window/main_window.h"
#include "ui/window/window_keeper.h"
#include "ui/words/language.h"

#include <QFileInfo>
#include <QTimer>

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

namespace {

    // Starts the presentation as soon as the file is shown.
    void presentWhenThere(ui::MainWindow& window, ui::Document& document, const QString& file)
    {
        auto* const once = new QObject(&window);
        const auto look = [&window, &document, file, once] {
            if (document.trace() == nullptr || document.busy()
                || (!file.isEmpty() && document.path() != file))
                return;
            once->deleteLater();
            window.presenter()->present();
        };
        QObject::connect(&document, &ui::Document::busyChanged, once, look);
        QTimer::singleShot(0, once, look);
    }

    QString placeOf(const QString& name)
    {
        const std::string model = name.toStdString();
        return core::isBundled(model) && !QFileInfo::exists(name)
            ? QString::fromStdString(core::modelFolder(model, {}))
            : name;
    }

    void present(ui::MainWindow& window, ui::Document& document, const QString& name)
    {
        const ui::Lesson* const lesson
            = QFileInfo::exists(name) ? nullptr : ui::lessonNamed(name.toStdString());
        window.files()->start(lesson == nullptr ? name : QString());
        if (lesson != nullptr)
            takeLesson(document, *lesson);
        const bool file = lesson == nullptr && !name.isEmpty();
        presentWhenThere(window, document, file ? QFileInfo(name).absoluteFilePath() : QString());
    }

} // namespace

int runWindow(Application& application, const WindowStart& start, const QString& language,
    const core::SharedStore& files)
{
    ui::speak(application, language);
    ui::Document document(files, ui::firstSession());
    ui::WindowKeeper keeper(application, document);
    QObject::connect(&application, &Application::failed, &keeper,
        [&keeper](const QString& message) { keeper.window().say(message); });
    keeper.window().show();
    if (start.presents)
        present(keeper.window(), document, start.file);
    else
        keeper.window().files()->start(placeOf(start.file));
    if (start.file.isEmpty() && !start.presents)
        keeper.window().help()->firstSteps()->startIfNew();
    return QApplication::exec();
}

} // namespace app
