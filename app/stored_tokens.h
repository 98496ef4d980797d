#pragma once

#include "core/input/stored_trace.h"

#include <string>

namespace app {

// Whose attention a file holds: each sequence once, a token on a line, with its place, or an object
// in JSON on a line.
std::string storedTokens(const core::StoredTrace& trace, bool json);

} // namespace app
