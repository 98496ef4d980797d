#pragma once

#include "core/limits.h"
#include "core/resolve/source_tensors.h"
#include "core/weights/weights_file.h"

#include <vector>

namespace core {

// Rows and columns of a layer's inputs.
struct InputSizes {
    Index queries = 0;
    Index keys = 0;
    Index queryWidth = 0;
    Index keyWidth = 0;
    Index valueWidth = 0;
};

// Embedding dimension of a text: the vocabulary's size (one-hot), the file's d (with the notice
// "file_dimension" if it differs from the experiment's), or the experiment's.
Index inputWidth(const SourceTensors& sourceTensors, const Experiment& experiment,
    const WeightsFile* file, std::vector<Notice>& notices);

InputSizes widthsOf(const SourceTensors& sourceTensors, Index dimension);
InputSizes widthsOf(const Inputs& inputs);

// Default d_k and d_v: ⌈d/h⌉, or d with identity weights, which keep the keys' own width where the
// score takes any; d_out is the width of the queries, or of the values with identity weights and
// for points. A file determines its own sizes.
limits::Size sizesOf(
    const Experiment& experiment, const InputSizes& inputs, const WeightsFile* file);

// Error "width_mismatch" unless the file's weights can multiply the inputs. Notices "file_heads"
// and "file_widths" where the experiment sets other sizes than the file's.
void requireFit(const WeightsFile& file, const Experiment& experiment, const limits::Size& size,
    std::vector<Notice>& notices);

} // namespace core
