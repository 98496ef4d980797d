#pragma once

#include "core/trace.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

namespace app {

// --layer LAYER
QCommandLineOption layerOption();

// The attention that --layer names, by its number from 1 or its path; without it the one that is
// looked at otherwise, or the last there is. Error "unknown_layer" names those there are.
core::Index chosenLayer(
    const QCommandLineParser& parser, const core::Trace& trace, core::Index otherwise = 0);

} // namespace app
