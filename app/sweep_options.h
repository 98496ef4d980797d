#pragma once

#include "ui/animation/animation.h"
#include "ui/animation/film.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

#include <optional>

namespace app {

QList<QCommandLineOption> sweepOptions();

// What `headlight sweep` is to draw.
struct AskedSweep {
    std::optional<ui::Sweep> sweep; // nothing: the steps of the explanation
    ui::Figure figure;
    ui::Animation animation;
};

// Errors: "missing_option", "conflicting_options", those of readField and readSize.
AskedSweep askedSweep(const QCommandLineParser& parser);

} // namespace app
