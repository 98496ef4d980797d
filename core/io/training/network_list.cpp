#include "core/io/training/network_list.h"

#include "core/io/files/atomic_write.h"
#include "core/io/training/file_names.h"
#include "core/io/training/network_folder.h"

#include <algorithm>
#include <chrono>
#include <filesystem>

namespace core {

namespace {

    namespace fs = std::filesystem;

    // Seconds since 1970. The weights change with each saved state, config.json with the first.
    std::int64_t timeOf(const fs::path& folder)
    {
        fs::file_time_type latest = fs::file_time_type::min();
        for (const char* name : { modelName, configName }) {
            std::error_code none;
            const fs::file_time_type time = fs::last_write_time(folder / name, none);
            if (!none)
                latest = std::max(latest, time);
        }
        return std::chrono::duration_cast<std::chrono::seconds>(
            std::chrono::file_clock::to_sys(latest).time_since_epoch())
            .count();
    }

    std::string titleIn(const fs::path& folder, const Files& files)
    {
        if (!mayBeThere(folder / titleName))
            return {};
        std::string title = files.text((folder / titleName).string());
        title.erase(title.find_last_not_of(" \t\r\n") + 1);
        return title;
    }

    ListedNetwork listed(const fs::path& folder, const Files& files)
    {
        ListedNetwork result;
        result.folder = folder.string();
        result.time = timeOf(folder);
        try {
            result.title = titleIn(folder, files);
            const training::ComparedNetwork network = openSummary(result.folder, files);
            result.spec = network.spec;
            if (!network.history.empty())
                result.last = network.history.back();
            result.comparisons = groupOf(result.folder).size() - 1;
        } catch (const Error& error) {
            result.error = error;
        }
        return result;
    }

} // namespace

std::vector<ListedNetwork> networksIn(const std::string& folder, const Files& files)
{
    std::vector<ListedNetwork> all;
    std::error_code none; // no folder: no networks
    for (fs::directory_iterator it(folder, none), end; !none && it != end; it.increment(none))
        if (fs::is_regular_file(it->path() / configName, none))
            all.push_back(listed(it->path(), files));
    std::ranges::sort(all, [](const ListedNetwork& a, const ListedNetwork& b) {
        return std::tie(b.time, a.folder) < std::tie(a.time, b.folder);
    });
    return all;
}

void saveTitle(const std::string& folder, const std::string& title)
{
    const fs::path file = fs::path(folder) / titleName;
    if (!title.empty())
        return atomicWrite(file.string(), title + "\n");
    std::error_code none; // it has no title
    fs::remove(file, none);
}

} // namespace core
