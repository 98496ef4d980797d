#pragma once

// The tensors of a trace as they leave the program: files for NumPy, PyTorch, spreadsheets, papers.
// Where a score is masked out, `excluded` inside, they hold −∞: the number of every other program,
// "-inf" in text, −∞ in LaTeX. Rows and columns that are tokens bear their words, others count
// from 1.

#include "core/analysis/tensors.h"
#include "core/io/export/tensor_format.h"
#include "core/io/files/byte_sink.h"
#include "core/io/text/table.h"

#include <span>
#include <string>
#include <vector>

namespace core {

// Writes the tensors in the order given; several threads share the work. All but npz, safetensors
// and JSON take exactly one.
void writeTensors(const Trace& trace, std::span<const TensorRef> tensors, TensorFormat format,
    const ByteSink& sink);

// The same in memory.
std::string tensorBytes(
    const Trace& trace, std::span<const TensorRef> tensors, TensorFormat format);

// One tensor as a table with its words.
Table exportTable(const Trace& trace, const TensorRef& tensor);

} // namespace core
