#include "app/train_data.h"

#include "core/base/error.h"
#include "core/settings/field_text.h"

#include <algorithm>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    const QString dataName = u"data"_s;
    const QString dataTaskName = u"task"_s;
    const QString dataLevelName = u"level"_s;
    const QString columnsName = u"columns"_s;
    const QString charactersName = u"characters"_s;
    const QString replacementName = u"replacement"_s;

    core::Error unknownColumn(const std::vector<std::string>& names, const std::string& wanted)
    {
        std::vector<core::Message> known; // names in a file are not translated
        for (const std::string& name : names)
            known.push_back(core::Message::verbatim(name));
        return { "unknown_column",
            core::message("--columns: there is no column \"%1\"; the columns are %2", wanted,
                core::oneOf(known)) };
    }

    // A column by its name, or else by its number.
    std::size_t columnOf(const std::vector<std::string>& names, const std::string& wanted)
    {
        const auto named = std::ranges::find(names, wanted);
        if (named != names.end())
            return static_cast<std::size_t>(named - names.begin());
        const int number = QString::fromStdString(wanted).toInt();
        if (number < 1 || static_cast<std::size_t>(number) > names.size())
            throw unknownColumn(names, wanted);
        return static_cast<std::size_t>(number) - 1;
    }

    // INPUT,TARGET and perhaps KIND; without it the kind that fits the cells.
    core::DataColumns columnsFrom(const QCommandLineParser& parser, const std::string& text)
    {
        const QStringList parts = parser.value(columnsName).split(u',');
        if (parts.size() < 2 || parts.size() > 3)
            throw core::Error("bad_value",
                core::message("--columns: expected INPUT,TARGET or INPUT,TARGET,KIND, found %1",
                    parser.value(columnsName).toStdString()));
        const std::vector<std::string> names = core::columnNames(text);
        core::DataColumns columns;
        columns.input = columnOf(names, parts[0].trimmed().toStdString());
        columns.output = columnOf(names, parts[1].trimmed().toStdString());
        columns.kind = core::suggestedKind(text, columns.input, columns.output);
        if (parts.size() == 3)
            core::readField(columns.kind, parts[2].trimmed().toStdString(), { "--columns", {} });
        return columns;
    }

    QString kindList()
    {
        QStringList kinds;
        for (const std::string_view id : enumIds(core::RowKind {}))
            kinds << QString::fromUtf8(id.data(), std::ssize(id));
        return kinds.join(u", "_s);
    }

    core::CustomDataset chosenData(const QCommandLineParser& parser, const core::Files& files)
    {
        const std::string file = parser.value(dataName).toStdString();
        if (!parser.isSet(columnsName))
            return core::openData(files, file, readsCharacters(parser));
        const std::string text = files.text(file);
        try {
            return core::readData(text, readsCharacters(parser), columnsFrom(parser, text));
        } catch (const core::Error& error) {
            throw error.within(core::message("%1: %2", file, error.message));
        }
    }

} // namespace

QList<QCommandLineOption> dataOptions()
{
    return {
        { dataName, u"Train on your own data instead of a task: a CSV file (see above)."_s,
            u"FILE"_s },
        { columnsName,
            u"Two columns of your own data, by name or number, as in review,stars or 1,4. A third "
            "word says what they hold (%1); without it the cells decide. Default: the columns "
            "with the names above."_s.arg(kindList()),
            u"INPUT,TARGET"_s },
        { charactersName, u"Split texts into characters instead of words."_s },
        { replacementName,
            u"Draw the examples of your own data at random, with replacement. Default: each of "
            "them once per epoch."_s },
    };
}

bool readsCharacters(const QCommandLineParser& parser)
{
    return parser.isSet(charactersName);
}

bool drawsWithReplacement(const QCommandLineParser& parser)
{
    return parser.isSet(replacementName);
}

Data dataFrom(const QCommandLineParser& parser, const core::SharedStore& store)
{
    if (!parser.isSet(dataName))
        return std::nullopt;
    const std::string file = parser.value(dataName).toStdString();
    Data data = chosenData(parser, store->files({}));
    if (parser.isSet(dataTaskName) && data->task.output != core::training::OutputKind::Numbers)
        throw core::Error("data_no_points",
            core::message("%1 contains text; curve fitting needs points in columns x,y", file));
    return data;
}

std::string validateData(const QCommandLineParser& parser)
{
    if (drawsWithReplacement(parser) && !parser.isSet(dataName) && !parser.isSet(u"resume"_s)
        && !parser.isSet(u"from"_s))
        return "--replacement requires --data FILE: generated examples are new in every batch";
    for (const QString& option : { columnsName, charactersName })
        if (!parser.isSet(dataName) && parser.isSet(option))
            return "--" + option.toStdString() + " requires --data FILE";
    if (!parser.isSet(dataName))
        return {};
    for (const QString& option : { u"resume"_s, u"from"_s })
        if (parser.isSet(option))
            return "--data applies to a new network; with --" + option.toStdString()
                + " the data comes from the network's folder";
    if (parser.isSet(dataLevelName))
        return "--level has no effect with --data: it applies to generated examples";
    if (parser.isSet(dataTaskName) && parser.value(dataTaskName) != u"curve"_s)
        return "--task has no effect with --data: it applies to generated examples, except "
               "--task curve, for points in columns x,y";
    return {};
}

} // namespace app
