#pragma once

#include "ui/document/moment.h"

#include <QString>

namespace ui {

// A caption ready for a paper: what is shown, of which sentence, computed how, what is selected.
QString captionText(const Moment& moment);

} // namespace ui
