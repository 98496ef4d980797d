#pragma once

#include "app/command.h"

#include <optional>
#include <string>

namespace app {

// The error for an option that the command does not have, with a suggestion; empty if it has all
// of them.
std::optional<std::string> unknownOption(
    const Command& command, const QCommandLineParser& parser, const QStringList& arguments);

// The same for an option in place of a command.
std::string unknownOption(const QString& option);

} // namespace app
