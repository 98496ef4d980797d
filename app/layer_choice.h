#pragma once

#include "core/trace.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

namespace app {

// --layer LAYER
QCommandLineOption layerOption();

// The attention that --layer names, by its number from 1 or its path; the first without it. Error
// "unknown_layer" names those there are.
core::Index chosenLayer(const QCommandLineParser& parser, const core::Trace& trace);

} // namespace app
