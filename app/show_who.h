#pragma once

#include "app/token_choice.h"

#include <string>

namespace app {

// Every head of every layer by the weight that one token gives to another, the largest first, of
// equal ones the earlier. Layers whose tokens are others (of an encoder and a decoder) are left
// out. Errors: those of cellNamed, where no layer has such tokens.
std::string whoLooks(const core::Trace& trace, const TokenName& cell, core::Index most);

} // namespace app
