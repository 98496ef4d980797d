#include "ui/files/examples.h"
#include "app/command.h"
#include "app/console.h"
#include "core/error.h"
#include "core/io/experiment_json.h"
#include "core/spelling.h"

#include <algorithm>

namespace app {

namespace {

    const ui::Example& named(const std::string& id)
    {
        std::vector<std::string> ids;
        for (const ui::Example& example : ui::examples()) {
            if (example.id == id)
                return example;
            ids.push_back(example.id);
        }
        const std::string hint = core::suggestion(id, ids);
        throw core::Error("unknown_example",
            "there is no example \"" + id + "\"; "
                + (hint.empty() ? "\"headlight examples\" lists all of them" : hint));
    }

    std::string list()
    {
        int width = 0;
        for (const ui::Example& example : ui::examples())
            width = std::max(width, widthOf(example.id));
        std::string text;
        for (const ui::Example& example : ui::examples())
            text += fitted(example.id, width) + "  " + example.title().toStdString() + "\n";
        return text;
    }

    int examples(const QCommandLineParser& parser)
    {
        const QStringList ids = parser.positionalArguments();
        const std::string text
            = ids.isEmpty() ? list() : core::toJson(named(ids.first().toStdString()).experiment);
        return print(text) ? done : failed;
    }

} // namespace

Command examplesCommand()
{
    return { QStringLiteral("examples"), QStringLiteral("[ID]"),
        QStringLiteral("the examples of the window's menu"),
        QStringLiteral("Lists the examples that come with the program, or prints one as a session, "
                       "which the window opens and other commands read:\n\n"
                       "  headlight examples wide > wide.headlight\n"
                       "  headlight examples wide | headlight show -"),
        {}, 1, examples };
}

} // namespace app
