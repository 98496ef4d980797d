#include "ui/document/network_library.h"

#include "ui/words/labels.h"
#include "ui/words/training_words.h"

#include <QCoreApplication>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>
#include <filesystem>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    namespace fs = std::filesystem;

    std::string libraryFolder()
    {
        return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).toStdString()
            + "/networks";
    }

    // The folder's name begins with the task's id, "mood-attention-1": here with its name,
    // "sentiment: attention-1".
    QString namedAfterTask(const core::ListedNetwork& network)
    {
        const QString folder = fileLabel(QString::fromStdString(network.folder));
        const TaskWords* const task = taskWords(network.spec.task);
        const QString id = QString::fromStdString(network.spec.task) + u'-';
        return network.error || task == nullptr || !folder.startsWith(id)
            ? folder
            : u"%1: %2"_s.arg(QCoreApplication::translate("ui::TrainingForm", task->name),
                folder.sliced(id.size()));
    }

    // One line without blanks at its ends.
    QString cleaned(const QString& title)
    {
        constexpr int longest = 80; // letters
        return title.simplified().left(longest);
    }

} // namespace

NetworkLibrary::NetworkLibrary(core::SharedStore store)
    : m_store(std::move(store))
    , m_reading(BackgroundOrder::NewestWins, [this](const Outcome<Networks>& networks) {
        if (!networks.result) // for lack of memory: the last list stays
            return;
        m_networks = *networks.result;
        emit changed();
    })
{
}

void NetworkLibrary::start()
{
    m_started = true;
    refresh();
}

void NetworkLibrary::refresh()
{
    if (m_started)
        m_reading.request([store = m_store, folder = libraryFolder()](const std::stop_token&) {
            return core::networksIn(folder, store->files({}));
        });
}

void NetworkLibrary::add(const std::string& folder)
{
    if (std::ranges::find(m_networks, folder, &core::ListedNetwork::folder) == m_networks.end())
        refresh();
}

QString NetworkLibrary::nameIn(const std::string& folder) const
{
    const auto found = std::ranges::find(m_networks, folder, &core::ListedNetwork::folder);
    return found != m_networks.end() ? nameOf(*found) : fileLabel(QString::fromStdString(folder));
}

void NetworkLibrary::rename(const std::string& folder, const QString& title)
{
    const QString wanted = cleaned(title);
    const auto found = std::ranges::find(m_networks, folder, &core::ListedNetwork::folder);
    const bool same = wanted == fileLabel(QString::fromStdString(folder))
        || (found != m_networks.end() && wanted == namedAfterTask(*found));
    try {
        core::saveTitle(folder, same ? std::string() : wanted.toStdString());
    } catch (const core::Error& error) {
        emit failed(error);
    }
    refresh();
}

bool NetworkLibrary::moveToTrash(const std::string& folder)
{
    const bool moved = QFile::moveToTrash(QString::fromStdString(folder));
    refresh();
    return moved;
}

bool NetworkLibrary::remove(const std::string& folder)
{
    std::error_code problem;
    fs::remove_all(folder, problem);
    if (problem)
        emit failed(
            core::Error("not_removed", core::message("the folder %1 cannot be deleted", folder))
                .remarked(problem.message()));
    refresh();
    return !problem;
}

std::string NetworkLibrary::freeFolder(const std::string& name)
{
    for (int i = 1;; ++i) {
        const fs::path place = fs::path(libraryFolder()) / (name + "-" + std::to_string(i));
        std::error_code unknown; // then writing reports the error
        if (!fs::exists(place, unknown))
            return place.string();
    }
}

QString nameOf(const core::ListedNetwork& network)
{
    return network.title.empty() ? namedAfterTask(network) : safeLabel(network.title, 80);
}

} // namespace ui
