#include "core/io/archives/npz.h"
#include "core/base/error.h"
#include "core/io/archives/npz_archive.h"
#include "core/io/archives/stored_zip.h"
#include "core/io/arrays/array_name.h"
#include "core/io/arrays/npy.h"
#include "core/io/arrays/npy_header.h"
#include "core/io/text/shown.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace core {

namespace {

    using Member = NpzArchive::Member;

    // "tokens", "query_tokens", "encoder/tokens": texts of imported attention.
    bool namesTokens(std::string_view name)
    {
        constexpr std::string_view ending = "tokens";
        if (!name.ends_with(ending))
            return false;
        name.remove_suffix(ending.size());
        return name.empty() || name.ends_with('/') || name.ends_with('_');
    }

    // A member read as far as its header, with the bytes read beyond it.
    class ArrayReading {
    public:
        ArrayReading(NpzArchive& archive, const Member& member)
            : size(member.size)
            , file(archive, member)
            , known(static_cast<std::size_t>(std::min<std::uint64_t>(size, start.size())))
        {
            file.next(std::span(start).first(known));
        }

        // A broken header may mean a damaged archive, which is the better message: the rest is read
        // for its CRC before the header's error is thrown.
        NpyHeader header(NpzBudget& budget, const Member& member)
        {
            try {
                const Bytes first = std::span(start).first(known);
                NpyHeader result
                    = namesTokens(member.name) ? parseNpyTexts(first) : parseNpyHeader(first);
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
        std::size_t known; // bytes of `start`
        std::size_t at = 0; // of these, already used
    };

    // Runs f; errors begin with the array's name.
    auto named(const Member& member, auto&& f)
    {
        try {
            return f();
        } catch (const Error& error) {
            throw error.within(message("array %1: %2", shown(member.name), error.message));
        }
    }

    struct Known {
        Member member;
        NpyHeader header;
    };

    // For a stored (not deflated) member. Nothing is unpacked, so no limit applies.
    bool readPart(const Known& known, const ByteSource& file, Index first, std::span<Scalar> to)
    {
        const NpyHeader& header = known.header;
        if (!known.member.stored || (header.fortranOrder && header.shape.size() > 1))
            return false;
        return named(known.member, [&] {
            NpzArchive archive(file, {});
            NpzArchive::Reading reading(archive, known.member);
            const auto before = static_cast<std::uint64_t>(first) * bytesPer(header.dtype);
            if (!reading.goTo(header.size + before))
                return false;
            readNumbers(
                header, [&](std::span<std::byte> bytes) { reading.next(bytes); }, to);
            return true;
        });
    }

    Tensor readMember(NpzArchive& archive, const Member& member)
    {
        return named(member, [&] {
            ArrayReading reading(archive, member);
            NpzBudget spent { {} }; // already checked
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
    TensorInfos contents;
    const auto all = std::make_shared<std::map<std::string, Known>>();
    for (const Member& member : archive.members()) {
        NpzBudget budget(limits);
        NpyHeader header
            = named(member, [&] { return ArrayReading(archive, member).header(budget, member); });
        contents.emplace(member.name, header.form());
        all->emplace(member.name, Known { member, std::move(header) });
    }
    return { std::make_shared<const TensorInfos>(std::move(contents)),
        [all, limits](const ByteSource& same, const std::string& name) {
            const Member& member = all->at(name).member;
            NpzBudget(limits).spend(member);
            NpzArchive again(same, limits);
            return std::make_shared<const Tensor>(readMember(again, member));
        },
        [all](const ByteSource& same, const std::string& name, Index first, std::span<Scalar> to) {
            return readPart(all->at(name), same, first, to);
        } };
}

std::string writeNpz(const NamedTensors& tensors)
{
    std::string result;
    std::vector<ZipMember> members;
    members.reserve(tensors.size());
    for (const auto& [name, tensor] : tensors) {
        checkArrayName(name);
        const std::string bytes = writeNpy(tensor);
        members.push_back({ name + ".npy", bytes.size(), result.size(), checksum(0, bytes) });
        result += zipHeader(members.back()) + bytes;
    }
    return result + zipDirectory(members);
}

} // namespace core
