#pragma once

#include "core/settings/settings.h"
#include "ui/session/session.h"

#include <string_view>
#include <vector>

namespace app {

// --set view.order=entropy: settings of the view. False if the assignment is not for a field of
// the view. Errors: those of readField.
bool setInView(ui::Session& session, std::string_view assignment);

// All fields of the view, like core::settings::list() for an experiment's.
std::vector<core::settings::Field> viewFields();

} // namespace app
