#include "core/analysis/weights/attenders.h"

#include "core/head_at.h"

#include <algorithm>
#include <cassert>

namespace core {

namespace {

    bool sameTokens(const TokenList& a, const TokenList& b)
    {
        return a == b || (a != nullptr && b != nullptr && *a == *b);
    }

} // namespace

std::vector<HeadWeight> attendersOf(const Trace& trace, Index layer, Index query, Index key)
{
    const AttentionTrace& like = trace.attention(layer);
    assert(query < std::ssize(*like.queryTokens) && key < std::ssize(*like.keyTokens));
    std::vector<HeadWeight> result;
    for (Index at = 0; at < std::ssize(trace.attentions); ++at) {
        const AttentionTrace& attention = trace.attention(at);
        if (!sameTokens(attention.queryTokens, like.queryTokens)
            || !sameTokens(attention.keyTokens, like.keyTokens))
            continue;
        for (Index head = 0; head < std::ssize(attention.heads); ++head) {
            result.push_back({ at, head, headAt(trace, at, head).weight(query, key) });
        }
    }
    std::ranges::stable_sort(result, std::greater {}, &HeadWeight::weight);
    return result;
}

} // namespace core
