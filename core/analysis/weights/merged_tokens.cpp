#include "core/analysis/weights/merged_tokens.h"

#include "core/head_at.h"
#include "core/text/tokenizer/word_pieces.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <string>

namespace core {

namespace {

    using Row = std::vector<double>;

    // Byte-level tokens that split one character each have the whole character as their text.
    bool isSaidAlready(const Token& piece, const Token& before)
    {
        return piece.begin < piece.end && piece.begin == before.begin && piece.end == before.end
            && piece.text == before.text;
    }

    // A word, without the subword marks of its parts.
    Token mergedToken(std::span<const Token> pieces)
    {
        Token result = pieces.front();
        result.text = withoutMark(result.text);
        for (std::size_t i = 1; i < pieces.size(); ++i) {
            if (!isSaidAlready(pieces[i], pieces[i - 1]))
                result.text += withoutMark(pieces[i].text);
            result.end = std::max(result.end, pieces[i].end);
            result.known = result.known && pieces[i].known;
        }
        return result;
    }

    double size(const Row& row)
    {
        return std::transform_reduce(
            row.begin(), row.end(), 0.0, std::plus<> {}, [](double x) { return std::abs(x); });
    }

    // The mean over the rows of a query's subwords.
    Row meanRow(const Matrix& weights, IndexRange pieces)
    {
        Row result(weights.row(pieces.begin).begin(), weights.row(pieces.begin).end());
        for (Index i = pieces.begin + 1; i < pieces.end; ++i)
            std::ranges::transform(result, weights.row(i), result.begin(),
                [](double sum, Scalar weight) { return sum + static_cast<double>(weight); });
        for (double& sum : result)
            sum /= static_cast<double>(pieces.size());
        return result;
    }

    Row sums(const Row& row, std::span<const IndexRange> groups)
    {
        Row result;
        for (const IndexRange& keys : groups)
            result.push_back(std::accumulate(
                row.begin() + keys.begin + 1, row.begin() + keys.end, *(row.begin() + keys.begin)));
        return result;
    }

    // Σ|a| over the keys that are in no group.
    double leftOut(const Row& row, std::span<const IndexRange> groups)
    {
        double sum = 0;
        Index at = 0;
        const auto addUpTo = [&](Index end) {
            for (; at < end; ++at)
                sum += std::abs(row[static_cast<std::size_t>(at)]);
        };
        for (const IndexRange& keys : groups) {
            addUpTo(keys.begin);
            at = keys.end;
        }
        addUpTo(std::ssize(row));
        return sum;
    }

    Scalar narrowed(double x)
    {
        constexpr double largest = std::numeric_limits<Scalar>::max();
        return static_cast<Scalar>(std::clamp(x, -largest, largest));
    }

} // namespace

MergedTokens mergedTokens(std::span<const Token> tokens, const MergeRequest& request)
{
    MergedTokens result;
    bool open = false; // the previous token is shown and may be continued
    for (Index i = 0; i < std::ssize(tokens); ++i) {
        const Token& token = tokens[static_cast<std::size_t>(i)];
        const bool hidden = request.hideSpecial && token.special;
        if (open && !hidden && request.words && token.continues)
            ++result.groups.back().end;
        else if (!hidden)
            result.groups.push_back({ i, i + 1 });
        open = !hidden;
    }
    for (const IndexRange& group : result.groups) {
        const auto pieces = tokens.subspan(
            static_cast<std::size_t>(group.begin), static_cast<std::size_t>(group.size()));
        result.tokens.push_back(request.words ? mergedToken(pieces) : pieces.front());
    }
    return result;
}

Matrix mergedWeights(
    const Matrix& weights, std::span<const IndexRange> queries, std::span<const IndexRange> keys)
{
    Matrix result(std::ssize(queries), std::ssize(keys));
    for (Index i = 0; i < result.rows(); ++i) {
        const Row whole = meanRow(weights, queries[static_cast<std::size_t>(i)]);
        const Row row = sums(whole, keys);
        const double rest = leftOut(whole, keys);
        const double kept = size(row);
        const double factor = rest > 0 && kept > 0 ? 1 + rest / kept : 1;
        std::ranges::transform(
            row, result.row(i).data(), [&](double x) { return narrowed(x * factor); });
    }
    return result;
}

MergedAttention mergedAttention(
    const Trace& trace, Index layer, Index head, const MergeRequest& request)
{
    const HeadAt at = headAt(trace, layer, head);
    MergedAttention result { mergedTokens(*at.layer.queryTokens, request),
        mergedTokens(*at.layer.keyTokens, request), {} };
    result.weights = mergedWeights(at.trace.weights, result.queries.groups, result.keys.groups);
    return result;
}

} // namespace core
