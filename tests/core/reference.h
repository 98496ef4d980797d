#pragma once

// A slow reference implementation of the forward pass of a core::Model, in double. It uses only the
// model's values and types from core.

#include "core/model.h"
#include "tests/core/reference_normaliser.h"

namespace reference {

struct Head {
    Table q, k, v; // after a rotary position
    Table raw, scaled, capped, masked; // `nothing` where excluded; capped as scaled without a cap
    Table weights, output;
    std::vector<Index> emptyRows;
};

struct Layer {
    std::vector<Head> heads;
    Table concat, output;
};

inline Table product(const Table& a, const Table& b, const core::Matrix& bias)
{
    Table result;
    for (const Row& row : a) {
        result.push_back(times(row, b));
        for (std::size_t j = 0; j < result.back().size(); ++j) {
            const double shift = bias.empty() ? 0 : static_cast<double>(bias.data()[j]);
            result.back()[j] = bounded(bounded(result.back()[j]) + shift);
        }
    }
    return result;
}

inline void turn(double& a, double& b, double angle)
{
    const double first = a * std::cos(angle) - b * std::sin(angle);
    b = bounded(a * std::sin(angle) + b * std::cos(angle));
    a = bounded(first);
}

inline void rotateRows(const core::Rotary& rotary, Table& rows)
{
    for (std::size_t position = 0; position < rows.size(); ++position) {
        Row& row = rows[position];
        const std::size_t half = row.size() / 2;
        for (std::size_t i = 0; i < half; ++i) {
            const double power = -2 * static_cast<double>(i) / static_cast<double>(row.size());
            const double angle
                = static_cast<double>(position) * std::pow(static_cast<double>(rotary.base), power);
            if (rotary.pairing == core::Pairing::Adjacent)
                turn(row[2 * i], row[2 * i + 1], angle);
            else
                turn(row[i], row[half + i], angle);
        }
    }
}

inline double divisorOf(const core::Scaling& scaling, std::size_t dk)
{
    if (std::holds_alternative<core::SqrtScaling>(scaling))
        return std::sqrt(static_cast<double>(dk));
    if (std::holds_alternative<core::WidthScaling>(scaling))
        return static_cast<double>(dk);
    if (const auto* factor = std::get_if<core::FactorScaling>(&scaling))
        return static_cast<double>(factor->factor);
    return 1;
}

inline double maskedScore(
    const core::HeadMask& mask, std::size_t query, std::size_t key, double score)
{
    const auto i = static_cast<Index>(query);
    const auto j = static_cast<Index>(key);
    if (j < mask.begin[query] || j >= mask.end[query])
        return nothing;
    const double added = mask.added ? static_cast<double>((*mask.added)(i, j)) : 0;
    if (mask.added && (*mask.added)(i, j) == core::excluded)
        return nothing;
    return bounded(score + added
        - static_cast<double>(mask.distanceSlope) * static_cast<double>(std::abs(i - j)));
}

inline void attend(const core::LayerSpec& spec, const core::HeadModel& model, Head& head)
{
    const bool logarithm = std::holds_alternative<core::KernelScore>(spec.score);
    const double divisor = divisorOf(spec.scaling, model.wk.cols() > 0 ? head.k[0].size() : 1);
    head.raw = scores(spec.score, model.score, head.q, head.k);
    head.scaled = head.raw;
    for (std::size_t i = 0; i < head.raw.size(); ++i) {
        for (double& x : head.scaled[i])
            x = bounded(x / divisor);
        head.capped.push_back(head.scaled[i]);
        const auto cap = static_cast<double>(spec.softcap);
        for (double& x : head.capped[i])
            x = cap == 0 || x == nothing ? x : cap * std::tanh(x / cap);
        head.masked.push_back(head.capped[i]);
        Row& masked = head.masked.back();
        for (std::size_t j = 0; j < masked.size(); ++j)
            masked[j] = maskedScore(model.mask, i, j, masked[j]);
        Row cooled = masked;
        for (double& x : cooled)
            x = bounded(x / static_cast<double>(spec.temperature));
        head.weights.push_back(normalised(spec.normaliser, cooled, logarithm));
        const Row& weights = head.weights.back();
        if (std::all_of(weights.begin(), weights.end(), [](double a) { return a == 0; }))
            head.emptyRows.push_back(static_cast<Index>(i));
    }
    head.output = product(head.weights, head.v, {});
}

inline Layer layer(const core::LayerSpec& spec, const core::LayerModel& model, const Table& queries,
    const Table& keys, const Table& values)
{
    Layer result;
    result.concat.resize(queries.size());
    for (const core::HeadModel& weights : model.heads) {
        Head head;
        head.q = product(queries, table(weights.wq), weights.bq);
        head.k = product(keys, table(weights.wk), weights.bk);
        head.v = product(values, table(weights.wv), weights.bv);
        if (spec.rotary) {
            rotateRows(*spec.rotary, head.q);
            rotateRows(*spec.rotary, head.k);
        }
        attend(spec, weights, head);
        for (std::size_t i = 0; i < queries.size(); ++i) {
            for (const double x : head.output[i])
                result.concat[i].push_back(weights.enabled ? x : 0);
        }
        result.heads.push_back(std::move(head));
    }
    const auto width = static_cast<Index>(result.concat[0].size());
    const Table wo = table(model.wo.empty() ? core::Matrix::identity(width, width) : model.wo);
    result.output = product(result.concat, wo, model.bo);
    return result;
}

// All layers: each layer's output is the next layer's input; in cross-attention keys and values
// stay the same.
inline std::vector<Layer> forward(const core::Model& model)
{
    const core::Inputs& in = model.inputs;
    Table queries = table(*in.queries);
    Table keys = table(*in.keys);
    Table values = table(*in.values);
    std::vector<Layer> layers;
    for (std::size_t l = 0; l < model.layers.size(); ++l) {
        layers.push_back(layer(model.specs[l], model.layers[l], queries, keys, values));
        queries = layers.back().output;
        if (in.keys == in.queries)
            keys = queries;
        if (in.values == in.queries)
            values = queries;
    }
    return layers;
}

// max |ours - theirs| / max |theirs|, the measure of a product's rounding error. Excluded cells
// must agree exactly.
inline double difference(const core::Matrix& ours, const Table& theirs)
{
    double largest = 0;
    double apart = 0;
    if (ours.rows() != static_cast<Index>(theirs.size()))
        return std::numeric_limits<double>::infinity();
    for (Index i = 0; i < ours.rows(); ++i) {
        const Row& row = theirs[static_cast<std::size_t>(i)];
        if (ours.cols() != static_cast<Index>(row.size()))
            return std::numeric_limits<double>::infinity();
        for (Index j = 0; j < ours.cols(); ++j) {
            const double x = row[static_cast<std::size_t>(j)];
            if ((x == nothing) != (ours(i, j) == core::excluded) || !std::isfinite(ours(i, j)))
                return std::numeric_limits<double>::infinity();
            if (x == nothing)
                continue;
            largest = std::max(largest, std::abs(x));
            apart = std::max(apart, std::abs(static_cast<double>(ours(i, j)) - x));
        }
    }
    return largest > 0 ? apart / largest : apart;
}

} // namespace reference
