#pragma once

#include "ui/figure/figure.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

namespace app {

// An option for every field of a Figure: --font-size 7 for a value, --no-recipe for a switch.
// Options that are not given keep the values of `figure`.
QList<QCommandLineOption> figureOptions(const ui::Figure& figure = {});

// The figure with what the options change. Errors: those of readField and readSize.
ui::Figure figureFrom(const QCommandLineParser& parser, ui::Figure figure = {});

} // namespace app
