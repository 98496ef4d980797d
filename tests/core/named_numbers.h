#pragma once

// Tensors as text, one per line: "name 2x3 1 2 3 4 5 6".

#include "core/input/files.h"

#include <fstream>
#include <sstream>

inline core::NamedTensors namedNumbers(const std::string& file)
{
    core::NamedTensors tensors;
    std::ifstream lines(file);
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string name;
        std::string shape;
        words >> name >> shape;
        core::Tensor tensor;
        core::Index size = 1;
        std::istringstream axes(shape);
        for (std::string axis; std::getline(axes, axis, 'x');) {
            tensor.shape.push_back(std::stol(axis));
            size *= tensor.shape.back();
        }
        tensor.data = core::Buffer(size);
        for (core::Index i = 0; i < size; ++i)
            words >> tensor.data.data()[i];
        tensors[name] = std::move(tensor);
    }
    return tensors;
}
