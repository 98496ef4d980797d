#pragma once

#include "core/text/normal/aligned_text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

// SentencePiece's normalisation table (precompiled_charsmap): a double array of 32-bit units
// (darts-clone), and the replacement texts that its values point into, each terminated by 0.
// Reproduces the reference library even where it looks wrong: in a group of characters of fewer
// than six bytes the shortest prefix in the table decides for the whole group.
class Charsmap {
public:
    // The bytes of the file: the array's size in bytes, the array, the texts. Error
    // "tokenizer_bad_charsmap".
    explicit Charsmap(std::string_view bytes);

    [[nodiscard]] AlignedText applied(const AlignedText& text) const;

private:
    [[nodiscard]] std::optional<std::string_view> replacement(std::string_view part) const;

    std::vector<std::uint32_t> units;
    std::string texts;
};

} // namespace core
