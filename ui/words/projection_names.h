#pragma once

#include "core/trace.h"

#include <QString>

namespace ui {

// Formula sources of a head's projections of its input to queries, keys and values, in the colour
// of the role. All views use them.
struct ProjectionNames {
    const core::Trace& trace;
    core::Index layer = 0;
    core::Index head = 0;
    QString row = {}; // one row's number, from 1; empty: all rows

    // "X W_Q", "y_3 W_K + b_K": before the rotation by a rotary position encoding.
    [[nodiscard]] QString product(char16_t role) const; // Q, K or V
    // "Q = X W_Q"; "Q = R(X W_Q)" with rotation.
    [[nodiscard]] QString whole(char16_t role) const;
    [[nodiscard]] bool rotates(char16_t role) const;

private:
    [[nodiscard]] QString letter(char16_t capital) const;
    [[nodiscard]] QString sum(char16_t role) const;
};

} // namespace ui
