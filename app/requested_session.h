#pragma once

#include "core/base/error.h"
#include "ui/document/figure_state.h"
#include "ui/figure/figure.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

namespace app {

// Shared by the commands that draw: the session and the selection.
QList<QCommandLineOption> sessionOptions();

struct RequestedSession {
    ui::Session session; // or the requested step of a lesson
    QString folder; // file names are relative to it
};

// SESSION or the default session, modified by the options. Unknown fields of the file are reported
// on standard error.
RequestedSession requestedSession(const QCommandLineParser& parser, const core::SharedStore& store);

// The error of a figure; for a view with nothing to show, the message names the option that helps.
core::Error withOptions(
    const core::Error& error, const ui::Figure& figure, const ui::FigureState& state);

// Applies --layer, --head, --step and --select, whose tokens are those of the figure's matrix or of
// the layer. Errors: those of readField, "unknown_token", "ambiguous_token".
void point(ui::FigureState& state, const ui::Figure& figure, const QCommandLineParser& parser);

} // namespace app
