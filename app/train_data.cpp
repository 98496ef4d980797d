#include "app/train_data.h"

namespace app {

using namespace Qt::StringLiterals;

namespace {

    const QString dataName = u"data"_s;
    const QString dataTaskName = u"task"_s;
    const QString dataLevelName = u"level"_s;
    const QString charactersName = u"characters"_s;

} // namespace

QList<QCommandLineOption> dataOptions()
{
    return {
        { dataName, u"Instead of a task, examples of your own: a CSV file (see above)."_s,
            u"FILE"_s },
        { charactersName, u"Reads them by characters; else by words, which blanks separate."_s },
    };
}

bool readsCharacters(const QCommandLineParser& parser)
{
    return parser.isSet(charactersName);
}

Data dataAsked(const QCommandLineParser& parser, const core::SharedStore& store)
{
    if (!parser.isSet(dataName))
        return std::nullopt;
    const std::string file = parser.value(dataName).toStdString();
    Data data = core::openData(store->files({}), file, readsCharacters(parser));
    if (parser.isSet(dataTaskName) && data->task.answer != core::learning::Answer::Numbers)
        throw core::Error("data_no_points",
            core::phrase("%1 holds texts; a curve is learnt from points, in columns x,y", file));
    return data;
}

std::string wrongWithData(const QCommandLineParser& parser)
{
    if (!parser.isSet(dataName) && !readsCharacters(parser))
        return {};
    if (!parser.isSet(dataName))
        return "--characters is for examples of your own; --data FILE is missing";
    for (const QString& option : { u"resume"_s, u"from"_s })
        if (parser.isSet(option))
            return "--" + option.toStdString()
                + " goes on with a network that there is; its folder holds its examples, and "
                  "--data is for a new one";
    if (parser.isSet(dataLevelName))
        return "--data is what is to be learnt; --level is for examples that are made";
    if (parser.isSet(dataTaskName) && parser.value(dataTaskName) != u"curve"_s)
        return "--data is what is to be learnt; --task is for examples that are made, and "
               "--task curve for points in columns x,y";
    return {};
}

} // namespace app
