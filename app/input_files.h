#pragma once

#include "app/request.h"
#include "core/resolve/model_files.h"

#include <memory>
#include <optional>
#include <string>

namespace app {

// Input from files: --queries --keys --values --weights --mask.
QList<QCommandLineOption> fileOptions();

// The error in their combination; empty if there is none.
std::optional<std::string> validateFiles(const QCommandLineParser& parser);

// Applies them to the experiment. File names are relative to the current folder.
void parseFiles(Request& request, const QCommandLineParser& parser);

// Resolves the request; with --set weights=identity the file of --weights gives only the score's
// parameters.
std::shared_ptr<const core::Model> resolved(
    const Request& request, const QCommandLineParser& parser, const core::ModelFiles& files);

// Notices about defaults that may surprise: hand-built heads for given vectors, an assumed number
// of heads.
std::string remarkOnWeights(
    const Request& request, const QCommandLineParser& parser, const core::ModelFiles& files);

} // namespace app
