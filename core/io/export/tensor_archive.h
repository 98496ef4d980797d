#pragma once

#include "core/analysis/tensors.h"
#include "core/io/files/byte_sink.h"

#include <span>

namespace core {

// The files that hold any number of tensors as bare numbers. Their layout follows from the shapes
// alone, so that every thread writes what it has made, and no file is ever in memory as a whole.
void writeNpz(const Trace& trace, std::span<const TensorRef> tensors, const ByteSink& sink);
void writeSafetensors(const Trace& trace, std::span<const TensorRef> tensors, const ByteSink& sink);

} // namespace core
