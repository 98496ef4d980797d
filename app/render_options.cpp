#include "app/render_options.h"

#include "core/base/error.h"
#include "core/base/message.h"
#include "core/settings/field_text.h"
#include "ui/document/view_entry.h"
#include "ui/figure/figure.h"
#include "ui/figure/figure_settings.h"

#include <algorithm>
#include <array>

namespace app {

namespace {

    struct Words {
        std::string_view field;
        const char* value; // placeholder of the value; "": a switch
        const char* description;
        bool telling = false; // appends the default
    };

    constexpr std::array table {
        Words { "view", "VIEW", "%1. Default: the session's, or flow." },
        Words { "tensor", "ID",
            "Draw a single matrix, for example layer1/head3/weights; see \"headlight compute "
            "--list\"." },
        Words { "size", "WxHUNIT",
            "Width and height with a unit, mm, in or px; two journal columns are 183 mm wide.",
            true },
        Words { "dpi", "DPI", "Pixels per inch of raster images.", true },
        Words { "format", "FORMAT",
            "Format: pdf, svg, png, tiff or webp. Default: the extension of FILE." },
        Words { "theme", "THEME", "Theme: light, dark or projector.", true },
        Words { "font", "FAMILY", "Font. Default: Noto Sans, or its substitute." },
        Words { "font_size", "POINTS", "Size of plain text in points.", true },
        Words { "colour_bar", "", "Omit the colour bar." },
        Words { "values", "", "Omit the numbers in cells." },
        Words { "selection", "", "Do not mark the selected cell, tokens and head." },
        Words { "title", "TEXT",
            "Title above the figure; \"auto\" is the view's own, \"\" leaves it out.", true },
        Words { "subtitle", "TEXT",
            "Text below the title; \"auto\" is the view's own (sizes and statistics), \"\" leaves "
            "it out.",
            true },
        Words { "axis_labels", "ROWS,COLUMNS",
            "Axis titles, as in \"queries,keys\"; \"auto\" are the view's own, \"\" leaves them "
            "out. Quote a text that contains a comma.",
            true },
        Words { "caption", "TEXT", "Caption below the figure; \"auto\" generates one." },
        Words { "recipe", "",
            "Do not embed the session. By default PDF, SVG and PNG contain it and can be "
            "reopened." },
    };

    const Words& wordsOf(std::string_view field)
    {
        return *std::ranges::find(table, field, &Words::field);
    }

    // "flow, heads or links"
    QString viewIds()
    {
        std::vector<std::string> ids;
        for (const ui::ViewEntry& view : ui::views())
            ids.emplace_back(view.id);
        return QString::fromStdString(core::formatted(core::oneOf(ids)));
    }

    QString optionName(std::string_view field)
    {
        return QString::fromUtf8(field.data(), qsizetype(field.size())).replace(u'_', u'-');
    }

    const QString presetText = QStringLiteral("preset");

    QString presetName(const ui::FigurePreset& preset)
    {
        const std::string_view name = preset.id.substr(ui::presetPrefix.size());
        return QString::fromUtf8(name.data(), qsizetype(name.size()));
    }

    QString switchName(std::string_view field)
    {
        return QStringLiteral("no-") + optionName(field);
    }

    [[maybe_unused]] QCommandLineOption optionFor(
        std::string_view field, const std::string& value, bool isSwitch)
    {
        const Words& words = wordsOf(field);
        QString description = QString::fromUtf8(words.description);
        if (field == "view")
            description = description.arg(viewIds());
        if (isSwitch)
            return { switchName(field), description };
        if (words.telling)
            description += QStringLiteral(" Default: %1.").arg(QString::fromStdString(value));
        return { optionName(field), description, QString::fromUtf8(words.value) };
    }

} // namespace

QList<QCommandLineOption> figureOptions(const ui::Figure& figure)
{
    QList<QCommandLineOption> options;
    ui::Figure::fields(figure, [&](std::string_view name, const auto& value, auto... /*range*/) {
        if constexpr (std::is_same_v<decltype(value), const ui::FigureSize&>)
            options.append(optionFor(name, ui::sizeText(value), false));
        else
            options.append(optionFor(
                name, core::fieldText(value), std::is_same_v<decltype(value), const bool&>));
    });
    return options;
}

QCommandLineOption presetOption()
{
    QStringList presets;
    for (const ui::FigurePreset& preset : ui::figurePresets)
        presets << QStringLiteral("%1 (%2, %3 points%4)")
                       .arg(presetName(preset), QString::fromStdString(ui::sizeText(preset.size)))
                       .arg(static_cast<double>(preset.fontSize))
                       .arg(preset.statistics ? QString() : QStringLiteral(", no statistics"));
    return { presetText,
        QStringLiteral("Size and font size of a common kind of figure: %1. The other options "
                       "change it.")
            .arg(presets.join(QStringLiteral(", "))),
        QStringLiteral("PRESET") };
}

ui::Figure presetFrom(const QCommandLineParser& parser)
{
    ui::Figure figure;
    if (!parser.isSet(presetText))
        return figure;
    std::vector<core::Message> known;
    for (const ui::FigurePreset& preset : ui::figurePresets) {
        if (presetName(preset) == parser.value(presetText)) {
            preset.applyTo(figure);
            return figure;
        }
        known.push_back(core::Message::verbatim(presetName(preset).toStdString()));
    }
    throw core::Error("unknown_preset",
        core::message("there is no preset \"%1\"; the presets are %2",
            parser.value(presetText).toStdString(), core::oneOf(known)));
}

ui::Figure figureFrom(const QCommandLineParser& parser, ui::Figure figure)
{
    const QStringList given = parser.optionNames(); // isSet() warns about unknown options
    ui::Figure::fields(figure, [&](std::string_view name, auto& value, auto... range) {
        if constexpr (std::is_same_v<decltype(value), bool&>) {
            value = value && !given.contains(switchName(name));
        } else if (const QString option = optionName(name); given.contains(option)) {
            core::FieldLocation place { "--" + option.toStdString(), {} };
            if constexpr (sizeof...(range) == 1)
                place.range = (range, ...);
            const std::string text = parser.value(option).toStdString();
            if constexpr (std::is_same_v<decltype(value), ui::FigureSize&>)
                value = ui::readSize(text);
            else
                core::readField(value, text, place);
        }
    });
    if (!figure.view.empty())
        (void)ui::viewNamed(figure.view);
    if (figure.axisLabels != ui::automatic)
        (void)ui::readAxisLabels(figure.axisLabels);
    return figure;
}

} // namespace app
