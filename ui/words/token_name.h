#pragma once

#include "core/trace.h"

#include <QString>

#include <string_view>
#include <vector>

namespace ui {

// Name of a token in a sentence: its sanitised text in direction isolates, with its position,
// "the₄", where the word occurs more than once.
QString tokenName(const std::vector<core::Token>& tokens, core::Index place, int longest = 24);

// Always with the position: "the (4)".
QString placedName(const std::vector<core::Token>& tokens, core::Index place, int longest = 24);

// A query's name with the token that its position predicts: "色 → writes 汽", or in front of an
// arrow to a key, "色, writes 汽". `predicted`: see core::AttentionTrace; null: the name alone.
QString andWritten(const QString& name, const core::TokenList& predicted, core::Index query);
QString commaWritten(const QString& name, const core::TokenList& predicted, core::Index query);

// The positions of queries or keys that are points on a line, n x 1: they name them; null: others.
const core::Matrix* queryCoordinates(const core::Trace& trace);
const core::Matrix* keyCoordinates(const core::Trace& trace);
// A query or a key as its row or column is named.
QString queryLabel(const core::Trace& trace, core::Index layer, core::Index query);
QString keyLabel(const core::Trace& trace, core::Index layer, core::Index key);

QString subscriptText(core::Index number);

// Names of a query's output and a key's value in a weighted sum, as in core::weightedSum: "it′ =
// 0.77·animal" for tokens, “2” for a token that reads as arithmetic, "o₁ = 0.73·v₂" for rows
// without names, "ŷ₃₇ = 0.16·y₁₅" for points.
QString outputName(const core::Trace& trace, core::Index layer, core::Index query);
QString valueName(const core::Trace& trace, core::Index layer, core::Index key);

// Name of a head pattern: "previous token". In cross-attention "self" and "previous" mean the same
// position and the one before.
QString patternName(const core::Model& model, std::string_view id);

} // namespace ui
