#include "ui/session/derived_data.h"

#include "core/analysis/combine.h"
#include "core/analysis/weights/contributions.h"
#include "core/base/parallel.h"
#include "core/head_at.h"
#include "core/inference/attention/score_rows.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string>

namespace ui {

// Floats without their sign compare like integers, which the compiler vectorises.
float largestMagnitude(const core::Matrix& matrix)
{
    constexpr std::uint32_t magnitude = 0x7FFFFFFF;
    constexpr auto out = std::bit_cast<std::uint32_t>(core::excluded);
    std::uint32_t result = 0;
    for (const float value : matrix.values()) {
        const auto bits = std::bit_cast<std::uint32_t>(value);
        const std::uint32_t size = bits == out ? 0 : bits & magnitude;
        result = std::max(result, size);
    }
    return std::bit_cast<float>(result);
}

bool leavesNumbersInFile(const core::Trace& trace)
{
    return !trace.model->canExplain() // only one layer may be in memory
        && std::ranges::any_of(trace.attentions,
            [](const core::AttentionTrace& each) { return each.heads.front().weights.empty(); });
}

MatrixPtr weightsOf(const TracePtr& trace, core::Index layer, core::Index head)
{
    const core::HeadAt at = core::headAt(*trace, layer, head);
    const core::Matrix& weights = at.weights();
    const core::HeadMask& mask = at.trace.mask;
    if (mask.begin.empty() || mask.trivial(weights.cols()))
        return core::sharedWeights(trace, layer, head);
    auto result = std::make_shared<core::Matrix>(weights);
    bool forbids = false;
    for (core::Index i = 0; i < weights.rows(); ++i) {
        const std::span<core::Scalar> row = result->row(i);
        const core::Index begin = mask.begin[static_cast<std::size_t>(i)];
        const core::Index end = mask.end[static_cast<std::size_t>(i)];
        for (core::Index j = 0; j < weights.cols(); ++j)
            if (j < begin || j >= end || (mask.added && (*mask.added)(i, j) == core::excluded)) {
                row[static_cast<std::size_t>(j)] = core::excluded;
                forbids = true;
            }
    }
    return forbids ? MatrixPtr(std::move(result)) : MatrixPtr(trace, &weights);
}

void excludeForbidden(core::Matrix& combined, const std::vector<MatrixPtr>& weights)
{
    for (core::Index i = 0; i < combined.size(); ++i)
        if (std::ranges::all_of(
                weights, [i](const MatrixPtr& head) { return head->data()[i] == core::excluded; }))
            combined.data()[i] = core::excluded;
}

namespace {

    MatrixPtr mapOf(const TracePtr& trace, std::pair<core::Index, core::Index> at, HeadContent what)
    {
        const auto [layer, head] = at;
        if (what == HeadContent::Weights)
            return weightsOf(trace, layer, head);
        return std::make_shared<const core::Matrix>(what == HeadContent::Scores
                ? core::scoreStages(*trace, layer, head).masked
                : core::valueWeighted(*trace, layer, head));
    }

} // namespace

DerivedData::DerivedData(TracePtr trace)
    : m_trace(std::move(trace))
{
}

core::Index DerivedData::headCount(core::Index layer) const
{
    return std::ssize(m_trace->attentions.at(static_cast<std::size_t>(layer)).heads);
}

const MatrixPtr& DerivedData::weights(core::Index layer, core::Index head)
{
    MatrixPtr& result = m_weights[{ layer, head }];
    if (!result && leavesNumbersInFile(*m_trace))
        forgetOtherLayers(layer);
    if (!result)
        result = weightsOf(m_trace, layer, head);
    return result;
}

// For a trace larger than memory, one layer's data are kept.
void DerivedData::forgetOtherLayers(core::Index layer)
{
    for (const auto& [at, weights] : m_weights)
        if (at.first != layer)
            m_largest.erase(weights.get());
    std::erase_if(m_weights, [layer](const auto& each) { return each.first.first != layer; });
}

void DerivedData::keep(const DerivedData& other)
{
    m_maps.insert(other.m_maps.begin(), other.m_maps.end());
    m_weights.insert(other.m_weights.begin(), other.m_weights.end());
    m_statistics.insert(other.m_statistics.begin(), other.m_statistics.end());
    m_combinations.insert(other.m_combinations.begin(), other.m_combinations.end());
    m_points.insert(other.m_points.begin(), other.m_points.end());
}

const DerivedData::Stages& DerivedData::stages(core::Index layer, core::Index head)
{
    if (m_stagesOf == std::pair(layer, head))
        return m_stages;
    if (m_stages.raw) { // their addresses may be reused
        m_largest.erase(m_stages.raw.get());
        m_largest.erase(m_stages.masked.get());
    }
    core::ScoreStages made = core::scoreStages(*m_trace, layer, head);
    m_stages.raw = std::make_shared<const core::Matrix>(std::move(made.raw));
    m_stages.masked = std::make_shared<const core::Matrix>(std::move(made.masked));
    m_stagesOf = { layer, head };
    return m_stages;
}

const std::vector<MatrixPtr>& DerivedData::maps(core::Index layer, HeadContent what)
{
    fillMaps(layer, what, {});
    return m_maps[{ layer, what }];
}

void DerivedData::fillMaps(core::Index layer, HeadContent what, const Budget& budget)
{
    if (m_maps.contains({ layer, what }))
        return;
    std::vector<MatrixPtr> all(static_cast<std::size_t>(headCount(layer)));
    core::ThreadPool(budget.threads).forEach(std::ssize(all), [&](core::Index head) {
        if (!budget.stop.stop_requested())
            all[static_cast<std::size_t>(head)] = mapOf(m_trace, { layer, head }, what);
    });
    if (!budget.stop.stop_requested())
        m_maps[{ layer, what }] = std::move(all);
}

const std::vector<core::HeadStatistics>& DerivedData::statistics(core::Index layer)
{
    fillStatistics(layer, {});
    return m_statistics[layer];
}

const std::vector<core::HeadStatistics>* DerivedData::knownStatistics(core::Index layer) const
{
    const auto known = m_statistics.find(layer);
    return known == m_statistics.end() ? nullptr : &known->second;
}

void DerivedData::fillStatistics(core::Index layer, const Budget& budget)
{
    if (m_statistics.contains(layer))
        return;
    std::vector<core::HeadStatistics> all(static_cast<std::size_t>(headCount(layer)));
    core::ThreadPool(budget.threads).forEach(std::ssize(all), [&](core::Index head) {
        if (!budget.stop.stop_requested())
            all[static_cast<std::size_t>(head)]
                = core::statistics(*m_trace, layer, head, budget.stop);
    });
    if (!budget.stop.stop_requested())
        m_statistics[layer] = std::move(all);
}

MatrixPtr DerivedData::combination(core::Index layer, std::string_view id)
{
    const bool known
        = id == "mean" || id == "max" || (id == "rollout" && core::hasRollout(*m_trace));
    if (!known)
        return nullptr;
    MatrixPtr& result = m_combinations[{ layer, std::string(id) }];
    if (result)
        return result;
    if (id == "rollout")
        return result = std::make_shared<const core::Matrix>(core::rollout(*m_trace));
    core::Matrix combined
        = id == "mean" ? core::meanOfHeads(*m_trace, layer) : core::maximumOfHeads(*m_trace, layer);
    std::vector<MatrixPtr> heads;
    for (core::Index head = 0; head < headCount(layer); ++head)
        heads.push_back(weights(layer, head));
    excludeForbidden(combined, heads);
    return result = std::make_shared<const core::Matrix>(std::move(combined));
}

// Only queries and keys depend on the head.
DerivedData::PointsOf DerivedData::pointsOf(
    core::Index layer, core::Index head, std::string_view choice)
{
    return { layer, choice == "qk" ? head : 0, std::string(choice) };
}

const SpacePoints& DerivedData::points(core::Index layer, core::Index head, std::string_view choice)
{
    std::shared_ptr<const SpacePoints>& result = m_points[pointsOf(layer, head, choice)];
    if (!result)
        result = std::make_shared<const SpacePoints>(spacePoints(*m_trace, layer, head, choice));
    return *result;
}

bool DerivedData::hasPoints(core::Index layer, core::Index head, std::string_view choice) const
{
    return m_points.contains(pointsOf(layer, head, choice));
}

void DerivedData::keepPoints(core::Index layer, core::Index head, std::string_view choice,
    std::shared_ptr<const SpacePoints> points)
{
    m_points[pointsOf(layer, head, choice)] = std::move(points);
}

float DerivedData::largest(const core::Matrix& matrix)
{
    const auto [it, isNew] = m_largest.try_emplace(&matrix, 0.0F);
    if (isNew)
        it->second = largestMagnitude(matrix);
    return it->second;
}

} // namespace ui
