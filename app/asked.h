#pragma once

#include "core/error.h"
#include "core/experiment.h"
#include "core/model.h"

#include <QCommandLineParser>
#include <QString>

#include <string>
#include <vector>

namespace app {

// What a command is to compute: SESSION (a file, or - for standard input), changed by --text and
// every --set.
struct Asked {
    core::Experiment experiment;
    QString folder; // names of files in the experiment are relative to it
    bool saved = false; // SESSION was given
};

Asked asked(const QCommandLineParser& parser);

// The error, told with the file it is in, and the byte.
core::Error placed(const core::Error& error, const std::string& name);

// The options of such commands: --text TEXT, --set FIELD=VALUE.
QCommandLineOption textOption();
QCommandLineOption setOption();

// Whether one of the --set is for this field of the experiment or for a part of it.
bool isSet(const QCommandLineParser& parser, const QString& field);

// Choices that resolve() made for the user, one on a line.
std::string noticeText(const std::vector<core::Notice>& notices);

} // namespace app
