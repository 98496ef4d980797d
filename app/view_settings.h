#pragma once

#include "core/settings.h"
#include "ui/view_state.h"

#include <string_view>
#include <vector>

namespace app {

// --set view.order=entropy: how the picture is shown, beside what is computed. False if the
// assignment is for no field of the view. Errors: those of readField.
bool setInView(ui::ViewState& view, std::string_view assignment);

// Every such field, as core::settings::list() has those of an experiment.
std::vector<core::settings::Field> viewFields();

} // namespace app
