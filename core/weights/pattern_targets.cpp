#include "core/weights/pattern_targets.h"

#include "core/weights/position_patterns.h"
#include "core/weights/word_patterns.h"

namespace core {

namespace {

    struct Want {
        const PatternSetting& setting;
        PositionPatterns& places;

        TargetVectors operator()(const PreviousToken&) const { return places.at(-1); }
        TargetVectors operator()(const NextToken&) const { return places.at(1); }
        TargetVectors operator()(const SelfToken&) const
        {
            return places.distancesSeen() ? places.at(0) : sameWordTarget(setting);
        }
        TargetVectors operator()(const FirstToken&) const { return places.first(); }
        TargetVectors operator()(const Neighbours& neighbours) const
        {
            return places.around(static_cast<double>(neighbours.width));
        }
        TargetVectors operator()(const SameWord&) const { return sameWordTarget(setting); }
        TargetVectors operator()(const SimilarWords&) const { return similarWordsTarget(setting); }
        TargetVectors operator()(const UniformAttention&) const { return noTarget(setting); }
    };

} // namespace

std::vector<TargetVectors> targetVectors(
    std::span<const HeadPattern> patterns, const PatternSetting& setting)
{
    PositionPatterns places(setting);
    std::vector<TargetVectors> wanted;
    wanted.reserve(patterns.size());
    for (const HeadPattern& pattern : patterns)
        wanted.push_back(std::visit(Want { setting, places }, pattern));
    return wanted;
}

bool lacksPositions(const HeadPattern& pattern, const PatternSetting& setting)
{
    const PositionPatterns places(setting);
    if (std::holds_alternative<FirstToken>(pattern))
        return !places.firstSeen();
    const bool byDistance = std::holds_alternative<PreviousToken>(pattern)
        || std::holds_alternative<NextToken>(pattern) || std::holds_alternative<SelfToken>(pattern)
        || std::holds_alternative<Neighbours>(pattern);
    return byDistance && !places.distancesSeen();
}

} // namespace core
