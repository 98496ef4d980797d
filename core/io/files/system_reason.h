#pragma once

#include "core/base/message.h"

namespace core {

// The system's reason for a failed read or write, by its errno.
Message systemReason(int code);

} // namespace core
