#pragma once

#include "core/model.h"
#include "ui/selection.h"

#include <string>

namespace app {

// What --select names: "it", "8", "it>animal" for a cell, or ">animal" for a key alone. A token is
// named by its text, the first that has it, else by its number, counted from 1: 8, or #8 where 8 is
// a word. Error "unknown_token" with those there are.
void choose(ui::Selection& selection, const std::string& text, const core::Inputs& inputs);

} // namespace app
