#pragma once

namespace ui {

class Document;

// What the keys of every picture do to the locked cell: arrows move it, [ and ] change the head,
// Esc releases it. False: the key means something else.
bool stepSelection(Document& document, int key);

} // namespace ui
