#pragma once

#include "core/weights/pattern_setting.h"

namespace core {

// Patterns by word. With RoPE they use the columns that are hardly rotated.
TargetVectors sameWordTarget(const PatternSetting& setting);
TargetVectors similarWordsTarget(const PatternSetting& setting);

} // namespace core
