#include "core/weights/handmade_patterns.h"

#include "core/weights/place_patterns.h"
#include "core/weights/word_patterns.h"

namespace core {

namespace {

    struct Want {
        const PatternSetting& setting;
        PlacePatterns& places;

        WantedVectors operator()(const PreviousToken&) const { return places.at(-1); }
        WantedVectors operator()(const NextToken&) const { return places.at(1); }
        WantedVectors operator()(const SelfToken&) const
        {
            return places.distancesSeen() ? places.at(0) : wantSameWord(setting);
        }
        WantedVectors operator()(const FirstToken&) const { return places.first(); }
        WantedVectors operator()(const Neighbours& neighbours) const
        {
            return places.around(static_cast<double>(neighbours.width));
        }
        WantedVectors operator()(const SameWord&) const { return wantSameWord(setting); }
        WantedVectors operator()(const SimilarWords&) const { return wantSimilarWords(setting); }
        WantedVectors operator()(const UniformAttention&) const { return wantNothing(setting); }
    };

} // namespace

std::vector<WantedVectors> wantedVectors(
    std::span<const HeadPattern> patterns, const PatternSetting& setting)
{
    PlacePatterns places(setting);
    std::vector<WantedVectors> wanted;
    wanted.reserve(patterns.size());
    for (const HeadPattern& pattern : patterns)
        wanted.push_back(std::visit(Want { setting, places }, pattern));
    return wanted;
}

bool lacksPositions(const HeadPattern& pattern, const PatternSetting& setting)
{
    const PlacePatterns places(setting);
    if (std::holds_alternative<FirstToken>(pattern))
        return !places.firstSeen();
    const bool byDistance = std::holds_alternative<PreviousToken>(pattern)
        || std::holds_alternative<NextToken>(pattern) || std::holds_alternative<SelfToken>(pattern)
        || std::holds_alternative<Neighbours>(pattern);
    return byDistance && !places.distancesSeen();
}

} // namespace core
