#pragma once

#include "core/io/store/model_store.h"

#include <QString>

namespace ui {

// Whether Qt can read the file as a picture, whatever its name is.
bool isPicture(const QString& path);

// The program's files, which may be pictures, too.
core::SharedStore newStore();

} // namespace ui
