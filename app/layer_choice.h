#pragma once

#include "core/trace.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

namespace app {

// --layer LAYER
QCommandLineOption layerOption();

// The attention of --layer, by number from 1 or by path; without it `otherwise`, at most the last.
// Error "unknown_layer" lists the layers.
core::Index chosenLayer(
    const QCommandLineParser& parser, const core::Trace& trace, core::Index otherwise = 0);

} // namespace app
