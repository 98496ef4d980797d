#pragma once

#include "core/io/store/model_store.h"

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QStringList>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace app {

// Exit codes of the program, as its help lists them.
enum ExitCode {
    Success = 0,
    Failure = 1, // the input is invalid, or a check failed
    WrongUsage = 2,
};

// What a command prints: it then has -o, and for rows --format.
enum class Prints { Nothing, Text, Rows };

struct Command {
    QString name;
    QString arguments; // "[--text TEXT]": after the name
    QString summary; // one line
    QString description; // paragraphs
    QList<QCommandLineOption> options;
    int mostPositional = 0;
    std::function<int(const QCommandLineParser&, const core::SharedStore&)> run;
    bool draws = false; // needs fonts and painters, but no display
    Prints prints = Prints::Nothing;
};

Command showCommand();
Command renderCommand();
Command sweepCommand();
Command computeCommand();
Command headsCommand();
Command tokensCommand();
Command predictCommand();
Command translateCommand();
Command fieldsCommand();
Command examplesCommand();
Command lessonsCommand();
Command presentCommand();
Command pagesCommand();
Command checkCommand();
Command benchCommand();
Command trainCommand();
Command helpCommand();

// The names of an option in the help: of its long names the first. Others are synonyms.
QStringList namesShown(const QCommandLineOption& option);

// The command's own options, those of what it prints and, if it draws, --language.
QList<QCommandLineOption> optionsOf(const Command& command);

// All commands, in the order of the overview.
std::vector<Command> commands();

// Parses the arguments after the command's name and runs it; handles --help. `files`: the cache of
// files read.
int runCommand(
    const Command& command, const QStringList& arguments, const core::SharedStore& files);

// Runs the command of this name; wrong usage if there is none.
int runNamed(const QString& name, const QStringList& arguments, const core::SharedStore& files);

// Wrong usage: there is no command of this name.
int refuseCommand(const QString& name);

// Prints the problem, and how to get help, to standard error.
int refuseUsage(const std::string& problem, const QString& command = {});

std::string overview();
std::string helpText(const Command& command);

// The error for an option that the command does not have, with a suggestion; empty if it has all
// of them.
std::optional<std::string> unknownOption(
    const Command& command, const QCommandLineParser& parser, const QStringList& arguments);

// The same for an option in place of a command.
std::string unknownOption(const QString& option);

} // namespace app
