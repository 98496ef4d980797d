#include "app/train_data.h"

namespace app {

using namespace Qt::StringLiterals;

namespace {

    const QString dataName = u"data"_s;
    const QString dataTaskName = u"task"_s;
    const QString dataLevelName = u"level"_s;
    const QString charactersName = u"characters"_s;
    const QString replacementName = u"replacement"_s;

} // namespace

QList<QCommandLineOption> dataOptions()
{
    return {
        { dataName, u"Train on your own data instead of a task: a CSV file (see above)."_s,
            u"FILE"_s },
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
    Data data = core::openData(store->files({}), file, readsCharacters(parser));
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
    if (!parser.isSet(dataName) && !readsCharacters(parser))
        return {};
    if (!parser.isSet(dataName))
        return "--characters requires --data FILE";
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
