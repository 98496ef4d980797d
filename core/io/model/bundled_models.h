#pragma once

#include <span>
#include <string>
#include <string_view>

namespace core {

// Names of the bundled models.
std::span<const std::string_view> bundledModels();
// Names of the bundled networks, each trained with "headlight train"; "NAME@120" is a checkpoint,
// "NAME/beside/2-lstm" a comparison network.
std::span<const std::string_view> bundledNetworks();

[[nodiscard]] bool isBundledModel(const std::string& where);
[[nodiscard]] bool isBundled(const std::string& where); // model or network

// Folder of a model: of a bundled one by its name, next to the program; else the folder of that
// name, or of that config.json, relative to `folder`. "@STEP" stays at the end.
std::string modelFolder(const std::string& where, const std::string& folder);

// Name of a bundled model from its folder; other paths unchanged.
std::string bundledName(const std::string& where);

// Folder of the installed data: models, figures of the manual.
std::string dataFolder();

} // namespace core
