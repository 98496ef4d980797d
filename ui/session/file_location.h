#pragma once

#include "core/io/store/model_store.h"
#include "ui/session/image_file.h"

#include <QString>

namespace ui {

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
