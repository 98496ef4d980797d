#pragma once

#include "core/io/store/model_store.h"

#include <QString>

#include <memory>

namespace ui {

// Where the files that an experiment names are found.
struct FilePlace {
    QString folder; // relative names start here
    core::SharedStore store = std::make_shared<const core::ModelStore>(); // the program's, if any

    [[nodiscard]] core::Files files(core::UsedFiles* used = nullptr) const
    {
        return store->files(folder.toStdString(), used);
    }
};

} // namespace ui
