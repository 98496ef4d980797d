#pragma once

#include "core/model.h"

#include <QString>

#include <vector>

namespace ui {

// What a token is called in a sentence: its text made safe, with its place, "the₄", where the word
// occurs more than once, and kept from turning the direction of the words around it.
QString tokenName(const std::vector<core::Token>& tokens, core::Index place, int longest = 24);

QString subscriptText(core::Index number);

} // namespace ui
