#pragma once

#include "core/settings/settings.h"
#include "ui/session/session.h"

#include <string_view>
#include <vector>

namespace app {

// --set view.order=entropy: what is shown and how, beside what is computed. False if the
// assignment is for no field of the view. Errors: those of readField.
bool setInView(ui::Session& session, std::string_view assignment);

// Every such field, as core::settings::list() has those of an experiment.
std::vector<core::settings::Field> viewFields();

} // namespace app
