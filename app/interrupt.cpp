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
        return; // as in the background of a shell
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
        std::raise(SIGINT); // what it does by default is set again since it was caught
}

} // namespace app
