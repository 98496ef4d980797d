#pragma once

#include "core/io/files/bytes.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace app {

// Writes UTF-8 to standard output; false, with an error message, if that fails (full disk).
bool print(std::string_view text);
void printError(std::string_view text);

// Standard output for bytes, one after another. Error "write_failed".
core::ByteSink outputSink();
bool outputIsTerminal();

// All of standard input. Error "file_too_large" above `limit` bytes, "read_failed".
std::string readInput(std::size_t limit);

// Columns of the terminal, or 100 without one.
int terminalWidth();

// Makes foreign text safe for a terminal: control characters, line breaks and direction marks
// become \u{…}.
std::string harmless(std::string_view text);

// Width of a text in columns; East Asian wide characters have two.
int widthOf(std::string_view text);

// Padded with spaces, or cut with an ellipsis, to exactly `width` columns.
std::string fitted(std::string_view text, int width);

// Wrapped at spaces to lines of at most `width` columns, each after the indent.
std::string wrapped(std::string_view text, int width, std::string_view indent);

// "0.77" with `digits` decimals; "1.2e-07".
std::string decimals(double number, int digits);
std::string scientific(double number);

} // namespace app
