#pragma once

#include "core/input/position_codes.h"
#include "core/weights/pattern_setting.h"

#include <optional>

namespace core {

// Patterns by position.
class PositionPatterns {
public:
    explicit PositionPatterns(const PatternSetting& asked)
        : setting(asked)
    {
    }

    // Whether heads can distinguish distances, and the first position.
    [[nodiscard]] bool distancesSeen() const
    {
        return setting.rotary() != nullptr || setting.positionsAdded();
    }
    [[nodiscard]] bool firstSeen() const { return setting.positionsAdded(); }

    // The target of query i is the key at i + shift, or the nearest existing one.
    TargetVectors at(Index shift);
    TargetVectors around(double width);
    [[nodiscard]] TargetVectors first() const;

private:
    [[nodiscard]] TargetVectors vectors(const PositionCodes& codes, Index shift) const;
    PositionCodes chooseCodes(double width);
    std::vector<double> missed(const std::vector<double>& frequencies);

    const PatternSetting& setting;
    std::optional<PositionCodes> sharpCodes; // chosen at first use
    std::vector<double> missedShares; // for missedFrequencies
    std::vector<double> missedFrequencies;
};

} // namespace core
