#include "ui/drawing/colour_map.h"

#include "ui/drawing/theme.h"
#include "ui/words/numbers.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    using Tables = std::map<std::string, ColourTable, std::less<>>;

    Tables read()
    {
        Tables tables;
        QFile file(QStringLiteral(":/headlight/colour_maps.txt"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("the colour maps are missing from the program");
        while (!file.atEnd()) {
            const QByteArray line = file.readLine().trimmed();
            const qsizetype space = line.indexOf(' ');
            if (line.startsWith('#') || space < 0)
                continue;
            const QByteArray colours = QByteArray::fromHex(line.mid(space + 1));
            Q_ASSERT(colours.size() == qsizetype { 3 } * 256);
            ColourTable& table = tables[line.left(space).toStdString()];
            for (qsizetype i = 0; i < 256; ++i) {
                const auto channel = [&](int c) { return static_cast<uchar>(colours[i * 3 + c]); };
                table[static_cast<std::size_t>(i)] = qRgb(channel(0), channel(1), channel(2));
            }
        }
        return tables;
    }

    QString limitText(float largest, const ColourScale& scale)
    {
        const QString number = shown(static_cast<double>(largest), 3);
        return scale.low < 0 ? u"±"_s + number : number;
    }

    // Patterns with a hue of their own.
    constexpr std::array<std::string_view, 19> hued { "previous", "next", "first", "same_word",
        "self", "neighbours", "sparse", "punctuation", "special", "same_before", "followed_before",
        "content_words", "later", "earlier", "one_key", "aligned", "function_words", "two_before",
        "two_after" };

} // namespace

const ColourTable& colourTable(std::string_view id, bool dark)
{
    static const Tables tables = read();
    if (dark) {
        if (const auto it = tables.find(std::string(id) + "_dark"); it != tables.end())
            return it->second;
    }
    const auto it = tables.find(id);
    return it != tables.end() ? it->second : tables.find("indigo")->second;
}

QStringList sequentialMaps()
{
    return { QStringLiteral("indigo"), QStringLiteral("viridis"), QStringLiteral("cividis"),
        QStringLiteral("magma"), QStringLiteral("grey") };
}

QStringList divergingMaps()
{
    return { QStringLiteral("blue_red"), QStringLiteral("purple_green") };
}

ColourScale sequentialScale(
    std::string_view id, bool dark, float low, float high, ColourSpacing spacing)
{
    if (!(high > low))
        high = low + std::max(1e-6F, std::abs(low) * 1e-6F);
    return { &colourTable(id, dark), low, high, spacing };
}

ColourScale divergingScale(std::string_view id, bool dark, float largest)
{
    const float reach = largest > 0 ? largest : 1.0F;
    return { &colourTable(id, dark), -reach, reach };
}

QString rangeText(float largest, const ColourScale& scale)
{
    const QString limit = limitText(largest, scale);
    return scale.low < 0 ? limit : QCoreApplication::translate("ranges", "up to %1").arg(limit);
}

QStringList rangeTexts(float largest, const ColourScale& scale)
{
    const QString own = rangeText(largest, scale);
    const QString colours = limitText(scale.high, scale);
    if (limitText(largest, scale) == colours)
        return { own };
    return { QCoreApplication::translate("ranges", "%1, colours to %2").arg(own, colours),
        QCoreApplication::translate("ranges", "%1 of %2", "own range of the colours' range")
            .arg(own, colours) };
}

QColor patternColour(std::string_view pattern, const QColor& even, const QColor& ground)
{
    const auto found = std::ranges::find(hued, pattern);
    if (found != hued.end())
        return Theme {}.head(found - hued.begin());
    if (pattern == "broad") // nearly even
        return QColor((even.red() + ground.red()) / 2, (even.green() + ground.green()) / 2,
            (even.blue() + ground.blue()) / 2);
    return pattern == "uniform" ? even : ground;
}

} // namespace ui
