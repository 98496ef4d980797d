#include "ui/picture.h"

#include "core/combine.h"
#include "core/parallel.h"

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
    if (wish.view.view == "flow")
        prepareFlow(wish);
    if (wish.view.view == "heads" || wish.view.view == "links")
        prepareHeads(wish);
}

void Picture::prepareHeads(const Wish& wish)
{
    static_cast<void>(statistics(wish.layer));
    for (const core::HeadTrace& each : m_trace->layers[static_cast<std::size_t>(wish.layer)].heads)
        static_cast<void>(largest(each.weights));
    if (wish.view.view == "links")
        return;
    static_cast<void>(combination(wish.layer, wish.view.combination));
    if (wish.view.picture == HeadPicture::Scores)
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
    std::vector<MatrixPtr>& all = m_scores[layer];
    if (all.empty()) {
        all.resize(static_cast<std::size_t>(headCount(layer)));
        core::Team(0).forEach(std::ssize(all), [&](core::Index head) {
            all[static_cast<std::size_t>(head)] = std::make_shared<const core::Matrix>(
                core::scoreStages(*m_trace, layer, head).masked);
        });
    }
    return all;
}

const std::vector<core::HeadStatistics>& Picture::statistics(core::Index layer)
{
    std::vector<core::HeadStatistics>& all = m_statistics[layer];
    if (all.empty()) {
        all.resize(static_cast<std::size_t>(headCount(layer)));
        core::Team(0).forEach(std::ssize(all), [&](core::Index head) {
            all[static_cast<std::size_t>(head)] = core::statistics(*m_trace, layer, head);
        });
    }
    return all;
}

MatrixPtr Picture::combination(core::Index layer, std::string_view id)
{
    const bool known
        = id == "mean" || id == "max" || (id == "rollout" && core::hasRollout(*m_trace));
    if (!known)
        return nullptr;
    MatrixPtr& result = m_combinations[{ layer, std::string(id) }];
    if (!result)
        result
            = std::make_shared<const core::Matrix>(id == "mean" ? core::meanOfHeads(*m_trace, layer)
                    : id == "max" ? core::maximumOfHeads(*m_trace, layer)
                                  : core::rollout(*m_trace));
    return result;
}

float Picture::largest(const core::Matrix& matrix)
{
    const auto [it, isNew] = m_largest.try_emplace(&matrix, 0.0F);
    if (isNew)
        it->second = largestMagnitude(matrix);
    return it->second;
}

} // namespace ui
