#include "core/weights/hand_built.h"

#include "core/weights/pattern_targets.h"
#include "core/weights/ridge_regression.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <string>

namespace core {

namespace {

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
