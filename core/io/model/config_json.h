#pragma once

#include "core/model_families/common/config.h"

#include <string_view>

namespace core {

// A config.json as a plain value. Errors: those of parseJson; "model_config" when it is no object.
ConfigValue readConfig(std::string_view text);

} // namespace core
