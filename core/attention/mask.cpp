#include "core/attention/mask.h"

#include "core/attention/mask_dense.h"
#include "core/math/finite_product.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

    // Narrows the allowed keys of query i to a range; masks with a value for every cell do nothing.
    struct Span {
        Index begin = 0;
        Index end = 0;
        Index query = 0;

        void operator()(const CausalMask&) { end = std::min(end, query + 1); }
        void operator()(const WindowMask& mask)
        {
            begin = std::max(begin, query - mask.window);
            end = std::min(end, query + mask.window + 1);
        }
        void operator()(const PaddingMask& mask) { end = std::min<Index>(end, mask.length); }
        void operator()(const CausalWindowMask& mask)
        {
            begin = std::max(begin, query + 1 - mask.width);
            end = std::min(end, query + 1);
        }
        void operator()(const PrefixMask& mask)
        {
            end = std::min(end, std::max<Index>(query + 1, mask.prefix));
        }
        void operator()(const BlocksMask& mask)
        {
            const Index first = query / mask.size * mask.size;
            begin = std::max(begin, first);
            end = std::min(end, first + mask.size);
        }
        void operator()(const GraphMask&) { }
        void operator()(const MatrixMask&) { }
        void operator()(const DilatedMask&) { }
        void operator()(const GlobalMask&) { }
    };

    HeadMask rangesOf(const std::vector<Mask>& masks, const MaskShape& shape)
    {
        HeadMask result;
        result.begin.reserve(static_cast<std::size_t>(shape.queries));
        result.end.reserve(static_cast<std::size_t>(shape.queries));
        for (Index i = 0; i < shape.queries; ++i) {
            Span span { 0, shape.keys, i };
            for (const Mask& mask : masks)
                std::visit(span, mask);
            result.begin.push_back(std::min(span.begin, shape.keys));
            result.end.push_back(std::max(span.end, result.begin.back()));
        }
        return result;
    }

    // The allowed keys of a query. Scores and mask values of at most 1e38 cannot overflow a float's
    // sum.
    struct MaskedPart {
        Scalar distanceSlope = 0;
        Scalar query = 0; // position of the query, relative to the first key

        void apply(std::span<Scalar> scores, auto numberAt) const
        {
            const auto limit = static_cast<Scalar>(saturation);
            const auto count = static_cast<int>(scores.size());
            for (int j = 0; j < count; ++j) {
                Scalar& score = scores[static_cast<std::size_t>(j)];
                const Scalar number = numberAt(static_cast<std::size_t>(j));
                const Scalar distance = std::abs(query - static_cast<Scalar>(j));
                const Scalar sum = score + number - distanceSlope * distance;
                const bool out = score == excluded || number == excluded;
                score = out ? excluded : std::clamp(sum, -limit, limit);
            }
        }
    };

} // namespace

bool HeadMask::trivial(Index keys) const
{
    return added == nullptr && distanceSlope == 0
        && std::ranges::all_of(begin, [](Index first) { return first == 0; })
        && std::ranges::all_of(end, [=](Index last) { return last == keys; });
}

std::vector<HeadMask> resolveMasks(const std::vector<Mask>& masks, const MaskShape& shape,
    const Files& files, std::vector<Notice>* notices)
{
    std::vector<HeadMask> result(static_cast<std::size_t>(shape.heads), rangesOf(masks, shape));
    const auto dense = denseMasks(masks, shape, files, notices);
    for (std::size_t head = 0; head < result.size(); ++head)
        result[head].added = dense[head];
    return result;
}

void applyMask(const HeadMask& mask, Index query, std::span<Scalar> row)
{
    const auto i = static_cast<std::size_t>(query);
    const auto begin = row.begin() + mask.begin[i];
    const auto end = row.begin() + mask.end[i];
    std::fill(row.begin(), begin, excluded);
    std::fill(end, row.end(), excluded);
    if (mask.added == nullptr && mask.distanceSlope == 0)
        return;
    const std::span<Scalar> seen(begin, end);
    const MaskedPart part { mask.distanceSlope, static_cast<Scalar>(query - mask.begin[i]) };
    if (mask.added != nullptr) {
        const Scalar* const added = mask.added->row(query).data() + mask.begin[i];
        part.apply(seen, [=](std::size_t j) { return added[j]; });
    } else {
        part.apply(seen, [](std::size_t) { return Scalar { 0 }; });
    }
}

} // namespace core
