#include "core/io/files/sniff.h"

#include "core/base/fields.h"

#include <algorithm>
#include <string>

namespace core {

namespace {

    using namespace std::string_view_literals;

    std::string_view withoutLeadingSpace(std::string_view text)
    {
        if (text.starts_with("\xEF\xBB\xBF"))
            text.remove_prefix(3);
        text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
        return text;
    }

    bool startsWithIgnoringCase(std::string_view text, std::string_view lowerCase)
    {
        const auto same = [](char a, char b) {
            return (a >= 'A' && a <= 'Z' ? static_cast<char>(a + ('a' - 'A')) : a) == b;
        };
        return text.size() >= lowerCase.size()
            && std::equal(lowerCase.begin(), lowerCase.end(), text.begin(),
                [&](char a, char b) { return same(b, a); });
    }

    bool isJson(std::string_view text)
    {
        if (text.empty() || (text.front() != '{' && text.front() != '['))
            return false;
        const std::string_view rest = withoutLeadingSpace(text.substr(1));
        const std::string_view next = text.front() == '{' ? "\"}" : "[]{\"-0123456789tfn";
        return !rest.empty() && next.find(rest.front()) != std::string_view::npos;
    }

    bool isHtml(std::string_view text)
    {
        constexpr std::array starts { "<!doctype html"sv, "<html"sv, "<head"sv, "<body"sv,
            "<script"sv, "<?xml"sv, "<!--"sv };
        return std::ranges::any_of(
            starts, [&](std::string_view start) { return startsWithIgnoringCase(text, start); });
    }

    // Also after an XML declaration and comments.
    bool isSvg(std::string_view text)
    {
        return text.starts_with("<svg")
            || (text.starts_with("<?xml") && text.find("<svg") != std::string_view::npos);
    }

    bool isPickle(std::string_view text)
    {
        return text.size() >= 2 && text[0] == '\x80' && text[1] >= 2 && text[1] <= 5;
    }

    // A plausible header length, and the brace at the start of the header.
    bool isSafetensors(Bytes start)
    {
        constexpr std::uint64_t plausible = std::uint64_t { 1 } << 32;
        return start.size() > 8 && littleEndian(start, 8) < plausible && textOf(start)[8] == '{';
    }

    struct Magic {
        std::string_view start;
        FileKind kind;
    };
    constexpr std::array magics {
        Magic { "\x93NUMPY"sv, FileKind::Npy },
        Magic { "PK\x03\x04"sv, FileKind::Zip },
        Magic { "PK\x05\x06"sv, FileKind::Zip },
        Magic { "version https://git-lfs"sv, FileKind::LfsPointer },
        Magic { "\x1F\x8B"sv, FileKind::Gzip },
        Magic { "BZh"sv, FileKind::Compressed },
        Magic { "\xFD\x37zXZ\0"sv, FileKind::Compressed },
        Magic { "\x28\xB5\x2F\xFD"sv, FileKind::Compressed },
        Magic { "\x89HDF\r\n\x1A\n"sv, FileKind::Hdf5 },
        Magic { "%PDF-"sv, FileKind::Pdf },
        Magic { "\x89PNG\r\n\x1A\n"sv, FileKind::Png },
        Magic { "\x7F"
                "ELF"sv,
            FileKind::Elf },
        Magic { "\xFF\xFE"sv, FileKind::Utf16 },
        Magic { "\xFE\xFF"sv, FileKind::Utf16 },
    };

    // In the order of FileKind.
    Message descriptionOf(FileKind kind)
    {
        const std::array<Message, enumIds(FileKind {}).size()> inOrder { message("something else"),
            message("an empty file"), message("a NumPy array (npy)"),
            message("a ZIP archive (npz, a PyTorch checkpoint or an Office document, say)"),
            message("a safetensors file"), message("JSON"),
            message("a Git LFS pointer: three lines of text in place of the actual file"),
            message("a web page"), message("a Python pickle"), message("a gzip archive"),
            message("a compressed file (bzip2, xz or zstd)"),
            message("an HDF5 file (Keras weights, say)"), message("a PDF document"),
            message("a PNG image"), message("an SVG image"), message("a program"),
            message("text in UTF-16") };
        return inOrder[static_cast<std::size_t>(kind)];
    }

    // In the order of FileKind.
    Message remedyFor(FileKind kind)
    {
        const std::array<Message, enumIds(FileKind {}).size()> inOrder {
            message("choose another file, or export this one again"),
            message("the download or the export has failed; repeat it"),
            message("choose it where an array is wanted"),
            message("unpack it, or export the arrays as npz or safetensors"),
            message("choose it where weights are wanted"),
            message("open it as a session, or export the numbers as CSV or npy"),
            message("run \"git lfs pull\" in its repository, or download the file itself"),
            message("the download led to a login or error page; open the address in a browser and "
                    "save the file itself"),
            message("pickles can execute code and are not opened; save the arrays with "
                    "numpy.savez or safetensors"),
            message("unpack it first (gunzip)"), message("unpack it first"),
            message("save the arrays with numpy.savez or safetensors"),
            message("choose the data file"), message("choose the data file"),
            message("choose the data file"), message("choose the data file"),
            message("save it again as UTF-8")
        };
        return inOrder[static_cast<std::size_t>(kind)];
    }

} // namespace

FileKind sniff(Bytes start)
{
    if (start.empty())
        return FileKind::Empty;
    if (isSafetensors(start)) // first: its header length may look like anything
        return FileKind::Safetensors;
    const std::string_view all = textOf(start.first(std::min<std::size_t>(start.size(), 512)));
    for (const Magic& magic : magics)
        if (all.starts_with(magic.start))
            return magic.kind;
    if (isPickle(all))
        return FileKind::Pickle;
    const std::string_view text = withoutLeadingSpace(all);
    if (isSvg(text))
        return FileKind::Svg;
    if (isHtml(text))
        return FileKind::Html;
    return isJson(text) ? FileKind::Json : FileKind::Unknown;
}

Error wrongFile(FileKind found, Message expected)
{
    return { "file_is_" + std::string(idOf(found)),
        message("expected %1, found %2; %3", std::move(expected), descriptionOf(found),
            remedyFor(found)),
        0 };
}

} // namespace core
