#pragma once

#include "core/model.h"
#include "ui/selection.h"

#include <string>

namespace app {

// What --select names: "it", "8", "it>animal" for a cell, or ">animal" for a key alone. A token is
// named by its text, "saw:2" being the second of those that are called "saw", else by its number,
// counted from 1: 8, or #8 where 8 is a word. Errors: "unknown_token", "ambiguous_token", both with
// those there are.
void choose(ui::Selection& selection, const std::string& text, const core::Inputs& inputs);

} // namespace app
