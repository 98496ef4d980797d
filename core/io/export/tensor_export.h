#pragma once

// Exports tensors of a trace for NumPy, PyTorch, spreadsheets and papers. Masked scores, `excluded`
// inside the program, are exported as −∞ ("-inf" in text, −∞ in LaTeX). Rows and columns of tokens
// are labelled with them, others are numbered from 1.

#include "core/analysis/tensors.h"
#include "core/io/export/tensor_format.h"
#include "core/io/files/bytes.h"
#include "core/io/text/table.h"

#include <span>
#include <string>
#include <vector>

namespace core {

// Writes the tensors in the given order, using several threads. Only npz, safetensors and JSON take
// more than one tensor.
void writeTensors(const Trace& trace, std::span<const TensorRef> tensors,
    const ExportFormat& format, const ByteSink& sink);

// The same in memory.
std::string tensorBytes(
    const Trace& trace, std::span<const TensorRef> tensors, const ExportFormat& format);

// One tensor as a table with labels.
Table exportTable(const Trace& trace, const TensorRef& tensor);

} // namespace core
