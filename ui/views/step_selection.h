#pragma once

namespace core {
struct LayerTrace;
}

namespace ui {

class Document;

// What happened in the layer of the locked cell. There must be a trace.
const core::LayerTrace& lockedLayer(const Document& document);

// What the keys of every picture do to the locked cell: arrows move it, [ and ] change the head,
// Esc releases it. False: the key means something else.
bool stepSelection(Document& document, int key);

} // namespace ui
