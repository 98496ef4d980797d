#include "core/io/safetensors.h"

#include "core/error.h"
#include "core/io/array_name.h"
#include "core/io/safetensors_header.h"

#include <cstring>
#include <utility>
#include <vector>

namespace core {

namespace {

    using Named = NamedTensors::value_type;

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
            const Element element = tensor.boolean ? Element::Bool : Element::F32;
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

NamedTensors readSafetensors(Bytes file)
{
    const SafetensorsHeader header = parseSafetensorsHeader(file);
    NamedTensors result;
    for (const TensorEntry& entry : header.entries) {
        const Bytes data = file.subspan(header.dataOffset + static_cast<std::size_t>(entry.begin),
            static_cast<std::size_t>(entry.end - entry.begin));
        const auto count = static_cast<Index>(data.size() / bytesPer(entry.element));
        Tensor tensor { toIndices(entry.shape), Buffer(count), entry.element == Element::Bool };
        toScalars(data, entry.element, ByteOrder::Little,
            { tensor.numbers.data(), static_cast<std::size_t>(count) });
        result.emplace(entry.name, std::move(tensor));
    }
    return result;
}

std::string writeSafetensors(
    const NamedTensors& tensors, const std::map<std::string, std::string>& metadata)
{
    for (const auto& [name, tensor] : tensors) {
        checkArrayName(name);
        if (name == "__metadata__")
            throw Error(
                "array_name", phrase("a tensor of a safetensors file cannot be named %1", name));
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

} // namespace core
