#pragma once

#include "core/analysis/tensors.h"
#include "core/io/export/tensor_format.h"

#include <span>
#include <string>
#include <string_view>

namespace core {

// Placeholder in a file name: one file for each tensor, named after its ID.
inline constexpr std::string_view tensorMark = "{tensor}";

// "numbers-{tensor}.csv" for layer1/head1/q: "numbers-layer1_head1_q.csv".
std::string fileFor(std::string_view pattern, const TensorRef& tensor);

// Writes the tensors into one file or, if its name is a pattern, one file each. Every file is
// complete, or the old one is unchanged. Errors: those of atomicWrite.
void writeTensorFiles(const Trace& trace, std::span<const TensorRef> tensors,
    const ExportFormat& format, const std::string& path);

} // namespace core
