#pragma once

#include "ui/animation/animation_request.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

namespace app {

QList<QCommandLineOption> sweepOptions();

// The animation of `headlight sweep`; --output is present and selects the format. Errors:
// "missing_option", "conflicting_options", those of readField and readSize.
ui::AnimationRequest sweepFrom(const QCommandLineParser& parser);

} // namespace app
