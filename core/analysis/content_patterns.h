#pragma once

// The attention of a head to keys by their content rather than their position, for statistics().

#include "core/analysis/statistics.h"

#include <span>
#include <string_view>
#include <vector>

namespace core {

// A mean over rows.
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

// The keys that the mask allows for one query.
struct AllowedKeys {
    Index query = 0;
    Index begin = 0;
    Index end = 0;
    const Matrix* added = nullptr; // `excluded` at masked keys in [begin, end)

    [[nodiscard]] bool contains(Index key) const
    {
        return key >= begin && key < end && (added == nullptr || (*added)(query, key) != excluded);
    }
};
AllowedKeys allowedKeys(const Attention& attention, Index query);

// One row of weights as a distribution, and the keys with the query's text.
struct WeightedRow {
    AllowedKeys allowed;
    Index allowedCount = 0;
    std::span<const double> p;
    std::span<const Index> sameText;
};

// 1 for each key of a kind, 0 for the others.
struct KeyFlags {
    std::vector<double> flags;
    bool any = false;
    void add(bool one)
    {
        flags.push_back(one ? 1 : 0);
        any = any || one;
    }
};
KeyFlags punctuationAmong(std::span<const Token> keys);

class ContentPatterns {
public:
    explicit ContentPatterns(const Attention& asked);

    // A row counts for a share if it has such a key and another allowed key.
    void add(const WeightedRow& row);

    // repetition(): "followed_before" or "same_before". kind(): "special" or "punctuation". Empty:
    // neither.
    [[nodiscard]] std::string_view repetition() const;
    [[nodiscard]] std::string_view kind() const;

    struct Share {
        Mean given, uniform; // the keys' share, and their share under uniform attention
        // Of the way from uniform attention to weight 1.
        [[nodiscard]] double excess() const;
        [[nodiscard]] bool isLarge() const;
    };
    struct Repeated : Share {
        Mean self, previous, next, first, later; // shares of other keys in the same rows
        [[nodiscard]] bool leads() const;
    };
    Share punctuation, special;
    Repeated duplicateToken, induction;

private:
    static bool addKeys(Repeated& share, std::span<const Index> keys, const WeightedRow& row);
    void addRepetitions(const WeightedRow& row);

    const Attention& attention;
    KeyFlags punctuationKeys, specialKeys;
    Index rows = 0; // that were added
};

// Counts the row for the share of the keys of a kind.
void addKind(ContentPatterns::Share& share, const KeyFlags& kind, const WeightedRow& row);

} // namespace core
