#include "core/io/archives/stored_zip.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <zlib.h>

namespace core {

namespace {

    constexpr std::uint64_t most16 = std::numeric_limits<std::uint16_t>::max();
    constexpr std::uint64_t most32 = std::numeric_limits<std::uint32_t>::max();
    constexpr std::uint64_t headerSize = 30;

    // Little-endian numbers one after another.
    struct Record {
        std::string bytes;

        Record& put(std::uint64_t number, unsigned width)
        {
            for (unsigned i = 0; i < width; ++i)
                bytes += static_cast<char>(number >> (8 * i) & 0xFFU);
            return *this;
        }
        Record& put16(std::uint64_t number) { return put(number, 2); }
        Record& put32(std::uint64_t number) { return put(number, 4); }
        Record& put64(std::uint64_t number) { return put(number, 8); }
    };

    bool isAscii(std::string_view text)
    {
        return std::ranges::all_of(text, [](char c) { return c >= 0; });
    }

    bool isFar(const ZipMember& member)
    {
        return member.offset >= most32;
    }

    // The part that a local header and a directory entry share.
    void putCommon(Record& record, const ZipMember& member, std::uint64_t extra)
    {
        constexpr std::uint64_t plain = 20;
        constexpr std::uint64_t zip64 = 45;
        constexpr std::uint64_t nameIsUtf8 = 1U << 11U;
        constexpr std::uint64_t firstDay = 1U << 5U | 1U; // 1980-01-01
        record.put16(extra > 0 ? zip64 : plain).put16(isAscii(member.name) ? 0 : nameIsUtf8);
        record.put16(0).put16(0).put16(firstDay); // stored, at midnight
        record.put32(member.checksum).put32(member.size).put32(member.size);
        record.put16(member.name.size()).put16(extra);
    }

    void putLine(Record& record, const ZipMember& member)
    {
        constexpr std::uint64_t madeOnUnix = 3U << 8U | 45U;
        constexpr std::uint64_t plainFile = 0100644ULL << 16U;
        constexpr std::uint64_t farSize = 12;
        record.put32(0x02014B50).put16(madeOnUnix);
        putCommon(record, member, isFar(member) ? farSize : 0);
        record.put16(0).put16(0).put16(0).put32(plainFile); // no comment, first disk, binary
        record.put32(isFar(member) ? most32 : member.offset);
        record.bytes += member.name;
        if (isFar(member))
            record.put16(1).put16(farSize - 4).put64(member.offset);
    }

    void putFarEnd(Record& record, std::uint64_t count, std::uint64_t begin, std::uint64_t size)
    {
        constexpr std::uint64_t rest = 44;
        record.put32(0x06064B50).put64(rest).put16(45).put16(45).put32(0).put32(0);
        record.put64(count).put64(count).put64(size).put64(begin);
        record.put32(0x07064B50).put32(0).put64(begin + size).put32(1);
    }

} // namespace

std::uint64_t ZipMember::dataOffset() const
{
    return offset + headerSize + name.size();
}

std::uint32_t checksum(std::uint32_t before, std::string_view bytes)
{
    return static_cast<std::uint32_t>(
        ::crc32_z(before, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

std::string zipHeader(const ZipMember& member)
{
    assert(member.size < most32 && member.name.size() < most16);
    Record record;
    record.put32(0x04034B50);
    putCommon(record, member, 0);
    return record.bytes + member.name;
}

std::string zipDirectory(std::span<const ZipMember> members)
{
    Record record;
    for (const ZipMember& member : members)
        putLine(record, member);
    const std::uint64_t begin = members.empty() ? 0 : members.back().end();
    const std::uint64_t size = record.bytes.size();
    const std::uint64_t count = members.size();
    if (count >= most16 || begin + size >= most32)
        putFarEnd(record, count, begin, size);
    record.put32(0x06054B50).put16(0).put16(0);
    record.put16(std::min(count, most16)).put16(std::min(count, most16));
    record.put32(std::min(size, most32)).put32(std::min(begin, most32)).put16(0);
    return record.bytes;
}

} // namespace core
