#pragma once

#include "core/input/position_codes.h"
#include "core/weights/pattern_setting.h"

#include <optional>

namespace core {

// Patterns that look at places.
class PositionPatterns {
public:
    explicit PositionPatterns(const PatternSetting& asked)
        : setting(asked)
    {
    }

    // Whether heads can tell how far two places are apart, and which is the first.
    [[nodiscard]] bool distancesSeen() const
    {
        return setting.rotary() != nullptr || setting.positionsAdded();
    }
    [[nodiscard]] bool firstSeen() const { return setting.positionsAdded(); }

    // Query i wants the key at place i + shift, or the nearest.
    TargetVectors at(Index shift);
    TargetVectors around(double width);
    [[nodiscard]] TargetVectors first() const;

private:
    [[nodiscard]] TargetVectors vectors(const PositionCodes& codes, Index shift) const;
    PositionCodes chooseCodes(double width);
    std::vector<double> missed(const std::vector<double>& frequencies);

    const PatternSetting& setting;
    std::optional<PositionCodes> sharpCodes; // chosen when first asked for
    std::vector<double> missedShares; // of the frequencies last asked for
    std::vector<double> missedFrequencies;
};

} // namespace core
