#include "core/analysis/head_measures.h"

namespace core {

static_assert(measureOf(HeadOrder::Entropy)->id == "entropy");
static_assert(measureOf(HeadOrder::Distance)->id == "distance");

double sortKey(const HeadStatistics& statistics, HeadOrder order)
{
    if (order == HeadOrder::Pattern)
        return static_cast<double>(
            std::ranges::find(patternIds, statistics.pattern) - patternIds.begin());
    const HeadMeasure* const measure = measureOf(order);
    if (measure == nullptr)
        return 0;
    return measure->largestFirst ? -measure->of(statistics) : measure->of(statistics);
}

} // namespace core
