#pragma once

#include "core/trace.h"

#include <QString>

namespace ui {

// How a head makes its queries, keys and values of its input, as sources of formulas in the colour
// of the role. The same in every view.
struct ProjectionNames {
    const core::Trace& trace;
    core::Index layer = 0;
    core::Index head = 0;
    QString row = {}; // the number of one row, from 1; empty: all of them

    // "X W_Q", "y_3 W_K + b_K": before a rotary position turns it.
    [[nodiscard]] QString product(char16_t role) const; // Q, K or V
    // "Q = X W_Q"; "Q = R(X W_Q)" where it is turned.
    [[nodiscard]] QString whole(char16_t role) const;
    [[nodiscard]] bool turns(char16_t role) const;

private:
    [[nodiscard]] QString letter(char16_t capital) const;
    [[nodiscard]] QString sum(char16_t role) const;
};

} // namespace ui
