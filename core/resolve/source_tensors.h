#pragma once

#include "core/experiment.h"
#include "core/input/files.h"
#include "core/model.h"

#include <string>
#include <vector>

namespace core {

// What a source gives before anything is embedded: tokens, or vectors as they are.
struct SourceTensors {
    std::vector<Token> queryTokens; // for vectors "1", "2", …
    std::vector<Token> keyTokens; // empty: the keys are the queries' tokens
    Input queries, keys, values; // null: the tokens are to be embedded; may be the same matrix

    [[nodiscard]] bool isText() const { return queries == nullptr; }
    [[nodiscard]] Index queryCount() const;
    [[nodiscard]] Index keyCount() const;
};

// Errors "no_tokens", "text_too_long", "shape_mismatch", "not_finite" and those of readTensor().
SourceTensors readSourceTensors(const Experiment& experiment, const Files& files);

// Embeds the tokens of a text at `dimension`, and adds the position vectors to every input by its
// own row.
Inputs makeInputs(SourceTensors sourceTensors, const Experiment& experiment, Index dimension,
    const Files& files, std::vector<Notice>& notices);

} // namespace core
