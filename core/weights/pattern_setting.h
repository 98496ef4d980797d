#pragma once

#include "core/base/matrix.h"
#include "core/input/position.h"
#include "core/model.h"
#include "core/weights/ridge_regression.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace core {

// The target queries and keys of a hand-built head: their products, divided by √d_k, are the scores
// of the pattern. At most d_k columns; missing ones are zero.
struct TargetVectors {
    Matrix queries; // n x c
    Matrix keys; // m x c
};

// The input, position encoding and width that patterns are built for, and limits of their scores.
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

} // namespace core
