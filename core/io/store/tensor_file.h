#pragma once

#include "core/io/arrays/tensor_index.h"

namespace core {

// What a file is, its content says; its ending only helps when the content does not. A table gives
// one tensor without a name. Errors: those of each format's reader, "file_too_large".
TensorIndex indexTensors(const ByteSource& file, const std::string& name);

// Every tensor of a file's bytes; `name` is for its ending and for messages.
NamedTensors readTensors(Bytes bytes, const std::string& name);

} // namespace core
