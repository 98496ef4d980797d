#include "core/training/batch.h"

#include "core/training/autograd/loss.h"

#include <algorithm>

namespace core::training {

namespace {

    using Tokens = std::vector<Index>;

    // Sequences as columns of n rows, `filler` after the end of shorter ones.
    Tokens sideBySide(std::span<const Tokens> all, Index filler)
    {
        const auto longest = std::ranges::max_element(all, {}, &Tokens::size)->size();
        Tokens result(longest * all.size(), filler);
        for (std::size_t b = 0; b < all.size(); ++b)
            for (std::size_t t = 0; t < all[b].size(); ++t)
                result[t * all.size() + b] = all[b][t];
        return result;
    }

} // namespace

Batch batchOf(std::span<const Example* const> examples, OutputKind outputKind)
{
    Batch batch { .outputKind = outputKind, .size = std::ssize(examples) };
    if (outputKind == OutputKind::Numbers) {
        for (const Example* each : examples)
            batch.curves.push_back(each->curve);
        return batch;
    }
    std::vector<Tokens> sources;
    std::vector<Tokens> targets;
    std::vector<Tokens> decoderInputs;
    for (const Example* each : examples) {
        sources.push_back(each->source);
        targets.push_back(each->target);
        batch.lengths.push_back(std::ssize(each->source));
        if (outputKind != OutputKind::Sequence)
            continue;
        decoderInputs.push_back(each->target);
        decoderInputs.back().insert(decoderInputs.back().begin(), boundary);
        targets.back().push_back(boundary);
    }
    batch.sources = sideBySide(sources, 0);
    batch.targets = sideBySide(targets, ignored);
    if (outputKind == OutputKind::Sequence)
        batch.decoderInputs = sideBySide(decoderInputs, boundary);
    return batch;
}

} // namespace core::training
