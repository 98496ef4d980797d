#include "ui/words/head_name.h"

#include "core/head_at.h"
#include "ui/words/numbers.h"

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

bool isAblated(const core::Trace& trace, core::Index layer, core::Index head)
{
    return !core::headAt(trace, layer, head).trace.enabled;
}

QString plainHeadNumber(const core::Trace& trace, core::Index layer, core::Index head)
{
    const QString number = QString::number(head + 1);
    return trace.attentions.size() == 1 ? number
                                        : layerNumber(trace.attention(layer)) + u'.' + number;
}

QString headNumber(const core::Trace& trace, core::Index layer, core::Index head)
{
    const QString number = plainHeadNumber(trace, layer, head);
    return isAblated(trace, layer, head)
        ? QCoreApplication::translate("heads", "%1 (ablated)").arg(number)
        : number;
}

QString shortHeadNumber(const core::Trace& trace, core::Index layer, core::Index head)
{
    const QString number = plainHeadNumber(trace, layer, head);
    return isAblated(trace, layer, head) ? number + u" ⌀"_s : number;
}

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

QString widthOfKeys(const core::HeadTrace& head)
{
    const QString keys = QString::number(head.k.cols());
    return head.q.cols() == head.k.cols()
        ? keys
        : QCoreApplication::translate("widths", "%1 (queries: %2)").arg(keys).arg(head.q.cols());
}

QString measureText(const core::HeadMeasure& measure, const core::HeadStatistics& statistics)
{
    constexpr int digits = 2;
    const double number = measure.of(statistics);
    switch (measure.unit) {
    case core::MeasureUnit::Share:
        return QStringLiteral("%1 %").arg(qRound(100 * number));
    case core::MeasureUnit::TokenSteps:
        return fixedText(number, 1);
    case core::MeasureUnit::QueryCount:
        return fixedText(number, 0);
    case core::MeasureUnit::Nats:
    case core::MeasureUnit::Ratio:
    case core::MeasureUnit::Weight:
        break;
    }
    return fixedText(number, digits);
}

} // namespace ui
