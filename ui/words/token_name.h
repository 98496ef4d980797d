#pragma once

#include "core/trace.h"

#include <QString>

#include <string_view>
#include <vector>

namespace ui {

// What a token is called in a sentence: its text made safe, with its place, "the₄", where the word
// occurs more than once, and kept from turning the direction of the words around it.
QString tokenName(const std::vector<core::Token>& tokens, core::Index place, int longest = 24);

// Always with its place: "the (4)".
QString placedName(const std::vector<core::Token>& tokens, core::Index place, int longest = 24);

QString subscriptText(core::Index number);

// What the output of a query, and the value of a key, are called in a sum, as by core::mixture:
// "it′ = 0.77·animal" of tokens, “2” of one that reads as arithmetic, "o₁ = 0.73·v₂" of rows that
// have no names, "ŷ₃₇ = 0.16·y₁₅" of points.
QString outputName(const core::Trace& trace, core::Index layer, core::Index query);
QString valueName(const core::Trace& trace, core::Index layer, core::Index key);

// The word for where a head looks: "previous token". Between two sequences nothing is "itself" or
// before something: there it is the same place, or the place before.
QString patternName(const core::Model& model, std::string_view id);

} // namespace ui
