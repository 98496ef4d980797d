#include "app/interrupt.h"

#include <csignal>

namespace app {

namespace {

    volatile std::sig_atomic_t interrupted = 0;

    extern "C" void noteInterrupt(int /*signal*/)
    {
        interrupted = 1;
    }

} // namespace

void catchInterrupt()
{
    struct sigaction before { };
    sigaction(SIGINT, nullptr, &before);
    if (before.sa_handler == SIG_IGN)
        return; // ignored, as in background jobs of a shell
    struct sigaction once { };
    once.sa_handler = noteInterrupt;
    once.sa_flags = static_cast<int>(SA_RESETHAND);
    sigemptyset(&once.sa_mask);
    sigaction(SIGINT, &once, nullptr);
}

bool isInterrupted()
{
    return interrupted != 0;
}

void endIfInterrupted()
{
    if (isInterrupted())
        std::raise(SIGINT); // the default action was restored by the handler
}

} // namespace app
