#pragma once

#include "core/io/files/bytes.h"
#include "core/io/files/sniff.h"

#include <QByteArray>

#include <optional>
#include <string>

namespace ui {

// A figure carries the session it was drawn from: in a PDF as the attached file session.headlight,
// in a PNG as a text chunk, in an SVG as metadata. Opened again, it is where it was.

// The same PNG or SVG with the recipe inside.
QByteArray pngWith(const QByteArray& png, const QByteArray& recipe);
QByteArray svgWith(const QByteArray& svg, const QByteArray& recipe);

// What a PDF, PNG or SVG carries; nothing if that is none of Headlight's, whatever it holds.
std::optional<std::string> findEmbeddedSession(core::Bytes file);
bool mayEmbedSession(core::FileKind kind);
// Error "recipe_missing" if there is none.
std::string embeddedSessionIn(core::Bytes file);

} // namespace ui
