#pragma once

#include "core/base/error.h"
#include "ui/document/moment.h"
#include "ui/figure/figure.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

namespace app {

// What the commands that draw have in common: which session is drawn, and what is pointed at.
QList<QCommandLineOption> sessionOptions();

struct AskedSession {
    ui::Session session; // of a lesson, the step that is asked for
    QString folder; // names of files are relative to it
};

// The file that is named or the program's example, with what the options change. What the file
// holds and nobody knows is told on standard error.
AskedSession askedSession(const QCommandLineParser& parser, const core::SharedStore& store);

// The error of a figure; where a view has nothing to show, with the option that would help.
core::Error withOptions(
    const core::Error& error, const ui::Figure& figure, const ui::Moment& moment);

// The head, step and token that the options point at. Errors: those of readField, "unknown_token",
// "ambiguous_token".
void point(ui::Moment& moment, const QCommandLineParser& parser);

} // namespace app
