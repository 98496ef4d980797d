#pragma once

#include "app/input_session.h"
#include "core/experiment.h"
#include "core/io/store/model_store.h"
#include "core/model.h"
#include "ui/session/view_state.h"

#include <QCommandLineParser>
#include <QString>

#include <string>
#include <vector>

namespace app {

// The request of a command: SESSION, modified by --text, --model and --set.
struct Request {
    core::Experiment experiment;
    QString folder; // file names in the experiment are relative to it
    bool saved = false; // SESSION was given
    core::Index layer = 0; // selected in SESSION
    ui::ViewState view {}; // which tokens are merged or left out (--set view.join_words=true)
    bool savedMerges = false; // SESSION shows merged tokens
};

// The settings of the view that --set accepts: none, or those of the shown tokens.
enum class ViewSettings { None, Tokens };

Request requestFrom(const QCommandLineParser& parser, const core::SharedStore& store,
    ViewSettings accepted = ViewSettings::None);

// The same for commands of trained models; `otherwise` is the default model. Error "needs_model"
// if the settings select custom attention.
Request requestForModel(
    const QCommandLineParser& parser, const std::string& otherwise, const core::SharedStore& store);

// True if the input is given: by --text, --ids, --pixels or SESSION.
bool saysWhatIsRead(const QCommandLineParser& parser);

// --set FIELD=VALUE
QCommandLineOption setOption();

// --step N of a lesson
QCommandLineOption lessonStepOption();

// Applies --text and the model options. Without an input, a network trained with Headlight gets
// text 0 of its task.
void parseOptions(
    core::Experiment& experiment, const QCommandLineParser& parser, const core::SharedStore& store);

// Applies --set FIELD=VALUE; prints a note if it has no effect on the network.
void changeSetting(core::Experiment& experiment, const std::string& assignment);

// True if a --set is for this field of the experiment or one of its parts.
bool isSet(const QCommandLineParser& parser, const QString& field);

// The message in the language of the commands, safe for a terminal.
std::string spoken(const core::Message& phrase);

// The error, with the message of the parser or the system on a line of its own.
std::string errorText(const core::Error& error);

// The notices of resolve(), one per line.
std::string noticeText(const std::vector<core::Notice>& notices);
std::string spokenNotice(const core::Notice& notice); // and the option that helps

} // namespace app
