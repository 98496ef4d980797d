#pragma once

// The table behind tensors(): one row for every name a tensor can have.

#include "core/reading/tensors.h"

#include <span>

namespace core {

// Layer and head counted from 0; -1 where a tensor belongs to none.
struct TensorAt {
    const Trace& trace;
    Index layer = -1;
    Index head = -1;
};

struct TensorRow {
    std::string_view name;
    TensorKind kind;
    Axis rows;
    Axis columns;
    // Where the matrix is held; null or an empty matrix: this trace has no such tensor.
    const Matrix* (*stored)(const TensorAt&);
    // Those that are not held: how they are made, and whether there are any.
    Matrix (*computed)(const TensorAt&) = nullptr;
    bool (*exists)(const TensorAt&) = nullptr;
    Matrix ScoreStages::*stage = nullptr; // of kind Scores: which of them
    // One that is held and has the shape of what is computed; null: n x m.
    const Matrix* (*shapedLike)(const TensorAt&) = nullptr;
};

std::span<const TensorRow> inputRows();
std::span<const TensorRow> headRows();
std::span<const TensorRow> layerRows();
std::span<const TensorRow> modelRows(); // after all layers

} // namespace core
