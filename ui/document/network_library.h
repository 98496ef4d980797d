#pragma once

#include "core/io/store/model_store.h"
#include "core/io/training/network_list.h"
#include "ui/document/background_task.h"

#include <QObject>

#include <optional>
#include <string>
#include <vector>

namespace ui {

// The networks that were trained in the window, all in one folder of the user's data. Reads nothing
// before start().
class NetworkLibrary : public QObject {
    Q_OBJECT

public:
    explicit NetworkLibrary(core::SharedStore store);

    void start();
    void refresh(); // lists them again, in the background
    void add(const std::string& folder); // the same, unless this one is listed
    [[nodiscard]] const std::vector<core::ListedNetwork>& networks() const { return m_networks; }

    // As the network of a folder is called.
    [[nodiscard]] QString nameIn(const std::string& folder) const;

    // Errors of renaming and moving: failed().
    void rename(const std::string& folder, const QString& title);
    bool moveToTrash(const std::string& folder);
    bool remove(const std::string& folder); // for good

    // An unused folder for a new network, with a number after its name.
    static std::string freeFolder(const std::string& name);

signals:
    void changed();
    void failed(const core::Error& error);

private:
    using Networks = std::vector<core::ListedNetwork>;

    core::SharedStore m_store;
    Networks m_networks;
    BackgroundTask<Networks> m_reading;
    bool m_started = false;
};

// As it is called in lists: its title, or its folder's name.
QString nameOf(const core::ListedNetwork& network);

} // namespace ui
