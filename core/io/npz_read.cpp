#include "core/io/npz.h"

#include "core/error.h"
#include "core/io/array_name.h"
#include "core/io/npy.h"
#include "core/io/npy_header.h"
#include "core/io/shown.h"
#include "core/io/sniff.h"

#include <zip.h>

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <string_view>

namespace core {

namespace {

    struct Discard {
        void operator()(zip_t* archive) const { zip_discard(archive); }
    };
    struct Close {
        void operator()(zip_file_t* member) const { zip_fclose(member); }
    };
    using Archive = std::unique_ptr<zip_t, Discard>;
    using Member = std::unique_ptr<zip_file_t, Close>;

    constexpr std::string_view suffix = ".npy";

    Error damaged(zip_error_t* error)
    {
        if (zip_error_code_zip(error) == ZIP_ER_EXISTS)
            return { "npz_duplicate", phrase("two members of the archive have the same name") };
        return Error("npz_damaged",
            phrase("the archive is damaged; the download or the export was cut off or altered, "
                   "repeat it"))
            .remarked(zip_error_strerror(error));
    }

    Archive openArchive(Bytes file)
    {
        zip_error_t error;
        zip_error_init(&error);
        const std::unique_ptr<zip_error_t, decltype(&zip_error_fini)> owner(
            &error, &zip_error_fini);
        zip_source_t* source = zip_source_buffer_create(file.data(), file.size(), 0, &error);
        if (source == nullptr)
            throw damaged(&error);
        Archive archive(zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error));
        if (archive == nullptr) {
            zip_source_free(source);
            throw damaged(&error);
        }
        return archive;
    }

    // The name of the array in a member of that name.
    std::string arrayName(std::string_view member)
    {
        if (member == "data.pkl" || member.ends_with("/data.pkl"))
            throw Error("npz_pytorch",
                phrase("this is a PyTorch checkpoint, whose pickle can run programs and is not "
                       "opened; "
                       "save the weights with safetensors.torch.save_file or numpy.savez"));
        const std::string_view name
            = member.substr(0, member.size() - std::min(member.size(), suffix.size()));
        checkArrayName(member.ends_with(suffix) ? name : member);
        if (!member.ends_with(suffix))
            throw Error("npz_foreign_member",
                phrase("the archive holds %1; an npz holds nothing but arrays named \"….npy\"",
                    shown(member)));
        return std::string(name);
    }

    void checkMember(const zip_stat_t& member)
    {
        constexpr zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE
            | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
        if ((member.valid & needed) != needed)
            throw Error(
                "npz_damaged", phrase("the archive's directory is incomplete; repeat the export"));
        if (member.encryption_method != ZIP_EM_NONE)
            throw Error("npz_encrypted",
                phrase("the member %1 is encrypted; export it without a password",
                    shown(member.name)));
        if (member.comp_method != ZIP_CM_STORE && member.comp_method != ZIP_CM_DEFLATE)
            throw Error("npz_compression",
                phrase("the member %1 is compressed by method %2; numpy.savez and "
                       "numpy.savez_compressed use 0 and 8",
                    shown(member.name), member.comp_method));
    }

    // Adds up what members unpack to, before any is unpacked.
    class Budget {
    public:
        Budget(std::uint64_t archiveBytes, const NpzLimits& allowed)
            : packed(archiveBytes)
            , limits(allowed)
        {
        }
        void spend(const zip_stat_t& member)
        {
            if (member.size > limits.inflatedBytes - inflated)
                throw Error("npz_too_large",
                    phrase("the arrays unpack to more than %1 bytes, at %2; save fewer of them, or "
                           "as float32",
                        limits.inflatedBytes, shown(member.name)));
            inflated += member.size;
            if (inflated > limits.harmlessBytes && inflated / limits.ratio > packed)
                throw Error("npz_bomb",
                    phrase("the archive of %1 bytes unpacks to more than %2 times as much; save it "
                           "with numpy.savez, not savez_compressed",
                        packed, limits.ratio));
        }

    private:
        std::uint64_t packed;
        NpzLimits limits;
        std::uint64_t inflated = 0;
    };

    void read(zip_file_t* member, std::span<std::byte> to)
    {
        constexpr std::size_t chunk = std::size_t { 1 } << 18; // stays in cache for the CRC
        while (!to.empty()) {
            const zip_int64_t got = zip_fread(member, to.data(), std::min(to.size(), chunk));
            if (got <= 0)
                throw damaged(zip_file_get_error(member));
            to = to.subspan(static_cast<std::size_t>(got));
        }
    }

    // The CRC is checked when the reader meets the end.
    void finish(zip_file_t* member)
    {
        std::byte more {};
        const zip_int64_t got = zip_fread(member, &more, 1);
        if (got > 0)
            throw Error("npz_damaged",
                phrase("the archive is damaged: a member is longer than the directory says"));
        if (got < 0)
            throw damaged(zip_file_get_error(member));
    }

    // The header of the npy file that begins so. When it is broken, so may be the archive, which
    // is then the better news: the rest is read for its CRC before the header is blamed.
    NpyHeader headerOf(zip_file_t* member, Bytes start, std::uint64_t size)
    {
        try {
            NpyHeader header = parseNpyHeader(start);
            checkNpySize(header, size);
            return header;
        } catch (const Error&) {
            std::array<std::byte, 4096> rest {};
            for (std::uint64_t left = size - start.size(); left > 0;) {
                const auto part
                    = static_cast<std::size_t>(std::min<std::uint64_t>(left, rest.size()));
                read(member, std::span(rest).first(part));
                left -= part;
            }
            finish(member);
            throw;
        }
    }

    Tensor readMember(zip_file_t* member, std::uint64_t size)
    {
        std::array<std::byte, npyPreambleLimit + npyHeaderLimit> start {};
        const auto first = static_cast<std::size_t>(std::min<std::uint64_t>(size, start.size()));
        read(member, std::span(start).first(first));
        const Bytes known = Bytes(start).first(first);
        const NpyHeader header = headerOf(member, known, size);
        // Allocated only now: as many bytes as the directory, the header and the budget agree on.
        const auto dataBytes = static_cast<std::size_t>(header.dataBytes());
        if (header.element == Element::F32 && header.order == ByteOrder::Little
            && std::endian::native == std::endian::little
            && (!header.fortranOrder || header.shape.size() < 2)) {
            Tensor result { toIndices(header.shape), Buffer(static_cast<Index>(header.count)) };
            const auto to = std::as_writable_bytes(
                std::span(result.numbers.data(), static_cast<std::size_t>(header.count)));
            std::ranges::copy(known.subspan(header.size), to.begin());
            read(member, to.subspan(first - header.size));
            finish(member);
            return result;
        }
        const auto data = std::make_unique_for_overwrite<std::byte[]>(dataBytes);
        const std::span<std::byte> to(data.get(), dataBytes);
        std::ranges::copy(known.subspan(header.size), to.begin());
        read(member, to.subspan(first - header.size));
        finish(member);
        return npyTensor(header, to);
    }

    // The number of members, which libzip has read from the directory already.
    zip_uint64_t memberCount(zip_t* archive, const NpzLimits& limits)
    {
        const auto entries
            = static_cast<zip_uint64_t>(std::max<zip_int64_t>(zip_get_num_entries(archive, 0), 0));
        if (entries > limits.entries)
            throw Error("npz_too_many",
                phrase(
                    "the archive holds %1 members; at most %2 are read", entries, limits.entries));
        return entries;
    }

    void addMember(zip_t* archive, zip_uint64_t index, Budget& budget, NamedTensors& to)
    {
        zip_stat_t stat;
        if (zip_stat_index(archive, index, ZIP_FL_ENC_RAW, &stat) != 0)
            throw damaged(zip_get_error(archive));
        checkMember(stat);
        const std::string name = arrayName(stat.name);
        if (to.contains(name))
            throw Error(
                "npz_duplicate", phrase("the archive holds the array %1 twice", shown(name)));
        budget.spend(stat);
        const Member member(zip_fopen_index(archive, index, 0));
        if (member == nullptr)
            throw damaged(zip_get_error(archive));
        try {
            to.emplace(name, readMember(member.get(), stat.size));
        } catch (const Error& error) {
            throw error.within(phrase("array %1: %2", shown(name), error.message));
        }
    }

} // namespace

NamedTensors readNpz(Bytes file, const NpzLimits& limits)
{
    const FileKind kind = sniff(file);
    if (kind != FileKind::Zip && kind != FileKind::Unknown)
        throw wrongFile(kind, phrase("an archive of NumPy arrays (npz)"));
    const Archive archive = openArchive(file);
    const zip_uint64_t entries = memberCount(archive.get(), limits);
    Budget budget(file.size(), limits);
    NamedTensors result;
    for (zip_uint64_t i = 0; i < entries; ++i)
        addMember(archive.get(), i, budget, result);
    return result;
}

} // namespace core
