#pragma once

#include "core/error.h"
#include "core/matrix.h"

#include <functional>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace core {

using NamedTensors = std::map<std::string, Tensor>;

// What resolve() may ask of the outside: core itself opens no file. core_io provides these;
// a default one refuses every file ("files_unavailable").
struct Files {
    // Every tensor of an npy (its name is ""), npz, safetensors, CSV or TSV file.
    std::function<NamedTensors(const std::string& file)> tensors;
    // The whole of a text file, UTF-8.
    std::function<std::string(const std::string& file)> text;
    // The vectors of the words asked for, all of one width; words not found are absent.
    std::function<std::map<std::string, std::vector<Scalar>>(
        const std::string& file, std::span<const std::string> words)>
        wordVectors;
};

// The default: every call is an Error.
Files noFiles();

} // namespace core
