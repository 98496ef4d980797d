#include "core/inference/attention_forward.h"

#include "core/base/error.h"
#include "core/inference/attention/head_attention.h"
#include "core/inference/head_rank.h"
#include "core/inference/head_weights.h"
#include "core/inference/output_head.h"
#include "core/math/overflow.h"
#include "core/math/pca.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace core {

namespace {

    constexpr Index queriesAtOnce = 48; // their scores fit into a cache

    const std::vector<std::shared_ptr<const Matrix>>& bucketBiases(const AttentionLayer& attention,
        const MaskShape& shape, const WeightReader& weights, SharedBias& known)
    {
        auto& found = known[attention.relativeBias->table];
        if (!found.empty())
            return found;
        Matrix table = Matrix::uninitialised(attention.relativeBias->count, attention.spec.heads);
        weights.readTensor(attention.relativeBias->table, 0,
            { table.data(), static_cast<std::size_t>(table.size()) });
        for (Matrix& bias : bucketBias(*attention.relativeBias, table, shape.queries, shape.keys))
            found.push_back(std::make_shared<const Matrix>(std::move(bias)));
        return found;
    }

    std::shared_ptr<const Matrix> maskAndBias(
        const std::shared_ptr<const Matrix>& mask, const std::shared_ptr<const Matrix>& bias)
    {
        if (mask == nullptr)
            return bias;
        Matrix sum = *mask;
        for (Index i = 0; i < sum.rows(); ++i)
            for (Index j = 0; j < sum.cols(); ++j)
                if (sum(i, j) != excluded)
                    sum(i, j) += (*bias)(i, j);
        return std::make_shared<const Matrix>(std::move(sum));
    }

    // A mask matrix or graph may fit one attention and not another: the error names the path.
    std::vector<HeadMask> masksOf(
        const std::vector<Mask>& masks, const MaskShape& shape, const std::string& path)
    {
        try {
            return resolveMasks(masks, shape, noFiles());
        } catch (const Error& error) {
            throw error.within(message("%1: %2; %3 selects the attention layer that a mask "
                                       "applies to",
                path, error.message, IdName { "network.changes.at" }));
        }
    }

    // ‖A·V·W_O‖² of one head: the size of its contribution to the layer's output.
    double sizeOfAdded(const HeadTrace& head, const Matrix& wo, Index first)
    {
        const ConstBlock rows = block(wo).rowsOf({ first, first + head.output.cols() });
        Matrix added = Matrix::uninitialised(head.output.rows(), wo.cols());
        multiply(block(head.output), PackedMatrix::of(rows), block(added));
        double sum = 0;
        for (const Scalar number : added.values())
            sum += static_cast<double>(number) * static_cast<double>(number);
        return sum;
    }

    // Heads by their contribution, largest first; of equal ones the first.
    std::vector<Index> headsBySize(
        const std::vector<HeadTrace>& heads, const Matrix& wo, const ThreadPool& threadPool)
    {
        std::vector<double> sizes(heads.size(), -1); // ablated heads come last
        threadPool.forEach(std::ssize(heads), [&](Index h) {
            const HeadTrace& head = heads[static_cast<std::size_t>(h)];
            if (head.enabled)
                sizes[static_cast<std::size_t>(h)] = sizeOfAdded(head, wo, h * head.output.cols());
        });
        std::vector<Index> order(heads.size());
        std::iota(order.begin(), order.end(), Index { 0 });
        std::ranges::stable_sort(
            order, std::greater<> {}, [&](Index h) { return sizes[static_cast<std::size_t>(h)]; });
        return order;
    }

} // namespace

AttentionForward::AttentionForward(
    const AttentionLayer& described, const InferenceContext& at, AttentionTrace& result)
    : attention(described)
    , context(at)
    , trace(result)
    , dk(described.q.outputs() / described.spec.heads)
{
}

void AttentionForward::run(SharedBias& biases)
{
    projectInputs();
    loadWeights();
    project();
    dropCoordinates();
    addMasks(biases);
    attend({ 0, trace.queries->rows() });
    keepHeads();
    trace.output = projected(trace.concat);
}

void AttentionForward::begin(Index count, SharedBias& biases)
{
    assert(!attention.rope && !attention.rotary && !attention.qNorm && !attention.kNorm);
    oneByOne = std::make_shared<Matrix>(count, attention.q.inputs);
    projectInputs();
    trace.queries = oneByOne;
    loadWeights();
    project();
    addMasks(biases);
}

Matrix AttentionForward::attendFrom(Index query, std::span<const Scalar> state)
{
    std::ranges::copy(state, oneByOne->row(query).begin());
    Matrix row = Matrix::uninitialised(1, std::ssize(state));
    std::ranges::copy(state, row.data());
    const Matrix q = own ? projectedBy(&HeadModel::wq, &HeadModel::bq, row, 1)
                         : product(attention.q, row, context);
    for (Index h = 0; h < attention.heads(); ++h)
        std::ranges::copy(columnsFrom(q, h * dk, dk).values(),
            trace.heads[static_cast<std::size_t>(h)].q.row(query).begin());
    attend({ query, query + 1 });
    return projected(chosenRows(trace.concat, { &query, 1 }));
}

// Recomputes all rows at once: the largest of all scores decides whether rows are normalised by the
// faster way.
void AttentionForward::end()
{
    attend({ 0, oneByOne->rows() });
    trace.output = projected(trace.concat);
}

// Inputs that are one matrix stay one.
void AttentionForward::projectInputs()
{
    const Index directions = attention.weightIntervention.inputRank;
    const auto reduced = [&](const Input& rows) {
        const bool whole = directions == 0 || directions >= std::min(rows->rows(), rows->cols());
        return whole ? rows : std::make_shared<const Matrix>(onPrincipal(*rows, directions));
    };
    const Input queries = oneByOne ? trace.queries : reduced(trace.queries);
    const Input keys = trace.keys == trace.queries ? queries : reduced(trace.keys);
    trace.values = trace.values == trace.keys ? keys : reduced(trace.values);
    trace.queries = queries;
    trace.keys = keys;
}

void AttentionForward::loadWeights()
{
    const bool lessProduct = hasLowRank(attention) && hasProduct(attention);
    if (lessProduct || !attention.weightIntervention.edits.empty())
        own = numbersOf(attention, context.weights, context.threadPool);
    if (!own) {
        scoreParameters = scoreParametersOf(attention, context.weights);
        return;
    }
    for (const HeadModel& head : own->heads)
        scoreParameters.push_back(head.score);
}

void AttentionForward::project()
{
    Matrix q = own ? projectedBy(&HeadModel::wq, &HeadModel::bq, *trace.queries, 1)
                   : product(attention.q, *trace.queries, context);
    Matrix k = own ? projectedBy(&HeadModel::wk, &HeadModel::bk, *trace.keys, attention.groupSize())
                   : product(attention.k, *trace.keys, context);
    const Matrix v = own
        ? projectedBy(&HeadModel::wv, &HeadModel::bv, *trace.values, attention.groupSize())
        : product(attention.v, *trace.values, context);
    normAndRotate(q, attention.qNorm);
    normAndRotate(k, attention.kNorm);
    requireProjected({ &q, &k, &v });
    splitHeads(q, k, v);
}

// The scores would stay finite and hide the damage.
void AttentionForward::requireProjected(const std::array<const Matrix*, 3>& all) const
{
    constexpr std::array names { "/q", "/k", "/v" };
    for (std::size_t i = 0; i < all.size() && !context.stop.stop_requested(); ++i)
        requireFinite(*all[i], trace.path + names[i]);
}

// Bitwise as product(): heads concatenated, with one part for `together` heads that share it.
Matrix AttentionForward::projectedBy(
    Matrix HeadModel::*weight, Matrix HeadModel::*bias, const Matrix& from, Index together) const
{
    const Index parts = std::ssize(own->heads) / together;
    const Index width = (own->heads.front().*weight).cols();
    Matrix result = Matrix::uninitialised(from.rows(), parts * width);
    context.threadPool.forEach(parts, [&](Index part) {
        const HeadModel& head = own->heads[static_cast<std::size_t>(part * together)];
        const MutableBlock to = block(result).colsOf({ part * width, (part + 1) * width });
        multiply(block(from), PackedMatrix::of(block(head.*weight)), to);
        addRow((head.*bias).values(), to);
    });
    return result;
}

void AttentionForward::normAndRotate(Matrix& all, const std::optional<Norm>& norm) const
{
    if (norm) { // over each head, or over all heads
        const Index width = norm->width;
        const MutableBlock rows { all.data(), all.size() / width, width, width };
        normaliseRows(*norm, context.weights.vector(norm->weight, width),
            context.weights.vector(norm->bias, width), rows);
    }
    if (attention.rope)
        applyRope(*attention.rope, dk, block(all));
    for (Index first = 0; attention.rotary && first < all.cols(); first += dk) {
        Matrix head = columnsFrom(all, first, dk);
        rotate(*attention.rotary, head);
        for (Index i = 0; i < all.rows(); ++i)
            std::ranges::copy(head.row(i), all.row(i).data() + first);
    }
}

void AttentionForward::splitHeads(const Matrix& q, const Matrix& k, const Matrix& v)
{
    const auto heads = static_cast<Index>(attention.spec.heads);
    const Index together = heads / attention.kvHeads;
    const Index dv = v.cols() / attention.kvHeads;
    const Index keyWidth = attention.kvWidth();
    trace.heads.resize(static_cast<std::size_t>(heads));
    trace.concat = Matrix::uninitialised(q.rows(), heads * dv);
    for (Index h = 0; h < heads; ++h) {
        HeadTrace& head = trace.heads[static_cast<std::size_t>(h)];
        head.q = columnsFrom(q, h * dk, dk);
        head.k = columnsFrom(k, h / together * keyWidth, keyWidth);
        head.v = columnsFrom(v, h / together * dv, dv);
        head.weights = Matrix::uninitialised(q.rows(), k.rows());
        head.output = Matrix::uninitialised(q.rows(), dv);
    }
}

std::vector<HeadMask> AttentionForward::masks(SharedBias& biases) const
{
    const MaskShape shape { trace.queries->rows(), trace.keys->rows(), attention.spec.heads };
    std::vector<HeadMask> result = masksOf(attention.spec.mask, shape, trace.path);
    if (attention.alibiSlopes) {
        const std::vector<Scalar> slopes = alibiSlopes(shape.heads);
        for (std::size_t h = 0; h < result.size(); ++h)
            result[h].distanceSlope = slopes[h];
    }
    if (attention.relativeBias) {
        const auto& added = bucketBiases(attention, shape, context.weights, biases);
        for (std::size_t h = 0; h < result.size(); ++h)
            result[h].added = maskAndBias(result[h].added, added[h]);
    }
    return result;
}

void AttentionForward::addMasks(SharedBias& biases)
{
    std::vector<HeadMask> all = masks(biases);
    for (std::size_t h = 0; h < all.size(); ++h) {
        trace.heads[h].mask = std::move(all[h]);
        trace.heads[h].enabled
            = std::ranges::count(attention.spec.ablatedHeads, static_cast<int>(h) + 1) == 0;
    }
}

void AttentionForward::attend(IndexRange queries)
{
    context.threadPool.forEach(std::ssize(trace.heads), [&](Index h) {
        const auto place = static_cast<std::size_t>(h);
        HeadTrace& head = trace.heads[place];
        HeadAttention attending(attention.spec, scoreParameters[place], head);
        attending.prepare();
        const Index dv = head.v.cols();
        const MutableBlock concat = block(trace.concat).colsOf({ h * dv, (h + 1) * dv });
        for (Index i = queries.begin; i < queries.end && !context.stop.stop_requested();
             i += queriesAtOnce)
            attending.attend({ i, std::min(i + queriesAtOnce, queries.end) }, concat);
        head.emptyRows.clear();
        attending.finish();
    });
}

// Rank reduction without a product W_Q W_Kᵀ.
void AttentionForward::dropCoordinates()
{
    if (!hasLowRank(attention) || hasProduct(attention))
        return;
    const LayerModel trained
        = own ? *own : numbersOf(attention, context.weights, context.threadPool);
    context.threadPool.forEach(std::ssize(trace.heads), [&](Index h) {
        const auto place = static_cast<std::size_t>(h);
        const std::vector<Index> dropped
            = droppedCoordinates(attention, { trained.heads[place], h }, context.weights);
        dropColumns(trace.heads[place].q, dropped);
        dropColumns(trace.heads[place].k, dropped);
    });
}

void AttentionForward::keepHeads()
{
    const auto count = static_cast<std::size_t>(attention.weightIntervention.headsKept);
    if (count == 0 || count >= trace.heads.size() || context.stop.stop_requested())
        return;
    const Matrix read = own ? Matrix {} : weightOf(attention.out, context.weights);
    const std::vector<Index> order
        = headsBySize(trace.heads, own ? own->wo : read, context.threadPool);
    for (const Index h : std::span(order).subspan(count)) {
        HeadTrace& head = trace.heads[static_cast<std::size_t>(h)];
        if (!head.enabled)
            continue;
        head.enabled = false;
        trace.spec.ablatedHeads.push_back(static_cast<int>(h) + 1);
        const Index width = head.output.cols();
        for (Index i = 0; i < trace.concat.rows(); ++i)
            std::fill_n(trace.concat.row(i).data() + h * width, width, Scalar { 0 });
    }
    std::ranges::sort(trace.spec.ablatedHeads);
}

Matrix AttentionForward::projected(const Matrix& sum) const
{
    if (!own)
        return product(attention.out, sum, context);
    if (own->wo.empty())
        return sum;
    Matrix result = Matrix::uninitialised(sum.rows(), own->wo.cols());
    multiply(block(sum), PackedMatrix::of(block(own->wo)), block(result));
    addRow(own->bo.values(), block(result));
    return result;
}

} // namespace core
