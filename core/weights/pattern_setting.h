#pragma once

#include "core/base/matrix.h"
#include "core/input/position.h"
#include "core/model.h"
#include "core/weights/ridge_regression.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace core {

// What a head built for a pattern wants to see: vectors whose products, divided by √d_k, are the
// scores of the pattern. At most d_k columns; those that are missing are zero.
struct TargetVectors {
    Matrix queries; // n x c
    Matrix keys; // m x c
};

// What patterns are built from, and how strong they may be.
struct PatternSetting {
    const Inputs& inputs;
    const Position& position;
    Index dk;
    const RidgeRegression& queryReadout; // of inputs.queries
    const RidgeRegression& keyReadout; // of inputs.keys

    [[nodiscard]] Index queries() const { return inputs.queries->rows(); }
    [[nodiscard]] Index keys() const { return inputs.keys->rows(); }
    [[nodiscard]] Index positions() const { return std::max(queries(), keys()); }
    [[nodiscard]] bool positionsAdded() const
    {
        return inputs.queryPositions != nullptr && inputs.keyPositions != nullptr;
    }
    [[nodiscard]] const Rotary* rotary() const { return std::get_if<Rotary>(&position); }

    // By how much a rival's score must be less for all rivals together to get less than 1/20.
    [[nodiscard]] double gap() const { return std::log(20 * static_cast<double>(positions())); }

    // The score at which q and k are 3√d_k long, three times a vector of unit variance.
    [[nodiscard]] double largestScore() const { return 9 * std::sqrt(static_cast<double>(dk)); }

    // The score of a query and its own key when its rivals' are at most `rival` times as large.
    [[nodiscard]] double sharpScore(double rival) const
    {
        return std::min(gap() / std::max(1 - rival, 1e-9), largestScore());
    }

    // Of q and of k, so that q · k / √d_k is the score.
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
