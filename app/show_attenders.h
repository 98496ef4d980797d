#pragma once

#include "app/token_choice.h"
#include "core/io/text/records.h"

#include <string>

namespace app {

// All heads of all layers by the weight from one token to another, largest first, ties in layer
// order. Layers with other tokens (encoder and decoder) are left out. Errors: those of cellNamed
// if no layer has these tokens.
std::string attenders(const core::Trace& trace, const TokenName& cell, core::Index most);
core::Records attenderRecords(const core::Trace& trace, const TokenName& cell, core::Index most);

} // namespace app
