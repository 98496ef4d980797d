#pragma once

// A ZIP archive of stored (not deflated) members: all offsets are known before a byte is written.
// Beyond 4 GiB or 65535 members it is a ZIP64, which NumPy, Python and libzip read.
// libzip only reads here: it goes back to every header after the data, so it cannot write into a
// pipe, and it takes the data in one thread, so several tensors could not be written at once.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

struct ZipMember {
    std::string name;
    std::uint64_t size = 0; // bytes; under 4 GiB
    std::uint64_t offset = 0; // of its header
    std::uint32_t checksum = 0; // CRC-32 of its bytes

    [[nodiscard]] std::uint64_t dataOffset() const;
    [[nodiscard]] std::uint64_t end() const { return dataOffset() + size; }
};

// CRC-32 of bytes that follow others with the CRC `before`; 0 at the start.
std::uint32_t checksum(std::uint32_t before, std::string_view bytes);

// Local header of a member. All times are 1980-01-01, the start of ZIP's calendar: the same members
// give the same archive.
std::string zipHeader(const ZipMember& member);

// Central directory, after the last member.
std::string zipDirectory(std::span<const ZipMember> members);

} // namespace core
