#include "ui/picture.h"

#include "core/base/parallel.h"
#include "core/head_at.h"
#include "core/reading/combine.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string>

namespace ui {

// Floats without their sign compare like integers, which the compiler takes many at a time.
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

MatrixPtr weightsOf(const TracePtr& trace, core::Index layer, core::Index head)
{
    const core::HeadAt at = core::headAt(*trace, layer, head);
    const core::Matrix& weights = at.trace.weights;
    const core::HeadMask& mask = at.model.mask;
    if (mask.trivial(weights.cols()))
        return { trace, &weights };
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

Picture::Picture(TracePtr trace)
    : m_trace(std::move(trace))
{
}

core::Index Picture::headCount(core::Index layer) const
{
    return std::ssize(m_trace->layers.at(static_cast<std::size_t>(layer)).heads);
}

void Picture::prepare(const Wish& wish)
{
    if (wish.layer >= std::ssize(m_trace->layers) || wish.head >= headCount(wish.layer))
        return;
    if (wish.navigation.view == "flow")
        prepareFlow(wish);
    if (wish.navigation.view == "heads" || wish.navigation.view == "links")
        prepareHeads(wish);
    if (wish.navigation.view == "space")
        static_cast<void>(points(wish.layer, wish.head, wish.navigation.points));
}

void Picture::prepareAll(const Wish& wish, const std::stop_token& stop)
{
    constexpr core::Index mostScores = core::Index { 16 } << 20; // numbers: 64 MB
    constexpr core::Index widestComponents = 768; // above, they take long and cannot be stopped
    if (wish.layer >= std::ssize(m_trace->layers) || wish.head >= headCount(wish.layer))
        return;
    for (core::Index layer = 0; layer < std::ssize(m_trace->layers) && !stop.stop_requested();
         ++layer)
        fillStatistics(layer, 1, stop);
    for (const std::string_view id : { "mean", "max", "rollout" })
        if (!stop.stop_requested())
            static_cast<void>(combination(wish.layer, id));
    const core::LayerTrace& layer = m_trace->layers[static_cast<std::size_t>(wish.layer)];
    const auto shortSide
        = std::min(layer.queries->rows() + layer.keys->rows(), layer.queries->cols());
    for (const std::string_view choice : pointChoices)
        if (shortSide <= widestComponents && !stop.stop_requested())
            static_cast<void>(points(wish.layer, wish.head, choice));
    if (headCount(wish.layer) * layer.heads.front().weights.size() <= mostScores)
        fillScores(wish.layer, 1, stop);
    if (stop.stop_requested())
        return;
    prepareFlow(wish);
    if (const auto scores = m_scores.find(wish.layer); scores != m_scores.end())
        for (const MatrixPtr& each : scores->second)
            static_cast<void>(largest(*each));
}

void Picture::prepareHeads(const Wish& wish)
{
    static_cast<void>(statistics(wish.layer));
    for (const core::HeadTrace& each : m_trace->layers[static_cast<std::size_t>(wish.layer)].heads)
        static_cast<void>(largest(each.weights));
    if (wish.navigation.view == "links")
        return;
    prepareWeights(wish.layer);
    static_cast<void>(combination(wish.layer, wish.view.combination));
    if (wish.navigation.picture == HeadPicture::Scores)
        for (const MatrixPtr& each : scores(wish.layer))
            static_cast<void>(largest(*each));
}

void Picture::prepareFlow(const Wish& wish)
{
    const Stages& both = stages(wish.layer, wish.head);
    const core::LayerTrace& layer = m_trace->layers[static_cast<std::size_t>(wish.layer)];
    const core::HeadTrace& head = layer.heads[static_cast<std::size_t>(wish.head)];
    for (const core::Matrix* each :
        { both.raw.get(), both.masked.get(), layer.queries.get(), layer.keys.get(), &head.q,
            &head.k, &head.v, &head.output, &layer.concat, &layer.output })
        static_cast<void>(largest(*each));
    for (const core::HeadTrace& each : layer.heads)
        static_cast<void>(largest(each.weights));
    prepareWeights(wish.layer);
}

void Picture::prepareWeights(core::Index layer)
{
    for (core::Index head = 0; head < headCount(layer); ++head)
        static_cast<void>(largest(*weights(layer, head)));
}

const MatrixPtr& Picture::weights(core::Index layer, core::Index head)
{
    MatrixPtr& result = m_weights[{ layer, head }];
    if (!result)
        result = weightsOf(m_trace, layer, head);
    return result;
}

void Picture::keep(const Picture& other)
{
    m_scores.insert(other.m_scores.begin(), other.m_scores.end());
    m_weights.insert(other.m_weights.begin(), other.m_weights.end());
    m_statistics.insert(other.m_statistics.begin(), other.m_statistics.end());
    m_combinations.insert(other.m_combinations.begin(), other.m_combinations.end());
    m_points.insert(other.m_points.begin(), other.m_points.end());
}

const Picture::Stages& Picture::stages(core::Index layer, core::Index head)
{
    if (m_stagesOf == std::pair(layer, head))
        return m_stages;
    if (m_stages.raw) { // their addresses may be used again
        m_largest.erase(m_stages.raw.get());
        m_largest.erase(m_stages.masked.get());
    }
    core::ScoreStages made = core::scoreStages(*m_trace, layer, head);
    m_stages.raw = std::make_shared<const core::Matrix>(std::move(made.raw));
    m_stages.masked = std::make_shared<const core::Matrix>(std::move(made.masked));
    m_stagesOf = { layer, head };
    return m_stages;
}

const std::vector<MatrixPtr>& Picture::scores(core::Index layer)
{
    fillScores(layer, 0, {});
    return m_scores[layer];
}

void Picture::fillScores(core::Index layer, int threads, const std::stop_token& stop)
{
    if (m_scores.contains(layer))
        return;
    std::vector<MatrixPtr> all(static_cast<std::size_t>(headCount(layer)));
    core::Team(threads).forEach(std::ssize(all), [&](core::Index head) {
        if (!stop.stop_requested())
            all[static_cast<std::size_t>(head)] = std::make_shared<const core::Matrix>(
                core::scoreStages(*m_trace, layer, head).masked);
    });
    if (!stop.stop_requested())
        m_scores[layer] = std::move(all);
}

const std::vector<core::HeadStatistics>& Picture::statistics(core::Index layer)
{
    fillStatistics(layer, 0, {});
    return m_statistics[layer];
}

void Picture::fillStatistics(core::Index layer, int threads, const std::stop_token& stop)
{
    if (m_statistics.contains(layer))
        return;
    std::vector<core::HeadStatistics> all(static_cast<std::size_t>(headCount(layer)));
    core::Team(threads).forEach(std::ssize(all), [&](core::Index head) {
        if (!stop.stop_requested())
            all[static_cast<std::size_t>(head)] = core::statistics(*m_trace, layer, head);
    });
    if (!stop.stop_requested())
        m_statistics[layer] = std::move(all);
}

MatrixPtr Picture::combination(core::Index layer, std::string_view id)
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

// Only queries and keys are the head's own.
const SpacePoints& Picture::points(core::Index layer, core::Index head, std::string_view choice)
{
    std::shared_ptr<const SpacePoints>& result
        = m_points[{ layer, choice == "qk" ? head : 0, std::string(choice) }];
    if (!result)
        result = std::make_shared<const SpacePoints>(spacePoints(*m_trace, layer, head, choice));
    return *result;
}

float Picture::largest(const core::Matrix& matrix)
{
    const auto [it, isNew] = m_largest.try_emplace(&matrix, 0.0F);
    if (isNew)
        it->second = largestMagnitude(matrix);
    return it->second;
}

} // namespace ui
