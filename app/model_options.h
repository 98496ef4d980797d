#pragma once

#include "core/experiment.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

namespace app {

// --model MODEL; `standard` is the model without it, custom attention if empty.
QCommandLineOption modelOption(const QString& standard = {});

// --model and the input of a trained model: --target, --pixels, --ids, --type-ids, --target-ids,
// --hide.
QList<QCommandLineOption> modelOptions(const QString& standard = {});

// Applies modelOptions(). Errors: those of readField, "needs_model".
void parseModel(core::Experiment& experiment, const QCommandLineParser& parser);

} // namespace app
