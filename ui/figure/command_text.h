#pragma once

#include "core/trace.h"
#include "ui/figure/figure.h"
#include "ui/session/session.h"

#include <QString>

namespace ui {

// The command that draws the same figure again, for a shell: headlight render --text='…' --set
// heads=4 … Only what differs from the defaults is named; of what is pinned, what differs from what
// is shown. The trace knows what its layers are called; without one the first is meant. Error
// "not_nameable" if settings have no names; its detail says what to do instead.
QString renderCommandText(
    const Figure& figure, const Session& session, const core::Trace* trace, const QString& file);

} // namespace ui
