#pragma once

#include "core/io/archives/npz.h"
#include "core/io/archives/zip_source.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace core {

// An npz whose directory was read and checked; of its members nothing was unpacked yet. For one
// thread at a time. The file must live as long.
class NpzArchive {
public:
    // Errors "npz_damaged", "npz_too_many", "array_name", "npz_duplicate", "npz_foreign_member",
    // "npz_pytorch", "npz_encrypted", "npz_compression", "file_is_…".
    NpzArchive(const ByteSource& file, const NpzLimits& limits);

    struct Member {
        std::string name; // of the array
        zip_uint64_t index = 0;
        std::uint64_t size = 0; // unpacked, as the directory says
        std::uint64_t packed = 0; // of the whole archive
        bool stored = false; // as it is, not deflated
    };
    [[nodiscard]] const std::vector<Member>& members() const { return all; }

    // Unpacks a member from its start. Errors "npz_damaged" and those of the file.
    class Reading {
    public:
        Reading(NpzArchive& from, const Member& member);
        // Of a stored member: what comes next is byte `place` of it. No: it cannot be had.
        [[nodiscard]] bool goTo(std::uint64_t place);
        void next(std::span<std::byte> to);
        void finish(); // nothing may be left; now the CRC is checked

    private:
        struct Close {
            void operator()(zip_file_t* member) const { zip_fclose(member); }
        };
        [[noreturn]] void fail();

        ZipSource& source;
        std::unique_ptr<zip_file_t, Close> file;
    };

private:
    struct Discard {
        void operator()(zip_t* opened) const { zip_discard(opened); }
    };
    void add(zip_uint64_t index);

    std::uint64_t size;
    ZipSource source;
    std::unique_ptr<zip_t, Discard> archive; // closed before its source goes
    std::vector<Member> all;
};

// Adds up what members unpack to, before any is unpacked.
class NpzBudget {
public:
    explicit NpzBudget(const NpzLimits& allowed)
        : limits(allowed)
    {
    }
    // Errors "npz_too_large", "npz_bomb".
    void spend(const NpzArchive::Member& member);

private:
    NpzLimits limits;
    std::uint64_t inflated = 0;
};

} // namespace core
