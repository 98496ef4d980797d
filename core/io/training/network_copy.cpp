#include "core/io/training/network_copy.h"

#include "core/base/error.h"
#include "core/io/files/atomic_write.h"
#include "core/io/files/bytes.h"
#include "core/io/files/read_file.h"
#include "core/io/training/file_names.h"
#include "core/io/training/network_folder.h"

#include <cassert>
#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

namespace core {

namespace {

    using std::filesystem::path;

    void requireFree(const path& folder)
    {
        std::error_code none; // does not exist
        if (std::filesystem::exists(folder, none) && !std::filesystem::is_empty(folder, none))
            throw Error("folder_taken",
                message("%1 already exists and is not empty; it was not changed. Choose another "
                        "name to keep both",
                    folder.string()));
    }

    [[noreturn]] void refuseFolder(const path& folder, const std::error_code& problem)
    {
        throw Error("folder_not_made", message("the folder %1 cannot be created", folder.string()))
            .remarked(problem.message());
    }

    // An unused name in the same folder.
    path freeFolderNextTo(const path& wanted)
    {
        for (int number = 1;; ++number) {
            path draft = wanted.parent_path()
                / ("." + wanted.filename().string() + "." + std::to_string(number) + ".part");
            std::error_code none;
            if (!std::filesystem::exists(draft, none))
                return draft;
        }
    }

    // Temporary folder next to the final one; removed unless finish() renames it.
    class Draft {
    public:
        explicit Draft(path wanted)
            : place(std::move(wanted))
            , draft(freeFolderNextTo(place))
        {
            std::error_code problem;
            std::filesystem::create_directories(draft, problem);
            if (problem)
                refuseFolder(place, problem);
        }
        Draft(const Draft&) = delete;
        Draft& operator=(const Draft&) = delete;
        ~Draft()
        {
            std::error_code none;
            std::filesystem::remove_all(draft, none);
        }
        [[nodiscard]] const path& folder() const { return draft; }
        void finish() const
        {
            std::error_code problem;
            std::filesystem::rename(draft, place, problem);
            if (problem)
                refuseFolder(place, problem);
        }

    private:
        path place, draft;
    };

    void copyFile(const path& from, const path& to)
    {
        constexpr std::uint64_t largest = std::uint64_t { 4 } << 30;
        const FileBytes content = readFile(from.string(), largest);
        atomicWrite(to.string(), textOf(content.bytes()));
    }

    void copyNetwork(const path& from, const path& to)
    {
        std::error_code problem;
        std::filesystem::create_directories(to / checkpointsFolder, problem);
        if (problem)
            refuseFolder(to, problem);
        for (const long step : checkpointSteps(from.string()))
            copyFile(from / checkpointFileName(step), to / checkpointFileName(step));
        for (const char* name : fileNames)
            if (mayBeThere(from / name))
                copyFile(from / name, to / name);
    }

} // namespace

void copyTrainedNetwork(const std::string& first, const std::string& to)
{
    std::error_code problem;
    path wanted = std::filesystem::absolute(to, problem).lexically_normal();
    if (problem)
        refuseFolder(to, problem);
    assert(firstOfGroup(first) == first);
    if (wanted.filename().empty()) // trailing slash
        wanted = wanted.parent_path();
    requireFree(wanted);
    const Draft draft(wanted);
    for (const std::string& each : groupOf(first))
        copyNetwork(each, draft.folder() / path(each).lexically_relative(first));
    draft.finish();
}

} // namespace core
