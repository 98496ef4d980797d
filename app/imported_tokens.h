#pragma once

#include "core/input/imported_attention.h"
#include "core/io/text/records.h"

#include <string>

namespace app {

// The tokens of imported attention, each sequence once: a line per token with its position, or a
// JSON object per line.
std::string importedTokens(const core::ImportedAttention& trace, bool json);
core::Records importedRecords(const core::ImportedAttention& trace);

} // namespace app
