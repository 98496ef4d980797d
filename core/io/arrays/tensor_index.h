#pragma once

#include "core/input/files.h"
#include "core/io/arrays/byte_source.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace core {

// What a file holds is known from its start or its directory; only files whose every byte has to be
// looked at for that, such as tables, may not be larger.
inline constexpr std::uint64_t fileSizeLimit = std::uint64_t { 1 } << 30;

// What a file of tensors holds, and how each of them is read from the same file.
struct TensorIndex {
    std::shared_ptr<const TensorForms> contents;
    std::function<std::shared_ptr<const Tensor>(const ByteSource& file, const std::string& name)>
        read;
};

// What a file is, its content says; its ending only helps when the content does not. A table gives
// one tensor without a name. Errors: those of each format's reader, "file_too_large".
TensorIndex indexTensors(const ByteSource& file, const std::string& name);

// Every tensor of a file's bytes; `name` is for its ending and for messages.
NamedTensors readTensors(Bytes bytes, const std::string& name);

} // namespace core
