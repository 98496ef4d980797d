#pragma once

#include "ui/words/language.h"

#include <QColor>
#include <QFont>

#include <array>
#include <memory>
#include <string_view>

class QApplication;

namespace ui {

enum class ThemeKind { Light, Dark, Projector };
constexpr auto enumIds(ThemeKind)
{
    return std::array<std::string_view, 3> { "light", "dark", "projector" };
}

// Every colour and font that is drawn, in widgets and in plots. A value: an export may draw with
// another one than the screen.
struct Theme {
    ThemeKind kind = ThemeKind::Light;
    qreal scale = 1; // of fonts and of lengths that go with them
    bool dark = false;

    QColor window, panel, paper; // behind widgets, docks, plots
    QColor text, muted, line; // words, secondary words, borders
    QColor accent, onAccent, hoverFill;
    QColor q, k, v; // the roles of attention
    QColor query; // the token that asks
    QColor warning;
    qreal lineWidth = 1;
    bool colourBar = true; // what an export may leave out
    bool values = true; // numbers in cells
    qreal numbers = 0.85; // their size at most, beside the font

    QFont font; // of the plots' labels
    [[nodiscard]] QFont sized(qreal factor, bool bold = false) const;
    [[nodiscard]] QFont formula(qreal factor, bool italic) const; // of mathematics
    [[nodiscard]] qreal em() const; // height of a line of the plain font, in logical pixels

    // The hue of a head (from 0): eight that stay apart for the colour-blind, then a series that
    // never repeats.
    [[nodiscard]] QColor head(qsizetype index) const;
    // As near to a hue as words on paper can have it that are to be read.
    [[nodiscard]] QColor readable(const QColor& hue) const;

    // Fonts that were made before: a new one is looked up in all that are installed.
    struct Fonts;
    std::shared_ptr<Fonts> fonts;
};

// `language` ("en", "zh_CN", "zh_TW") chooses the shapes of Chinese characters.
Theme makeTheme(ThemeKind kind, qreal scale, const QString& language = spokenLanguage());

// Fusion style, palette, font and the few rules of a style sheet.
void applyTheme(QApplication& application, const Theme& theme);

} // namespace ui
