#pragma once

#include "core/io/arrays/tensor_index.h"

namespace core {

// Detects the format by the content; the extension decides only if the content does not. A table
// gives one tensor without a name. Errors: those of each format's reader, "file_too_large".
TensorIndex indexTensors(const ByteSource& file, const std::string& name);

// Every tensor in the bytes of a file; `name` gives its extension and is used in messages.
NamedTensors readTensors(Bytes bytes, const std::string& name);

} // namespace core
