#pragma once

#include "core/experiment.h"
#include "core/input/files.h"
#include "core/model.h"

#include <string>
#include <vector>

namespace core {

// Content of a source before embedding: tokens, or vectors.
struct SourceTensors {
    std::vector<Token> queryTokens; // "1", "2", … for vectors
    std::vector<Token> keyTokens; // empty: the keys are the queries' tokens
    Input queries, keys, values; // null: tokens, to be embedded; may be the same matrix

    [[nodiscard]] bool isText() const { return queries == nullptr; }
    [[nodiscard]] Index queryCount() const;
    [[nodiscard]] Index keyCount() const;
};

// Errors "no_tokens", "text_too_long", "shape_mismatch", "not_finite" and those of readTensor().
SourceTensors readSourceTensors(const Experiment& experiment, const Files& files);

// Embeds the tokens of a text with `dimension` columns, and adds to every input the position
// vectors of its own rows.
Inputs makeInputs(SourceTensors sourceTensors, const Experiment& experiment, Index dimension,
    const Files& files, std::vector<Notice>& notices);

} // namespace core
