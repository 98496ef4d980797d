#pragma once

#include "core/io/files/bytes.h"
#include "core/io/files/sniff.h"

#include <QByteArray>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ui {

// Decompresses the zlib stream at the beginning of `packed`; nullopt if it is damaged or longer
// than `most`. Bytes after the stream are ignored.
std::optional<std::string> inflated(std::string_view packed, std::size_t most);

// CRC-32, as in PNG.
std::uint32_t checksum(std::string_view bytes);

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
