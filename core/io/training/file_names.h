#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <system_error>

namespace core {

// Files in the folder of a network trained with Headlight; see network_folder.h.
inline constexpr const char* configName = "config.json";
inline constexpr const char* dataName = "data.csv";
inline constexpr const char* modelName = "model.safetensors";
inline constexpr const char* trainingStateName = "checkpoint.safetensors";
inline constexpr const char* historyName = "history.csv";
inline constexpr const char* gradientsName = "gradients.csv";
inline constexpr const char* lengthsName = "lengths.csv";
inline constexpr const char* titleName = "title.txt";
inline constexpr const char* checkpointsFolder = "moments";

// All files except the checkpoints; config.json, which makes the folder a network, is last.
inline constexpr std::array fileNames { dataName, titleName, modelName, historyName, gradientsName,
    lengthsName, trainingStateName, configName };

inline std::string checkpointFileName(long step)
{
    return std::string(checkpointsFolder) + "/" + std::to_string(step) + ".safetensors";
}

// False only if the file surely does not exist; otherwise reading it reports the reason.
inline bool mayBeThere(const std::filesystem::path& file)
{
    std::error_code unknown;
    return std::filesystem::status(file, unknown).type() != std::filesystem::file_type::not_found;
}

} // namespace core
