#pragma once

#include "core/io/export/tensor_format.h"
#include "core/reading/tensors.h"

#include <QCommandLineParser>

#include <optional>
#include <string>
#include <vector>

namespace app {

// Where tensors go and as what: --out --tensor --format.
QList<QCommandLineOption> outputOptions();

struct Destination {
    std::string file; // "-": standard output; may hold {tensor}: one file for each
    core::TensorFormat format = core::TensorFormat::Npz;
    std::string problem; // why nothing can be written there, if so

    [[nodiscard]] bool isOutput() const { return file == "-"; }
    [[nodiscard]] bool isPattern() const;
};
Destination destination(const QCommandLineParser& parser);

// The tensors asked for, each once, or all of them. Error "unknown_tensor".
std::vector<core::TensorRef> tensorsAsked(
    const core::Trace& trace, const QCommandLineParser& parser);

// Complete, or an Error and what was there before.
void write(
    const core::Trace& trace, const std::vector<core::TensorRef>& tensors, const Destination& to);

} // namespace app
