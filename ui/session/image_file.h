#pragma once

#include "core/io/store/model_store.h"

#include <QString>

namespace ui {

// True if Qt can read the file as an image, whatever its name.
bool isImage(const QString& path);

// A store of files that reads images, too.
core::SharedStore newStore();

} // namespace ui
