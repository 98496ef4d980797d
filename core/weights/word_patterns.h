#pragma once

#include "core/weights/pattern_setting.h"

namespace core {

// Patterns that look at words. With a rotary position they use the columns that hardly turn.
TargetVectors sameWordTarget(const PatternSetting& setting);
TargetVectors similarWordsTarget(const PatternSetting& setting);

} // namespace core
