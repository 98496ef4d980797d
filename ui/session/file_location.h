#pragma once

#include "core/io/store/model_store.h"

#include <QString>

namespace ui {

// True if Qt can read the file as an image, whatever its name.
bool isImage(const QString& path);

// A store of files that reads images, too.
core::SharedStore newStore();

// The folder and store that an experiment's file names refer to.
struct FileLocation {
    QString folder; // relative names start here
    core::SharedStore store = newStore(); // shared by the whole program, if any

    [[nodiscard]] core::StoreFiles files(core::UsedFiles* used = nullptr) const
    {
        return store->files(folder.toStdString(), used);
    }
};

} // namespace ui
