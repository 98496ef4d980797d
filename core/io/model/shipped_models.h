#pragma once

#include <span>
#include <string>
#include <string_view>

namespace core {

// What the trained models that ship are called.
std::span<const std::string_view> shippedModels();

[[nodiscard]] bool isShipped(const std::string& where);

// The folder of a model: of one that ships by its name, found beside the program, or else the
// folder of that name, or of the config.json of that name, below `folder` if it is relative.
std::string modelFolder(const std::string& where, const std::string& folder);

} // namespace core
