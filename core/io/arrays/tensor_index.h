#pragma once

#include "core/input/files.h"
#include "core/io/arrays/byte_source.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

namespace core {

// Size limit for files that must be read as a whole to know their contents, such as tables.
inline constexpr std::uint64_t fileSizeLimit = std::uint64_t { 1 } << 30;

// Contents of a file of tensors, and readers for them from the same file.
struct TensorIndex {
    std::shared_ptr<const TensorInfos> contents;
    std::function<std::shared_ptr<const Tensor>(const ByteSource& file, const std::string& name)>
        read;
    // Reads elements of a tensor from element `first` on. Null, or false: only the whole tensor can
    // be read.
    std::function<bool(
        const ByteSource& file, const std::string& name, Index first, std::span<Scalar> to)>
        readSome {};
};

} // namespace core
