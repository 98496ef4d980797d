#include "core/io/archives/npz_archive.h"

#include "core/base/error.h"
#include "core/io/arrays/array_name.h"
#include "core/io/arrays/byte_source.h"
#include "core/io/files/bytes.h"
#include "core/io/files/sniff.h"
#include "core/io/text/shown.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>
#include <string_view>

namespace core {

namespace {

    using namespace std::string_view_literals;

    constexpr std::string_view endMark = "PK\5\6"sv;
    constexpr std::string_view locatorMark = "PK\6\7"sv;
    constexpr std::string_view longEndMark = "PK\6\6"sv;
    constexpr std::size_t endSize = 22;
    constexpr std::size_t locatorSize = 20; // before the end record
    constexpr std::size_t longEndSize = 56;
    constexpr std::size_t longestComment = 0xFFFF; // after the end record

    std::uint64_t longEntries(const ByteSource& file, Bytes locator)
    {
        const std::uint64_t offset = littleEndian(locator.subspan(8), 8);
        if (!textOf(locator).starts_with(locatorMark) || file.size < longEndSize
            || offset > file.size - longEndSize)
            return 0;
        std::array<std::byte, longEndSize> end {};
        file.read(offset, end);
        if (!textOf(end).starts_with(longEndMark))
            return 0;
        return std::max(
            littleEndian(Bytes(end).subspan(24), 8), littleEndian(Bytes(end).subspan(32), 8));
    }

    // Number of members that the archive declares: the largest of several declarations that a
    // reader could follow, 0 if there is none.
    std::uint64_t zipEntries(const ByteSource& file)
    {
        const std::uint64_t length
            = std::min<std::uint64_t>(file.size, locatorSize + endSize + longestComment);
        std::vector<std::byte> tail(static_cast<std::size_t>(length));
        if (length > 0)
            file.read(file.size - length, tail);
        const Bytes bytes(tail);
        std::uint64_t most = 0;
        for (std::size_t at = textOf(bytes).find(endMark); at != std::string_view::npos;
             at = textOf(bytes).find(endMark, at + 1)) {
            if (bytes.size() - at < endSize)
                break;
            if (littleEndian(bytes.subspan(at + 20), 2) != bytes.size() - at - endSize)
                continue; // the comment does not end the file: a chance match
            most = std::max({ most, littleEndian(bytes.subspan(at + 8), 2),
                littleEndian(bytes.subspan(at + 10), 2) });
            if (at >= locatorSize)
                most = std::max(
                    most, longEntries(file, bytes.subspan(at - locatorSize, locatorSize)));
        }
        return most;
    }

    constexpr std::string_view suffix = ".npy";

    Error damaged(zip_error_t* error)
    {
        if (zip_error_code_zip(error) == ZIP_ER_EXISTS)
            return { "npz_duplicate", message("two members of the archive have the same name") };
        return Error("npz_damaged",
            message("the archive is damaged; the download or export was incomplete or modified, "
                    "repeat it"))
            .remarked(zip_error_strerror(error));
    }

    // Name of the array in a member of this name.
    std::string arrayName(std::string_view member)
    {
        if (member == "data.pkl" || member.ends_with("/data.pkl"))
            throw Error("npz_pytorch",
                message(
                    "this is a PyTorch checkpoint; its pickle can execute code, so it is not "
                    "opened. Save the weights with safetensors.torch.save_file or numpy.savez"));
        const std::string_view name
            = member.substr(0, member.size() - std::min(member.size(), suffix.size()));
        checkArrayName(member.ends_with(suffix) ? name : member);
        if (!member.ends_with(suffix))
            throw Error("npz_foreign_member",
                message("the archive contains %1; an npz contains only arrays named \"….npy\"",
                    shown(member)));
        return std::string(name);
    }

    void checkMember(const zip_stat_t& member)
    {
        constexpr zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE
            | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
        if ((member.valid & needed) != needed)
            throw Error(
                "npz_damaged", message("the archive's directory is incomplete; repeat the export"));
        if (member.encryption_method != ZIP_EM_NONE)
            throw Error("npz_encrypted",
                message("the member %1 is encrypted; export it without a password",
                    shown(member.name)));
        if (member.comp_method != ZIP_CM_STORE && member.comp_method != ZIP_CM_DEFLATE)
            throw Error("npz_compression",
                message("the member %1 is compressed by method %2; numpy.savez and "
                        "numpy.savez_compressed use 0 and 8",
                    shown(member.name), member.comp_method));
    }

    void checkCount(std::uint64_t entries, const NpzLimits& limits)
    {
        if (entries > limits.entries)
            throw Error("npz_too_many",
                message("the archive contains %1 members; at most %2 are read", entries,
                    limits.entries));
    }

    void checkKind(const ByteSource& file)
    {
        constexpr std::uint64_t telling = 512;
        const FileKind kind = sniff(file.start(telling));
        if (kind != FileKind::Zip && kind != FileKind::Unknown)
            throw wrongFile(kind, message("an archive of NumPy arrays (npz)"));
    }

    zip_t* opened(ZipSource& from)
    {
        zip_error_t error;
        zip_error_init(&error);
        const std::unique_ptr<zip_error_t, decltype(&zip_error_fini)> owner(
            &error, &zip_error_fini);
        zip_source_t* const source = from.open(&error);
        if (source == nullptr)
            throw damaged(&error);
        zip_t* const archive = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error);
        if (archive != nullptr)
            return archive;
        zip_source_free(source);
        from.rethrow();
        throw damaged(&error);
    }

} // namespace

// The entries are counted before libzip makes room for them.
NpzArchive::NpzArchive(const ByteSource& file, const NpzLimits& limits)
    : size(file.size)
    , source(file)
{
    checkKind(file);
    checkCount(zipEntries(file), limits);
    archive.reset(opened(source));
    const auto entries = static_cast<zip_uint64_t>(
        std::max<zip_int64_t>(zip_get_num_entries(archive.get(), 0), 0));
    checkCount(entries, limits);
    for (zip_uint64_t i = 0; i < entries; ++i)
        add(i);
    std::set<std::string_view> names;
    for (const Member& member : all)
        if (!names.insert(member.name).second)
            throw Error("npz_duplicate",
                message("the archive contains the array %1 twice", shown(member.name)));
}

void NpzArchive::add(zip_uint64_t index)
{
    zip_stat_t stat;
    if (zip_stat_index(archive.get(), index, ZIP_FL_ENC_RAW, &stat) != 0)
        throw damaged(zip_get_error(archive.get()));
    checkMember(stat);
    all.push_back({ arrayName(stat.name), index, stat.size, size,
        stat.comp_method == ZIP_CM_STORE && stat.comp_size == stat.size });
}

NpzArchive::Reading::Reading(NpzArchive& from, const Member& member)
    : source(from.source)
    , file(zip_fopen_index(from.archive.get(), member.index, 0))
{
    if (file != nullptr)
        return;
    source.rethrow();
    throw damaged(zip_get_error(from.archive.get()));
}

void NpzArchive::Reading::fail()
{
    source.rethrow();
    throw damaged(zip_file_get_error(file.get()));
}

bool NpzArchive::Reading::goTo(std::uint64_t place)
{
    return zip_fseek(file.get(), static_cast<zip_int64_t>(place), SEEK_SET) == 0;
}

void NpzArchive::Reading::next(std::span<std::byte> to)
{
    constexpr std::size_t chunk = std::size_t { 1 } << 18; // still in cache for the CRC
    while (!to.empty()) {
        const zip_int64_t got = zip_fread(file.get(), to.data(), std::min(to.size(), chunk));
        if (got <= 0)
            fail();
        to = to.subspan(static_cast<std::size_t>(got));
    }
}

// libzip checks the CRC when a read reaches the end.
void NpzArchive::Reading::finish()
{
    std::byte more {};
    const zip_int64_t got = zip_fread(file.get(), &more, 1);
    if (got > 0)
        throw Error("npz_damaged",
            message("the archive is damaged: a member is longer than the directory says"));
    if (got < 0)
        fail();
}

void NpzBudget::spend(const NpzArchive::Member& member)
{
    if (member.size > limits.inflatedBytes - inflated)
        throw Error("npz_too_large",
            message("the arrays unpack to more than %1 bytes, at %2; save fewer of them, or "
                    "as float32",
                limits.inflatedBytes, shown(member.name + std::string(suffix))));
    inflated += member.size;
    if (inflated > limits.harmlessBytes && inflated / limits.ratio > member.packed)
        throw Error("npz_bomb",
            message("the archive of %1 bytes unpacks to more than %2 times as much; save it "
                    "with numpy.savez, not savez_compressed",
                member.packed, limits.ratio));
}

} // namespace core
