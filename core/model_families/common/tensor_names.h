#pragma once

#include "core/input/files.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

// Names of a folder's tensors. Families know one name for each; here it is found in any form of a
// file: with or without the inner model's prefix, and with the old "gamma" and "beta".
class TensorNames {
public:
    // `base` is the inner model's prefix; a file may have one of `others` instead. `contents` must
    // outlive this.
    TensorNames(const TensorInfos& contents, std::string base, std::vector<std::string> others);

    // The name in the file.
    [[nodiscard]] std::optional<std::string> stored(const std::string& name) const;
    [[nodiscard]] bool has(const std::string& name) const { return stored(name).has_value(); }
    // Length of its first axis; 1 if it has none or is missing.
    [[nodiscard]] Index rows(const std::string& name) const;
    // The first name present in the file, or the last one.
    [[nodiscard]] std::string either(std::vector<std::string> names) const;

private:
    [[nodiscard]] std::vector<std::string> spellings(const std::string& name) const;

    const TensorInfos* forms;
    std::string begin;
    std::vector<std::string> instead;
};

} // namespace core
