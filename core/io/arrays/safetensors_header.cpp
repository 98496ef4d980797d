#include "core/io/arrays/safetensors_header.h"

#include "core/base/error.h"
#include "core/io/arrays/array_name.h"
#include "core/io/arrays/safetensors.h"
#include "core/io/files/sniff.h"
#include "core/io/text/json.h"
#include "core/io/text/shown.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>

namespace core {

namespace {

    using nlohmann::json;

    constexpr std::size_t lengthBytes = 8;
    constexpr std::size_t shapeLimit = 32;

    std::optional<DType> elementOf(std::string_view name)
    {
        struct Row {
            std::string_view name;
            DType element;
        };
        constexpr std::array rows { Row { "F32", DType::F32 }, Row { "F16", DType::F16 },
            Row { "BF16", DType::BF16 }, Row { "F64", DType::F64 }, Row { "I8", DType::I8 },
            Row { "U8", DType::U8 }, Row { "I16", DType::I16 }, Row { "U16", DType::U16 },
            Row { "I32", DType::I32 }, Row { "U32", DType::U32 }, Row { "I64", DType::I64 },
            Row { "U64", DType::U64 }, Row { "BOOL", DType::Bool } };
        for (const Row& row : rows)
            if (row.name == name)
                return row.element;
        return std::nullopt;
    }

    Error broken(const char* problem, const std::string& tensor, Message expected)
    {
        return { problem,
            message(
                "tensor %1 in the safetensors header: %2", shown(tensor), std::move(expected)) };
    }

    const json& member(const std::string& tensor, const json& info, const char* key)
    {
        const auto found = info.find(key);
        if (found == info.end())
            throw broken("safetensors_header", tensor,
                message("expected the keys \"dtype\", \"shape\" and \"data_offsets\"; \"%1\" is "
                        "missing",
                    key));
        return *found;
    }

    std::vector<std::uint64_t> wholeNumbers(
        const char* problem, const std::string& tensor, const json& info, const char* key)
    {
        const json& list = member(tensor, info, key);
        const bool whole = list.is_array()
            && std::ranges::all_of(list, [](const json& n) { return n.is_number_unsigned(); });
        if (!whole)
            throw broken(problem, tensor,
                message("expected \"%1\" to be a list of whole numbers from 0", key));
        return list.get<std::vector<std::uint64_t>>();
    }

    void readElement(TensorEntry& entry, const json& info)
    {
        const json& type = member(entry.name, info, "dtype");
        const std::string name = type.is_string() ? type.get<std::string>() : type.dump();
        const auto element = elementOf(name);
        if (!element)
            throw broken("safetensors_type", entry.name,
                message("the number type %1 is not supported; convert to F32, F16, BF16, F64, I8 "
                        "to I64, U8 to U64 or BOOL",
                    shown(name)));
        entry.dtype = *element;
    }

    void readOffsets(TensorEntry& entry, const json& info, std::uint64_t dataBytes)
    {
        const auto offsets = wholeNumbers("safetensors_offsets", entry.name, info, "data_offsets");
        if (offsets.size() != 2 || offsets[0] > offsets[1] || offsets[1] > dataBytes)
            throw broken("safetensors_offsets", entry.name,
                message("expected \"data_offsets\" to be a start and an end within the %1 bytes "
                        "of data; the file is truncated or damaged, download it again",
                    dataBytes));
        entry.begin = offsets[0];
        entry.end = offsets[1];
    }

    TensorEntry readEntry(const std::string& name, const json& info, std::uint64_t dataBytes)
    {
        checkArrayName(name);
        if (!info.is_object())
            throw broken("safetensors_header", name, message("expected an object {…}"));
        TensorEntry entry;
        entry.name = name;
        readElement(entry, info);
        entry.shape = wholeNumbers("safetensors_shape", name, info, "shape");
        const auto count = elementCount(entry.shape);
        if (!count || entry.shape.size() > shapeLimit)
            throw broken("safetensors_shape", name,
                message("expected at most %1 numbers and %2 axes", elementLimit, shapeLimit));
        readOffsets(entry, info, dataBytes);
        const std::uint64_t needed = *count * bytesPer(entry.dtype);
        if (entry.end - entry.begin != needed)
            throw broken("safetensors_shape", name,
                message("a shape of %1 needs %2 bytes, its offsets give %3", shapeText(entry.shape),
                    needed, entry.end - entry.begin));
        return entry;
    }

    void checkMetadata(const json& metadata)
    {
        const bool strings = metadata.is_object()
            && std::ranges::all_of(metadata, [](const json& value) { return value.is_string(); });
        if (!strings)
            throw broken("safetensors_header", "__metadata__",
                message("expected an object of strings, {\"a\": \"b\"}"));
    }

    // Byte of the tensor's name in the file; the header's start if the name is written with
    // escapes.
    std::size_t placeOf(const std::string& name, std::string_view header)
    {
        const std::size_t found = header.find(json(name).dump());
        return lengthBytes + (found == std::string_view::npos ? 0 : found);
    }

    void checkCoverage(
        const std::vector<TensorEntry>& entries, std::uint64_t dataBytes, std::string_view header)
    {
        std::uint64_t covered = 0;
        for (const TensorEntry& entry : entries) {
            if (entry.begin != covered)
                throw Error("safetensors_offsets",
                    message("the data of tensor %1 begins at byte %2, expected %3, right after the "
                            "previous tensor: %4",
                        shown(entry.name), entry.begin, covered,
                        entry.begin < covered ? message("an overlap") : message("a gap")),
                    placeOf(entry.name, header));
            covered = entry.end;
        }
        if (covered != dataBytes)
            throw Error("safetensors_offsets",
                message(
                    "the tensors cover %1 of the %2 bytes after the header; they must cover all "
                    "of them",
                    covered, dataBytes),
                lengthBytes);
    }

    json parseHeaderText(std::string_view text)
    {
        if (!text.starts_with('{'))
            throw Error("safetensors_header",
                message("expected the safetensors header to begin with {, found %1",
                    shown(text.substr(0, 10))),
                lengthBytes);
        try {
            constexpr std::size_t values = 4'000'000;
            return parseJson(text, { .bytes = safetensorsHeaderLimit, .values = values });
        } catch (const Error& error) {
            throw error.within(message("the safetensors header: %1", error.message))
                .at(error.offset.value_or(0) + lengthBytes);
        }
    }

    std::uint64_t headerLength(const ByteSource& file)
    {
        if (file.size < lengthBytes)
            throw Error("safetensors_truncated",
                message("a safetensors file begins with 8 bytes of length, found %1 in all; "
                        "download it "
                        "again",
                    file.size),
                file.size);
        const std::uint64_t length = littleEndian(file.start(lengthBytes), lengthBytes);
        if (length > safetensorsHeaderLimit)
            throw Error("safetensors_header_too_large",
                message("the safetensors header claims %1 bytes; at most %2 are read. Is this a "
                        "safetensors file?",
                    length, safetensorsHeaderLimit),
                0);
        if (length > file.size - lengthBytes)
            throw Error("safetensors_truncated",
                message("the safetensors header claims %1 bytes, only %2 follow; the download was "
                        "incomplete, repeat it",
                    length, file.size - lengthBytes),
                file.size);
        return length;
    }

} // namespace

SafetensorsHeader parseSafetensorsHeader(const ByteSource& file)
{
    constexpr std::uint64_t telling = 512;
    const FileKind kind = sniff(file.start(telling));
    if (kind != FileKind::Safetensors && kind != FileKind::Unknown && kind != FileKind::Json)
        throw wrongFile(kind, message("a safetensors file"));
    const std::vector<std::byte> start = file.start(lengthBytes + headerLength(file));
    const std::string_view text = textOf(start).substr(lengthBytes);
    const json header = parseHeaderText(text);
    SafetensorsHeader result { {}, lengthBytes + text.size() };
    const std::uint64_t dataBytes = file.size - result.dataOffset;
    for (const auto& [name, info] : header.items())
        try {
            if (name == "__metadata__")
                checkMetadata(info);
            else
                result.entries.push_back(readEntry(name, info, dataBytes));
        } catch (const Error& error) {
            throw error.at(placeOf(name, text));
        }
    std::ranges::sort(result.entries, {},
        [](const TensorEntry& entry) { return std::tuple(entry.begin, entry.end); });
    checkCoverage(result.entries, dataBytes, text);
    return result;
}

} // namespace core
