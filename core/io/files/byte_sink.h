#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

namespace core {

// Receives the bytes of a file in parts, each with its offset, without a copy in memory. Parts may
// come in any order and from several threads at once, unless inOrder, as into a pipe.
struct ByteSink {
    std::function<void(std::uint64_t offset, std::string_view bytes)> write;
    bool inOrder = false;
};

} // namespace core
