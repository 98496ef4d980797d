#include "ui/figure/figure_settings.h"

#include "core/base/error.h"
#include "core/settings/field_text.h"
#include "ui/files/settings_file.h"

#include <QSettings>

#include <type_traits>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // The user's own texts belong to one figure.
    [[maybe_unused]] bool isKept(std::string_view field)
    {
        return field != "view" && field != "tensor" && field != "caption";
    }

    [[maybe_unused]] bool isOwnText(std::string_view field, const std::string& value)
    {
        const bool text = field == "title" || field == "subtitle" || field == "axis_labels";
        return text && !value.empty() && value != automatic;
    }

    [[maybe_unused]] QString keyOf(std::string_view field)
    {
        return u"figure/"_s + QString::fromUtf8(field.data(), qsizetype(field.size()));
    }

    [[maybe_unused]] void read(
        FigureSize& size, const std::string& text, const core::FieldLocation& /*place*/)
    {
        size = readSize(text);
    }

    template <class T>
    [[maybe_unused]] void read(T& value, const std::string& text, const core::FieldLocation& place)
    {
        core::readField(value, text, place);
    }

} // namespace

Figure figureSettings()
{
    const QSettings settings(settingsFile(), QSettings::IniFormat);
    Figure figure;
    Figure::fields(figure, [&](std::string_view field, auto& value, auto... range) {
        const QString key = keyOf(field);
        if (!isKept(field) || !settings.contains(key))
            return;
        core::FieldLocation place { std::string(field), {} };
        if constexpr (sizeof...(range) == 1)
            place.range = (range, ...);
        try {
            read(value, settings.value(key).toString().toStdString(), place);
        } catch (const core::Error&) { // the file was edited by hand
            return;
        }
    });
    return figure;
}

void saveFigureSettings(const Figure& figure)
{
    QSettings settings(settingsFile(), QSettings::IniFormat);
    Figure::fields(figure, [&](std::string_view field, const auto& value, auto... /*range*/) {
        if (!isKept(field))
            return;
        if constexpr (std::is_same_v<decltype(value), const FigureSize&>)
            settings.setValue(keyOf(field), QString::fromStdString(sizeText(value)));
        else
            settings.setValue(keyOf(field),
                isOwnText(field, core::fieldText(value))
                    ? QVariant::fromValue(QString::fromStdString(std::string(automatic)))
                    : QVariant::fromValue(QString::fromStdString(core::fieldText(value))));
    });
}

} // namespace ui
