#include "ui/files/lessons.h"
#include "app/command.h"
#include "app/console.h"
#include "app/printer.h"
#include "core/base/error.h"
#include "core/base/spelling.h"
#include "ui/session/session_json.h"

#include <algorithm>

namespace app {

namespace {

    const ui::Lesson& requiredLesson(const std::string& id)
    {
        if (const ui::Lesson* lesson = ui::lessonNamed(id))
            return *lesson;
        std::vector<std::string> ids;
        for (const ui::Lesson& lesson : ui::lessons())
            ids.push_back(lesson.id);
        core::Message hint = core::suggestion(id, ids);
        if (hint.empty())
            hint = core::message("\"headlight lessons\" lists all of them");
        throw core::Error(
            "unknown_lesson", core::message("there is no lesson \"%1\"; %2", id, std::move(hint)));
    }

    std::string listOfLessons()
    {
        int width = 0;
        for (const ui::Lesson& lesson : ui::lessons())
            width = std::max(width, widthOf(lesson.id));
        std::string text;
        for (const ui::Lesson& lesson : ui::lessons())
            text += fitted(lesson.id, width) + "  " + lesson.title().toStdString() + "\n";
        return text;
    }

    core::Records recordsOfLessons()
    {
        core::Records records { { "id", "title", "steps" }, {} };
        for (const ui::Lesson& lesson : ui::lessons())
            records.rows.push_back({ std::string(lesson.id), lesson.title().toStdString(),
                std::ssize(lesson.session.steps) });
        return records;
    }

    int runLessons(const QCommandLineParser& parser, const core::SharedStore& /*files*/)
    {
        const QStringList ids = parser.positionalArguments();
        if (ids.isEmpty())
            return printout(parser, { listOfLessons, recordsOfLessons });
        ui::SavedSession saved;
        saved.session = requiredLesson(ids.first().toStdString()).session;
        return printout(parser, ui::toJson(saved));
    }

    // A file or no argument opens the window (main.cpp); only options arrive here.
    int runPresent(const QCommandLineParser&, const core::SharedStore& /*files*/)
    {
        return refuseUsage("present takes a file or a lesson, and no option but --language",
            QStringLiteral("present"));
    }

} // namespace

Command lessonsCommand()
{
    return { QStringLiteral("lessons"), QStringLiteral("[ID]"),
        QStringLiteral("list the bundled lessons"),
        QStringLiteral("Lists the bundled lessons, or prints one as a session, which the "
                       "window opens, presents and edits:\n\n"
                       "  headlight lessons lookup > mine.headlight\n"
                       "  headlight lessons lookup | headlight render - --step 3 -o step.pdf"),
        {}, 1, runLessons, false, Prints::Rows };
}

Command presentCommand()
{
    return { QStringLiteral("present"), QStringLiteral("[FILE|LESSON]"),
        QStringLiteral("present a lesson full screen"),
        QStringLiteral(
            "Opens a session or a bundled lesson and starts the presentation: Page Down and "
            "Page Up move between steps, ? lists the keys, Esc returns to the window. A session "
            "without a lesson is presented as its view, and then step by step. \"headlight "
            "lessons\" lists the lessons; --language LANG sets the language of the window.\n\n"
            "  headlight present mine.headlight\n"
            "  headlight present --language zh_CN lookup"),
        {}, 1, runPresent };
}

} // namespace app
