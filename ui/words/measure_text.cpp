#include "ui/words/measure_text.h"

#include "ui/words/numbers.h"

namespace ui {

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
