#include "core/io/model/weight_files.h"

#include "core/base/error.h"
#include "core/io/files/read_file.h"
#include "core/io/files/sniff.h"
#include "core/io/model/bundled_models.h"
#include "core/io/text/json.h"
#include "core/io/text/shown.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <utility>
#include <vector>

namespace core {

namespace {

    namespace fs = std::filesystem;

    constexpr const char* wholeName = "model.safetensors";
    constexpr const char* indexName = "model.safetensors.index.json";

    bool standsIn(const std::string& folder, const std::string& name)
    {
        std::error_code ignored;
        return fs::exists(fs::path(folder) / name, ignored);
    }

    bool isOtherKind(const fs::path& file)
    {
        static const std::set<std::string> others { ".bin", ".pt", ".pth", ".ckpt", ".pkl", ".gguf",
            ".ggml", ".h5", ".msgpack", ".onnx" };
        return others.contains(file.extension().string());
    }

    // Weights in formats that are not opened; empty: none.
    std::string otherWeights(const std::string& folder)
    {
        std::set<std::string> found;
        std::error_code failed;
        for (fs::directory_iterator it(folder, failed), end; !failed && it != end;
             it.increment(failed))
            if (isOtherKind(it->path()))
                found.insert(it->path().filename().string());
        return found.empty() ? std::string() : *found.begin();
    }

    [[noreturn]] void refuseWeights(const std::string& file)
    {
        const bool gguf = file.ends_with(".gguf") || file.ends_with(".ggml");
        throw Error("model_weights",
            message("the weights are in %1, %2, which is not supported. Download %3 from the "
                    "model's page instead, or save the model with save_pretrained(folder, "
                    "safe_serialization=True)",
                shown(file),
                gguf ? message("quantised weights for llama.cpp")
                     : message("a pickle, which can execute code, or another library's file"),
                std::string(wholeName)));
    }

    [[noreturn]] void refuseFolder(const std::string& folder)
    {
        if (const std::string other = otherWeights(folder); !other.empty())
            refuseWeights(other);
        throw Error("model_weights",
            message(
                "the folder has no %1; download it from the model's page", std::string(wholeName)));
    }

    [[noreturn]] void refuseName()
    {
        std::vector<std::string> names(bundledModels().begin(), bundledModels().end());
        names.insert(names.end(), bundledNetworks().begin(), bundledNetworks().end());
        throw Error("model_missing",
            message("there is no such folder; the bundled models are %1", oneOf(names)));
    }

    // Refuses files named safetensors with other contents, before any array reader runs.
    void requireSafetensors(const std::string& folder, const std::string& name)
    {
        const InputFile file((fs::path(folder) / name).string());
        std::vector<std::byte> start(
            static_cast<std::size_t>(std::min<std::uint64_t>(file.size(), 512)));
        file.readAt(0, start);
        const FileKind kind = sniff(start);
        if (kind == FileKind::Safetensors || kind == FileKind::Unknown)
            return;
        const Error error = wrongFile(kind, message("a safetensors file"));
        throw error.within(message("%1: %2", name, error.message));
    }

    // A shard's file name without a path out of the folder.
    bool isPlainName(const std::string& name)
    {
        return !name.empty() && name != "." && name != ".."
            && name.find_first_of("/\\") == std::string::npos
            && name.find('\0') == std::string::npos;
    }

    std::set<std::string> partsOf(const std::string& text)
    {
        constexpr std::size_t values = 4'000'000;
        const nlohmann::json index = parseJsonFile(indexName, text, { .values = values });
        const auto map = index.is_object() ? index.find("weight_map") : index.end();
        std::set<std::string> parts;
        if (map != index.end() && map->is_object())
            for (const auto& [tensor, file] : map->items()) {
                const std::string part = file.is_string() ? file.get<std::string>() : "";
                if (!isPlainName(part))
                    throw Error("model_weights",
                        message("%1: the shard of tensor %2 is not a file name",
                            std::string(indexName), shown(tensor)));
                parts.insert(part);
            }
        if (parts.empty())
            throw Error("model_weights",
                message("%1 should have a \"weight_map\" from tensors to files",
                    std::string(indexName)));
        return parts;
    }

    TensorFile openPart(const std::string& folder, const std::string& name, const Files& files)
    {
        if (!standsIn(folder, name))
            throw Error("model_weights",
                message("shard %1 of the weights is missing; download it as well", shown(name)));
        requireSafetensors(folder, name);
        return files.tensors(name);
    }

    TensorFile joinedParts(std::vector<TensorFile> parts)
    {
        auto contents = std::make_shared<TensorInfos>();
        auto owners = std::make_shared<std::map<std::string, std::size_t>>();
        auto all = std::make_shared<const std::vector<TensorFile>>(std::move(parts));
        for (std::size_t i = 0; i < all->size(); ++i)
            for (const auto& [name, form] : *(*all)[i].contents) {
                contents->emplace(name, form);
                owners->emplace(name, i);
            }
        return { std::move(contents),
            [all, owners](
                const std::string& name) { return (*all)[owners->at(name)].tensor(name); },
            [all, owners](const std::string& name, Index first, std::span<Scalar> to) {
                (*all)[owners->at(name)].read(name, first, to);
            } };
    }

} // namespace

void requireModelFolder(const std::string& folder)
{
    std::error_code ignored;
    if (fs::is_regular_file(folder, ignored)) {
        if (isOtherKind(folder))
            refuseWeights(fs::path(folder).filename().string());
        throw Error("model_config", message("choose the folder of a model, not a file in it"));
    }
    if (!fs::is_directory(folder, ignored))
        refuseName();
    if (standsIn(folder, "config.json"))
        return;
    if (!standsIn(folder, wholeName) && !standsIn(folder, indexName)
        && !otherWeights(folder).empty())
        refuseWeights(otherWeights(folder));
    throw Error("model_config",
        message("the folder has no config.json; download it from the model's page, next to the "
                "weights"));
}

TensorFile openWeights(const std::string& folder, const Files& files)
{
    if (standsIn(folder, wholeName))
        return openPart(folder, wholeName, files);
    if (!standsIn(folder, indexName))
        refuseFolder(folder);
    std::vector<TensorFile> parts;
    for (const std::string& part : partsOf(files.text(indexName)))
        parts.push_back(openPart(folder, part, files));
    return joinedParts(std::move(parts));
}

} // namespace core
