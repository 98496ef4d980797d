#include "app/application.h"
#include "app/command.h"
#include "app/console.h"
#include "app/language.h"
#include "app/request.h"
#include "core/base/memory.h"
#include "core/io/model/bundled_models.h"
#include "core/io/store/model_store.h"
#include "ui/document/document.h"
#include "ui/files/examples.h"
#include "ui/files/lessons.h"
#include "ui/present/presenter.h"
#include "ui/session/file_location.h"
#include "ui/welcome/first_steps.h"
#include "ui/window/file_menu.h"
#include "ui/window/help_menu.h"
#include "ui/window/main_window.h"
#include "ui/window/window_keeper.h"
#include "ui/words/language.h"
#include "ui/words/messages.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QFileInfo>
#include <QHashSeed>
#include <QString>
#include <QTimer>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <exception>
#include <memory>
#include <new>
#include <string_view>

#include <unistd.h>

namespace {

std::string namesOfCommands()
{
    std::string names;
    for (const app::Command& command : app::commands())
        names += (names.empty() ? "headlight " : ", ") + command.name.toStdString();
    return names;
}

bool isCommand(const QString& name)
{
    return std::ranges::any_of(
        app::commands(), [&](const app::Command& command) { return command.name == name; });
}

bool draws(const QString& name)
{
    return std::ranges::any_of(app::commands(),
        [&](const app::Command& command) { return command.name == name && command.draws; });
}

// A command, an option of the program, or a word that is not a file name: no window.
bool isBatch(const QStringList& arguments)
{
    if (arguments.isEmpty())
        return false;
    const QString& first = arguments.first();
    const bool file = first.contains(u'.') || first.contains(u'/') || QFileInfo::exists(first);
    return first.startsWith(u'-') || isCommand(first) || !file;
}

int answered(const QStringList& arguments, const core::SharedStore& files)
{
    const QString& first = arguments.first();
    if (first == u"--version" || first == u"-v")
        return app::print("Headlight " HEADLIGHT_VERSION "\n") ? app::Success : app::Failure;
    if (first == u"--help" || first == u"-h")
        return app::print(app::overview()) ? app::Success : app::Failure;
    if (first.startsWith(u'-'))
        return app::refuseUsage(app::unknownOption(first));
    return app::runNamed(first, arguments.mid(1), files);
}

// Errors are printed while the application, and with it the requested language, exists.
int runBatch(const QStringList& arguments, const core::SharedStore& files)
{
    try {
        return answered(arguments, files);
    } catch (...) {
        app::printError(app::errorText(ui::currentError()));
        return app::Failure;
    }
}

// Qt waits for ever for a thread of its own that the system did not give.
std::atomic<bool> startsThreadsOfQt = false;

[[noreturn]] void endWithoutThread()
{
    app::printError("The system gives no thread or no memory to open the window: close other "
                    "programs, or raise the limits (ulimit -u, ulimit -v). Commands need neither: "
                    "headlight help.\n");
    std::_Exit(app::Failure);
}

// Suppresses Qt's notes about its runtime folder; they do not concern the user. A fatal message
// ends the program with a code instead of a crash.
void printMessage(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (startsThreadsOfQt && text.startsWith(QStringLiteral("QThread::start: ")))
        endWithoutThread();
    if (!text.startsWith(QStringLiteral("QStandardPaths: ")))
        app::printError(qFormatLogMessage(type, context, text).toStdString() + "\n");
    if (type == QtFatalMsg)
        std::_Exit(app::Failure);
}

std::terminate_handler usualTerminate = std::abort;

// The terminate handler. Some destructors of libraries allocate: without memory they end the
// program from where nothing can be caught. Allocates nothing.
[[noreturn]] void endWithoutMemory()
{
    try {
        if (const std::exception_ptr thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        constexpr std::string_view text = "headlight: not enough memory for this: use fewer "
                                          "tokens, heads or layers, or close other programs\n";
        [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
        std::_Exit(app::Failure);
    } catch (...) { // a defect
    }
    usualTerminate();
    std::abort();
}

// "--model MODEL" without a command opens the window; reduces it to MODEL.
bool takeModelOfWindow(QStringList& arguments)
{
    const QString option = QStringLiteral("--model");
    if (arguments.size() == 2 && arguments.first() == option)
        arguments.removeFirst();
    else if (arguments.size() == 1 && arguments.first().startsWith(option + u'='))
        arguments.first().remove(0, option.size() + 1);
    else
        return false;
    return true;
}

// present [--language LANG] FILE opens a window; "present --help" does not.
bool presents(const QStringList& arguments)
{
    return arguments.value(0) == u"present"
        && std::ranges::none_of(
            arguments, [](const QString& each) { return each.startsWith(u'-'); });
}

// --language may follow the command, as for the commands that draw.
void takeLanguageOfPresent(QStringList& arguments, app::ParsedLanguage& asked)
{
    if (arguments.value(0) != u"present")
        return;
    for (qsizetype i = 1; i < arguments.size(); ++i) {
        QStringList rest = arguments.mid(i);
        if (const app::ParsedLanguage here = app::parseLanguage(rest);
            here.language || !here.problem.isEmpty()) {
            asked = here;
            arguments = arguments.first(i) + rest;
            return;
        }
    }
}

// Font libraries crash where memory ends while they start.
void requireMemoryToDraw()
{
    constexpr std::size_t needed = std::size_t { 24 } << 20;
    ::operator delete(::operator new(needed));
}

// The address space that a window takes. With less, Qt or the font libraries crash in their midst.
bool hasMemoryForWindow()
{
    constexpr std::size_t needed = std::size_t { 256 } << 20;
    void* const reserved = ::operator new(needed, std::nothrow);
    ::operator delete(reserved);
    return reserved != nullptr;
}

// True if a window can be shown. Without a display Qt would abort the program.
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

// The window's start.
struct WindowStart {
    QString file; // or a model folder, or the name of a bundled model; empty: the last
                  // session, or the first one
    bool presents = false; // full screen
};

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

// Runs the window until it is closed. `files`: the cache of files read.
int runWindow(app::Application& application, const WindowStart& start, const QString& language,
    const core::SharedStore& files)
{
    ui::speak(application, language);
    ui::Document document(files, ui::firstSession());
    ui::WindowKeeper keeper(application, document);
    QObject::connect(&application, &app::Application::failed, &keeper,
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

struct WindowRequest {
    WindowStart start;
    app::ParsedLanguage language;
};

int openWindow(
    int& argc, char* argv[], const WindowRequest& request, const core::SharedStore& files)
{
    if (!hasMemoryForWindow()) {
        app::printError("Not enough memory to open the window: it needs 256 MB. Close other "
                        "programs, or raise the limit (ulimit -v); commands need less: "
                        "headlight help.\n");
        return app::Failure;
    }
    startsThreadsOfQt = true;
    app::Application application(argc, argv);
    QAccessible::isActive(); // starts Qt's thread for D-Bus before ours take the last one
    startsThreadsOfQt = false;
    return runWindow(application, request.start, app::languageOfWindow(request.language), files);
}

int dispatch(int& argc, char* argv[])
{
    const auto files = ui::newStore();
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    app::ParsedLanguage asked = app::parseLanguage(arguments);
    takeLanguageOfPresent(arguments, asked);
    if (!asked.problem.isEmpty())
        return app::refuseUsage(asked.problem.toStdString());
    const bool presenting = presents(arguments);
    if (presenting)
        arguments.removeFirst();
    const bool batch = !presenting && !takeModelOfWindow(arguments) && isBatch(arguments);
    if (asked.language && batch && draws(arguments.first()))
        arguments = QStringList { arguments.first(), QStringLiteral("--language"), *asked.language }
            + arguments.mid(1);
    if (batch && draws(arguments.first())) {
        if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
            qputenv("QT_QPA_PLATFORM", "offscreen");
        requireMemoryToDraw();
        const app::Application application(argc, argv);
        return runBatch(arguments, files);
    }
    if (batch) {
        const QCoreApplication application(argc, argv);
        return runBatch(arguments, files);
    }
    if (arguments.size() > 1)
        return app::refuseUsage(
            "The window opens one file, but " + std::to_string(arguments.size()) + " are given.");
    if (!hasDisplay())
        return app::refuseUsage("There is no display to open a window on. Commands for the "
                                "terminal: "
            + namesOfCommands() + ".");
    return openWindow(argc, argv, { { arguments.value(0), presenting }, asked }, files);
}

} // namespace

int main(int argc, char* argv[])
{
    core::keepFreedMemory();
    // Qt writes the fonts of a PDF in the order of a hash table: the same figure is the same file.
    QHashSeed::setDeterministicGlobalSeed();
    usualTerminate = std::set_terminate(endWithoutMemory);
    qInstallMessageHandler(printMessage);
    try {
        return dispatch(argc, argv);
    } catch (...) {
        app::printError(app::errorText(ui::currentError()));
    }
    return app::Failure;
}
