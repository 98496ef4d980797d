#pragma once

// Models with normal random weights for tests of run(), without resolve().

#include "core/attention/score_parameters.h"
#include "core/base/random.h"
#include "core/inference/run.h"
#include "core/model.h"
#include "core/resolve/resolve.h"

#include <cmath>
#include <memory>
#include <string>

namespace test {

using core::Index;

struct Shape {
    Index n = 7; // queries
    Index m = 7; // keys; n and one input for both: self-attention
    Index d = 12;
    Index dk = 5;
    Index dv = 3;
    Index heads = 2;
    Index outputWidth = 6; // 0: no W_O
    bool biases = false;
    bool cross = false;
};

class ModelMaker {
public:
    explicit ModelMaker(std::uint64_t seedOfAll)
        : seed(seedOfAll)
    {
    }

    core::Matrix normal(Index rows, Index cols, double deviation = 1)
    {
        core::Matrix result = core::Matrix::uninitialised(rows, cols);
        core::fillNormal({ result.data(), static_cast<std::size_t>(result.size()) },
            core::streamKey(seed, "test", ++count), deviation);
        return result;
    }

    core::Matrix bias(const Shape& s, Index width)
    {
        return s.biases ? normal(1, width) : core::Matrix();
    }

    core::HeadModel head(const Shape& s)
    {
        const double xavier = 1 / std::sqrt(static_cast<double>(s.d));
        core::HeadModel result;
        result.wq = normal(s.d, s.dk, xavier);
        result.wk = normal(s.d, s.dk, xavier);
        result.wv = normal(s.d, s.dv, xavier);
        result.bq = bias(s, s.dk);
        result.bk = bias(s, s.dk);
        result.bv = bias(s, s.dv);
        for (Index i = 0; i < s.n; ++i) {
            result.mask.begin.push_back(0);
            result.mask.end.push_back(s.m);
        }
        return result;
    }

    // Random parameters of the score for queries and keys of width d_k.
    core::ScoreParameters parameters(const core::Score& score, Index dk)
    {
        core::ScoreParameters result;
        for (const auto& [parameter, rows, cols] : core::parameterShapes(score, { dk, dk }))
            *core::parameterNamed(result, parameter.name)
                = normal(rows, cols, rows > 1 ? 1 / std::sqrt(static_cast<double>(rows)) : 1);
        return result;
    }

    core::LayerModel layer(const Shape& s)
    {
        core::LayerModel result;
        for (Index h = 0; h < s.heads; ++h)
            result.heads.push_back(head(s));
        const Index width = s.heads * s.dv;
        if (s.outputWidth > 0)
            result.wo = normal(width, s.outputWidth, 1 / std::sqrt(static_cast<double>(width)));
        result.bo = bias(s, s.outputWidth > 0 ? s.outputWidth : width);
        return result;
    }

    // One layer with scaling √d_k, softmax and no position encoding.
    std::shared_ptr<core::Model> model(const Shape& s)
    {
        auto result = std::make_shared<core::Model>();
        result->specs.resize(1);
        result->inputs.queries = std::make_shared<core::Matrix>(normal(s.n, s.d));
        result->inputs.keys
            = s.cross ? std::make_shared<core::Matrix>(normal(s.m, s.d)) : result->inputs.queries;
        result->inputs.values = result->inputs.keys;
        result->layers.mutableLayers().push_back(layer(s));
        return result;
    }

private:
    std::uint64_t seed;
    std::uint64_t count = 0;
};

} // namespace test
