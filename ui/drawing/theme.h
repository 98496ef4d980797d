#pragma once

#include "ui/words/language.h"

#include <QColor>
#include <QFont>

#include <array>
#include <memory>
#include <optional>
#include <string_view>

class QApplication;

namespace ui {

enum class ThemeKind { Light, Dark, Projector };
constexpr auto enumIds(ThemeKind)
{
    return std::array<std::string_view, 3> { "light", "dark", "projector" };
}

// Texts around a figure. nullopt: the view's own; empty: none.
struct FigureTexts {
    std::optional<QString> title, subtitle;
    std::optional<QString> rows, columns; // axis titles
};

// All colours and fonts of widgets and plots. It is a value: an export may use another theme than
// the screen.
struct Theme {
    ThemeKind kind = ThemeKind::Light;
    qreal scale = 1; // of fonts and the lengths that follow them
    bool dark = false;

    QColor window, panel, paper; // backgrounds of widgets, docks, plots
    QColor text, muted, line; // text, secondary text, borders
    QColor accent, onAccent, hoverFill;
    QColor q, k, v; // query, key and value
    QColor query; // the query token
    QColor warning;
    qreal lineWidth = 1;
    bool colourBar = true; // an export may leave it out
    bool values = true; // values written in cells
    bool selection = true; // marks of the selected head; an export may leave them out
    bool thinnedNames = true; // columns without room for all names get some of them; on paper,
                              // where nobody can point at the others, none
    FigureTexts texts; // an export may replace or leave out texts
    qreal numbers = 0.85; // largest size of these values, relative to the font

    QFont font; // of the plots' labels
    [[nodiscard]] QFont sized(qreal factor, bool bold = false) const;
    [[nodiscard]] QFont formula(qreal factor, bool italic) const; // of mathematics
    [[nodiscard]] qreal em() const; // height of a line of the plain font, in logical pixels

    // The hue of a head (from 0): eight that colour-blind people can tell apart, then a series that
    // never repeats.
    [[nodiscard]] QColor head(qsizetype index) const;
    // The colour nearest to the hue with enough contrast for text on paper.
    [[nodiscard]] QColor readable(const QColor& hue) const;

    // Cache of fonts: making one looks it up among all installed fonts.
    struct Fonts;
    std::shared_ptr<Fonts> fonts;
};

// `language` ("en", "zh_CN", "zh_TW") selects the regional glyph shapes of Chinese characters.
Theme makeTheme(ThemeKind kind, qreal scale, const QString& language = spokenLanguage());

// Applies the Fusion style, palette, font and a short style sheet.
void applyTheme(QApplication& application, const Theme& theme);

} // namespace ui
