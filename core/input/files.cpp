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

void Files::refuse(const std::string& file)
{
    throw Error(
        "files_unavailable", message("files cannot be read here, but \"%1\" is required", file));
}

TensorFile Files::tensors(const std::string& file) const
{
    refuse(file);
}

std::string Files::text(const std::string& file) const
{
    refuse(file);
}

std::map<std::string, std::vector<Scalar>> Files::wordVectors(
    const std::string& file, std::span<const std::string>) const
{
    refuse(file);
}

std::shared_ptr<const ImportedAttention> Files::imported(const std::string& file) const
{
    refuse(file);
}

std::optional<Tensor> Files::image(const std::string& file, const ImageSize&) const
{
    refuse(file);
}

const Files& noFiles()
{
    class NoFiles : public Files { };
    static const NoFiles none;
    return none;
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
