#include "core/io/arrays/safetensors.h"

#include "core/base/error.h"
#include "core/io/arrays/array_name.h"
#include "core/io/arrays/safetensors_header.h"

#include <nlohmann/json.hpp>

#include <cassert>
#include <memory>
#include <utility>
#include <vector>

namespace core {

namespace {

    using Named = NamedTensors::value_type;

    // Layout and offset of a tensor in the file.
    struct Place {
        ArrayInfo layout;
        std::uint64_t offset = 0;

        [[nodiscard]] Tensor read(const ByteSource& file) const
        {
            return readNumbers(layout, file.from(offset));
        }
        void readSome(const ByteSource& file, Index first, std::span<Scalar> to) const
        {
            assert(first >= 0 && static_cast<std::uint64_t>(first) + to.size() <= layout.count);
            const std::uint64_t begin = static_cast<std::uint64_t>(first) * bytesPer(layout.dtype);
            readNumbers(layout, file.from(offset + begin), to);
        }
    };
    using Places = std::map<std::string, Place>;

    Places locationsOf(const ByteSource& file)
    {
        SafetensorsHeader header = parseSafetensorsHeader(file);
        Places places;
        for (TensorEntry& entry : header.entries) {
            const std::uint64_t count = (entry.end - entry.begin) / bytesPer(entry.dtype);
            places.emplace(std::move(entry.name),
                Place { { entry.dtype, ByteOrder::Little, false, std::move(entry.shape), count },
                    header.dataOffset + entry.begin });
        }
        return places;
    }

    // F32 first, so that each of them starts on a multiple of four bytes.
    std::vector<const Named*> inFileOrder(const NamedTensors& tensors)
    {
        std::vector<const Named*> order;
        for (const bool boolean : { false, true })
            for (const Named& named : tensors)
                if (named.second.boolean == boolean)
                    order.push_back(&named);
        return order;
    }

    std::uint64_t dataBytes(const Tensor& tensor)
    {
        const std::size_t width = tensor.boolean ? 1 : sizeof(Scalar);
        return static_cast<std::uint64_t>(tensor.size()) * width;
    }

    std::vector<TensorEntry> entriesOf(const std::vector<const Named*>& order)
    {
        std::vector<TensorEntry> entries;
        std::uint64_t end = 0;
        for (const Named* named : order) {
            const auto& [name, tensor] = *named;
            const DType element = tensor.boolean ? DType::Bool : DType::F32;
            entries.push_back({ name, element, { tensor.shape.begin(), tensor.shape.end() }, end,
                end + dataBytes(tensor) });
            end = entries.back().end;
        }
        return entries;
    }

    void append(std::string& bytes, const Tensor& tensor)
    {
        if (tensor.boolean) {
            for (const Scalar number : tensor.values())
                bytes += number != 0 ? '\x01' : '\x00';
            return;
        }
        bytes += textOf(std::as_bytes(tensor.values()));
    }

} // namespace

TensorIndex indexSafetensors(const ByteSource& file)
{
    const auto places = std::make_shared<const Places>(locationsOf(file));
    TensorInfos contents;
    for (const auto& [name, place] : *places)
        contents.emplace(name, place.layout.form());
    return { std::make_shared<const TensorInfos>(std::move(contents)),
        [places](const ByteSource& same, const std::string& name) {
            return std::make_shared<const Tensor>(places->at(name).read(same));
        },
        [places](
            const ByteSource& same, const std::string& name, Index first, std::span<Scalar> to) {
            places->at(name).readSome(same, first, to);
            return true;
        } };
}

NamedTensors readSafetensors(Bytes file)
{
    const ByteSource source = sourceOf(file);
    NamedTensors result;
    for (const auto& [name, place] : locationsOf(source))
        result.emplace(name, place.read(source));
    return result;
}

std::string writeSafetensors(
    const NamedTensors& tensors, const std::map<std::string, std::string>& metadata)
{
    for (const auto& [name, tensor] : tensors) {
        checkArrayName(name);
        if (name == "__metadata__")
            throw Error(
                "array_name", message("%1 is not a valid tensor name in a safetensors file", name));
    }
    const std::vector<const Named*> order = inFileOrder(tensors);
    const std::vector<TensorEntry> entries = entriesOf(order);
    const std::string start = safetensorsStart(entries, metadata);
    std::string result;
    result.reserve(start.size() + (entries.empty() ? 0 : entries.back().end));
    result += start;
    for (const Named* named : order)
        append(result, named->second);
    return result;
}

std::string safetensorsStart(
    const std::vector<TensorEntry>& entries, const std::map<std::string, std::string>& metadata)
{
    nlohmann::ordered_json header = nlohmann::ordered_json::object();
    auto& members = header.get_ref<nlohmann::ordered_json::object_t&>();
    if (!metadata.empty())
        members.emplace_back("__metadata__", metadata);
    for (const TensorEntry& entry : entries) {
        assert(entry.dtype == DType::F32 || entry.dtype == DType::Bool);
        members.emplace_back(entry.name,
            nlohmann::ordered_json { { "dtype", entry.dtype == DType::Bool ? "BOOL" : "F32" },
                { "shape", entry.shape }, { "data_offsets", { entry.begin, entry.end } } });
    }
    std::string text = header.dump();
    constexpr std::size_t alignment = 8;
    text.append((alignment - text.size() % alignment) % alignment, ' ');
    std::string result;
    for (unsigned shift = 0; shift < 64; shift += 8)
        result += static_cast<char>((static_cast<std::uint64_t>(text.size()) >> shift) & 0xFFU);
    return result + text;
}

} // namespace core
