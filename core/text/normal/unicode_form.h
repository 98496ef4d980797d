#pragma once

#include "core/text/normal/aligned_text.h"

namespace core {

// Unicode's normalisation forms. [UAX 15]
enum class UnicodeForm {
    Composed, // NFC
    Decomposed, // NFD
    CompatibilityComposed, // NFKC
    CompatibilityDecomposed, // NFKD
};

AlignedText inUnicodeForm(UnicodeForm form, const AlignedText& text);

} // namespace core
