#include "core/io/store/tensor_file.h"

#include "core/base/error.h"
#include "core/io/archives/npz.h"
#include "core/io/arrays/npy.h"
#include "core/io/arrays/safetensors.h"
#include "core/io/files/read_file.h"
#include "core/io/files/sniff.h"
#include "core/io/text/table.h"

#include <filesystem>
#include <string_view>
#include <utility>

namespace core {

namespace {

    constexpr std::uint64_t telling = 4096; // bytes, enough to detect binary files

    Message expectedTensors()
    {
        return message("numbers: npy, npz, safetensors or a table (CSV, TSV)");
    }

    std::string lowerCaseEnding(const std::string& name)
    {
        std::string ending = std::filesystem::path(name).extension().string();
        for (char& c : ending)
            c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
        return ending;
    }

    // Format by content; unknown content is taken for what the extension says.
    FileKind kindOf(Bytes start, const std::string& name)
    {
        const FileKind kind = sniff(start);
        const std::string ending = lowerCaseEnding(name);
        const bool text = ending == ".csv" || ending == ".tsv" || ending == ".txt";
        if (kind == FileKind::Json && text)
            return FileKind::Unknown;
        if (kind != FileKind::Unknown)
            return kind;
        if (ending == ".npy")
            return FileKind::Npy;
        if (ending == ".npz")
            return FileKind::Zip;
        return ending == ".safetensors" ? FileKind::Safetensors : FileKind::Unknown;
    }

    void requireText(Bytes start)
    {
        if (textOf(start).find('\0') != std::string_view::npos)
            throw wrongFile(FileKind::Unknown, expectedTensors());
    }

    // Reads the whole table, which alone shows its shape.
    TensorIndex indexTable(const ByteSource& file, const std::string& name)
    {
        if (file.size > fileSizeLimit)
            throw tooLarge(name, file.size, fileSizeLimit);
        const std::vector<std::byte> bytes = file.start(file.size);
        const Table table = readTable(textOf(bytes));
        auto tensor = std::make_shared<Tensor>(toTensor(table.values));
        tensor->boolean = table.boolean;
        TensorInfos contents;
        contents.emplace(
            "", TensorInfo { tensor->shape, tensor->boolean ? DType::Bool : DType::F32 });
        return { std::make_shared<const TensorInfos>(std::move(contents)),
            [tensor = std::shared_ptr<const Tensor>(std::move(tensor))](
                const ByteSource&, const std::string&) { return tensor; } };
    }

} // namespace

TensorIndex indexTensors(const ByteSource& file, const std::string& name)
{
    const std::vector<std::byte> start = file.start(telling);
    const FileKind kind = kindOf(start, name);
    switch (kind) {
    case FileKind::Npy:
        return indexNpy(file);
    case FileKind::Zip:
        return indexNpz(file);
    case FileKind::Safetensors:
        return indexSafetensors(file);
    case FileKind::Unknown:
        requireText(start);
        return indexTable(file, name);
    default:
        throw wrongFile(kind, expectedTensors());
    }
}

NamedTensors readTensors(Bytes bytes, const std::string& name)
{
    const ByteSource file = sourceOf(bytes);
    const TensorIndex index = indexTensors(file, name);
    NamedTensors result;
    for (const auto& [tensor, form] : *index.contents)
        result.emplace(tensor, *index.read(file, tensor));
    return result;
}

} // namespace core
