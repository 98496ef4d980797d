#pragma once

#include "core/base/message.h"

namespace core {

// Why the system refused to read or write, by its errno.
Message systemReason(int code);

} // namespace core
