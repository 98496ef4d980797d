#include "core/input/files.h"

#include <utility>

namespace core {

Index TensorForm::size() const
{
    Index count = 1;
    for (const Index length : shape)
        if (length < 0 || __builtin_mul_overflow(count, length, &count))
            return -1;
    return count;
}

Files noFiles()
{
    const auto refuse = [](const std::string& file) -> Error {
        return { "files_unavailable",
            phrase("no file can be read here, but \"%1\" is asked for", file) };
    };
    return { [=](const std::string& file) -> TensorFile { throw refuse(file); },
        [=](const std::string& file) -> std::string { throw refuse(file); },
        [=](const std::string& file, std::span<const std::string>)
            -> std::map<std::string, std::vector<Scalar>> { throw refuse(file); } };
}

TensorFile inMemory(NamedTensors tensors)
{
    const auto all = std::make_shared<const NamedTensors>(std::move(tensors));
    const auto contents = std::make_shared<TensorForms>();
    for (const auto& [name, tensor] : *all)
        contents->emplace(
            name, TensorForm { tensor.shape, tensor.boolean ? Element::Bool : Element::F32 });
    return { contents, [all](const std::string& name) {
                return std::shared_ptr<const Tensor>(all, &all->at(name));
            } };
}

} // namespace core
