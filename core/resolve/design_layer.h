#pragma once

#include "core/experiment.h"
#include "core/limits.h"
#include "core/model.h"
#include "core/resolve/source_tensors.h"

#include <vector>

namespace core {

class WeightsFile;

// The sizes and weights of one layer of a design: the experiment's first one.

// Rows and columns of a layer's inputs.
struct InputSizes {
    Index queries = 0;
    Index keys = 0;
    Index queryWidth = 0;
    Index keyWidth = 0;
    Index valueWidth = 0;
};

InputSizes widthsOf(const SourceTensors& sourceTensors, Index dimension);
InputSizes widthsOf(const Inputs& inputs);

// Embedding dimension of a text: the vocabulary's size (one-hot), the file's d (with the notice
// "file_dimension" if it differs from the experiment's), or the experiment's.
Index inputWidth(const SourceTensors& sourceTensors, const Experiment& experiment,
    const WeightsFile* file, std::vector<Notice>& notices);

// Default d_k and d_v: ⌈d/h⌉, or d with identity weights, which keep the keys' own width where
// the score takes any; d_out is the width of the queries, or of the values with identity
// weights and for points. A file determines its own sizes.
limits::Size sizesOf(
    const Experiment& experiment, const InputSizes& inputs, const WeightsFile* file);

// Weights that need no file, for a layer counted from 1.
LayerModel computedLayer(const Experiment& experiment, const limits::Size& size,
    const Inputs& inputs, std::size_t number, std::vector<Notice>& notices);

// "8 (the settings ask for 4)"
Message decided(Index experiment, Index file);

inline constexpr const char* scaledTwice = "scaled_twice";
void noticeDoubleScaling(const Experiment& experiment, std::vector<Notice>& notices);

} // namespace core
