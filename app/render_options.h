#pragma once

#include "ui/figure/figure.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

namespace app {

// An option for every field of a Figure: --font-size 7 for a value, --no-recipe for a switch.
// Options that are not given keep the values of `figure`.
QList<QCommandLineOption> figureOptions(const ui::Figure& figure = {});

// --preset NAME: size, font size and texts of a common kind of figure.
QCommandLineOption presetOption();
// The figure of --preset, or the default one. Error "unknown_preset".
ui::Figure presetFrom(const QCommandLineParser& parser);

// The figure with what the options change. Errors: those of readField and readSize.
ui::Figure figureFrom(const QCommandLineParser& parser, ui::Figure figure = {});

} // namespace app
