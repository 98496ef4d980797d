#pragma once

#include "core/base/phrase.h"

namespace core {

// Why the system refused to read or write, by its errno.
Phrase systemReason(int code);

} // namespace core
