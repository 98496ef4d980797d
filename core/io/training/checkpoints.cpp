#include "core/io/training/file_names.h"
#include "core/io/training/network_folder.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <string_view>

namespace core {

namespace {

    // A step as a plain decimal number; nullopt for anything else.
    std::optional<long> stepIn(std::string_view text)
    {
        long step = 0;
        const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), step);
        if (problem != std::errc() || end != text.data() + text.size() || step < 0
            || std::to_string(step) != text)
            return std::nullopt;
        return step;
    }

    void forEachCheckpoint(const std::string& folder, auto&& f)
    {
        std::error_code none; // no folder: no checkpoints
        const std::filesystem::path place = std::filesystem::path(folder) / checkpointsFolder;
        for (std::filesystem::directory_iterator it(place, none), end; !none && it != end;
             it.increment(none))
            if (it->path().extension() == ".safetensors")
                if (const auto step = stepIn(it->path().stem().string()))
                    f(*step, *it);
    }

} // namespace

std::vector<long> checkpointSteps(const std::string& folder)
{
    std::vector<long> checkpoints;
    forEachCheckpoint(folder, [&](long step, const auto&) { checkpoints.push_back(step); });
    std::ranges::sort(checkpoints);
    return checkpoints;
}

std::uint64_t checkpointBytes(const std::string& folder)
{
    std::uint64_t bytes = 0;
    forEachCheckpoint(folder, [&](long, const std::filesystem::directory_entry& file) {
        std::error_code gone;
        const std::uintmax_t size = file.file_size(gone);
        bytes += gone ? 0 : size;
    });
    return bytes;
}

NetworkPath networkPath(const std::string& where)
{
    const std::size_t at = where.rfind('@');
    std::error_code unknown;
    if (at == std::string::npos || std::filesystem::exists(where, unknown))
        return { where };
    const auto step = stepIn(std::string_view(where).substr(at + 1));
    return step ? NetworkPath { where.substr(0, at), step } : NetworkPath { where };
}

std::string nameOf(const NetworkPath& place)
{
    return place.step ? place.folder + "@" + std::to_string(*place.step) : place.folder;
}

std::string checkpointNamed(const std::string& where, long step)
{
    return nameOf({ networkPath(where).folder, step });
}

} // namespace core
