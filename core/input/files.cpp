#include "core/input/files.h"

#include <algorithm>
#include <utility>

namespace core {

Index TensorInfo::size() const
{
    Index count = 1;
    for (const Index length : shape)
        if (length < 0 || __builtin_mul_overflow(count, length, &count))
            return -1;
    return count;
}

void TensorFile::read(const std::string& name, Index first, std::span<Scalar> to) const
{
    if (some)
        return some(name, first, to);
    const std::shared_ptr<const Tensor> all = tensor(name);
    std::ranges::copy(
        all->values().subspan(static_cast<std::size_t>(first), to.size()), to.begin());
}

Files noFiles()
{
    const auto refuse = [](const std::string& file) -> Error {
        return { "files_unavailable",
            message("files cannot be read here, but \"%1\" is required", file) };
    };
    return { [=](const std::string& file) -> TensorFile { throw refuse(file); },
        [=](const std::string& file) -> std::string { throw refuse(file); },
        [=](const std::string& file, std::span<const std::string>)
            -> std::map<std::string, std::vector<Scalar>> { throw refuse(file); },
        [=](const std::string& where) -> std::shared_ptr<const PretrainedModel> {
            throw refuse(where);
        },
        [=](const std::string& file) -> std::shared_ptr<const ImportedAttention> {
            throw refuse(file);
        },
        [](const std::string&) -> std::shared_ptr<const training::TrainedNetwork> {
            return nullptr;
        },
        [=](const std::string& file, const ImageSize&) -> std::optional<Tensor> {
            throw refuse(file);
        } };
}

TensorFile inMemory(NamedTensors tensors)
{
    const auto all = std::make_shared<const NamedTensors>(std::move(tensors));
    const auto contents = std::make_shared<TensorInfos>();
    for (const auto& [name, tensor] : *all)
        contents->emplace(
            name, TensorInfo { tensor.shape, tensor.boolean ? DType::Bool : DType::F32 });
    return { contents, [all](const std::string& name) {
                return std::shared_ptr<const Tensor>(all, &all->at(name));
            } };
}

} // namespace core
