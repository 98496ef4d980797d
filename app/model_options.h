#pragma once

#include "core/experiment.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

namespace app {

// --model MODEL
QCommandLineOption modelOption();

// It, and what a trained model is asked with: --ids --type-ids --target --target-ids --hide.
QList<QCommandLineOption> modelOptions();

// What they say. Errors: those of readField, "needs_model".
void takeModel(core::Experiment& experiment, const QCommandLineParser& parser);

} // namespace app
