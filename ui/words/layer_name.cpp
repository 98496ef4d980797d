#include "ui/words/layer_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    struct LayerWords {
        std::string_view stack; // prefix of the path
        const char* name;
        const char* number; // "": the name itself
    };

    constexpr std::array layerWords {
        LayerWords { "encoder/", QT_TRANSLATE_NOOP("layers", "Encoder, layer %1"),
            QT_TRANSLATE_NOOP("layers", "E%1") },
        LayerWords { "decoder/", QT_TRANSLATE_NOOP("layers", "Decoder, layer %1"),
            QT_TRANSLATE_NOOP("layers", "D%1") },
        LayerWords { "cross/", QT_TRANSLATE_NOOP("layers", "Cross-attention, layer %1"),
            QT_TRANSLATE_NOOP("layers", "C%1") },
        LayerWords { "", QT_TRANSLATE_NOOP("layers", "Layer %1"), "" },
    };

    const LayerWords& wordsOf(const std::string& path)
    {
        return *std::ranges::find_if(layerWords, [&](const LayerWords& words) {
            return std::string_view(path).starts_with(words.stack);
        });
    }

    // "cross/layer2" is the second.
    QString placeOf(const std::string& path)
    {
        const auto digits = path.find_last_not_of("0123456789") + 1;
        return QString::fromStdString(path.substr(digits));
    }

} // namespace

QString layerName(const core::AttentionTrace& attention)
{
    return layerName(attention.path);
}

QString layerName(const std::string& path)
{
    return QCoreApplication::translate("layers", wordsOf(path).name).arg(placeOf(path));
}

QString scopeName(const std::string& path, core::Index layers)
{
    return path.empty() ? QCoreApplication::translate("layers", "all %1 layers").arg(layers)
                        : layerName(path);
}

QString layerNumber(const core::AttentionTrace& attention)
{
    const QString place = placeOf(attention.path);
    const char* const words = wordsOf(attention.path).number;
    return *words == '\0' ? place : QCoreApplication::translate("layers", words).arg(place);
}

} // namespace ui
