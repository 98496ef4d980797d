#include "core/weights/hand_built.h"

#include "core/attention/weights.h"
#include "core/base/matrix.h"
#include "core/input/position.h"
#include "core/input/position_codes.h"
#include "core/input/rotary_pairs.h"
#include "core/math/pca.h"
#include "core/model.h"
#include "core/text/spherical_codes.h"
#include "core/weights/ridge_regression.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

namespace {

    // The target queries and keys of a hand-built head: their products, divided by √d_k, are the
    // scores of the pattern. At most d_k columns; missing ones are zero.
    struct TargetVectors {
        Matrix queries; // n x c
        Matrix keys; // m x c
    };

    // The input, position encoding and width that patterns are built for, and limits of their
    // scores.
    struct PatternSetting {
        const Inputs& inputs;
        const Position& position;
        Index dk;
        const RidgeRegression& queryRegression; // of inputs.queries
        const RidgeRegression& keyRegression; // of inputs.keys

        [[nodiscard]] Index queries() const { return inputs.queries->rows(); }
        [[nodiscard]] Index keys() const { return inputs.keys->rows(); }
        [[nodiscard]] Index positions() const { return std::max(queries(), keys()); }
        [[nodiscard]] bool positionsAdded() const
        {
            return inputs.queryPositions != nullptr && inputs.keyPositions != nullptr;
        }
        [[nodiscard]] const Rotary* rotary() const { return std::get_if<Rotary>(&position); }

        // The score margin that leaves all other keys together less than 1/20 of the weight.
        [[nodiscard]] double gap() const { return std::log(20 * static_cast<double>(positions())); }

        // The score of q and k of length 3√d_k, three times that of a vector of unit variance.
        [[nodiscard]] double largestScore() const { return 9 * std::sqrt(static_cast<double>(dk)); }

        // The score of a query and its own key if other keys' scores are at most `rival` times as
        // large.
        [[nodiscard]] double sharpScore(double rival) const
        {
            return std::min(gap() / std::max(1 - rival, 1e-9), largestScore());
        }

        // The length of q and k for which q · k / √d_k is the score.
        [[nodiscard]] double length(double score) const
        {
            return std::sqrt(score * std::sqrt(static_cast<double>(dk)));
        }
    };

    inline TargetVectors noTarget(const PatternSetting& setting)
    {
        return { Matrix(setting.queries(), 0), Matrix(setting.keys(), 0) };
    }

    // Patterns by position.
    class PositionPatterns {
    public:
        explicit PositionPatterns(const PatternSetting& asked)
            : setting(asked)
        {
        }

        // Whether heads can distinguish distances, and the first position.
        [[nodiscard]] bool distancesSeen() const
        {
            return setting.rotary() != nullptr || setting.positionsAdded();
        }
        [[nodiscard]] bool firstSeen() const { return setting.positionsAdded(); }

        // The target of query i is the key at i + shift, or the nearest existing one.
        TargetVectors at(Index shift);
        TargetVectors around(double width);
        [[nodiscard]] TargetVectors first() const;

    private:
        [[nodiscard]] TargetVectors vectors(const PositionCodes& codes, Index shift) const;
        PositionCodes chooseCodes(double width);
        std::vector<double> missed(const std::vector<double>& frequencies);

        const PatternSetting& setting;
        std::optional<PositionCodes> sharpCodes; // chosen at first use
        std::vector<double> missedShares; // for missedFrequencies
        std::vector<double> missedFrequencies;
    };

    // Equal rows; the rotation makes them differ.
    Matrix repeated(const Matrix& row, Index rows)
    {
        Matrix result = Matrix::uninitialised(rows, row.cols());
        for (Index i = 0; i < rows; ++i)
            std::ranges::copy(row.row(0), result.row(i).begin());
        return result;
    }

    // A random table has no frequencies of its own, so it gets the default base.
    double baseOf(const Position& position)
    {
        if (const auto* rotary = std::get_if<Rotary>(&position))
            return static_cast<double>(rotary->base);
        const auto* sinusoidal = std::get_if<Sinusoidal>(&position);
        return static_cast<double>(sinusoidal != nullptr ? sinusoidal->base : Sinusoidal {}.base);
    }

    TargetVectors PositionPatterns::at(Index shift)
    {
        if (!distancesSeen())
            return noTarget(setting);
        if (!sharpCodes)
            sharpCodes = chooseCodes(0);
        return vectors(*sharpCodes, shift);
    }

    TargetVectors PositionPatterns::around(double width)
    {
        return distancesSeen() ? vectors(chooseCodes(width), 0) : noTarget(setting);
    }

    TargetVectors PositionPatterns::first() const
    {
        if (!firstSeen())
            return noTarget(setting);
        // A target for one row alone is fitted up to the share d/m.
        const double share = static_cast<double>(setting.inputs.keys->cols())
            / static_cast<double>(setting.keys());
        const double score = std::min(setting.gap() / std::min(share, 1.0), setting.largestScore());
        const auto length = static_cast<Scalar>(setting.length(score));
        TargetVectors wanted { Matrix::constant(setting.queries(), 1, length),
            Matrix(setting.keys(), 1) };
        wanted.keys(0, 0) = length;
        return wanted;
    }

    TargetVectors PositionPatterns::vectors(const PositionCodes& codes, Index shift) const
    {
        const double length = setting.length(codes.score);
        if (const Rotary* rotary = setting.rotary()) {
            const RotaryVectors each = rotaryVectors(*rotary, setting.dk, codes, shift, length);
            return { repeated(each.query, setting.queries()), repeated(each.key, setting.keys()) };
        }
        return { codes.vectors(setting.queries(), length, shift),
            codes.vectors(setting.keys(), length) };
    }

    PositionCodes PositionPatterns::chooseCodes(double width)
    {
        const Index dimension = setting.inputs.queries->cols();
        const bool rotary = setting.rotary() != nullptr;
        const Index turning = rotary ? setting.dk : dimension; // numbers that the frequencies share
        PositionRequest request { .ratio
            = std::pow(baseOf(setting.position), -2 / static_cast<double>(turning)),
            .rungs = std::max<Index>(turning / 2, 1),
            .pairs = setting.dk / 2,
            .places = setting.positions(),
            .largestScore = setting.largestScore(),
            .gap = setting.gap(),
            .width = width,
            .missed = {} };
        if (!rotary
            && (setting.queries() > dimension || setting.keys() > setting.inputs.keys->cols()))
            request.missed = [this](const std::vector<double>& f) { return missed(f); };
        return choosePositionCodes(request);
    }

    std::vector<double> PositionPatterns::missed(const std::vector<double>& frequencies)
    {
        if (frequencies == missedFrequencies)
            return missedShares;
        const PositionCodes all { frequencies, std::vector<double>(frequencies.size(), 1.0) };
        std::vector<double> result(frequencies.size(), 0.0);
        const auto add = [&](const RidgeRegression& regression, Index rows) {
            const std::vector<double> columns = regression.unexplained(all.vectors(rows, 1));
            for (std::size_t f = 0; f < result.size(); ++f)
                result[f] += (columns[2 * f] + columns[2 * f + 1]) / 4; // sine, cosine; both sides
        };
        add(setting.queryRegression, setting.queries());
        if (setting.inputs.queries == setting.inputs.keys)
            for (double& share : result)
                share *= 2;
        else
            add(setting.keyRegression, setting.keys());
        missedFrequencies = frequencies;
        missedShares = result;
        return result;
    }

    constexpr double similarScore = 3; // score of a word with itself; unrelated words score 0

    std::vector<Index> consecutive(Index count, Index from = 0)
    {
        std::vector<Index> numbers(static_cast<std::size_t>(count));
        std::iota(numbers.begin(), numbers.end(), from);
        return numbers;
    }

    std::vector<Index> usableColumns(const PatternSetting& setting)
    {
        if (const Rotary* rotary = setting.rotary())
            return quietColumns(*rotary, setting.dk, setting.positions());
        return consecutive(setting.dk);
    }

    // Row i = length · vectors[number[i]], with its columns placed at `columns`.
    Matrix spread(const Matrix& vectors, const std::vector<Index>& numbers,
        const std::vector<Index>& columns, double length)
    {
        Matrix result(static_cast<Index>(numbers.size()), std::ranges::max(columns) + 1);
        for (Index i = 0; i < result.rows(); ++i) {
            const auto from = vectors.row(numbers[static_cast<std::size_t>(i)]);
            for (std::size_t c = 0; c < from.size(); ++c)
                result(i, columns[c]) = static_cast<Scalar>(length) * from[c];
        }
        return result;
    }

    // torch.cat({ above, below }, dim = 0), so that both sides' words are compared.
    Matrix stacked(const Matrix& above, const Matrix& below)
    {
        const Index width = std::min(above.cols(), below.cols());
        Matrix result = Matrix::uninitialised(above.rows() + below.rows(), width);
        for (Index i = 0; i < result.rows(); ++i) {
            const auto row = i < above.rows() ? above.row(i) : below.row(i - above.rows());
            std::copy_n(row.begin(), width, result.row(i).begin());
        }
        return result;
    }

    // Patterns by word. With RoPE they use the columns that are hardly rotated.
    TargetVectors sameWordTarget(const PatternSetting& setting)
    {
        const std::vector<Index> columns = usableColumns(setting);
        const WordNumbers words = numberWords(setting.inputs.queryTokens, setting.inputs.keyTokens);
        const SphericalCodes codes
            = sphericalCodes(words.count, static_cast<Index>(columns.size()));
        const double length = setting.length(setting.sharpScore(codes.nearestRival));
        return { spread(codes.vectors, words.queries, columns, length),
            spread(codes.vectors, words.keys, columns, length) };
    }

    TargetVectors similarWordsTarget(const PatternSetting& setting)
    {
        const Inputs& inputs = setting.inputs;
        const Matrix& queries = inputs.queryEmbedding ? *inputs.queryEmbedding : *inputs.queries;
        const Matrix& keys = inputs.keyEmbedding ? *inputs.keyEmbedding : *inputs.keys;
        const bool oneText = &queries == &keys;
        const std::vector<Index> columns = usableColumns(setting);
        const auto width = static_cast<Index>(columns.size());
        const Matrix coordinates
            = principalCoordinates(oneText ? queries : stacked(queries, keys), width);
        const double length = setting.length(std::min(similarScore, setting.largestScore()));
        const Index keysFrom = oneText ? 0 : setting.queries();
        return { spread(coordinates, consecutive(setting.queries()), columns, length),
            spread(coordinates, consecutive(setting.keys(), keysFrom), columns, length) };
    }

    struct Want {
        const PatternSetting& setting;
        PositionPatterns& places;

        TargetVectors operator()(const PreviousToken&) const { return places.at(-1); }
        TargetVectors operator()(const NextToken&) const { return places.at(1); }
        TargetVectors operator()(const SelfToken&) const
        {
            return places.distancesSeen() ? places.at(0) : sameWordTarget(setting);
        }
        TargetVectors operator()(const FirstToken&) const { return places.first(); }
        TargetVectors operator()(const Neighbours& neighbours) const
        {
            return places.around(static_cast<double>(neighbours.width));
        }
        TargetVectors operator()(const SameWord&) const { return sameWordTarget(setting); }
        TargetVectors operator()(const SimilarWords&) const { return similarWordsTarget(setting); }
        TargetVectors operator()(const UniformAttention&) const { return noTarget(setting); }
    };

    // Target vectors of each pattern:
    //
    // previous, next   The nearest existing token: at the ends, the token itself. Positions have
    // codes self             whose products peak at distance 0 (position_codes.h); a query has the
    // code of
    //                  the position it attends to.
    // neighbours       Such codes with a peak of the given width.
    // first            The key of token 1, the target of all queries.
    // same word        One code for each different word, ignoring case (spherical_codes.h).
    // similar          The words' embeddings, centred and of length 1, in their d_k principal
    //                  directions (pca.h).
    // uniform          None.
    //
    // No query or key is longer than 3√d_k. With unbounded values, two dimensions would suffice for
    // any pattern; with moderate ones, as in trained heads, sharp patterns need width, and a narrow
    // head blurs what it cannot separate. If the width suffices, all keys outside the pattern get
    // less than a twentieth of each row together.
    //
    // Positions are known only through the position encoding in use. If it adds no vectors to the
    // input, a head cannot distinguish positions: previous, next, first and neighbours become
    // uniform, self becomes same word. RoPE rotates q and k inside the head instead: one constant
    // vector, rotated by the pattern's offset, gives previous, next, self and neighbours
    // (rotary_pairs.h); first becomes uniform; word codes use the columns that are hardly rotated
    // within the sentence.
    std::vector<TargetVectors> targetVectors(
        std::span<const HeadPattern> patterns, const PatternSetting& setting)
    {
        PositionPatterns places(setting);
        std::vector<TargetVectors> wanted;
        wanted.reserve(patterns.size());
        for (const HeadPattern& pattern : patterns)
            wanted.push_back(std::visit(Want { setting, places }, pattern));
        return wanted;
    }

    // Whether the position encoding cannot express the pattern, so that it was replaced.
    bool lacksPositions(const HeadPattern& pattern, const PatternSetting& setting)
    {
        const PositionPatterns places(setting);
        if (std::holds_alternative<FirstToken>(pattern))
            return !places.firstSeen();
        const bool byDistance = std::holds_alternative<PreviousToken>(pattern)
            || std::holds_alternative<NextToken>(pattern)
            || std::holds_alternative<SelfToken>(pattern)
            || std::holds_alternative<Neighbours>(pattern);
        return byDistance && !places.distancesSeen();
    }

    // Collects the target vectors of all patterns as blocks side by side, so that the regression is
    // solved once.
    class PatternBlocks {
    public:
        std::size_t add(Matrix block)
        {
            const auto known = std::ranges::find(blocks, block);
            if (known != blocks.end())
                return static_cast<std::size_t>(known - blocks.begin());
            starts.push_back(width);
            width += block.cols();
            blocks.push_back(std::move(block));
            return blocks.size() - 1;
        }

        void solve(const RidgeRegression& regression)
        {
            Matrix all = Matrix::uninitialised(blocks.front().rows(), width);
            for (std::size_t b = 0; b < blocks.size(); ++b)
                for (Index i = 0; i < all.rows(); ++i)
                    std::ranges::copy(blocks[b].row(i), all.row(i).begin() + starts[b]);
            solution = regression.fit(all);
        }

        // d x d_k, zeros to the right of the block's own columns
        [[nodiscard]] Matrix weights(std::size_t block, Index dk) const
        {
            const Index own = blocks[block].cols();
            Matrix w = Matrix::uninitialised(solution.rows(), dk);
            for (Index r = 0; r < w.rows(); ++r) {
                const auto from = solution.row(r).begin() + starts[block];
                std::fill(std::copy_n(from, own, w.row(r).begin()), w.row(r).end(), 0.0F);
            }
            return w;
        }

    private:
        std::vector<Matrix> blocks;
        std::vector<Index> starts;
        Index width = 0;
        Matrix solution;
    };

    struct QueryKeyWeights {
        Matrix wq, wk;
    };

    std::vector<QueryKeyWeights> queryKeyWeights(
        std::span<const HeadPattern> patterns, const PatternSetting& setting)
    {
        const bool oneInput = setting.inputs.queries == setting.inputs.keys;
        PatternBlocks queryBlocks;
        PatternBlocks otherBlocks;
        PatternBlocks& keyBlocks = oneInput ? queryBlocks : otherBlocks;
        struct HeadBlocks {
            std::size_t query, key;
        };
        std::vector<HeadBlocks> places;
        for (TargetVectors& wanted : targetVectors(patterns, setting)) {
            const std::size_t query = queryBlocks.add(std::move(wanted.queries));
            places.push_back({ query, keyBlocks.add(std::move(wanted.keys)) });
        }
        queryBlocks.solve(setting.queryRegression);
        if (!oneInput)
            keyBlocks.solve(setting.keyRegression);
        std::vector<QueryKeyWeights> result;
        result.reserve(places.size());
        for (const HeadBlocks& place : places)
            result.push_back({ queryBlocks.weights(place.query, setting.dk),
                keyBlocks.weights(place.key, setting.dk) });
        return result;
    }

    Matrix valueColumns(Index inputWidth, Index dv, Index head)
    {
        Matrix w(inputWidth, dv);
        for (Index c = 0; c < dv; ++c)
            w((head * dv + c) % inputWidth, c) = 1;
        return w;
    }

    Matrix valuesBack(Index inputWidth, Index concatWidth, Index outputWidth)
    {
        Matrix wo(concatWidth, outputWidth);
        for (Index c = 0; c < concatWidth; ++c) {
            const Index column = c % inputWidth;
            const Index carriers = (concatWidth - 1 - column) / inputWidth + 1;
            if (column < outputWidth)
                wo(c, column) = 1 / static_cast<Scalar>(carriers);
        }
        return wo;
    }

    std::vector<Notice> noticesFor(
        const std::vector<HeadModel>& heads, const std::vector<bool>& lacking)
    {
        Message list;
        for (std::size_t h = 0; h < heads.size(); ++h)
            if (lacking[h % lacking.size()])
                list = listed(std::move(list),
                    message("%1 (%2)", h + 1, IdName { std::string(heads[h].pattern) }));
        if (list.empty())
            return {};
        return { { "handmade_needs_positions",
            message("the position encoding in use carries no position information, so these heads "
                    "attend to all tokens equally (self: to identical words): %1",
                std::move(list)) } };
    }

} // namespace

HandBuiltHeads handBuiltHeads(const HandBuiltRequest& request)
{
    const Inputs& inputs = request.inputs;
    assert(inputs.queries && inputs.keys && inputs.values && !inputs.values->empty());
    assert(request.heads > 0 && request.dk > 0 && request.dv > 0);
    std::vector<HeadPattern> patterns(request.patterns.begin(), request.patterns.end());
    if (patterns.empty())
        patterns = { UniformAttention {} };
    patterns.resize(std::min(patterns.size(), static_cast<std::size_t>(request.heads)));

    const RidgeRegression queryReadout(*inputs.queries);
    std::optional<RidgeRegression> ownKeyReadout;
    if (inputs.keys != inputs.queries)
        ownKeyReadout.emplace(*inputs.keys);
    const PatternSetting setting { inputs, request.position, request.dk, queryReadout,
        ownKeyReadout ? *ownKeyReadout : queryReadout };
    const std::vector<QueryKeyWeights> weights = queryKeyWeights(patterns, setting);
    std::vector<bool> lacking;
    lacking.reserve(patterns.size());
    for (const HeadPattern& pattern : patterns)
        lacking.push_back(lacksPositions(pattern, setting));

    HandBuiltHeads result;
    for (Index h = 0; h < request.heads; ++h) {
        const std::size_t p = static_cast<std::size_t>(h) % patterns.size();
        HeadModel& head = result.heads.emplace_back();
        head.wq = weights[p].wq;
        head.wk = weights[p].wk;
        head.wv = valueColumns(inputs.values->cols(), request.dv, h);
        head.pattern = kindOf(patterns[p]);
    }
    result.wo = valuesBack(inputs.values->cols(), request.heads * request.dv, request.outputWidth);
    result.notices = noticesFor(result.heads, lacking);
    return result;
}

} // namespace core
