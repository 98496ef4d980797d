#pragma once

#include "core/trace.h"
#include "ui/figure/figure.h"
#include "ui/session/session.h"

#include <QString>

namespace ui {

// A shell command that draws the same figure: headlight render --text='…' --set heads=4 … It names
// only settings that differ from the defaults; for the pinned state, those that differ from the
// state on screen. The trace names its layers; without one the first layer is meant. Error
// "not_nameable" if settings have no names; its detail gives the alternative.
QString renderCommandText(
    const Figure& figure, const Session& session, const core::Trace* trace, const QString& file);

} // namespace ui
