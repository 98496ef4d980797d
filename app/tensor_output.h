#pragma once

#include "core/analysis/tensors.h"
#include "core/io/export/tensor_format.h"

#include <QCommandLineParser>

#include <optional>
#include <string>
#include <vector>

namespace app {

// Destination, format and choice of tensors: --out --tensor --layer --head --format --digits
// --decimals.
QList<QCommandLineOption> outputOptions();

struct Destination {
    std::string file; // "-": standard output; {tensor}: one file per tensor
    core::ExportFormat format { core::TensorFormat::Npz };
    std::string problem; // the error; empty if there is none

    [[nodiscard]] bool isOutput() const { return file == "-"; }
    [[nodiscard]] bool isPattern() const;
};
Destination destination(const QCommandLineParser& parser);

// The error if the format does not hold this many tensors; empty if there is none.
std::string tooMany(const Destination& to, std::size_t tensors);

// The tensors of --tensor, --layer and --head, each once, or all. Error "unknown_tensor".
std::vector<core::TensorRef> tensorsFrom(
    const core::Trace& trace, const QCommandLineParser& parser);

// Writes atomically; an Error leaves existing files unchanged.
void write(
    const core::Trace& trace, const std::vector<core::TensorRef>& tensors, const Destination& to);

} // namespace app
