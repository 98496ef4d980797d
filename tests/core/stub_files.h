#pragma once

// Files that exist only in a test.

#include "core/resolve/model_files.h"

#include <functional>
#include <initializer_list>

inline core::Tensor tensorOf(
    std::vector<core::Index> shape, std::vector<core::Scalar> values, bool boolean = false)
{
    core::Tensor tensor { std::move(shape), core::Buffer(static_cast<core::Index>(values.size())),
        boolean };
    std::copy(values.begin(), values.end(), tensor.data.data());
    return tensor;
}

// What is not set is refused.
class StubFiles : public core::ModelFiles {
public:
    std::function<core::TensorFile(const std::string&)> tensorsOf {};
    std::map<std::string, std::string> texts {};
    std::function<std::map<std::string, std::vector<core::Scalar>>(
        const std::string&, std::span<const std::string>)>
        wordVectorsOf {};
    std::function<std::shared_ptr<const core::ImportedAttention>()> importedFile {};
    std::shared_ptr<const core::training::TrainedNetwork> network {};

    [[nodiscard]] core::TensorFile tensors(const std::string& file) const override
    {
        return tensorsOf ? tensorsOf(file) : ModelFiles::tensors(file);
    }
    [[nodiscard]] std::string text(const std::string& file) const override
    {
        return texts.contains(file) ? texts.at(file) : ModelFiles::text(file);
    }
    [[nodiscard]] std::map<std::string, std::vector<core::Scalar>> wordVectors(
        const std::string& file, std::span<const std::string> words) const override
    {
        return wordVectorsOf ? wordVectorsOf(file, words) : ModelFiles::wordVectors(file, words);
    }
    [[nodiscard]] std::shared_ptr<const core::ImportedAttention> imported(
        const std::string& file) const override
    {
        return importedFile ? importedFile() : ModelFiles::imported(file);
    }
    [[nodiscard]] std::shared_ptr<const core::training::TrainedNetwork> trainedNetwork(
        const std::string&) const override
    {
        return network;
    }
};

inline StubFiles stubFiles(const std::map<std::string, core::NamedTensors>& tensors,
    const std::map<std::string, std::string>& texts = {})
{
    StubFiles files;
    files.tensorsOf = [=](const std::string& file) { return core::inMemory(tensors.at(file)); };
    files.texts = texts;
    return files;
}

// "problem: detail", or empty if f() does not throw.
inline std::string refusalOf(auto&& f)
{
    try {
        f();
    } catch (const core::Error& error) {
        return error.problem + ": " + error.detail();
    }
    return {};
}
