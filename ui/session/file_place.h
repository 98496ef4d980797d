#pragma once

#include "core/io/store/model_store.h"
#include "ui/session/image_file.h"

#include <QString>

namespace ui {

// Where the files that an experiment names are found.
struct FilePlace {
    QString folder; // relative names start here
    core::SharedStore store = newStore(); // the program's, if any

    [[nodiscard]] core::Files files(core::UsedFiles* used = nullptr) const
    {
        return store->files(folder.toStdString(), used);
    }
};

} // namespace ui
