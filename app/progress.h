#pragma once

#include <string>

namespace app {

// "12 of 60 frames" on the last line of a terminal, on standard error; nothing without a terminal.
// The destructor clears the line.
class Progress {
public:
    Progress(int all, std::string what);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(int finished) const;

private:
    int m_all;
    std::string m_what;
    bool m_terminal;
};

} // namespace app
