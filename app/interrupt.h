#pragma once

namespace app {

// From now on the first Ctrl+C only asks for a stop; another one ends the program at once.
void catchInterrupt();
[[nodiscard]] bool isInterrupted();

// Ends the program as Ctrl+C would have, so that a script which runs it ends as well. Comes back
// if nothing was interrupted.
void endIfInterrupted();

} // namespace app
