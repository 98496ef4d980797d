#include "ui/drawing/colour_map.h"

#include <QFile>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

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

} // namespace ui
