#pragma once

#include "core/analysis/tensors.h"
#include "core/io/files/byte_sink.h"

#include <span>

namespace core {

// Binary files with any number of tensors. The shapes alone determine the layout: every thread
// writes its own part, and no file is in memory as a whole.
void writeNpz(const Trace& trace, std::span<const TensorRef> tensors, const ByteSink& sink);
void writeSafetensors(const Trace& trace, std::span<const TensorRef> tensors, const ByteSink& sink);

} // namespace core
