#pragma once

#include "ui/animation/animation_wish.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

namespace app {

QList<QCommandLineOption> sweepOptions();

// What `headlight sweep` is to draw; --output is there and tells the format. Errors:
// "missing_option", "conflicting_options", those of readField and readSize.
ui::AnimationWish askedSweep(const QCommandLineParser& parser);

} // namespace app
