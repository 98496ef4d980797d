#pragma once

#include "core/model.h"

#include <QString>

namespace ui {

// Sentences on what a model does not know or use of its input; empty if there is nothing to say.
QString inputNotices(const core::Model& model);

} // namespace ui
