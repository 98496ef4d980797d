#include "core/io/arrays/npy_header.h"

#include "core/base/error.h"
#include "core/io/files/sniff.h"
#include "core/io/text/shown.h"

#include <array>
#include <charconv>
#include <optional>
#include <string_view>

namespace core {

namespace {

    using namespace std::string_view_literals;

    constexpr std::string_view magic = "\x93NUMPY";
    constexpr std::size_t axesLimit = 32; // NumPy's limit

    // Reads the dict literal {'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), } from left
    // to right; keys in any order, each once.
    class HeaderText {
    public:
        HeaderText(std::string_view header, std::size_t fileOffset, NpyHeader& result)
            : text(header)
            , base(fileOffset)
            , to(result)
        {
        }

        bool texts = false; // allowed

        void read()
        {
            expect('{');
            while (!take('}')) {
                readPair();
                if (!take(',')) {
                    expect('}');
                    break;
                }
            }
            skipSpace();
            if (at != text.size())
                fail(message("nothing after the closing brace"));
            if (!descr || !order || !shape)
                fail(message("the keys 'descr', 'fortran_order' and 'shape'"));
            if (letters > 0)
                addAxis(letters);
        }

    private:
        [[noreturn]] void fail(Message expected, const std::string& problem = "npy_header") const
        {
            throw Error(problem,
                message("the npy header is broken: expected %1, found %2", std::move(expected),
                    at < text.size() ? Message::verbatim(shown(text.substr(at, 20)))
                                     : message("the end")),
                base + at);
        }
        void skipSpace()
        {
            while (at < text.size() && (text[at] == ' ' || text[at] == '\n'))
                ++at;
        }
        bool take(char c)
        {
            skipSpace();
            if (at == text.size() || text[at] != c)
                return false;
            ++at;
            return true;
        }
        void expect(char c)
        {
            if (!take(c))
                fail(Message::verbatim(std::string("'") + c + "'"));
        }
        bool takeWord(std::string_view word)
        {
            skipSpace();
            if (!text.substr(at).starts_with(word))
                return false;
            at += word.size();
            return true;
        }

        void readPair()
        {
            const std::size_t start = at;
            const std::string_view key = readString();
            expect(':');
            bool& seen = key == "descr" ? descr : key == "shape" ? shape : order;
            if (key != "descr" && key != "shape" && key != "fortran_order") {
                at = start;
                fail(message("only the keys 'descr', 'fortran_order' and 'shape'"));
            }
            if (seen)
                fail(message("each key once, not a second '%1'", key));
            seen = true;
            if (key == "descr")
                readDescr();
            else if (key == "shape")
                readShape();
            else
                readOrder();
        }

        std::string_view readString()
        {
            skipSpace();
            const char quote = at < text.size() ? text[at] : '\0';
            if (quote != '\'' && quote != '"')
                fail(message("a string in quotes"));
            const std::size_t end = text.find(quote, at + 1);
            if (end == std::string_view::npos)
                fail(message("a closing quote"));
            const std::string_view content = text.substr(at + 1, end - at - 1);
            at = end + 1;
            return content;
        }

        void readOrder()
        {
            if (takeWord("True"))
                to.fortranOrder = true;
            else if (!takeWord("False"))
                fail(message("True or False"));
        }

        void readShape()
        {
            expect('(');
            bool comma = false;
            while (!take(')')) {
                if (!to.shape.empty() && !comma)
                    fail(message("',' or ')'"));
                if (to.shape.size() == axesLimit)
                    fail(message("at most 32 axes"), "npy_shape");
                to.shape.push_back(readLength());
                comma = take(',');
            }
            if (to.shape.size() == 1 && !comma)
                fail(message("a tuple such as (6,); (6) is not a tuple"), "npy_shape");
            countElements();
        }

        void countElements()
        {
            const auto count = elementCount(to.shape);
            if (!count)
                fail(message("at most %1 numbers in one array, not a shape of %2", elementLimit,
                         shapeText(to.shape)),
                    "npy_shape");
            to.count = *count;
        }

        void addAxis(std::uint64_t length)
        {
            if (to.fortranOrder && to.shape.size() > 1)
                fail(message("a one-dimensional array of strings"), "npy_shape");
            to.fortranOrder = false;
            to.shape.push_back(length);
            countElements();
        }

        std::uint64_t readLength()
        {
            skipSpace();
            const char* const first = text.data() + at;
            std::uint64_t length = 0;
            const auto [end, code] = std::from_chars(first, text.data() + text.size(), length);
            const bool leadingZero = end - first > 1 && *first == '0';
            if (code != std::errc() || leadingZero)
                fail(message("a length that is a whole number below 2^64"), "npy_shape");
            at += static_cast<std::size_t>(end - first);
            if (at < text.size() && text[at] == 'L') // written by Python 2
                ++at;
            return length;
        }

        void readDescr()
        {
            skipSpace();
            const std::size_t start = base + at;
            if (at < text.size() && text[at] == '[')
                throw Error("npy_type",
                    message("this array has named fields; save each field as an array of its own"),
                    start);
            const std::string_view descriptor = readString();
            std::string_view name = descriptor;
            if (!name.empty() && std::string_view("<>|=").find(name[0]) != std::string_view::npos)
                name.remove_prefix(1);
            to.order = descriptor.starts_with('>') ? ByteOrder::Big : ByteOrder::Little;
            if (name.starts_with('O'))
                throw Error("npy_pickle",
                    message("this array holds Python objects, which NumPy stores as a pickle; "
                            "pickles can execute code and are not opened. Save it without them: "
                            "numbers with a.astype(numpy.float32), strings with a.astype(str)"),
                    start);
            const auto element = texts && takesTexts(name) ? to.dtype : elementOf(name);
            if (!element)
                throw Error("npy_type",
                    message(
                        "the number type %1 is not supported; expected f2, f4, f8, i1 to i8, u1 "
                        "to u8 or b1. Save the array with a.astype(numpy.float32)",
                        shown(descriptor)),
                    start);
            to.dtype = *element;
        }

        // "U5" and "S5" are texts of five characters.
        bool takesTexts(std::string_view name)
        {
            if (name.size() < 2 || (name[0] != 'U' && name[0] != 'S'))
                return false;
            const char* const end = name.data() + name.size();
            const auto [stop, code] = std::from_chars(name.data() + 1, end, letters);
            if (code != std::errc() || stop != end || letters == 0)
                return false;
            to.dtype = name[0] == 'U' ? DType::U32 : DType::U8;
            return true;
        }

        static std::optional<DType> elementOf(std::string_view name)
        {
            struct Row {
                std::string_view name;
                DType element;
            };
            constexpr std::array rows { Row { "f4", DType::F32 }, Row { "f8", DType::F64 },
                Row { "f2", DType::F16 }, Row { "i1", DType::I8 }, Row { "u1", DType::U8 },
                Row { "i2", DType::I16 }, Row { "u2", DType::U16 }, Row { "i4", DType::I32 },
                Row { "u4", DType::U32 }, Row { "i8", DType::I64 }, Row { "u8", DType::U64 },
                Row { "b1", DType::Bool }, Row { "?", DType::Bool } };
            for (const Row& row : rows)
                if (row.name == name)
                    return row.element;
            return std::nullopt;
        }

        std::string_view text;
        std::size_t base;
        NpyHeader& to;
        std::size_t at = 0;
        bool descr = false, order = false, shape = false; // keys seen
        std::uint64_t letters = 0; // characters of each text
    };

    Error truncated(std::size_t size, std::size_t needed)
    {
        return { "npy_truncated",
            message("the npy file ends inside its header: %1 bytes are needed, found %2; the "
                    "download or export was incomplete, repeat it",
                needed, size),
            size };
    }

    NpyHeader parsedHeader(Bytes start, bool texts)
    {
        const std::string_view text = textOf(start);
        if (!text.starts_with(magic)) {
            const FileKind kind = sniff(start);
            if (kind == FileKind::Npy || kind == FileKind::Unknown)
                throw Error("npy_magic",
                    message("this is not an npy file: it does not begin with \\x93NUMPY"), 0);
            throw wrongFile(kind, message("a NumPy array (npy)"));
        }
        if (text.size() < magic.size() + 2)
            throw truncated(text.size(), magic.size() + 4);
        const auto major = std::to_integer<unsigned>(start[6]);
        const auto minor = std::to_integer<unsigned>(start[7]);
        if (major < 1 || major > 3 || minor != 0)
            throw Error("npy_version",
                message("npy versions 1.0, 2.0 and 3.0 are supported, found %1.%2", major, minor),
                6);
        const std::size_t preamble = major == 1 ? 10 : 12;
        if (text.size() < preamble)
            throw truncated(text.size(), preamble);
        const std::uint64_t length = littleEndian(start.subspan(8), preamble - 8);
        if (length > npyHeaderLimit)
            throw Error("npy_header_length",
                message("the npy header claims %1 bytes; at most %2 are read, as in NumPy", length,
                    npyHeaderLimit),
                8);
        NpyHeader header;
        header.size = preamble + static_cast<std::size_t>(length);
        if (text.size() < header.size)
            throw truncated(text.size(), header.size);
        HeaderText dictionary(text.substr(preamble, header.size - preamble), preamble, header);
        dictionary.texts = texts;
        dictionary.read();
        return header;
    }

} // namespace

NpyHeader parseNpyHeader(Bytes start)
{
    return parsedHeader(start, false);
}

NpyHeader parseNpyTexts(Bytes start)
{
    return parsedHeader(start, true);
}

std::string npyHeaderText(const std::vector<Index>& shape, bool boolean)
{
    std::string text = "{'descr': '";
    text += boolean ? "|b1" : "<f4";
    text += "', 'fortran_order': False, 'shape': (";
    for (const Index length : shape)
        text += std::to_string(length) + (shape.size() == 1 ? "," : ", ");
    if (shape.size() > 1)
        text.resize(text.size() - 2);
    text += "), }";
    constexpr std::size_t preamble = 10;
    constexpr std::size_t alignment = 64;
    const std::size_t unpadded = preamble + text.size() + 1;
    text.append((alignment - unpadded % alignment) % alignment, ' ');
    text += '\n';
    std::string result(magic);
    result += { '\x01', '\x00', static_cast<char>(text.size() % 256),
        static_cast<char>(text.size() / 256) };
    return result + text;
}

} // namespace core
