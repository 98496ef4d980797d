#include "core/io/export/tensor_format.h"

#include <algorithm>

namespace core {

namespace {

    constexpr std::array<std::string_view, 8> endings { "npz", "safetensors", "json", "npy", "csv",
        "tsv", "tex", "md" };

    std::optional<TensorFormat> placeIn(const auto& names, std::string_view name)
    {
        const auto found = std::ranges::find(names, name);
        if (found == names.end())
            return std::nullopt;
        return static_cast<TensorFormat>(found - names.begin());
    }

    std::string lower(std::string_view text)
    {
        std::string result(text);
        std::ranges::transform(result, result.begin(),
            [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; });
        return result;
    }

} // namespace

std::string_view endingOf(TensorFormat format)
{
    return endings[static_cast<std::size_t>(format)];
}

std::optional<TensorFormat> formatOfFile(std::string_view name)
{
    const std::size_t dot = name.find_last_of("./");
    if (dot == std::string_view::npos || name[dot] == '/')
        return std::nullopt;
    return placeIn(endings, lower(name.substr(dot + 1)));
}

std::optional<TensorFormat> formatNamed(std::string_view name)
{
    const auto named = placeIn(enumIds(TensorFormat {}), name);
    return named ? named : placeIn(endings, name);
}

bool holdsSeveral(TensorFormat format)
{
    return format <= TensorFormat::Json;
}

bool isBinary(TensorFormat format)
{
    return format == TensorFormat::Npz || format == TensorFormat::Safetensors
        || format == TensorFormat::Npy;
}

bool rounds(TensorFormat format)
{
    return format == TensorFormat::Latex || format == TensorFormat::Markdown;
}

} // namespace core
