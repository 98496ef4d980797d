#pragma once

// Files that exist only in a test.

#include "core/input/files.h"

#include <initializer_list>

inline core::Tensor tensorOf(
    std::vector<core::Index> shape, std::vector<core::Scalar> values, bool boolean = false)
{
    core::Tensor tensor { std::move(shape), core::Buffer(static_cast<core::Index>(values.size())),
        boolean };
    std::copy(values.begin(), values.end(), tensor.data.data());
    return tensor;
}

inline core::Files stubFiles(const std::map<std::string, core::NamedTensors>& tensors,
    const std::map<std::string, std::string>& texts = {})
{
    core::Files files = core::noFiles();
    files.tensors = [=](const std::string& file) { return core::inMemory(tensors.at(file)); };
    files.text = [=](const std::string& file) { return texts.at(file); };
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
