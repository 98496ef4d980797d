#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

namespace core {

// Where the bytes of a file go, each part with its place, which spares the copy that a file in
// memory would be. Parts may come in any order and from several threads at once; unless they must
// come one after another, as into a pipe.
struct ByteSink {
    std::function<void(std::uint64_t offset, std::string_view bytes)> write;
    bool inOrder = false;
};

} // namespace core
