#pragma once

#include "app/given_session.h"
#include "core/experiment.h"
#include "core/io/store/model_store.h"
#include "core/model.h"

#include <QCommandLineParser>
#include <QString>

#include <string>
#include <vector>

namespace app {

// What a command is to compute: SESSION, changed by --text, --model and every --set.
struct Asked {
    core::Experiment experiment;
    QString folder; // names of files in the experiment are relative to it
    bool saved = false; // SESSION was given
    core::Index layer = 0; // that is looked at in it
};

Asked asked(const QCommandLineParser& parser, const core::SharedStore& store);

// The same for a command of trained models: without --model and without one in SESSION, `otherwise`
// is asked. Error "needs_model" where the settings want the heads of a design.
Asked askedOfModel(
    const QCommandLineParser& parser, const std::string& otherwise, const core::SharedStore& store);

// Whether it is said what is to be read: by --text, --ids, --pixels or SESSION.
bool saysWhatIsRead(const QCommandLineParser& parser);

// --set FIELD=VALUE
QCommandLineOption setOption();

// --step N, of a lesson.
QCommandLineOption lessonStepOption();

// What --text and the options of models say. Where nothing says what is read, a network that was
// taught here reads text number 0 of its task.
void takeOptions(
    core::Experiment& experiment, const QCommandLineParser& parser, const core::SharedStore& store);

// --set FIELD=VALUE; a note says where the network has no use for it.
void changeSetting(core::Experiment& experiment, const std::string& assignment);

// Whether one of the --set is for this field of the experiment or for a part of it.
bool isSet(const QCommandLineParser& parser, const QString& field);

// In the language that commands speak, for a terminal.
std::string spoken(const core::Phrase& phrase);

// What went wrong, and on a line of its own what the parser or the system says to it.
std::string errorText(const core::Error& error);

// Choices that resolve() made for the user, one on a line.
std::string noticeText(const std::vector<core::Notice>& notices);

} // namespace app
