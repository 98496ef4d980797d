#include "core/io/disk_files.h"

#include "core/error.h"
#include "core/io/npy.h"
#include "core/io/npz.h"
#include "core/io/read_file.h"
#include "core/io/safetensors.h"
#include "core/io/sniff.h"
#include "core/io/table.h"
#include "core/io/word_vector_cache.h"
#include "core/utf8.h"

#include <array>
#include <filesystem>
#include <memory>
#include <string_view>
#include <utility>

namespace core {

namespace {

    Phrase expectedTensors()
    {
        return phrase("numbers: npy, npz, safetensors or a table (CSV, TSV)");
    }

    std::string lowerCaseEnding(const std::string& name)
    {
        std::string ending = std::filesystem::path(name).extension().string();
        for (char& c : ending)
            c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
        return ending;
    }

    // What to read a file as. Content that tells nothing is trusted to be what its ending says.
    FileKind kindOf(Bytes bytes, const std::string& name)
    {
        const FileKind kind = sniff(bytes);
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

    NamedTensors single(Tensor tensor)
    {
        NamedTensors result;
        result.emplace("", std::move(tensor));
        return result;
    }

    NamedTensors tableTensors(Bytes bytes)
    {
        constexpr std::size_t start = 4096; // binary files show by then
        if (textOf(bytes).substr(0, start).find('\0') != std::string_view::npos)
            throw wrongFile(FileKind::Unknown, expectedTensors());
        const Table table = readTable(textOf(bytes));
        Tensor tensor = toTensor(table.values);
        tensor.boolean = table.boolean;
        return single(std::move(tensor));
    }

    // Runs f and puts the file's name before what it complains about.
    auto named(const std::string& file, auto&& f)
    {
        try {
            return f();
        } catch (const Error& error) {
            throw error.within(phrase("%1: %2", file, error.message));
        }
    }

    std::string textFile(const std::string& path)
    {
        const FileBytes file = readFile(path, textSizeLimit);
        const FileKind kind = sniff(file.bytes());
        if (kind != FileKind::Unknown && kind != FileKind::Empty && kind != FileKind::Json)
            throw wrongFile(kind, phrase("a text file"));
        const std::string_view text = textOf(file.bytes());
        if (const auto bad = firstIllFormed(text))
            throw Error(
                "text_not_utf8", phrase("the file is no UTF-8 text; save it again so"), *bad);
        constexpr std::string_view mark = "\xEF\xBB\xBF";
        return std::string(text.substr(text.starts_with(mark) ? mark.size() : 0));
    }

} // namespace

NamedTensors readTensors(Bytes bytes, const std::string& name)
{
    const FileKind kind = kindOf(bytes, name);
    switch (kind) {
    case FileKind::Npy:
        return single(readNpy(bytes));
    case FileKind::Zip:
        return readNpz(bytes);
    case FileKind::Safetensors:
        return readSafetensors(bytes);
    case FileKind::Unknown:
        return tableTensors(bytes);
    default:
        throw wrongFile(kind, expectedTensors());
    }
}

Files diskFiles(const std::string& baseFolder)
{
    const auto resolved = [base = std::filesystem::path(baseFolder)](
                              const std::string& file) { return (base / file).string(); };
    Files files;
    files.tensors = [=](const std::string& file) {
        return named(file, [&] {
            const FileBytes content = readFile(resolved(file), fileSizeLimit);
            return readTensors(content.bytes(), file);
        });
    };
    files.text = [=](const std::string& file) {
        return named(file, [&] { return textFile(resolved(file)); });
    };
    files.wordVectors = [=, cache = std::make_shared<WordVectorCache>()](
                            const std::string& file, std::span<const std::string> words) {
        return named(file, [&] { return cache->find(resolved(file), words); });
    };
    return files;
}

} // namespace core
