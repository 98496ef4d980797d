#include "core/io/training/network_folder.h"

#include "core/base/error.h"
#include "core/io/training/file_names.h"

#include <algorithm>
#include <filesystem>

namespace core {

namespace {

    constexpr const char* comparisonsFolder = "beside";

    bool holdsNetwork(const std::filesystem::path& folder)
    {
        std::error_code none;
        return std::filesystem::is_regular_file(folder / configName, none);
    }

} // namespace

std::string firstOfGroup(const std::string& folder)
{
    const std::filesystem::path place = std::filesystem::path(folder).lexically_normal();
    const std::filesystem::path parent = place.parent_path();
    const bool beside
        = parent.filename() == comparisonsFolder && holdsNetwork(parent.parent_path());
    return beside ? parent.parent_path().string() : folder;
}

std::vector<std::string> groupOf(const std::string& folder)
{
    const std::string first = firstOfGroup(folder);
    std::vector<std::string> others;
    std::error_code none; // no folder: no comparison networks
    const std::filesystem::path place = std::filesystem::path(first) / comparisonsFolder;
    for (std::filesystem::directory_iterator it(place, none), end; !none && it != end;
         it.increment(none))
        if (holdsNetwork(it->path()))
            others.push_back(it->path().string());
    std::ranges::sort(others);
    others.insert(others.begin(), first);
    return others;
}

void requireNew(const std::string& folder)
{
    if (holdsNetwork(folder))
        throw Error("already_learnt",
            message("%1 already contains a network: use --resume to continue its training, or "
                    "another folder to keep it",
                folder));
}

std::string comparisonFolder(const std::string& first, int number, const std::string& name)
{
    const std::string last = std::to_string(number) + "-" + name;
    return (std::filesystem::path(first) / comparisonsFolder / last).string();
}

} // namespace core
