#include "ui/files/examples.h"
#include "app/command.h"
#include "app/console.h"
#include "app/printer.h"
#include "core/base/error.h"
#include "core/base/spelling.h"
#include "ui/session/session_json.h"

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
        core::Message hint = core::suggestion(id, ids);
        if (hint.empty())
            hint = core::message("\"headlight examples\" lists all of them");
        throw core::Error("unknown_example",
            core::message("there is no example \"%1\"; %2", id, std::move(hint)));
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

    std::string asSession(const ui::Example& example)
    {
        ui::SavedSession saved;
        saved.session = ui::sessionOf(example);
        return ui::toJson(saved);
    }

    core::Records recordsOfExamples()
    {
        core::Records records { { "id", "title" }, {} };
        for (const ui::Example& example : ui::examples())
            records.rows.push_back({ std::string(example.id), example.title().toStdString() });
        return records;
    }

    int examples(const QCommandLineParser& parser, const core::SharedStore& /*files*/)
    {
        const QStringList ids = parser.positionalArguments();
        if (ids.isEmpty())
            return printout(parser, { list, recordsOfExamples });
        return printout(parser, asSession(named(ids.first().toStdString())));
    }

} // namespace

Command examplesCommand()
{
    return { QStringLiteral("examples"), QStringLiteral("[ID]"),
        QStringLiteral("list the bundled examples"),
        QStringLiteral("Lists the bundled examples, or prints one as a session, which the "
                       "window and other commands open:\n\n"
                       "  headlight examples wide > wide.headlight\n"
                       "  headlight examples wide | headlight show -"),
        {}, 1, examples, false, Prints::Rows };
}

} // namespace app
