#include "core/io/arrays/elements.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <string>
#include <type_traits>

namespace core {

namespace {

    // IEEE 754 binary16. Both branches are computed and one is selected, so that loops vectorise;
    // subnormals go through an integer because denormal floats are slow.
    struct Float16 {
        std::uint16_t bits;
        explicit operator Scalar() const
        {
            const std::uint32_t magnitude = bits & 0x7FFFU;
            const std::uint32_t sign = static_cast<std::uint32_t>(bits & 0x8000U) << 16U;
            const std::uint32_t bias = magnitude >= 0x7C00U ? 224U << 23U : 112U << 23U;
            const std::uint32_t normal = (magnitude << 13U) + bias;
            const auto subnormal = std::bit_cast<std::uint32_t>(
                static_cast<Scalar>(static_cast<std::int32_t>(magnitude)) * 0x1p-24F);
            return std::bit_cast<Scalar>((magnitude < 0x400U ? subnormal : normal) | sign);
        }
    };

    // The upper half of a float.
    struct BFloat16 {
        std::uint16_t bits;
        explicit operator Scalar() const
        {
            return std::bit_cast<Scalar>(static_cast<std::uint32_t>(bits) << 16U);
        }
    };

    struct BoolByte {
        std::uint8_t byte;
        explicit operator Scalar() const { return byte != 0 ? 1.0F : 0.0F; }
    };

    template <class T> T reversed(T value)
    {
        auto bytes = std::bit_cast<std::array<std::byte, sizeof(T)>>(value);
        for (std::size_t i = 0; i < sizeof(T) / 2; ++i)
            std::swap(bytes[i], bytes[sizeof(T) - 1 - i]);
        return std::bit_cast<T>(bytes);
    }

    template <class T, bool Reverse> void convert(const std::byte* from, std::span<Scalar> to)
    {
        for (Scalar& number : to) {
            T value;
            std::memcpy(&value, from, sizeof value);
            from += sizeof value;
            if constexpr (Reverse)
                value = reversed(value);
            number = static_cast<Scalar>(value);
        }
    }

    // Calls f(std::type_identity<T>) with the type of the element's bits.
    auto withType(DType element, auto&& f)
    {
        switch (element) {
        case DType::Bool:
            return f(std::type_identity<BoolByte> {});
        case DType::I8:
            return f(std::type_identity<std::int8_t> {});
        case DType::U8:
            return f(std::type_identity<std::uint8_t> {});
        case DType::I16:
            return f(std::type_identity<std::int16_t> {});
        case DType::U16:
            return f(std::type_identity<std::uint16_t> {});
        case DType::I32:
            return f(std::type_identity<std::int32_t> {});
        case DType::U32:
            return f(std::type_identity<std::uint32_t> {});
        case DType::I64:
            return f(std::type_identity<std::int64_t> {});
        case DType::U64:
            return f(std::type_identity<std::uint64_t> {});
        case DType::F16:
            return f(std::type_identity<Float16> {});
        case DType::BF16:
            return f(std::type_identity<BFloat16> {});
        case DType::F64:
            return f(std::type_identity<double> {});
        case DType::F32:
            break;
        }
        return f(std::type_identity<float> {});
    }

} // namespace

std::size_t bytesPer(DType element)
{
    return withType(element, [](auto type) { return sizeof(typename decltype(type)::type); });
}

void toScalars(Bytes from, DType element, ByteOrder order, std::span<Scalar> to)
{
    assert(from.size() == to.size() * bytesPer(element));
    if (to.empty())
        return;
    const bool native
        = (order == ByteOrder::Little) == (std::endian::native == std::endian::little);
    if (element == DType::F32 && native) {
        std::memcpy(to.data(), from.data(), from.size());
        return;
    }
    withType(element, [&](auto type) {
        using T = typename decltype(type)::type;
        if (native || sizeof(T) == 1)
            convert<T, false>(from.data(), to);
        else
            convert<T, true>(from.data(), to);
    });
}

std::optional<std::uint64_t> elementCount(std::span<const std::uint64_t> shape)
{
    std::uint64_t product = 1;
    bool none = false;
    for (const std::uint64_t length : shape) {
        none = none || length == 0;
        if (length > 1 && product > elementLimit / length)
            return std::nullopt;
        product *= length > 1 ? length : 1;
    }
    return none ? 0 : product;
}

Message shapeText(std::span<const std::uint64_t> shape)
{
    std::string result;
    for (const std::uint64_t length : shape)
        result += (result.empty() ? "" : " x ") + std::to_string(length);
    return result.empty() ? message("no axes") : Message::verbatim(std::move(result));
}

std::vector<Index> toIndices(std::span<const std::uint64_t> shape)
{
    std::vector<Index> result;
    for (const std::uint64_t length : shape)
        result.push_back(static_cast<Index>(length));
    return result;
}

} // namespace core
