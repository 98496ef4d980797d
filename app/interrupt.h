#pragma once

namespace app {

// From now on the first Ctrl+C requests a stop; the second ends the program at once.
void catchInterrupt();
[[nodiscard]] bool isInterrupted();

// Ends the program by the signal, so that a script that runs it ends as well. Returns if there was
// no interrupt.
void endIfInterrupted();

} // namespace app
