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

// An npz with its directory read and checked, and no member unpacked. For one thread at a time. The
// file must outlive it.
class NpzArchive {
public:
    // Errors "npz_damaged", "npz_too_many", "array_name", "npz_duplicate", "npz_foreign_member",
    // "npz_pytorch", "npz_encrypted", "npz_compression", "file_is_…".
    NpzArchive(const ByteSource& file, const NpzLimits& limits);

    struct Member {
        std::string name; // of the array
        zip_uint64_t index = 0;
        std::uint64_t size = 0; // unpacked, according to the directory
        std::uint64_t packed = 0; // size of the whole archive
        bool stored = false; // not deflated
    };
    [[nodiscard]] const std::vector<Member>& members() const { return all; }

    // Unpacks a member from its start. Errors "npz_damaged" and those of the file.
    class Reading {
    public:
        Reading(NpzArchive& from, const Member& member);
        // Moves to byte `place` of a stored member; false if that is impossible.
        [[nodiscard]] bool goTo(std::uint64_t place);
        void next(std::span<std::byte> to);
        void finish(); // checks that nothing is left, and the CRC

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
    std::unique_ptr<zip_t, Discard> archive; // closed before its source is destroyed
    std::vector<Member> all;
};

// Adds up the unpacked sizes before anything is unpacked.
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
