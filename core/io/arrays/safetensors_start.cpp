#include "core/io/arrays/safetensors_header.h"

#include <nlohmann/json.hpp>

#include <cassert>

namespace core {

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
