#pragma once

#include "core/settings/settings.h"
#include "ui/document/document.h"

namespace ui {

// What of a trained model can be set: that depends on what it is, which its trace tells.
struct Offered {
    bool alterations = true; // what somebody else computed, or has no heads, can only be left
    bool moments = false; // of its learning are kept
    bool sources = true; // what was taught here reads the texts of its task
    bool reductions = true; // of what its heads compare; a kernel's head compares single numbers
    bool rank = true; // where queries and keys are compared number by number

    bool operator==(const Offered&) const = default;

    [[nodiscard]] bool has(const core::settings::Field& field) const;
};
Offered offeredBy(const Document& document);

} // namespace ui
