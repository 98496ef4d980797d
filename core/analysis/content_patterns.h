#pragma once

// What a head gives to keys for what they are rather than where they stand, for statistics().

#include "core/analysis/statistics.h"

#include <span>
#include <string_view>
#include <vector>

namespace core {

// Of the rows that count.
struct Mean {
    double sum = 0;
    Index count = 0;
    void add(double value)
    {
        sum += value;
        ++count;
    }
    [[nodiscard]] double value() const { return count == 0 ? 0 : sum / static_cast<double>(count); }
};

// The keys that the mask leaves to a query.
struct AllowedKeys {
    Index query = 0;
    Index begin = 0;
    Index end = 0;
    const Matrix* added = nullptr; // `excluded` where a key between them may not be looked at

    [[nodiscard]] bool contains(Index key) const
    {
        return key >= begin && key < end && (added == nullptr || (*added)(query, key) != excluded);
    }
};
AllowedKeys allowedKeys(const Attention& attention, Index query);

// One row of weights as a distribution, and the keys of the query's own text.
struct WeightedRow {
    AllowedKeys allowed;
    Index allowedCount = 0;
    std::span<const double> p;
    std::span<const Index> sameText;
};

class ContentPatterns {
public:
    explicit ContentPatterns(const Attention& asked);

    // Rows that have such a key and another one to choose from count.
    void add(const WeightedRow& row);

    // "followed_before" or "same_before"; "special" or "punctuation"; empty: none.
    [[nodiscard]] std::string_view repetition() const;
    [[nodiscard]] std::string_view kind() const;

    struct Share {
        Mean given, uniform; // what the keys get, and would get of uniform attention
        [[nodiscard]] bool isLarge() const;
    };
    struct Repeated : Share {
        Mean self, previous, next, first, later; // in the same rows
        [[nodiscard]] bool leads() const;
    };
    Share punctuation, special;
    Repeated duplicateToken, induction;

private:
    struct KeyFlags { // 1 for keys that are of a kind
        std::vector<double> flags;
        bool any = false;
    };
    static void addKind(Share& share, const KeyFlags& kind, const WeightedRow& row);
    static bool addKeys(Repeated& share, std::span<const Index> keys, const WeightedRow& row);
    void addRepetitions(const WeightedRow& row);

    const Attention& attention;
    KeyFlags punctuationKeys, specialKeys;
    Index rows = 0; // that were added
};

} // namespace core
