#pragma once

#include <span>
#include <string>
#include <string_view>

namespace core {

// What the trained models that ship are called.
std::span<const std::string_view> bundledModels();
// What the networks that ship are called, each taught by "headlight train"; "NAME@120" is one after
// 120 steps, "NAME/beside/2-lstm" another that learnt beside it.
std::span<const std::string_view> bundledNetworks();

[[nodiscard]] bool isBundledModel(const std::string& where);
[[nodiscard]] bool isBundled(const std::string& where); // or a network

// The folder of a model: of one that ships by its name, found beside the program, or else the
// folder of that name, or of the config.json of that name, below `folder` if it is relative. A
// moment stays behind it.
std::string modelFolder(const std::string& where, const std::string& folder);

// What ships, by its name instead of its place; others as they are.
std::string bundledName(const std::string& where);

} // namespace core
