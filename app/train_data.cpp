#include "app/train_data.h"

namespace app {

using namespace Qt::StringLiterals;

namespace {

    const QString dataName = u"data"_s;
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
    return core::openData(
        store->files({}), parser.value(dataName).toStdString(), readsCharacters(parser));
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
    for (const QString& option : { u"task"_s, u"level"_s })
        if (parser.isSet(option))
            return "--data is what is to be learnt; --" + option.toStdString()
                + " is for examples that are made";
    return {};
}

} // namespace app
