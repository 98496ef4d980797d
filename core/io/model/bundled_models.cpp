#include "core/io/model/bundled_models.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <filesystem>

namespace core {

std::span<const std::string_view> bundledModels()
{
    static constexpr std::array<std::string_view, 3> names { "encoder", "decoder", "translator" };
    return names;
}

std::span<const std::string_view> bundledNetworks()
{
    static constexpr std::array<std::string_view, 5> names { "date-reader", "tagger", "root-tagger",
        "rootless-tagger", "kernel-smoother" };
    return names;
}

bool isBundledModel(const std::string& where)
{
    return std::ranges::find(bundledModels(), where) != bundledModels().end();
}

bool isBundled(const std::string& where)
{
    const auto networks = bundledNetworks();
    const std::string_view network = std::string_view(where).substr(0, where.find_first_of("/@"));
    return isBundledModel(where) || std::ranges::find(networks, network) != networks.end();
}

std::string modelFolder(const std::string& where, const std::string& folder)
{
    if (!isBundled(where)) {
        const std::filesystem::path place = std::filesystem::path(folder) / where;
        return (place.filename() == "config.json" ? place.parent_path() : place).string();
    }
    return dataFolder() + "/models/headlight-" + where;
}

std::string bundledName(const std::string& where)
{
    const std::string place = dataFolder() + "/models/headlight-";
    const std::string name = where.starts_with(place) ? where.substr(place.size()) : std::string();
    return isBundled(name) ? name : where;
}

// The build tree is laid out like an installation.
std::string dataFolder()
{
    const std::filesystem::path program = QCoreApplication::applicationDirPath().toStdString();
    return (program.parent_path() / HEADLIGHT_DATA).string();
}

} // namespace core
