#pragma once

namespace core {
struct AttentionTrace;
}

namespace ui {

class Commands;
class Subject;

// What happened in the layer of the locked cell. There must be a trace.
const core::AttentionTrace& lockedLayer(const Subject& subject);

// What the keys of every picture do to the locked cell: arrows move it, [ and ] change the head,
// Esc releases it. False: the key means something else.
bool stepSelection(const Subject& subject, Commands& commands, int key);

} // namespace ui
