#pragma once

#include "core/analysis/tensors.h"
#include "core/io/files/byte_sink.h"

#include <span>

namespace core {

// {
//   "layer1/head1/weights": {
//     "rows": ["The", "dog"],
//     "columns": ["The", "dog"],
//     "values": [
//       [0.25, 0.75],
//       [1, 0]
//     ]
//   },
//   …
// }
//
// Numbers in their shortest exact form; "-inf" is a string, as in sessions: JSON has no infinity.
void writeJson(const Trace& trace, std::span<const TensorRef> tensors, const ByteSink& sink);

} // namespace core
