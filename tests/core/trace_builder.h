#pragma once

// Traces computed by slow loops, to test the analysis without resolve() and run().

#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "core/trace.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace trace_builder {

using core::Index;
using core::Matrix;

inline std::vector<core::Token> tokens(const std::vector<std::string>& words)
{
    std::vector<core::Token> result;
    for (const auto& word : words)
        result.push_back({ word, 0, 0, true });
    return result;
}

// Uniform values in [-1, 1) from a linear congruential generator.
inline Matrix numbers(Index rows, Index cols, std::uint32_t seed)
{
    Matrix result(rows, cols);
    std::uint32_t state = seed * 2654435761U + 1;
    for (Index i = 0; i < result.size(); ++i) {
        state = state * 1664525U + 1013904223U;
        result.data()[i] = static_cast<float>(state >> 8U) / 8388608.0F - 1.0F;
    }
    return result;
}

inline Matrix product(const Matrix& a, const Matrix& b)
{
    Matrix result(a.rows(), b.cols());
    for (Index i = 0; i < a.rows(); ++i)
        for (Index j = 0; j < b.cols(); ++j) {
            double sum = 0;
            for (Index t = 0; t < a.cols(); ++t)
                sum += static_cast<double>(a(i, t)) * static_cast<double>(b(t, j));
            result(i, j) = static_cast<float>(sum);
        }
    return result;
}

inline Matrix transposed(const Matrix& a)
{
    Matrix result(a.cols(), a.rows());
    for (Index i = 0; i < a.rows(); ++i)
        for (Index j = 0; j < a.cols(); ++j)
            result(j, i) = a(i, j);
    return result;
}

struct Setup {
    std::vector<std::string> queries { "the", "cat", "saw", "the", "dog" };
    std::vector<std::string> keys {}; // empty: self-attention
    Index d = 4;
    Index dk = 3;
    Index dv = 2;
    int heads = 2;
    int layers = 1;
    bool causal = false;
};

inline core::HeadModel headModel(const Setup& setup, Index n, Index m, std::uint32_t seed)
{
    core::HeadModel head;
    head.wq = numbers(setup.d, setup.dk, seed);
    head.wk = numbers(setup.d, setup.dk, seed + 1);
    head.wv = numbers(setup.d, setup.dv, seed + 2);
    for (Index i = 0; i < n; ++i) {
        head.mask.begin.push_back(0);
        head.mask.end.push_back(setup.causal ? std::min(i + 1, m) : m);
    }
    return head;
}

// softmax(q·kᵀ/√d_k), row by row, and its product with v
inline core::HeadTrace attend(
    const core::HeadModel& head, const Matrix& queries, const Matrix& keys, const Matrix& values)
{
    core::HeadTrace trace;
    trace.q = product(queries, head.wq);
    trace.k = product(keys, head.wk);
    trace.v = product(values, head.wv);
    const Matrix raw = product(trace.q, transposed(trace.k));
    trace.weights = Matrix(raw.rows(), raw.cols());
    for (Index i = 0; i < raw.rows(); ++i) {
        const auto row = static_cast<std::size_t>(i);
        const double scale = std::sqrt(static_cast<double>(trace.q.cols()));
        double sum = 0;
        for (Index j = head.mask.begin[row]; j < head.mask.end[row]; ++j)
            sum += std::exp(static_cast<double>(raw(i, j)) / scale);
        for (Index j = head.mask.begin[row]; j < head.mask.end[row]; ++j)
            trace.weights(i, j)
                = static_cast<float>(std::exp(static_cast<double>(raw(i, j)) / scale) / sum);
    }
    trace.output = product(trace.weights, trace.v);
    trace.mask = head.mask;
    return trace;
}

inline core::AttentionTrace layerTrace(
    const core::LayerModel& model, core::Input queries, core::Input keys, core::Input values)
{
    core::AttentionTrace layer;
    layer.queries = std::move(queries);
    layer.keys = std::move(keys);
    layer.values = std::move(values);
    for (const auto& head : model.heads)
        layer.heads.push_back(attend(head, *layer.queries, *layer.keys, *layer.values));
    const Index dv = layer.heads[0].v.cols();
    layer.concat = Matrix(layer.queries->rows(), dv * std::ssize(layer.heads));
    for (Index h = 0; h < std::ssize(layer.heads); ++h)
        for (Index i = 0; i < layer.concat.rows(); ++i)
            for (Index t = 0; t < dv; ++t)
                layer.concat(i, h * dv + t) = layer.heads[static_cast<std::size_t>(h)].output(i, t);
    layer.output = product(layer.concat, model.wo);
    return layer;
}

// Scaled dot product attention of random tokens.
inline core::Trace build(const Setup& setup = {})
{
    const bool self = setup.keys.empty();
    const auto n = std::ssize(setup.queries);
    const auto m = self ? n : std::ssize(setup.keys);
    auto model = std::make_shared<core::Model>();
    model->experiment.attention().heads = setup.heads;
    model->inputs.queryTokens = tokens(setup.queries);
    model->inputs.keyTokens = self ? model->inputs.queryTokens : tokens(setup.keys);
    model->inputs.queries = std::make_shared<const Matrix>(numbers(n, setup.d, 1));
    model->inputs.keys
        = self ? model->inputs.queries : std::make_shared<const Matrix>(numbers(m, setup.d, 2));
    model->inputs.values = model->inputs.keys;
    core::Trace trace;
    core::Input input = model->inputs.queries;
    for (int l = 0; l < setup.layers; ++l) {
        core::LayerModel layer;
        for (int h = 0; h < setup.heads; ++h)
            layer.heads.push_back(
                headModel(setup, n, m, static_cast<std::uint32_t>(100 * l + 10 * h + 3)));
        layer.wo = numbers(setup.heads * setup.dv, setup.d, static_cast<std::uint32_t>(77 + l));
        const core::Input keys = self ? input : model->inputs.keys;
        trace.attentions.push_back(layerTrace(layer, input, keys, keys));
        model->layers.mutableLayers().push_back(std::move(layer));
        model->specs.emplace_back().heads = setup.heads;
        core::AttentionTrace& done = trace.attentions.back();
        done.path = "layer" + std::to_string(trace.attentions.size());
        done.spec = model->specs.back();
        done.queryTokens = core::TokenList(model, &model->inputs.queryTokens);
        done.keyTokens = core::TokenList(model, &model->inputs.keyTokens);
        input = std::make_shared<const Matrix>(trace.attentions.back().output);
    }
    trace.model = std::move(model);
    return trace;
}

// The trace with the weights of one head replaced.
inline core::Trace withWeights(const std::vector<std::string>& words, Matrix weights)
{
    core::Trace trace = build({ .queries = words, .heads = 1 });
    trace.attentions[0].heads[0].weights = std::move(weights);
    return trace;
}

// The trace with changed specifications or weights of its layers; results are not recomputed.
inline core::Trace changed(core::Trace trace, auto&& change)
{
    const auto model = std::make_shared<core::Model>(*trace.model);
    change(*model);
    for (std::size_t l = 0; l < trace.attentions.size(); ++l) {
        trace.attentions[l].spec = model->specs[l];
        trace.attentions[l].queryTokens = core::TokenList(model, &model->inputs.queryTokens);
        trace.attentions[l].keyTokens = core::TokenList(model, &model->inputs.keyTokens);
        for (std::size_t h = 0; h < trace.attentions[l].heads.size(); ++h) {
            trace.attentions[l].heads[h].mask = model->layers[l].heads[h].mask;
            trace.attentions[l].heads[h].enabled = model->layers[l].heads[h].enabled;
        }
    }
    trace.model = model;
    return trace;
}

} // namespace trace_builder
