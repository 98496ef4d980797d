#pragma once

#include "ui/figure/figure.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

namespace app {

// An option for every field of a Figure: --font-size 7 for a value, --no-recipe for a switch.
QList<QCommandLineOption> figureOptions();

// The figure that the options ask for. Errors: those of readField and readSize.
ui::Figure askedFigure(const QCommandLineParser& parser);

} // namespace app
