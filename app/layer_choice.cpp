#include "app/layer_choice.h"

#include "core/base/error.h"
#include "core/base/spelling.h"

#include <algorithm>
#include <string>
#include <vector>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    const QString layerName = u"layer"_s;

} // namespace

QCommandLineOption layerOption()
{
    return { layerName,
        u"The layer, counted from 1; for encoder-decoder models encoder/layer1, decoder/layer1 "
        "or cross/layer1."_s,
        u"LAYER"_s };
}

core::Index chosenLayer(
    const QCommandLineParser& parser, const core::Trace& trace, core::Index otherwise)
{
    if (!parser.isSet(layerName))
        return std::min(otherwise, std::ssize(trace.attentions) - 1);
    const std::string asked = parser.value(layerName).toStdString();
    std::vector<std::string> paths;
    for (const core::AttentionTrace& attention : trace.attentions) {
        if (attention.path == asked || attention.path == "layer" + asked)
            return std::ssize(paths);
        paths.push_back(attention.path);
    }
    throw core::Error("unknown_layer",
        core::message("there is no layer \"%1\"; there are %2", asked, core::oneOf(paths)));
}

} // namespace app
