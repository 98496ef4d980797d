#pragma once

#include "core/io/files/byte_sink.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace app {

// Writes UTF-8 to standard output; false, and a message, if not all of it arrived (a full disk).
bool print(std::string_view text);
void printError(std::string_view text);

// Standard output for bytes, one after another. Error "write_failed".
core::ByteSink outputSink();
bool outputIsTerminal();

// All of standard input. Error "file_too_large" above `limit` bytes, "read_failed".
std::string readInput(std::size_t limit);

// Columns of the terminal, or 100 where there is none.
int terminalWidth();

// Foreign text for a terminal: controls, line breaks and marks that reverse the direction are
// shown as \u{…} instead of obeyed.
std::string harmless(std::string_view text);

// Columns the text takes; characters of East Asian scripts take two.
int widthOf(std::string_view text);

// Filled up with blanks, or cut with an ellipsis, to exactly so many columns.
std::string fitted(std::string_view text, int width);

// Words broken into lines of at most so many columns, each line after the indent.
std::string wrapped(std::string_view text, int width, std::string_view indent);

// "1.2e-07", "0.77": in so many digits after the point, or significant ones.
std::string decimals(double number, int digits);
std::string scientific(double number);

} // namespace app
