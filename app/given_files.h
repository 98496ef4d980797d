#pragma once

#include "app/asked.h"
#include "core/input/files.h"

#include <memory>
#include <optional>
#include <string>

namespace app {

// What a researcher has at hand as files: --queries --keys --values --weights --mask.
QList<QCommandLineOption> fileOptions();

// What is wrong with the way they are combined; nothing if they may be.
std::optional<std::string> misuseOfFiles(const QCommandLineParser& parser);

// Puts them into the experiment, whose other choices stay. Names are relative to the folder the
// program was started in.
void takeFiles(Asked& asked, const QCommandLineParser& parser);

// The numbers of what is asked: where --set says weights=identity, the file of --weights gives the
// score's parameters alone.
std::shared_ptr<const core::Model> resolved(
    const Asked& asked, const QCommandLineParser& parser, const core::Files& files);

// What was chosen for the user and might surprise: heads built for patterns beside vectors of their
// own, the number of heads of a file that does not tell.
std::string remarkOnWeights(
    const Asked& asked, const QCommandLineParser& parser, const core::Files& files);

} // namespace app
