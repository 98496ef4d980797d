#pragma once

#include "core/io/files/bytes.h"
#include "core/io/files/sniff.h"

#include <QByteArray>

#include <optional>
#include <string>

namespace ui {

// A figure embeds the session it was drawn from: a PDF as the attached file session.headlight, a
// PNG as a text chunk, an SVG as metadata. Opening the figure restores the session.

// The PNG or SVG with the session embedded.
QByteArray pngWith(const QByteArray& png, const QByteArray& embeddedSession);
QByteArray svgWith(const QByteArray& svg, const QByteArray& embeddedSession);

// The session embedded in a PDF, PNG or SVG; nullopt if there is none from Headlight.
std::optional<std::string> findEmbeddedSession(core::Bytes file);
bool mayEmbedSession(core::FileKind kind);
// Error "recipe_missing" if there is none.
std::string embeddedSessionIn(core::Bytes file);

} // namespace ui
