#include "app/progress.h"

#include "app/console.h"

#include <unistd.h>

namespace app {

namespace {
    constexpr std::string_view emptyLine = "\r\x1B[K";
}

Progress::Progress(int all, std::string what)
    : m_all(all)
    , m_what(std::move(what))
    , m_terminal(::isatty(STDERR_FILENO) != 0)
{
}

Progress::~Progress()
{
    if (m_terminal)
        printError(emptyLine);
}

void Progress::show(int finished) const
{
    if (m_terminal)
        printError(std::string(emptyLine) + std::to_string(finished) + " of "
            + std::to_string(m_all) + " " + m_what);
}

} // namespace app
