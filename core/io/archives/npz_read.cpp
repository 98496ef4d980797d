#include "core/base/error.h"
#include "core/io/archives/npz.h"
#include "core/io/archives/npz_archive.h"
#include "core/io/arrays/npy.h"
#include "core/io/arrays/npy_header.h"
#include "core/io/text/shown.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <utility>

namespace core {

namespace {

    using Member = NpzArchive::Member;

    // A member as far as its header, and what was read behind it by then.
    class ArrayReading {
    public:
        ArrayReading(NpzArchive& archive, const Member& member)
            : size(member.size)
            , file(archive, member)
            , known(static_cast<std::size_t>(std::min<std::uint64_t>(size, start.size())))
        {
            file.next(std::span(start).first(known));
        }

        // When it is broken, so may be the archive, which is then the better news: the rest is read
        // for its CRC before the header is blamed.
        NpyHeader header(NpzBudget& budget, const Member& member)
        {
            try {
                NpyHeader result = parseNpyHeader(std::span(start).first(known));
                checkNpySize(result, size);
                return result;
            } catch (const Error&) {
                budget.spend(member);
                drain();
                throw;
            }
        }

        Tensor numbers(const NpyHeader& header)
        {
            at = header.size;
            Tensor result = readNumbers(header, [this](std::span<std::byte> to) { next(to); });
            file.finish();
            return result;
        }

    private:
        void next(std::span<std::byte> to)
        {
            const std::size_t here = std::min(to.size(), known - at);
            std::copy_n(start.begin() + static_cast<std::ptrdiff_t>(at), here, to.begin());
            at += here;
            file.next(to.subspan(here));
        }

        void drain()
        {
            std::array<std::byte, 4096> rest {};
            for (std::uint64_t left = size - known; left > 0;) {
                const auto part
                    = static_cast<std::size_t>(std::min<std::uint64_t>(left, rest.size()));
                file.next(std::span(rest).first(part));
                left -= part;
            }
            file.finish();
        }

        std::uint64_t size;
        NpzArchive::Reading file;
        std::array<std::byte, npyPreambleLimit + npyHeaderLimit> start {};
        std::size_t known; // bytes of it
        std::size_t at = 0; // what of them was given on
    };

    // Runs f and puts the array's name before what it complains about.
    auto named(const Member& member, auto&& f)
    {
        try {
            return f();
        } catch (const Error& error) {
            throw error.within(phrase("array %1: %2", shown(member.name), error.message));
        }
    }

    Tensor readMember(NpzArchive& archive, const Member& member)
    {
        return named(member, [&] {
            ArrayReading reading(archive, member);
            NpzBudget spent { {} }; // before
            return reading.numbers(reading.header(spent, member));
        });
    }

} // namespace

NamedTensors readNpz(Bytes file, const NpzLimits& limits)
{
    NpzArchive archive(sourceOf(file), limits);
    NpzBudget budget(limits);
    for (const Member& member : archive.members())
        budget.spend(member);
    NamedTensors result;
    for (const Member& member : archive.members())
        result.emplace(member.name, readMember(archive, member));
    return result;
}

TensorIndex indexNpz(const ByteSource& file, const NpzLimits& limits)
{
    NpzArchive archive(file, limits);
    TensorForms contents;
    std::map<std::string, Member> members;
    for (const Member& member : archive.members()) {
        NpzBudget budget(limits);
        contents.emplace(member.name, named(member, [&] {
            return ArrayReading(archive, member).header(budget, member).form();
        }));
        members.emplace(member.name, member);
    }
    return { std::make_shared<const TensorForms>(std::move(contents)),
        [all = std::move(members), limits](const ByteSource& same, const std::string& name) {
            const Member& member = all.at(name);
            NpzBudget(limits).spend(member);
            NpzArchive again(same, limits);
            return std::make_shared<const Tensor>(readMember(again, member));
        } };
}

} // namespace core
