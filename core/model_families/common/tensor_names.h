#pragma once

#include "core/input/files.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

// What a folder's tensors are called. Families know one name for each; here it is found whichever
// way the file was saved: with or without the name of the inner model before it, and with the
// "gamma" and "beta" of old ones.
class TensorNames {
public:
    // `base` begins the names of the inner model; in a file one of `others` may stand there.
    // `contents` must outlive this.
    TensorNames(const TensorInfos& contents, std::string base, std::vector<std::string> others);

    // As the file has it.
    [[nodiscard]] std::optional<std::string> stored(const std::string& name) const;
    [[nodiscard]] bool has(const std::string& name) const { return stored(name).has_value(); }
    // The length of its first axis; 1 if it has none or is not there.
    [[nodiscard]] Index rows(const std::string& name) const;
    // The first that the file has, or the last.
    [[nodiscard]] std::string either(std::vector<std::string> names) const;

private:
    [[nodiscard]] std::vector<std::string> spellings(const std::string& name) const;

    const TensorInfos* forms;
    std::string begin;
    std::vector<std::string> instead;
};

} // namespace core
