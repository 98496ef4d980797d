#pragma once

#include "core/input/files.h"
#include "core/io/arrays/byte_source.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>

namespace core {

// What a file holds is known from its start or its directory; only files whose every byte has to be
// looked at for that, such as tables, may not be larger.
inline constexpr std::uint64_t fileSizeLimit = std::uint64_t { 1 } << 30;

// What a file of tensors holds, and how each of them is read from the same file.
struct TensorIndex {
    std::shared_ptr<const TensorInfos> contents;
    std::function<std::shared_ptr<const Tensor>(const ByteSource& file, const std::string& name)>
        read;
    // Some of a tensor's numbers, from number `first` on. Null or no: only the whole tensor can be
    // read.
    std::function<bool(
        const ByteSource& file, const std::string& name, Index first, std::span<Scalar> to)>
        readSome {};
};

} // namespace core
