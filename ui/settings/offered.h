#pragma once

#include "core/settings/settings.h"
#include "ui/document/document.h"

namespace ui {

// Settings that apply to the current trained model.
struct Offered {
    bool interventions = true; // false for imported attention and for models without heads
    bool checkpoints = false; // the training run has several checkpoints
    // False for networks trained with Headlight: their input is a text of the task.
    bool sources = true;
    // rank, heads kept and input rank; not for kernels, which compare single numbers
    bool reductions = true;
    bool rank = true; // for scores that need d_q = d_k

    bool operator==(const Offered&) const = default;

    [[nodiscard]] bool has(const core::settings::Field& field) const;
};
Offered offeredBy(const Document& document);

} // namespace ui
