#pragma once

#include "core/trace.h"
#include "ui/session/selection.h"

#include <string>
#include <vector>

namespace app {

// A token is named by its text, "saw:2" being the second of those that are called "saw", else by
// its number, counted from 1: 8, or #8 where 8 is a word. Errors: "unknown_token",
// "ambiguous_token", both with those there are and the option that names it.
struct TokenName {
    std::string text;
    std::string option; // "select"
};

// From 0.
core::Index placeNamed(const TokenName& name, const std::vector<core::Token>& tokens);

// "it>animal": who asks and who answers. Error "bad_value" where one of them is not named.
struct NamedCell {
    core::Index query = 0;
    core::Index key = 0;
};
NamedCell cellNamed(const TokenName& name, const core::AttentionTrace& attention);

// What --select names: "it", "8", "it>animal" for a cell, or ">animal" for a key alone.
void choose(
    ui::Selection& selection, const std::string& text, const core::AttentionTrace& attention);

} // namespace app
