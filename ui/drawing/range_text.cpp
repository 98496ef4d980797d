#include "ui/drawing/range_text.h"

#include "ui/words/numbers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    QString limitText(float largest, const ColourScale& scale)
    {
        const QString number = shown(static_cast<double>(largest), 3);
        return scale.low < 0 ? u"±"_s + number : number;
    }

} // namespace

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

} // namespace ui
