#pragma once

// What a head attends to more than uniform attention would, although it has no sharper pattern;
// for statistics().

#include "core/analysis/content_patterns.h"

#include <string_view>
#include <vector>

namespace core {

class Tendencies {
public:
    explicit Tendencies(const Attention& asked);

    void add(const WeightedRow& row);

    // In cross-attention: the mean position of the keys advances with the queries.
    [[nodiscard]] bool isAligned() const;
    // The largest tendency; empty if none is large enough. Special tokens and punctuation are
    // counted by `contents`.
    [[nodiscard]] std::string_view strongest(const ContentPatterns& contents) const;

private:
    using Share = ContentPatterns::Share;

    // Counts the keys in [from, to).
    static void addRange(Share& share, Index from, Index to, const WeightedRow& row);
    void addColumns(const WeightedRow& row);
    [[nodiscard]] Share oneKey() const; // the key with the largest share
    [[nodiscard]] bool isOften(const Share& share) const;

    const Attention& attention;
    Share twoBefore, twoAfter, within, earlier, later;
    KeyFlags contentKeys, functionKeys;
    Share contentWords, functionWords;
    struct Columns { // sums over the rows, for each key
        std::vector<double> given, uniform;
        std::vector<Index> rows;
    };
    Columns columns;
    Index rows = 0; // that were added
    // Of the pairs (query, mean position of its keys): Σ x, Σ y, Σ x², Σ xy, Σ y².
    double sumX = 0, sumY = 0, sumXX = 0, sumXY = 0, sumYY = 0;
};

} // namespace core
