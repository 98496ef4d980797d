#pragma once

#include "core/io/text/table.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace core {

// Export formats. The first three hold any number of tensors, the others one.
enum class TensorFormat { Npz, Safetensors, Json, Npy, Csv, Tsv, Latex, Markdown };
constexpr auto enumIds(TensorFormat)
{
    return std::array<std::string_view, 8> { "npz", "safetensors", "json", "npy", "csv", "tsv",
        "latex", "markdown" };
}

// File extension: "npz", …, "tex", "md".
std::string_view endingOf(TensorFormat format);

// By the extension of a file's name, in upper or lower case.
std::optional<TensorFormat> formatOfFile(std::string_view name);
// By its id or its extension.
std::optional<TensorFormat> formatNamed(std::string_view name);

bool holdsSeveral(TensorFormat format);
bool isBinary(TensorFormat format);
bool rounds(TensorFormat format); // for papers and notes: numbers are rounded

// A format, and how it rounds numbers if it does.
struct ExportFormat {
    TensorFormat kind = TensorFormat::Npz;
    Rounding rounding = {};

    ExportFormat(TensorFormat format, const Rounding& digits = {})
        : kind(format)
        , rounding(digits)
    {
    }
};

} // namespace core
