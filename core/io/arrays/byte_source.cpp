#include "core/io/arrays/byte_source.h"

#include <algorithm>

namespace core {

std::vector<std::byte> ByteSource::start(std::uint64_t count) const
{
    std::vector<std::byte> bytes(static_cast<std::size_t>(std::min(count, size)));
    if (!bytes.empty())
        read(0, bytes);
    return bytes;
}

ByteStream ByteSource::from(std::uint64_t offset) const
{
    return [this, offset](std::span<std::byte> to) mutable {
        read(offset, to);
        offset += to.size();
    };
}

ByteSource sourceOf(Bytes bytes)
{
    return { bytes.size(), [bytes](std::uint64_t offset, std::span<std::byte> to) {
                std::ranges::copy(
                    bytes.subspan(static_cast<std::size_t>(offset), to.size()), to.begin());
            } };
}

} // namespace core
