#pragma once

// The layer and the tokens of a trace that options name.

#include "core/trace.h"
#include "ui/session/navigation.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

#include <string>
#include <vector>

namespace app {

// --layer LAYER
QCommandLineOption layerOption();

// The attention of --layer, by number from 1 or by path; without it `otherwise`, at most the last.
// Error "unknown_layer" lists the layers.
core::Index chosenLayer(
    const QCommandLineParser& parser, const core::Trace& trace, core::Index otherwise = 0);

// A token by its text ("saw:2" is the second "saw") or its position from 1: 8, or #8 if 8 is a
// token text. Errors "unknown_token", "ambiguous_token" list the tokens and name the option.
struct TokenName {
    std::string text;
    std::string option; // "select"
};

// Position from 0.
core::Index placeNamed(const TokenName& name, const std::vector<core::Token>& tokens);

// "it>animal": query and key. Error "bad_value" if one is missing.
struct NamedCell {
    core::Index query = 0;
    core::Index key = 0;
};
NamedCell cellNamed(const TokenName& name, const core::AttentionTrace& attention);

// Applies --select: "it" or "8" for a query, "it>animal" for a cell, ">animal" for a key.
void choose(
    ui::Selection& selection, const std::string& text, const core::AttentionTrace& attention);

} // namespace app
