#pragma once

#include <string>

namespace core {

inline constexpr const char* momentsName = "moments";

// In a network's folder.
inline std::string momentName(long step)
{
    return std::string(momentsName) + "/" + std::to_string(step) + ".safetensors";
}

} // namespace core
