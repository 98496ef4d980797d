#pragma once

#include "app/command.h"

#include <optional>
#include <string>

namespace app {

// What is wrong with options that a command does not have, and which one was perhaps meant; nothing
// if it has all of them.
std::optional<std::string> unknownOption(
    const Command& command, const QCommandLineParser& parser, const QStringList& arguments);

// The same where a command is expected: the program's own options are few.
std::string unknownOption(const QString& option);

} // namespace app
